/// How an option with an array takes its values.
public enum ArrayParsingStrategy: Sendable {
    /// One value for each occurrence: `--include a --include b`.
    case singleValue
    /// Everything up to the next option: `--include a b`.
    case upToNextOption
}

/// An option with a value: `--name value` or `--name=value`.
///
///     @Option(help: "The shape of the output.") var format = Format.text     // with a default
///     @Option(name: .shortAndLong) var output: String?                       // may be left out
///     @Option var include: [String] = []                                     // may be repeated
@propertyWrapper
public struct Option<Value>: Decodable {
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

    // Property wrappers find a no-argument initialiser only in the type's own body; being unavailable, this one makes the
    // compiler look on and take the constrained one below.
    @available(*, unavailable, message: "give a default value, or a type that is ExpressibleByArgument")
    public init() { preconditionFailure("unavailable") }

    private init(_ make: @escaping (String) -> ArgumentDefinition) {
        parsed = .unknown
        DefinitionCollector.add(Self.self) { [make($0)] }
    }

    private static var once: ArgumentDefinition.Shape { .option(takesUpToNextOption: false) }

    /// An option that may be left out.
    public init<Wrapped: ExpressibleByArgument>(name: NameSpecification = .long, help: ArgumentHelp? = nil)
    where Value == Wrapped? {
        self.init(name: name, help: help, reader: ValueReader<Wrapped>())
    }

    /// An option that may be left out, also spelled with `= nil`.
    public init<Wrapped: ExpressibleByArgument>(
        wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long, help: ArgumentHelp? = nil
    ) where Value == Wrapped? {
        self.init(name: name, help: help)
    }

    /// An option that may be left out, read by a function of your own; an error it throws is shown as the reason.
    public init<Wrapped>(
        name: NameSpecification = .long, help: ArgumentHelp? = nil, transform: @escaping (String) throws -> Wrapped
    ) where Value == Wrapped? {
        self.init(name: name, help: help, reader: ValueReader(transform: transform))
    }

    private init<Wrapped>(name: NameSpecification, help: ArgumentHelp?, reader: ValueReader<Wrapped>)
    where Value == Wrapped? {
        self.init {
            .single(
                $0, Self.once, names: name.names(forProperty: $0), help: help, reader: reader,
                initial: Wrapped?.none as Any, isRequired: false)
        }
    }

    /// An option that may be repeated.
    public init<Element: ExpressibleByArgument>(
        wrappedValue: [Element], name: NameSpecification = .long, parsing: ArrayParsingStrategy = .singleValue,
        help: ArgumentHelp? = nil
    ) where Value == [Element] {
        self.init {
            .repeating(
                $0, .option(takesUpToNextOption: parsing == .upToNextOption), names: name.names(forProperty: $0),
                help: help, reader: ValueReader<Element>(), initial: wrappedValue)
        }
    }
}

extension Option where Value: ExpressibleByArgument {
    /// A required option.
    public init(name: NameSpecification = .long, help: ArgumentHelp? = nil) {
        self.init {
            .single(
                $0, Self.once, names: name.names(forProperty: $0), help: help, reader: ValueReader<Value>(),
                initial: nil, isRequired: true)
        }
    }

    /// An option with a default.
    public init(wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil) {
        self.init {
            .single(
                $0, Self.once, names: name.names(forProperty: $0), help: help, reader: ValueReader<Value>(),
                initial: wrappedValue, initialDescription: wrappedValue.defaultValueDescription, isRequired: false)
        }
    }
}
