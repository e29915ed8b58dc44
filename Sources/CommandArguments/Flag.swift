/// How the negative of a Boolean flag is spelled.
public enum FlagInversion: Sendable {
    /// `--color` and `--no-color`.
    case prefixedNo
    /// `--enable-color` and `--disable-color`.
    case prefixedEnableDisable
}

/// An enumeration whose cases are flags of their own: `--debug`, `--release`.
public protocol EnumerableFlag: CaseIterable, Equatable {
    /// The names of one case; by default its own name in kebab case.
    static func name(for value: Self) -> NameSpecification
    /// The help of one case.
    static func help(for value: Self) -> ArgumentHelp?
}

extension EnumerableFlag {
    public static func name(for value: Self) -> NameSpecification { .long }
    public static func help(for value: Self) -> ArgumentHelp? { nil }
}

/// An option without a value.
///
///     @Flag(help: "Print less.") var quiet = false
///     @Flag(inversion: .prefixedNo) var color = true
///     @Flag(name: .shortAndLong) var verbose: Int          // counts: -vv is 2
@propertyWrapper
public struct Flag<Value>: Decodable {
    var parsed: Parsed<Value>

    /// The parsed value; reading it before parsing is a programming error.
    public var wrappedValue: Value {
        get { parsed.value }
        set { parsed = .value(newValue) }
    }

    /// Takes the value the parser found; decodes from nothing else.
    public init(from decoder: any Decoder) throws {
        parsed = try ParsedValueDecoder.parsed(from: decoder)
    }

    private init(_ make: @escaping (_ property: String) -> [ArgumentDefinition]) {
        parsed = .unknown
        DefinitionCollector.add(Self.self, make)
    }

    private static func definition(
        _ property: String, names: [String], help: ArgumentHelp?, initial: Value?,
        fold: @escaping (_ name: String, _ soFar: Value?) -> Value
    ) -> ArgumentDefinition {
        ArgumentDefinition(
            property: property, shape: .flag, names: names, help: help ?? ArgumentHelp(), valueName: "",
            isRequired: initial == nil, isRepeating: false, initial: initial, initialDescription: nil, allValues: [],
            fold: { name, soFar in fold(name, soFar as? Value) })
    }
}

extension Flag where Value == Bool {
    /// A flag that turns something on, or off where the default is true.
    public init(wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp? = nil) {
        self.init { property in
            [
                Self.definition(
                    property, names: name.names(forProperty: property), help: help, initial: wrappedValue,
                    fold: { _, _ in !wrappedValue })
            ]
        }
    }

    /// A pair of flags that turn something on and off; the last one given wins.
    public init(
        wrappedValue: Bool, name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp? = nil
    ) {
        self.init { property in
            let plain = name.names(forProperty: property)
            let stems = plain.filter { $0.hasPrefix("--") }.map { $0.dropFirst(2) }
            let (on, off) =
                switch inversion {
                case .prefixedNo: (plain, stems.map { "--no-\($0)" })
                case .prefixedEnableDisable: (stems.map { "--enable-\($0)" }, stems.map { "--disable-\($0)" })
                }
            return [
                Self.definition(
                    property, names: on + off, help: help, initial: wrappedValue, fold: { name, _ in on.contains(name) }
                )
            ]
        }
    }
}

extension Flag where Value == Int {
    /// A flag that counts how often it is given.
    public init(name: NameSpecification = .long, help: ArgumentHelp? = nil) {
        self.init { property in
            [
                Self.definition(
                    property, names: name.names(forProperty: property), help: help, initial: 0,
                    fold: { _, soFar in (soFar ?? 0) + 1 })
            ]
        }
    }
}

extension Flag where Value: EnumerableFlag {
    /// One flag for each case; the last one given wins.
    public init(wrappedValue: Value, help: ArgumentHelp? = nil) {
        self.init { property in
            Value.allCases.map { value in
                Self.definition(
                    property, names: Value.name(for: value).names(forProperty: "\(value)"),
                    help: Value.help(for: value) ?? help, initial: wrappedValue, fold: { _, _ in value })
            }
        }
    }
}
