import SourceText

/// Something that happened at a moment of virtual time.
public struct TranscriptEvent: Sendable, Hashable, Codable {
    /// What an event is about.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A controller's view loads, appears, lays out, disappears; a controller is created or goes away.
        case lifecycle
        /// A controller gains or loses a parent.
        case containment
        /// `shouldPerformSegue`, `prepare(for:)`, `perform()`.
        case segue
        /// The search for an unwind's destination, its action and its hops.
        case unwind
        case presentation
        case navigation
        case tab
        /// The transition pipeline: delegates asked, `animateTransition`, `completeTransition`.
        case transition
        case animation
        /// Interactive transitions: start, update, finish, cancel.
        case interaction
        /// Touches, recognisers, actions sent by controls.
        case touch
        /// A call that the script or the app made, and its return.
        case call
        /// What UIKit would log, and what the runtime noticed itself.
        case warning
        /// What the app printed or logged.
        case log
        case sample
        /// A class whose code did not run was made, called or asked.
        case standIn
        /// The storyboard or the app asked for something that segue does not model.
        case unmodelled

        /// Whether reports show such events without a trace, or count them.
        public var isNotable: Bool {
            switch self {
            case .warning, .log, .standIn, .unmodelled: true
            default: false
            }
        }
    }

    /// The step it happened in, counted from 0.
    public var step: Int
    /// Virtual seconds since the launch.
    public var time: Double
    /// What it is about.
    public var kind: Kind
    /// Who it happened to, by the name reports use: `SecondViewController`.
    public var subject: String?
    /// The event in the notation of traces: `SecondViewController.viewWillAppear(false)`.
    public var text: String
    /// The storyboard's object id of what it is about.
    public var objectID: String?
    /// Where the storyboard or the app's sources have what it is about.
    public var position: SourcePosition?

    /// Makes an event.
    public init(
        step: Int, time: Double, kind: Kind, subject: String? = nil, text: String, objectID: String? = nil,
        position: SourcePosition? = nil
    ) {
        self.step = step
        self.time = time
        self.kind = kind
        self.subject = subject
        self.text = text
        self.objectID = objectID
        self.position = position
    }
}
