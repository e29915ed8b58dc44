/// Arguments that several commands share, declared once as ``ParsableArguments``.
///
///     @OptionGroup(title: "Output options") var output: OutputOptions
@propertyWrapper
public struct OptionGroup<Value> {
    // A requirement here would have the runtime look it up for each group: over all conformances of the executable.
    var parsed: Parsed<Value>

    /// The parsed group; reading it before parsing is a programming error.
    public var wrappedValue: Value {
        get { parsed.value }
        set { parsed = .value(newValue) }
    }

    /// A group; with a `title` help lists it in a section of its own.
    public init(title: String = "") where Value: ParsableArguments {
        parsed = .unknown
        DefinitionCollector.add(Self.self) { property in
            Value.argumentDefinitions.map { definition in
                var definition = definition
                definition.property = "\(property).\(definition.property)"
                if !title.isEmpty { definition.section = title }
                return definition
            }
        }
    }

}

extension OptionGroup: Decodable where Value: ParsableArguments {
    public init(from decoder: any Decoder) throws {
        if ParsedValueDecoder.asksForNames(decoder) {
            parsed = .unknown
            return
        }
        var value = try Value(from: decoder)
        try value.validate()
        parsed = .value(value)
    }
}
