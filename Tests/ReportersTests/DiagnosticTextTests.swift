import Reporters
import SourceText
import TestSupport
import Testing

@Suite struct DiagnosticTextTests {
    /// The text of an error over the first marked range.
    private func text(
        _ marked: String, columns: Int? = nil, trail: [String] = [], notes: [Diagnostic.Note] = [], hint: String? = nil
    ) -> String {
        let marked = MarkedText(marked)
        let file = marked.file(path: "Main.storyboard")
        let diagnostic = Diagnostic(
            .error, "some-rule", "something is wrong", in: file, at: marked.ranges[0], notes: notes, fixHint: hint)
        return DiagnosticText(options: .init(columns: columns)).text(diagnostic, trail: trail, source: file)
    }

    @Test func theSourceLineAndAMarkFollowThePlace() {
        #expect(
            text("<a>\n    <segue destination=\"⟦abc⟧\" id=\"x\"/>\n</a>") == """
                Main.storyboard:2:25: error: something is wrong [some-rule]
                  2 | <segue destination="abc" id="x"/>
                    |                     ^~~

                """)
    }

    @Test func trailNotesAndHintStandBelow() {
        let note = Diagnostic.Note(
            "the first is here", position: SourcePosition(path: "Main.storyboard", line: 1, column: 2))
        #expect(
            text("⟦<a>⟧", trail: ["First Scene", "Button \"Go\""], notes: [note], hint: "remove it") == """
                Main.storyboard:1:1: error: something is wrong [some-rule]
                  1 | <a>
                    | ^~~
                    = First Scene > Button "Go"
                    = Main.storyboard:1:2: the first is here
                    = help: remove it

                """)
    }

    @Test func wideAndCombiningCharactersKeepTheMarkInPlace() {
        #expect(
            text("<a t=\"日本🙂e\u{301}\" b=\"⟦x⟧\"/>").hasSuffix(
                """
                  1 | <a t="日本🙂e\u{301}" b="x"/>
                    |                   ^

                """))
    }

    @Test func aRangeOverSeveralLinesIsMarkedToTheEndOfTheFirst() {
        #expect(
            text("⟦<a>\r\n</a>⟧\n").hasSuffix(
                """
                  1 | <a>
                    | ^~~

                """))
    }

    @Test func aLongLineIsCutAroundThePlace() {
        let line = String(repeating: "abcdefghi ", count: 100_000)
        let text = text(line + "⟦HERE⟧" + line, columns: 60)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].count <= 60)
        let mark = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].startIndex)
        #expect(lines[1].dropFirst(mark).hasPrefix("HERE"))
    }

    @Test(arguments: 0...40) func theMarkPointsAtTheRangeWhereverTheLineIsCut(offset: Int) {
        let text = text(
            String(repeating: "é", count: offset * 3) + "⟦HERE⟧" + String(repeating: "日", count: 50), columns: 50)
        let lines = text.split(separator: "\n")
        guard let caret = lines[2].firstIndex(of: "^") else {
            Issue.record("no mark in \(text)")
            return
        }
        #expect(lines[1].dropFirst(lines[2].distance(from: lines[2].startIndex, to: caret)).hasPrefix("HERE"))
    }

    @Test func anEmptyRangeAtTheEndOfTheFileIsMarked() {
        #expect(text("<a>⟦⟧").hasSuffix("  1 | <a>\n    |    ^\n"))
        #expect(text("<a>\n⟦⟧") == "Main.storyboard:2:1: error: something is wrong [some-rule]\n")
    }

    @Test func escapeSequencesOfAFileDoNotReachTheTerminal() {
        let text = text("<a t=\"\u{1B}[31m\u{9B}2J\u{202E}\" b=\"⟦x⟧\"/>")
        #expect(!text.contains("\u{1B}") && !text.contains("\u{9B}") && !text.contains("\u{202E}"))
        #expect(text.contains("\\u{1B}[31m"))
    }

    @Test func withoutTextThereIsNoSourceLine() {
        let binary = SourceFile(path: "a", bytes: [0x3C, 0, 0x61, 0])
        let diagnostic = Diagnostic(.warning, "some-rule", "m", in: binary, at: SourceRange(at: 0))
        #expect(DiagnosticText().text(diagnostic, source: binary) == "a:1:1: warning: m [some-rule]\n")
        let whole = Diagnostic(.note, "some-rule", "m", path: "a")
        #expect(DiagnosticText().text(whole, source: binary) == "a: note: m [some-rule]\n")
    }

    @Test func colorsMarkTheSeverity() {
        let diagnostic = Diagnostic(.warning, "some-rule", "m", path: "a")
        #expect(
            DiagnosticText(options: .init(colors: true)).text(diagnostic, source: nil)
                == "\u{1B}[1ma:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m m\u{1B}[2m [some-rule]\u{1B}[0m\n")
    }
}
