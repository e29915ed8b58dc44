/// A type that can be read from one command-line argument.
///
/// Enumerations with string cases need no code:
///
///     enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }
public protocol ExpressibleByArgument {
    /// Reads a value, or answers `nil` when `argument` is none.
    init?(argument: String)
    /// How help shows a default of this value.
    var defaultValueDescription: String { get }
    /// Every value there is, for help and suggestions; empty where they cannot be listed.
    static var allValueStrings: [String] { get }
}

extension ExpressibleByArgument {
    public var defaultValueDescription: String { "\(self)" }
    public static var allValueStrings: [String] { [] }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue == String {
    public init?(argument: String) { self.init(rawValue: argument) }
    public var defaultValueDescription: String { rawValue }
}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
    public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension String: ExpressibleByArgument {
    public init?(argument: String) { self = argument }
}

extension Int: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension Double: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension Bool: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
    public static var allValueStrings: [String] { ["true", "false"] }
}
