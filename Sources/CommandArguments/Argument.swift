/// A positional argument.
///
///     @Argument(help: "The file to read.") var file: String          // required
///     @Argument(help: "Where to start.") var first = 1               // optional, with a default
///     @Argument(help: "More files.") var others: [String] = []       // takes the rest
@propertyWrapper
public struct Argument<Value>: Decodable {
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

    /// A required argument read by a function of your own; an error it throws is shown as the reason.
    public init(help: ArgumentHelp? = nil, transform: @escaping (String) throws -> Value) {
        let reader = ValueReader(transform: transform)
        self.init { .single($0, .positional, help: help, reader: reader, initial: nil, isRequired: true) }
    }

    /// An argument that may be left out.
    public init<Wrapped: ExpressibleByArgument>(help: ArgumentHelp? = nil) where Value == Wrapped? {
        self.init {
            .single(
                $0, .positional, help: help, reader: ValueReader<Wrapped>(), initial: Wrapped?.none as Any,
                isRequired: false)
        }
    }

    /// An argument that may be left out, also spelled with `= nil`.
    public init<Wrapped: ExpressibleByArgument>(wrappedValue: _OptionalNilComparisonType, help: ArgumentHelp? = nil)
    where Value == Wrapped? {
        self.init(help: help)
    }

    /// At least one value; takes all that are left.
    public init<Element: ExpressibleByArgument>(help: ArgumentHelp? = nil) where Value == [Element] {
        self.init { .repeating($0, .positional, help: help, reader: ValueReader<Element>(), initial: nil) }
    }

    /// Any number of values, with a default.
    public init<Element: ExpressibleByArgument>(wrappedValue: [Element], help: ArgumentHelp? = nil)
    where Value == [Element] {
        self.init { .repeating($0, .positional, help: help, reader: ValueReader<Element>(), initial: wrappedValue) }
    }
}

extension Argument where Value: ExpressibleByArgument {
    /// A required argument.
    public init(help: ArgumentHelp? = nil) {
        self.init { .single($0, .positional, help: help, reader: ValueReader<Value>(), initial: nil, isRequired: true) }
    }

    /// An argument with a default.
    public init(wrappedValue: Value, help: ArgumentHelp? = nil) {
        self.init {
            .single(
                $0, .positional, help: help, reader: ValueReader<Value>(), initial: wrappedValue,
                initialDescription: wrappedValue.defaultValueDescription, isRequired: false)
        }
    }
}
