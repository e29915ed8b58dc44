/// What happened in a run, as a value: the runtime says what was called, asked and answered, and makes no sentences of it.
///
/// ```swift
/// let content = EventContent.call(Call("viewWillAppear", .flag(true)), about: .lifecycle)
/// content.sentence(of: "MenuViewController")  // "MenuViewController.viewWillAppear(true)"
/// ```
public enum EventContent: Hashable, Sendable {
    /// A method of the subject was called, or a question was put to it and answered.
    case call(Call, about: EventKind)
    /// A property was set that decides what is shown: `selectedViewController`.
    case assignment(property: String, value: String)
    /// The root controller of a window was set.
    case rootController(String)
    /// What a script or a person did with the screen.
    case input(Input)
    /// A method of a class was called whose code did not run.
    case standInCall(String)
    /// Animations of one call begin.
    case animation(Animation)
    /// An interactive transition is no longer driven.
    case interactionEnd(InteractionEnd)
    /// What UIKit would write to the console, or what segue notices.
    case warning(String)
    /// What UIKit would raise, or what came to nothing.
    case failure(String)
    /// A class whose code did not run was met, and why it did not.
    case standIn(reason: String)
    /// Something was needed that the runtime does not model.
    case unmodelled(String)

    /// A method, what it is given, and what it answers.
    public struct Call: Hashable, Sendable {
        /// The name without its labels: `viewWillAppear`.
        public let method: String
        /// In their order; empty where events do not show them.
        public let arguments: [Argument]
        /// The answer, where the call is a question.
        public let answer: Value?

        /// A call, with an answer where it is a question.
        public init(_ method: String, _ arguments: [Argument] = [], answer: Value? = nil) {
            self.method = method
            self.arguments = arguments
            self.answer = answer
        }
    }

    /// What a call is given.
    public struct Argument: Hashable, Sendable {
        /// The label; nil for none.
        public let label: String?
        /// The value.
        public let value: Value

        /// An argument.
        public init(_ label: String?, _ value: Value) {
            self.label = label
            self.value = value
        }

        /// Whether something is so, such as `animated`.
        public static func flag(_ value: Bool, _ label: String? = nil) -> Argument { Argument(label, .flag(value)) }
        /// An object by its name; nil is an object, too.
        public static func name(_ value: String?, _ label: String? = nil) -> Argument { Argument(label, .name(value)) }
        /// A text, such as an identifier.
        public static func text(_ value: String, _ label: String? = nil) -> Argument { Argument(label, .text(value)) }
    }

    /// A value as events show it.
    public enum Value: Hashable, Sendable {
        case flag(Bool)
        case number(Double)
        /// An object by its name, or nil.
        case name(String?)
        /// Objects by their names.
        case names([String])
        case text(String)
        case texts([String])
    }

    /// What a script or a person did.
    public enum Input: Hashable, Sendable {
        case tap(String)
        /// A gesture of that kind, over what is under its beginning.
        case gesture(String, over: String)
        /// A swipe on the sheet that the subject is in.
        case sheetSwipe
    }

    /// Animations that begin together.
    public struct Animation: Hashable, Sendable {
        /// What they are: `animation`, or a transition's name.
        public let kind: String
        /// The views, in the order in which they were changed.
        public let views: [String]
        /// In seconds.
        public let duration: Double

        /// Animations of views.
        public init(kind: String, views: [String], duration: Double) {
            self.kind = kind
            self.views = views
            self.duration = duration
        }
    }

    /// How an interactive transition was let go of.
    public struct InteractionEnd: Hashable, Sendable {
        /// Whether what would have come goes again.
        public let isCancelled: Bool
        /// How far it was, from 0 to 1.
        public let progress: Double
        /// Both controllers.
        public let controllers: String

        /// The end of an interaction.
        public init(isCancelled: Bool, progress: Double, controllers: String) {
            self.isCancelled = isCancelled
            self.progress = progress
            self.controllers = controllers
        }
    }

    /// What the event is about.
    public var kind: EventKind {
        switch self {
        case .call(_, let kind): kind
        case .assignment, .rootController: .navigation
        case .input, .standInCall: .action
        case .animation: .animation
        case .interactionEnd: .transition
        case .warning: .warning
        case .failure: .failure
        case .standIn: .standIn
        case .unmodelled: .unmodelled
        }
    }
}

/// What an event is about.
public enum EventKind: String, Hashable, Sendable {
    /// A controller was made, loaded its view, appeared, was released …
    case lifecycle
    /// A segue was asked for, prepared and performed.
    case segue
    /// The search for an unwind's destination and the way there.
    case unwind
    /// A controller was presented or dismissed.
    case presentation
    /// A container changed what it shows.
    case navigation
    /// A transition's objects and their calls.
    case transition
    /// An animation began or ended.
    case animation
    /// An action or a delegate method was called.
    case action
    /// What UIKit would write to the console, and what segue notices.
    case warning
    /// What UIKit would raise, and what came to nothing.
    case failure
    /// A class whose code did not run was met.
    case standIn
    /// Something was needed that the runtime does not model.
    case unmodelled
}
