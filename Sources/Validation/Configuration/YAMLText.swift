/// Texts as YAML has them.
enum YAMLText {
    /// Plain where nothing in it means anything to YAML, else in double quotes.
    static func scalar(_ text: String) -> String {
        isPlain(text) ? text : quoted(text)
    }

    static func list(_ texts: [String]) -> String { "[\(texts.map(scalar).joined(separator: ", "))]" }

    private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, first.isASCII,
            !text.hasSuffix(" "), !words.contains(text.lowercased())
        else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789 _-./*".unicodeScalars.contains($0))
        }
    }

    /// A JSON text of characters that YAML takes as they are.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
