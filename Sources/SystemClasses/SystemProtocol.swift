/// A protocol of Apple's or of Swift's that a class of an app can conform to, with what it asks for.
///
/// ```swift
/// SystemProtocol("UITabBarControllerDelegate")?.requirement("tabBarController:shouldSelectViewController:")?.fallback
/// // .value("true")
/// SystemProtocol.isKnown("Codable")   // true
/// ```
public struct SystemProtocol: Sendable, Hashable {
    /// Its name, as in code.
    public let name: String
    /// What it asks for, by selector in the order of the alphabet; none where nothing in segue needs to know.
    public let requirements: [Requirement]

    /// The protocol of that name; `nil` where the tables have none.
    public init?(_ name: String) {
        guard let known = ProtocolTable.standard.protocols[name] else { return nil }
        self = known
    }

    init(name: String, requirements: [Requirement]) {
        self.name = name
        self.requirements = requirements
    }

    /// Whether the tables have a protocol of that name.
    public static func isKnown(_ name: String) -> Bool { ProtocolTable.names.contains(name) }

    /// Whether a name at the place of a superclass is that of a protocol, where the sources do not declare it: one of
    /// the tables, or one that is named as protocols are.
    public static func mayBeProtocol(_ name: String) -> Bool {
        isKnown(name)
            || ["Delegate", "DataSource", "Protocol", "Transitioning", "Convertible"].contains(where: name.hasSuffix)
    }

    /// The requirement with that selector.
    public func requirement(_ selector: String) -> Requirement? { requirements.first { $0.selector == selector } }

    /// A method or property that a protocol asks for.
    public struct Requirement: Sendable, Hashable {
        /// The declaration in Swift, without `optional`.
        public let declaration: String
        /// The selector of the method, or of the property's getter.
        public let selector: String
        /// What happens where an object has none.
        public let fallback: Fallback

        /// Whether it is a method, not a property.
        public var isMethod: Bool { declaration.hasPrefix("func ") }

        /// The name in Swift with its argument labels: `tabBarController(_:shouldSelect:)`.
        public var swiftName: String { SwiftName.name(of: declaration) }
    }

    /// What the system does where a requirement is not met.
    public enum Fallback: Sendable, Hashable {
        /// The compiler sees to it that it is met, and the system takes it for granted.
        case required
        /// Nothing: a message is not sent.
        case nothing
        /// As if the answer were this: `true`, `false`, `nil` or a number.
        case value(String)
        /// Something that depends on other things, in words.
        case described(String)
        /// It could not be established.
        case unknown
    }
}
