/// Hands parsed values to the `init(from:)` that the compiler writes for a command, property by property.
struct ParsedValueDecoder: Decoder {
    /// By the path of properties that leads to each value: `output.force`.
    var values: [String: Any]
    var path = ""
    /// Takes the names of the properties where those are all that is asked for; no value is read then.
    var names: PropertyNames?

    /// The properties that `init(from:)` of a type asks for, and what they are.
    final class PropertyNames {
        var found: [(name: String, wrapper: Any.Type)] = []
    }

    /// The properties of `type` in the order in which they are decoded.
    static func properties<T: Decodable>(of type: T.Type) -> [(name: String, wrapper: Any.Type)] {
        let names = PropertyNames()
        // A property that is no wrapper ends it with an error; parsing meets the same one and says it.
        _ = try? T(from: ParsedValueDecoder(values: [:], names: names))
        return names.found
    }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(PropertyContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notAnArgument }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw notAnArgument }

    /// The parsed value for a wrapper that is being decoded.
    static func parsed<Value>(from decoder: any Decoder) throws -> Parsed<Value> {
        guard let decoder = decoder as? ParsedValueDecoder else { throw noCommandLine(Value.self) }
        if decoder.names != nil { return .unknown }
        guard let value = decoder.values[decoder.path] as? Value else { throw noCommandLine(Value.self) }
        return .value(value)
    }

    /// Whether `decoder` asks for names only.
    static func asksForNames(_ decoder: any Decoder) -> Bool { (decoder as? ParsedValueDecoder)?.names != nil }

    private static func noCommandLine(_ type: Any.Type) -> DecodingError {
        .valueNotFound(type, .init(codingPath: [], debugDescription: "arguments come from a command line only"))
    }

    fileprivate var notAnArgument: DecodingError {
        .dataCorrupted(
            .init(
                codingPath: [],
                debugDescription:
                    "'\(path)' is no argument; give it a wrapper or leave it out of CodingKeys"
            ))
    }

    private struct PropertyContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: ParsedValueDecoder
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { false }

        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            let value = try T(from: inside(key))
            decoder.names?.found.append((key.stringValue, type))
            return value
        }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
            -> KeyedDecodingContainer<Nested>
        { try inside(key).container(keyedBy: type) }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            throw inside(key).notAnArgument
        }
        func superDecoder() throws -> any Decoder { decoder }
        func superDecoder(forKey key: Key) throws -> any Decoder { inside(key) }

        private func inside(_ key: Key) -> ParsedValueDecoder {
            let name = key.stringValue
            return ParsedValueDecoder(
                values: decoder.values, path: decoder.path.isEmpty ? name : decoder.path + "." + name,
                names: decoder.names)
        }
    }
}
