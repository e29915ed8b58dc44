/// Help for one argument; a string literal is its abstract.
public struct ArgumentHelp: Sendable, ExpressibleByStringInterpolation {
    /// One sentence, shown beside the name.
    public var abstract: String
    /// Further sentences, shown below it.
    public var discussion: String
    /// The word between angle brackets; by default made from the property's name.
    public var valueName: String?
    /// Whether help lists the argument.
    public var visibility: ArgumentVisibility

    /// Creates help from its parts.
    public init(
        _ abstract: String = "", discussion: String = "", valueName: String? = nil,
        visibility: ArgumentVisibility = .default
    ) {
        self.abstract = abstract
        self.discussion = discussion
        self.valueName = valueName
        self.visibility = visibility
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// An argument that works but is not listed.
    public static var hidden: ArgumentHelp { ArgumentHelp(visibility: .hidden) }
}

/// Whether help lists an argument.
public enum ArgumentVisibility: Sendable {
    case `default`
    case hidden
}
