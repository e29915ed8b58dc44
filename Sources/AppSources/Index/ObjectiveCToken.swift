/// A word, a mark or a string of an Objective-C file; comments, characters and spaces are left out.
struct ObjectiveCToken: Hashable {
    enum Kind: Hashable {
        case word, mark, string
    }

    var kind: Kind
    /// The text; of a string its contents as written.
    var text: String
    /// Where it begins, in bytes.
    var offset: Int

    /// Cuts a file into tokens.
    static func tokens(of bytes: [UInt8]) -> [ObjectiveCToken] {
        var tokens: [ObjectiveCToken] = []
        var position = 0
        func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        while position < bytes.count {
            let start = position
            let current = bytes[position]
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
                    tokens.append(ObjectiveCToken(kind: .string, text: text(start + 1..<position), offset: start))
                }
                position = min(position + 1, bytes.count)
            case _ where isWord(current):
                while position < bytes.count, isWord(bytes[position]) { position += 1 }
                tokens.append(ObjectiveCToken(kind: .word, text: text(start..<position), offset: start))
            default:
                position += 1
                if current > 32 {
                    tokens.append(ObjectiveCToken(kind: .mark, text: text(start..<position), offset: start))
                }
            }
        }
        return tokens
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
