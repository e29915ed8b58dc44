/// A word, a mark or a string of an Objective-C file; comments, characters and spaces are left out.
struct ObjectiveCToken: Hashable {
    enum Kind: Hashable {
        case word, mark, string
    }

    var kind: Kind
    /// The text; of a string its contents as written.
    var text: String
    /// Where it begins, in bytes; of a string at its quote.
    var offset: Int
    /// Where it ends; of a string behind its closing quote.
    var end: Int
    /// Which preprocessor line it is part of, counted from 0; `nil` for code.
    var directive: Int?

    /// Cuts a file into tokens.
    static func tokens(of bytes: [UInt8]) -> [ObjectiveCToken] {
        var tokens: [ObjectiveCToken] = []
        var position = 0
        var directives = 0
        var directive: Int?
        var isLineStart = true
        func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }
        func add(_ kind: Kind, _ range: Range<Int>, end: Int? = nil, offset: Int? = nil) {
            tokens.append(
                ObjectiveCToken(
                    kind: kind, text: String(decoding: bytes[range], as: UTF8.self), offset: offset ?? range.lowerBound,
                    end: end ?? range.upperBound, directive: directive))
        }
        while position < bytes.count {
            let start = position
            let current = bytes[position]
            if current == UInt8(ascii: "\n") {
                // A backslash at its end continues a preprocessor line.
                let last = byte(position - 1) == UInt8(ascii: "\r") ? position - 2 : position - 1
                if last < 0 || bytes[last] != UInt8(ascii: "\\") { directive = nil }
                isLineStart = true
            } else if current == UInt8(ascii: "#"), isLineStart, directive == nil {
                directive = directives
                directives += 1
            }
            if current > 32 { isLineStart = false }
            switch current {
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
                position += 2
                while position < bytes.count,
                    !(bytes[position] == UInt8(ascii: "*") && byte(position + 1) == UInt8(ascii: "/"))
                {
                    position += 1
                }
                position = min(position + 2, bytes.count)
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                position += 1
                while position < bytes.count, bytes[position] != current, bytes[position] != UInt8(ascii: "\n") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                position = min(position, bytes.count)
                if current == UInt8(ascii: "\"") {
                    // The `@` before a literal says no more than the quotes do.
                    if tokens.last?.text == "@", tokens.last?.offset == start - 1 { tokens.removeLast() }
                    let end = byte(position) == current ? position + 1 : position
                    add(.string, start + 1..<position, end: end, offset: start)
                }
                // A line break ends a literal that is not closed, and maybe a preprocessor line.
                if byte(position) == current { position += 1 }
            case _ where isWord(current):
                while position < bytes.count, isWord(bytes[position]) { position += 1 }
                add(.word, start..<position)
            default:
                position += 1
                if current > 32 { add(.mark, start..<position) }
            }
        }
        return tokens
    }

    /// The tokens of the code alone: without preprocessor lines, and without what stands between `#if 0` and its end.
    static func code(_ tokens: [ObjectiveCToken]) -> [ObjectiveCToken] {
        var code: [ObjectiveCToken] = []
        var depth = 0
        var position = 0
        while position < tokens.count {
            guard let directive = tokens[position].directive else {
                if depth == 0 { code.append(tokens[position]) }
                position += 1
                continue
            }
            let start = position
            while position < tokens.count, tokens[position].directive == directive { position += 1 }
            let words = tokens[start..<position].dropFirst().map(\.text)
            switch words.first {
            case "if", "ifdef", "ifndef": if depth > 0 || words == ["if", "0"] { depth += 1 }
            case "else", "elif": if depth == 1 { depth = 0 }
            case "endif": depth = max(depth - 1, 0)
            default: break
            }
        }
        return code
    }

    /// The text that a string stands for; `nil` when it has escapes that say more than one character.
    var value: String? {
        guard kind == .string else { return nil }
        guard text.contains("\\") else { return text }
        var value = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\\" else {
                value.append(character)
                continue
            }
            guard let escaped = rest.popFirst(), let plain = Self.escapes[escaped] else { return nil }
            value.append(plain)
        }
        return value
    }

    private static let escapes: [Character: Character] = [
        "\\": "\\", "\"": "\"", "'": "'", "?": "?", "n": "\n", "r": "\r", "t": "\t",
    ]

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
