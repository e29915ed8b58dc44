/// Arguments that several commands share, declared once as ``ParsableArguments``.
///
///     @OptionGroup(title: "Output options") var output: OutputOptions
@propertyWrapper
public struct OptionGroup<Value: ParsableArguments>: Decodable, ArgumentSource {
    var parsed: Parsed<Value>

    /// The parsed group; reading it before parsing is a programming error.
    public var wrappedValue: Value {
        get { parsed.value }
        set { parsed = .value(newValue) }
    }

    /// A group; with a `title` help lists it in a section of its own.
    public init(title: String = "") {
        parsed = .definition { property in
            Value.argumentDefinitions.map { definition in
                var definition = definition
                definition.property.insert(property, at: 0)
                if !title.isEmpty { definition.section = title }
                return definition
            }
        }
    }

    public init(from decoder: any Decoder) throws {
        var value = try Value(from: decoder)
        try value.validate()
        parsed = .value(value)
    }

    func definitions(forProperty property: String) -> [ArgumentDefinition] {
        parsed.definitions(forProperty: property)
    }
}
