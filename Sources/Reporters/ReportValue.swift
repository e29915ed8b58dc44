/// A JSON value, for documents whose shape somebody else has laid down. A member that is `nil` is left out.
indirect enum ReportValue: Encodable {
    case string(String)
    case number(Int)
    case real(Double)
    case bool(Bool)
    case array([ReportValue])
    case object([String: ReportValue?])

    /// The text, or nothing.
    init?(_ text: String?) {
        guard let text else { return nil }
        self = .string(text)
    }

    /// The number, or nothing.
    init?(_ number: Int?) {
        guard let number else { return nil }
        self = .number(number)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .bool(let bool): try container.encode(bool)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members.compactMapValues { $0 })
        }
    }
}

extension ReportValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: ReportValue...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, ReportValue?)...) {
        self = .object(Dictionary(elements) { first, _ in first })
    }
}
