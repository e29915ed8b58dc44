#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// JSON as this program writes and reads it: keys sorted, so that the same value gives the same bytes.
///
/// Numbers that JSON has no text for, which an app's geometry can hold, are the strings `inf`, `-inf` and `nan`.
///
/// ```swift
/// try JSONText.line(["b": 2, "a": 1])   // {"a":1,"b":2}
/// ```
public enum JSONText {
    /// A value on one line, without a line end. Throws what the value's own `encode(to:)` throws.
    public static func line(_ value: some Encodable) throws -> [UInt8] {
        Array(try encoder([.sortedKeys, .withoutEscapingSlashes]).encode(value))
    }

    /// A value as a document for people and programs: indented by two spaces, with a line end. The value must be made of
    /// texts, numbers, booleans, lists and maps.
    public static func document(_ value: some Encodable) -> String {
        guard let data = try? encoder([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]).encode(value) else {
            preconditionFailure("a report is always JSON")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Reads a value. Throws `DecodingError` where the bytes are no JSON or another value.
    public static func decode<Value: Decodable>(_ type: Value.Type, from bytes: some Sequence<UInt8>) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: Data(bytes))
    }

    private static func encoder(_ format: JSONEncoder.OutputFormatting) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = format
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}
