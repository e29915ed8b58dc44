import SourceText

/// Looks around in text that is not well-formed, to describe a failure. It promises nothing but to end.
struct MarkupSearch {
    let file: SourceFile
    private var bytes: [UInt8] { file.bytes }

    init(_ file: SourceFile) { self.file = file }

    /// A construct that the file's end cuts off.
    struct Unfinished {
        let start: Int
        let what: String
    }

    func contains(_ text: StaticString) -> Bool {
        bytes.indices.contains { matches(text, at: $0) }
    }

    /// `<name>` with the id or key that tells it from its neighbours.
    func described(_ start: Int) -> String {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return "the markup" }
        let end = bytes[start...].prefix(2_000).firstIndex(of: UInt8(ascii: ">")) ?? min(start + 2_000, bytes.count)
        let tag = file.text(in: SourceRange(start: start, end: end))
        let name = shortened(String(tag.dropFirst().prefix { !$0.isWhitespace && $0 != "/" }))
        for attribute in ["id", "sceneID", "key"] {
            for quote in ["\"", "'"] {
                guard let found = tag.firstRange(of: " \(attribute)=\(quote)") else { continue }
                let value = tag[found.upperBound...].prefix { String($0) != quote }
                return "<\(name) \(attribute)=\"\(shortened(String(value)))\">"
            }
        }
        return "<\(name)>"
    }

    /// The tag that begins at or after `position` and before `offset`, the last one if there are several.
    func openTag(from position: Int, before offset: Int) -> Int? {
        guard position <= offset, position < bytes.count else { return nil }
        return bytes[position..<min(offset, bytes.count)].lastIndex(of: UInt8(ascii: "<"))
    }

    /// The tag, comment, instruction or CDATA section behind `position` that never ends.
    func unfinished(from position: Int) -> Unfinished? {
        var offset = position
        while let start = bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: "<")) {
            let (what, terminator): (String, StaticString) =
                if matches("<!--", at: start) {
                    ("a comment", "-->")
                } else if matches("<![CDATA[", at: start) {
                    ("a CDATA section", "]]>")
                } else if matches("<?", at: start) {
                    ("a processing instruction", "?>")
                } else {
                    ("the tag \(cutTag(start))", ">")
                }
            guard let end = bytes.indices[start...].first(where: { matches(terminator, at: $0) }) else {
                return Unfinished(start: start, what: what)
            }
            offset = end + 1
        }
        return nil
    }

    private func cutTag(_ start: Int) -> String {
        let name = bytes[(start + 1)...].prefix { !isXMLSpace($0) && $0 != UInt8(ascii: ">") }
        return "'<\(shortened(String(decoding: name.prefix(200), as: UTF8.self)))'"
    }

    /// Where the attribute `name` stands for the second time in the tag that begins at `start`.
    func secondAttribute(_ name: String, inTagAt start: Int) -> Int? {
        var seen = 0
        var quote: UInt8?
        var offset = start + 1
        while offset < bytes.count {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return nil
            } else if isXMLSpace(bytes[offset - 1]), bytes[offset...].starts(with: name.utf8) {
                let next = offset + name.utf8.count
                if next < bytes.count, bytes[next] == UInt8(ascii: "=") || isXMLSpace(bytes[next]) {
                    seen += 1
                    if seen == 2 { return offset }
                }
            }
            offset += 1
        }
        return nil
    }

    /// The first byte at or after `start` that begins no valid UTF-8 character.
    func firstInvalidUTF8(from start: Int) -> Int? {
        var decoder = UTF8.ForwardParser()
        var offset = start
        var iterator = bytes[min(start, bytes.count)...].makeIterator()
        while true {
            switch decoder.parseScalar(from: &iterator) {
            case .valid(let encoded): offset += encoded.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    /// Whether the bytes from `offset` to the end are the beginning of one character.
    func isCutCharacter(at offset: Int) -> Bool {
        let rest = bytes[offset...]
        guard let first = rest.first else { return false }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
        return rest.count < length && rest.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
    }

    private func matches(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset + length <= bytes.count else { return false }
        for index in 0..<length where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }
}
