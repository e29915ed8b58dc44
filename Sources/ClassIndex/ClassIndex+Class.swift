import SourceText

extension ClassIndex {
    /// A class the sources declare, or a class from elsewhere which they extend.
    public struct Class: Sendable, Hashable, Codable {
        /// The name within its module, with the types around it: `Outer.Inner`.
        public var name: String
        /// The name `@objc(…)` gives it, by which it is found without a module.
        public var runtimeName: String?
        /// The language it is declared in.
        public var language: Language
        /// Whether it is declared elsewhere and the sources merely extend it, as `UIView`.
        public var isForeign: Bool
        /// Whether it, or a type around it, has generic parameters; such a class cannot be named in a storyboard.
        public var isGeneric: Bool
        /// Whether the sources declare several classes of this name, as those of several apps may: it has the members of
        /// all.
        public var isRepeated = false
        /// Who may use it.
        public var access: Access
        /// The superclass as written, when there is one.
        public var superclass: String?
        /// The protocols it conforms to, as written.
        public var conformances: [String]
        /// Where its name stands; for a foreign class where it is first extended.
        public var position: SourcePosition
        /// Properties marked `@IBOutlet`.
        public var outlets: [Property]
        /// Other properties that can be set by name: `@IBInspectable` and `@objc`.
        public var attributes: [Property]
        /// Actions, segue actions and other methods reachable by selector.
        public var methods: [Method]
        /// Its own initialisers, designated and convenience ones.
        public var initializers: [Initializer]
        /// What it overrides, in Swift's notation: `viewDidLoad()`, `prepare(for:sender:)`, `layerClass`.
        public var overrides: [String]
        /// Storyboard identifiers its code mentions.
        public var uses: [IdentifierUse]

        /// Makes a class; what is not given is empty.
        public init(
            name: String, runtimeName: String? = nil, language: Language = .swift, isForeign: Bool = false,
            isGeneric: Bool = false, access: Access = .internal, superclass: String? = nil,
            conformances: [String] = [], position: SourcePosition, outlets: [Property] = [],
            attributes: [Property] = [], methods: [Method] = [], initializers: [Initializer] = [],
            overrides: [String] = [], uses: [IdentifierUse] = []
        ) {
            self.name = name
            self.runtimeName = runtimeName
            self.language = language
            self.isForeign = isForeign
            self.isGeneric = isGeneric
            self.access = access
            self.superclass = superclass
            self.conformances = conformances
            self.position = position
            self.outlets = outlets
            self.attributes = attributes
            self.methods = methods
            self.initializers = initializers
            self.overrides = overrides
            self.uses = uses
        }
    }

    /// A property that can be set by name.
    public struct Property: Sendable, Hashable, Codable {
        /// The name by which it is set: that of `@objc(…)` where there is one.
        public var name: String
        /// The name in Swift.
        public var swiftName: String
        /// The type as written, if it is.
        public var type: String?
        /// Whether values may be assigned to it.
        public var isSettable: Bool
        /// Whether it is marked `@IBInspectable`.
        public var isInspectable: Bool
        /// Who may use it.
        public var access: Access
        /// Where its name stands.
        public var position: SourcePosition

        /// Whether it holds several objects, as an outlet collection does.
        public var isCollection: Bool { type?.hasPrefix("[") == true || type?.hasPrefix("Array<") == true }

        /// Makes a property; its Swift name is its name unless another is given.
        public init(
            name: String, swiftName: String? = nil, type: String?, isSettable: Bool = true, isInspectable: Bool = false,
            access: Access = .internal, position: SourcePosition
        ) {
            self.name = name
            self.swiftName = swiftName ?? name
            self.type = type
            self.isSettable = isSettable
            self.isInspectable = isInspectable
            self.access = access
            self.position = position
        }
    }

    /// A method that can be called by selector.
    public struct Method: Sendable, Hashable, Codable {
        /// Why it can be called by selector.
        public enum Kind: String, Sendable, Hashable, Codable {
            /// `@IBAction`, also an unwind action.
            case action
            /// `@IBSegueAction`.
            case segueAction
            /// `@objc`, or by `@objcMembers`.
            case method
        }

        /// Why it can be called by selector.
        public var kind: Kind
        /// The Objective-C selector: `showSecond:`.
        public var selector: String
        /// The name in Swift with its argument labels: `showSecond(_:)`.
        public var swiftName: String
        /// Its parameters in order.
        public var parameters: [Parameter]
        /// The type it returns as written; `nil` for none.
        public var result: String?
        /// Whether it is a method of the class itself.
        public var isStatic: Bool
        /// Whether it throws.
        public var isThrowing: Bool
        /// Whether it is asynchronous.
        public var isAsync: Bool
        /// Who may call it.
        public var access: Access
        /// Where its name stands.
        public var position: SourcePosition

        /// Whether it is an action that takes the segue alone, as an unwind action does (R40).
        public var isUnwindAction: Bool {
            guard kind == .action, parameters.count == 1, let type = parameters.first?.type else { return false }
            return type.drop(while: { $0 == "_" || $0 == " " }).hasPrefix("UIStoryboardSegue")
        }

        /// Makes a method.
        public init(
            kind: Kind, selector: String, swiftName: String, parameters: [Parameter] = [], result: String? = nil,
            isStatic: Bool = false, isThrowing: Bool = false, isAsync: Bool = false, access: Access = .internal,
            position: SourcePosition
        ) {
            self.kind = kind
            self.selector = selector
            self.swiftName = swiftName
            self.parameters = parameters
            self.result = result
            self.isStatic = isStatic
            self.isThrowing = isThrowing
            self.isAsync = isAsync
            self.access = access
            self.position = position
        }
    }

    /// A parameter of a method or initialiser.
    public struct Parameter: Sendable, Hashable, Codable {
        /// The argument label; `nil` for `_`.
        public var label: String?
        /// The type as written.
        public var type: String
        /// Whether a call may leave it out.
        public var hasDefault: Bool

        /// Makes a parameter.
        public init(label: String?, type: String, hasDefault: Bool = false) {
            self.label = label
            self.type = type
            self.hasDefault = hasDefault
        }
    }

    /// An initialiser.
    public struct Initializer: Sendable, Hashable, Codable {
        /// The name in Swift: `init(coder:)`.
        public var swiftName: String
        /// Its parameters in order.
        public var parameters: [Parameter]
        /// Whether it is a convenience initialiser.
        public var isConvenience: Bool
        /// Whether `@available(*, unavailable)` forbids calling it.
        public var isUnavailable: Bool
        /// Who may call it.
        public var access: Access
        /// The call that ends the app whenever it runs, such as that of `fatalError`; `nil` for none.
        public var fatalCall: Place?

        /// Makes an initialiser.
        public init(
            swiftName: String, parameters: [Parameter], isConvenience: Bool = false, isUnavailable: Bool = false,
            access: Access = .internal, fatalCall: Place? = nil
        ) {
            self.swiftName = swiftName
            self.parameters = parameters
            self.isConvenience = isConvenience
            self.isUnavailable = isUnavailable
            self.access = access
            self.fatalCall = fatalCall
        }
    }
}
