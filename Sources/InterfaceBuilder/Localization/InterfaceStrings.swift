import SourceText

/// The texts of a document in another language: a `.strings` file that lies beside it, such as `de.lproj/Main.strings`.
///
/// ```swift
/// let strings = try InterfaceStrings(parsing: file)
/// strings.text(of: "BYZ-38-t0r", property: "title")
/// ```
///
/// Keys are an object's id and a property, with a dot between. Written in UTF-8 or, with a byte order mark, in UTF-16.
public struct InterfaceStrings: Sendable {
    /// One text.
    public struct Entry: Sendable, Hashable {
        public let key: String
        public let value: String
        /// Where the key is.
        public let range: SourceRange
        /// The place behind its semicolon.
        public let end: Int

        /// The part of the key before its first dot.
        public var objectID: String { key.firstIndex(of: ".").map { String(key[..<$0]) } ?? key }

        /// The part behind it; `nil` when the key has no dot.
        public var property: String? { key.firstIndex(of: ".").map { String(key[key.index(after: $0)...]) } }
    }

    /// The file, as UTF-8.
    public let source: SourceFile

    /// In the order of the file; a key may stand twice, and the last one counts.
    public let entries: [Entry]
    private let byKey: [String: Int]

    /// Reads `file`. Throws where the text is not one of `key = value;` lines.
    public init(parsing file: SourceFile) throws(Diagnostic) {
        let bytes = file.bytes
        if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
            throw Diagnostic(
                .error, "not-strings", "the file is a property list, not a strings file as people write it", in: file,
                at: SourceRange(at: 0))
        }
        source = Self.decoded(file)
        var scanner = StringsScanner(file: source)
        entries = try scanner.entries()
        byKey = Dictionary(entries.enumerated().map { ($1.key, $0) }) { $1 }
    }

    /// The text with that key; `nil` when there is none.
    public subscript(key: String) -> String? { byKey[key].map { entries[$0].value } }

    /// The text of an object's property.
    public func text(of objectID: String, property: String) -> String? { self["\(objectID).\(property)"] }

    private static func decoded(_ file: SourceFile) -> SourceFile {
        let bytes = file.bytes
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return file }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? first | second << 8 : first << 8 | second
        }
        return SourceFile(path: file.path, text: String(decoding: units, as: UTF16.self))
    }
}

/// Reads the old property list form: `/* comment */ "key" = "value";`.
private struct StringsScanner {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var offset: Int

    init(file: SourceFile) {
        self.file = file
        bytes = file.bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func entries() throws(Diagnostic) -> [InterfaceStrings.Entry] {
        var entries: [InterfaceStrings.Entry] = []
        while true {
            try skipSpace()
            guard offset < bytes.count else { return entries }
            let start = offset
            let key = try text("a key")
            let range = SourceRange(start: start, end: offset)
            try skipSpace()
            // A key without a value stands for itself.
            var value = key
            if take("=") {
                try skipSpace()
                value = try text("a value")
                try skipSpace()
            }
            guard take(";") else { throw problem("a ';' is missing behind the entry '\(key)'") }
            entries.append(.init(key: key, value: value, range: range, end: offset))
        }
    }

    private func problem(_ message: String) -> Diagnostic {
        Diagnostic(.error, "unreadable-strings", message, in: file, at: SourceRange(at: min(offset, bytes.count)))
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private func starts(_ text: StaticString) -> Bool {
        bytes[offset...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func skipSpace() throws(Diagnostic) {
        while offset < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) {
                offset += 1
            } else if starts("//") {
                while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            } else if starts("/*") {
                let start = offset
                offset += 2
                while offset < bytes.count, !starts("*/") { offset += 1 }
                guard offset < bytes.count else {
                    offset = start
                    throw problem("the comment that begins here does not end")
                }
                offset += 2
            } else {
                return
            }
        }
    }

    private mutating func text(_ what: String) throws(Diagnostic) -> String {
        if take("\"") { return try quoted() }
        let start = offset
        while offset < bytes.count, isPlain(bytes[offset]) { offset += 1 }
        guard offset > start else { throw problem("\(what) must stand here, in quotes") }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$")].contains(byte)
        }
    }

    private mutating func quoted() throws(Diagnostic) -> String {
        let start = offset - 1
        var result: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), offset < bytes.count else {
                result.append(byte)
                continue
            }
            let escaped = bytes[offset]
            offset += 1
            switch escaped {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "U"), UInt8(ascii: "u"): result += Array(unicode().utf8)
            default: result.append(escaped)
            }
        }
        offset = start
        throw problem("the text that begins here does not end")
    }

    /// Up to four hexadecimal digits behind `\U`; two such halves make a character beyond the first 65,536.
    private mutating func unicode() -> String {
        var units = [unit()]
        if UTF16.isLeadSurrogate(units[0]), starts("\\U") || starts("\\u") {
            offset += 2
            units.append(unit())
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func unit() -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard offset < bytes.count, let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue else {
                break
            }
            value = value << 4 | UInt16(digit)
            offset += 1
        }
        return value
    }
}
