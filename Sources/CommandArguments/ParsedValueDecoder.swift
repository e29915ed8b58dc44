/// Hands parsed values to the `init(from:)` that the compiler writes for a command, property by property.
struct ParsedValueDecoder: Decoder {
    /// By the path of properties that leads to each value.
    var values: [[String]: Any]
    var path: [String] = []

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(PropertyContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notAnArgument }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw notAnArgument }

    /// The parsed value for a wrapper that is being decoded.
    static func value<Value>(from decoder: any Decoder) throws -> Value {
        guard let decoder = decoder as? ParsedValueDecoder, let value = decoder.values[decoder.path] as? Value else {
            throw DecodingError.valueNotFound(
                Value.self, .init(codingPath: [], debugDescription: "arguments come from a command line only"))
        }
        return value
    }

    fileprivate var notAnArgument: DecodingError {
        .dataCorrupted(
            .init(
                codingPath: [],
                debugDescription:
                    "'\(path.joined(separator: "."))' is no argument; give it a wrapper or leave it out of CodingKeys"
            ))
    }

    private struct PropertyContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: ParsedValueDecoder
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { false }

        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            try T(from: inside(key))
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
            ParsedValueDecoder(values: decoder.values, path: decoder.path + [key.stringValue])
        }
    }
}
