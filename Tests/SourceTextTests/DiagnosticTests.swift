import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
    static let sample: Diagnostic = {
        let marked = MarkedText("one\n  ⟦two⟧ ⟦x⟧")
        let file = marked.file(path: "Main.storyboard")
        return Diagnostic(
            .error, "duplicate-id", "the id 'two' is used twice", in: file, at: marked.ranges[0], objectID: "two",
            notes: [Diagnostic.Note("first used here", position: file.position(at: marked.ranges[1].start))],
            fixHint: "give one of them another id")
    }()

    @Test("a diagnostic reads like a compiler's")
    func description() {
        #expect(
            Self.sample.description == """
                Main.storyboard:2:3: error: the id 'two' is used twice [duplicate-id]
                Main.storyboard:2:7: note: first used here
                Main.storyboard:2:3: note: give one of them another id
                """)
        #expect(Self.sample.end == SourcePosition(path: "Main.storyboard", line: 2, column: 6))
        let whole = Diagnostic(.warning, "empty-file", "the file is empty", path: "A.xib")
        #expect(whole.description == "A.xib: warning: the file is empty [empty-file]")
    }

    @Test("it survives JSON")
    func json() throws {
        let data = try JSONEncoder().encode(Self.sample)
        #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == Self.sample)
    }

    @Test("severities and positions are ordered")
    func order() {
        #expect(Diagnostic.Severity.allCases.sorted() == [.note, .warning, .error])
        let places = [("b", 1, 1), ("a", 10, 1), ("a", 2, 9), ("a", 2, 10)].map {
            SourcePosition(path: $0.0, line: $0.1, column: $0.2)
        }
        #expect(places.sorted().map(\.description) == ["a:2:9", "a:2:10", "a:10:1", "b:1:1"])
    }
}

@Suite("Did you mean")
struct NearestNameTests {
    static let steps = ["launch", "performSegue", "present", "tap", "expect", "sample", "id"]

    @Test(
        "the nearest name is found",
        arguments: [
            ("performSeuge", "performSegue"), ("PERFORMSEGUE", "performSegue"), ("lanch", "launch"),
            ("expects", "expect"), ("tpa", "tap"), ("ID", "id"),
        ])
    func found(name: String, expected: String) { #expect(nearestName(to: name, in: Self.steps) == expected) }

    @Test("what is near nothing has no nearest name", arguments: ["", "x", "ie", "zebra", "dismissEverything"])
    func notFound(name: String) { #expect(nearestName(to: name, in: Self.steps) == nil) }

    @Test("the first of equally near names wins")
    func ties() { #expect(nearestName(to: "bat", in: ["cat", "hat"]) == "cat") }
}
