import SourceText
import TestSupport
import Testing

@Suite("Edits")
struct SourceEditTests {
    @Test("edits apply in the order of their places, whatever order they come in")
    func order() throws {
        let marked = MarkedText("<a ⟦x⟧=\"⟦1⟧\"/>⟦⟧")
        let edits = zip(marked.ranges, ["name", "2", "\n"]).map { SourceEdit(range: $0, replacement: $1) }
        #expect(
            String(decoding: try marked.file().applying(edits.reversed()).bytes, as: UTF8.self) == "<a name=\"2\"/>\n")
    }

    @Test("insertions at one place keep their order and come before a replacement there")
    func insertions() throws {
        let file = SourceFile(path: "a", text: "xyz")
        let result = try file.applying([
            SourceEdit(range: SourceRange(start: 1, end: 2), replacement: "Y"),
            SourceEdit(range: SourceRange(at: 1), replacement: "1"),
            SourceEdit(range: SourceRange(at: 1), replacement: "2"),
        ])
        #expect(String(decoding: result.bytes, as: UTF8.self) == "x12Yz")
        #expect(result.path == "a")
    }

    @Test("overlapping edits and edits beyond the text are refused")
    func refused() {
        let file = SourceFile(path: "a", text: "xyz")
        let first = SourceEdit(range: SourceRange(start: 0, end: 2), replacement: "")
        let second = SourceEdit(range: SourceRange(start: 1, end: 3), replacement: "")
        let third = SourceEdit(range: SourceRange(start: 2, end: 4), replacement: "")
        #expect(throws: SourceEditFailure.overlapping(first, second)) { try file.applying([second, first]) }
        #expect(throws: SourceEditFailure.outside(third)) { try file.applying([third]) }
    }
}
