import SourceText

/// The source line that a finding is about, and a line below it that points at the place.
struct SourceExcerpt {
    /// The line, or the part of it around the place.
    let text: String
    /// Spaces, then `^` and `~` under the place.
    let marker: String

    /// - Parameters:
    ///   - end: The place after the last character; `nil` marks one character.
    ///   - columns: How wide `text` may be.
    /// - Returns: `nil` where the file has no such place, or holds no text there.
    init?(of file: SourceFile, at position: SourcePosition, end: SourcePosition?, columns: Int) {
        guard let line = file.lines.range(ofLine: position.line),
            let start = file.lines.offset(line: position.line, column: position.column)
        else { return nil }
        // Only what can be shown is decoded: a storyboard may be one line of megabytes.
        let reach = 4 * columns
        let from = Self.boundary(max(line.start, start - reach), in: file.bytes)
        let to = Self.boundary(min(line.end, start + reach), in: file.bytes)
        guard !file.bytes[from..<to].contains(0) else { return nil }
        let before = file.text(in: SourceRange(start: from, end: max(from, start)))
        var rest = file.text(in: SourceRange(start: start, end: max(start, to)))
        while let last = rest.unicodeScalars.last, last == "\n" || last == "\r" { rest.unicodeScalars.removeLast() }
        // An empty line shows nothing.
        guard !(before.isEmpty && rest.isEmpty) else { return nil }
        guard !before.unicodeScalars.contains("\u{FFFD}") || from > line.start else { return nil }

        let length: Int
        if let end, end.line == position.line, end.column > position.column {
            length = end.column - position.column
        } else {
            length = end.map { $0.line > position.line } == true ? rest.unicodeScalars.count : 1
        }
        let indentation = from == line.start ? before.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count : 0
        var left = Self.shown(before.unicodeScalars.dropFirst(indentation))
        var marked = Self.shown(rest.unicodeScalars.prefix(length))
        let right = Self.shown(rest.unicodeScalars.dropFirst(length))

        // The place first, then as much before it as fits into a third, then what follows.
        let isCutBefore = from > line.start || DisplayWidth.of(left) > columns / 3
        if isCutBefore, DisplayWidth.of(left) + DisplayWidth.of(marked) + DisplayWidth.of(right) > columns {
            left = "…" + Self.suffix(of: left, columns: columns / 3 - 1)
        }
        marked = DisplayWidth.fit(marked, columns: columns - DisplayWidth.of(left))
        let room = columns - DisplayWidth.of(left) - DisplayWidth.of(marked)
        text = left + marked + (room > 0 ? DisplayWidth.fit(right, columns: room) : "")
        marker =
            String(repeating: " ", count: DisplayWidth.of(left)) + "^"
            + String(repeating: "~", count: max(0, DisplayWidth.of(marked) - 1))
    }

    /// Text of the line as a terminal may have it; a tab is as wide as a space, so that the marks stay below.
    private static func shown(_ scalars: Substring.UnicodeScalarView) -> String {
        let text = String(scalars)
        // Few lines have one behind their indentation.
        return (text.utf8.contains(0x09) ? text.replacing("\t", with: " ") : text).printableLine
    }

    /// The nearest offset at or before `offset` at which a scalar begins.
    private static func boundary(_ offset: Int, in bytes: [UInt8]) -> Int {
        var offset = offset
        while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    private static func suffix(of text: String, columns: Int) -> String {
        var room = columns
        var kept: [Character] = []
        for character in text.reversed() {
            room -= DisplayWidth.of(String(character))
            guard room >= 0 else { break }
            kept.append(character)
        }
        return String(kept.reversed())
    }
}
