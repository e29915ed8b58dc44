import XMLTree

/// The white space before the lines of an element, in its file and in the result.
struct Indentation {
    let from: [UInt8]
    let to: [UInt8]

    var isPlain: Bool { from == to }

    /// The white space behind the last line break of a text; `nil` where it has no line break.
    static func last(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let feed = text.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        let rest = text[(feed + 1)...]
        return rest.allSatisfy(isSpace) ? rest : nil
    }

    /// The white space before an element in its line.
    static func before(_ element: XMLElement, _ bytes: [UInt8]) -> [UInt8] {
        var start = element.range.start
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return Array(bytes[start..<element.range.start])
    }

    func applied(to indent: ArraySlice<UInt8>) -> [UInt8] {
        indent.starts(with: from) ? to + indent.dropFirst(from.count) : Array(indent)
    }

    /// Blank text between elements, its lines moved; other text as it is.
    func reindented(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard !isPlain, text.allSatisfy(isSpace), let indent = Self.last(of: text) else { return Array(text) }
        return Array(text[..<indent.startIndex]) + applied(to: indent)
    }
}
