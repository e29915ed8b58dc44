/// Moves through the bytes of a Swift file, over comments and strings.
///
/// It is what scans share that must not call themselves for each bracket, or that must be faster than a parser.
struct CodeCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// How a string is written.
    struct StringKind {
        /// How many number signs are around it.
        let signs: Int
        let isMultiline: Bool
    }

    /// Where the passing of a string ended.
    enum StringEnd {
        /// Behind its last quote.
        case closed
        /// Behind the opening parenthesis of an interpolation, which is code.
        case interpolation
        /// At the end of a line, or of the file, that comes too early.
        case unterminated
    }

    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// Passes over the rest of the line.
    mutating func skipLine() {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    }

    /// Passes over a comment that begins here. Comments nest, which is counted and not called.
    mutating func skipComment() {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// The string that begins here, its opening quotes passed; `nil` when none does, and nothing is passed.
    mutating func stringStart() -> StringKind? {
        var end = position
        while byte(end) == UInt8(ascii: "#") { end += 1 }
        let signs = end - position
        guard byte(end) == UInt8(ascii: "\"") else { return nil }
        let isMultiline = byte(end + 1) == UInt8(ascii: "\"") && byte(end + 2) == UInt8(ascii: "\"")
        position = end + (isMultiline ? 3 : 1)
        return StringKind(signs: signs, isMultiline: isMultiline)
    }

    /// Passes over a string up to its end, or to an interpolation.
    mutating func skipString(_ kind: StringKind) -> StringEnd {
        while position < bytes.count {
            switch bytes[position] {
            case 0x0A where !kind.isMultiline: return .unterminated
            case UInt8(ascii: "\\"):
                position += 1
                guard signs(kind.signs) else { continue }
                if byte(position) == UInt8(ascii: "(") {
                    position += 1
                    return .interpolation
                }
                // What is escaped is no quote; a line break still ends the string.
                if byte(position) != 0x0A { position += 1 }
            case UInt8(ascii: "\""):
                position += 1
                if kind.isMultiline {
                    guard byte(position) == UInt8(ascii: "\""), byte(position + 1) == UInt8(ascii: "\"") else {
                        continue
                    }
                    position += 2
                }
                if signs(kind.signs) { return .closed }
            default: position += 1
            }
        }
        return .unterminated
    }

    /// Passes over as many number signs as that, if they are here.
    private mutating func signs(_ count: Int) -> Bool {
        for index in 0..<count where byte(position + index) != UInt8(ascii: "#") { return false }
        position += count
        return true
    }

    /// Whether that word stands at an offset.
    func word(_ text: StaticString, at offset: Int) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where byte(offset + index) != text.utf8Start[index] { return false }
        return !Self.isNamePart(byte(offset + text.utf8CodeUnitCount))
    }

    /// Whether names may hold it; bytes of other characters than ASCII's count as such.
    static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Whether an operand may end with it.
    static func endsOperand(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "`"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""): true
        default: isNamePart(byte)
        }
    }
}
