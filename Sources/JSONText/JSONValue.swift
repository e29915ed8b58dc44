/// Any JSON value, for documents whose form somebody else has defined.
///
/// ```swift
/// let place: JSONValue = ["line": 3, "column": .init(column)]   // without "column" where that is nil
/// ```
public enum JSONValue: Codable, Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The text; `nil` where there is none.
    public init?(_ text: String?) {
        guard let text else { return nil }
        self = .string(text)
    }

    /// The number; `nil` where there is none.
    public init?(_ number: Int?) {
        guard let number else { return nil }
        self = .integer(number)
    }

    /// An object of the members that there are.
    public init(members: [String: JSONValue?]) { self = .object(members.compactMapValues { $0 }) }

    /// The value of a text in JSON; `nil` where it is none.
    public init?(parsing text: some Collection<UInt8>) {
        guard let value = try? JSONText.decode(JSONValue.self, from: text) else { return nil }
        self = value
    }

    /// The value on one line.
    public var line: String {
        // Everything that was parsed or is made here can be written.
        (try? JSONText.line(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }

    /// A member of an object; `nil` where the value is none or has no such member.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// The text, where the value is one.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// An object of the members that are not `nil`.
    public init(dictionaryLiteral elements: (String, JSONValue?)...) {
        self.init(members: Dictionary(elements) { first, _ in first })
    }
}
