import SourceText
import TestSupport
import Testing

@Suite("Lines and columns")
struct LineTableTests {
    /// The definition, counted the slow way: walks all scalars from the start.
    static func count(_ text: String, to offset: Int) -> (line: Int, column: Int) {
        var (line, column, at) = (1, 1, 0)
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if at >= offset { break }
            at += String(scalar).utf8.count
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            if scalar == "\n" || (scalar == "\r" && next != "\n") {
                (line, column) = (line + 1, 1)
            } else if !(index == 0 && scalar == "\u{FEFF}") {
                column += 1
            }
        }
        return (line, column)
    }

    static let texts: [String] = [
        "", "a", "\n", "\r", "\r\n", "a\nb", "a\r\nb\r\n", "a\rb\n\rc", "é\n🙂x\ny", "\u{FEFF}ab\ncd", "\n\n\n",
        "\u{FEFF}", "\u{FEFF}\n", String(repeating: "x", count: 10_000), String(repeating: "\n", count: 10_000),
        String(repeating: "ab🙂\r\n", count: 3_000), String(repeating: "é", count: 9_000) + "\nend",
        String(repeating: "x", count: 4_095) + "\r\n" + String(repeating: "y", count: 5_000),
    ]

    @Test("every scalar's position is what counting from the start gives", arguments: texts.indices)
    func positions(index: Int) {
        let text = Self.texts[index]
        let table = LineTable(Array(text.utf8))
        var offsets: [Int] = []
        var at = 0
        for scalar in text.unicodeScalars {
            offsets.append(at)
            at += String(scalar).utf8.count
        }
        offsets.append(at)
        // Long texts are checked around the places where blocks meet and the ends.
        let picked = text.utf8.count < 200 ? offsets : offsets.filter { $0 % 4096 < 12 || $0 % 4096 > 4084 }
        for offset in picked {
            let (line, column) = table.lineAndColumn(at: offset)
            let expected = Self.count(text, to: offset)
            #expect(line == expected.line && column == expected.column, "at \(offset)")
            let back = table.offset(line: line, column: column)
            let isMark = offset == 0 && text.unicodeScalars.first == "\u{FEFF}"
            let isBetween = offset > 0 && offset < text.utf8.count && Array(text.utf8)[offset] == 0x0A
            if !isMark && !isBetween { #expect(back == offset, "back from \(line):\(column)") }
        }
        #expect(table.lineCount == Self.count(text, to: .max).line)
    }

    @Test("a line's range holds its break; there is no line beyond the last")
    func ranges() {
        let table = LineTable(Array("ab\r\nc\rd\n".utf8))
        #expect(table.range(ofLine: 1) == SourceRange(start: 0, end: 4))
        #expect(table.range(ofLine: 2) == SourceRange(start: 4, end: 6))
        #expect(table.range(ofLine: 3) == SourceRange(start: 6, end: 8))
        #expect(table.range(ofLine: 4) == SourceRange(start: 8, end: 8))
        #expect(table.range(ofLine: 5) == nil)
        #expect(table.range(ofLine: 0) == nil)
    }

    @Test("lines are found again in a text of many blocks")
    func manyBlocks() {
        let text = (1...5_000).map { "line \($0)\n" }.joined()
        let file = SourceFile(path: "a", text: text)
        for line in [1, 2, 499, 500, 501, 3_000, 4_999, 5_000] { #expect(file.line(line) == "line \(line)") }
        #expect(file.line(5_001) == "")
        #expect(file.line(5_002) == nil)
    }

    @Test("offsets outside mean the nearer end, one inside a scalar the scalar")
    func outside() {
        let file = SourceFile(path: "F.xib", text: "a🙂b")
        #expect(file.position(at: -5).description == "F.xib:1:1")
        #expect(file.position(at: 500).description == "F.xib:1:4")
        for offset in 1...4 { #expect(file.position(at: offset).column == 2) }
        #expect(file.lines.offset(line: 1, column: 99) == 6)
    }

    @Test("places in lines of many blocks are found again, whatever scalar a block begins in")
    func longLines() {
        let file = SourceFile(path: "a", text: "x\n" + String(repeating: "aé日🙂", count: 3_000) + "\r\nshort\n")
        for offset in stride(from: 0, to: file.bytes.count, by: 7) {
            let position = file.position(at: offset)
            var start = offset
            while file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
            #expect(file.lines.offset(line: position.line, column: position.column) == start)
        }
        #expect(file.lines.offset(line: 2, column: 99_999) == file.lines.range(ofLine: 2).map { $0.end - 2 })
    }
}
