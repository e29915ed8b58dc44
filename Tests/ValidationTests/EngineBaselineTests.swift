import SourceText
import TestSupport
import Testing

@testable import Validation

@Suite struct EngineBaselineTests {
    private func finding(_ rule: String, _ object: String?, trail: [String] = []) -> Finding {
        Finding(Diagnostic(.error, rule, "message", path: "a.xib", objectID: object), trail: trail)
    }

    @Test func whatIsKnownIsNotReportedAgain() {
        var baseline = Baseline()
        let (one, two) = (finding("a", "x"), finding("b", "x"))
        baseline.set([one, one], in: nil, path: "a.xib", isUpdate: false)
        #expect(baseline.unknown([one, two, one], in: nil, path: "a.xib") == [two])
        // A third of the same kind is new.
        #expect(baseline.unknown([one, one, one], in: nil, path: "a.xib") == [one])
        #expect(baseline.unknown([one], in: nil, path: "b.xib") == [one])
    }

    @Test func anUpdateOnlyTakesAway() {
        var baseline = Baseline()
        let (one, two, three) = (finding("a", "x"), finding("b", "x"), finding("c", "x"))
        baseline.set([one, one, two], in: nil, path: "a.xib", isUpdate: false)
        baseline.set([one], in: nil, path: "b.xib", isUpdate: false)
        baseline.set([one, three], in: nil, path: "a.xib", isUpdate: true)
        #expect(baseline.counts.values.reduce(0, +) == 2)
        #expect(baseline.unknown([one, two, three], in: nil, path: "a.xib") == [two, three])
        baseline.removeFiles { $0 == "b.xib" }
        #expect(baseline.unknown([one], in: nil, path: "b.xib") == [one])
    }

    @Test func theFileKeepsEverything() throws {
        var baseline = Baseline()
        let hostile = "\"\\\n\t\u{0}\u{7F}\u{85}\u{2028}\u{FEFF}é🙂: #{}[]"
        baseline.set([finding("a", nil, trail: [hostile])], in: nil, path: hostile + ".xib", isUpdate: false)
        baseline.set([finding("b", "x"), finding("b", "x")], in: nil, path: "1.5", isUpdate: false)
        let read = try Baseline(parsing: SourceFile(path: "baseline.json", text: baseline.text))
        #expect(read == baseline && read.text == baseline.text)
        #expect(
            baseline.text.contains(
                "{\"path\": \"1.5\", \"rule\": \"b\", \"object\": \"x\", \"subject\": \"\", \"count\": 2}"))
        let empty = Baseline().text
        #expect(try Baseline(parsing: SourceFile(path: "baseline.json", text: empty)) == Baseline())
    }

    @Test(arguments: [
        ("", "invalid-baseline"), ("{}", "missing-key"), ("{\"version\": 2, \"findings\": []}", "invalid-value"),
        ("{\"version\": 1, \"findings\": {}}", "wrong-type"), ("{", "unreadable-yaml"),
        ("{\"version\": 1, \"findings\": [{\"count\": 0}]}", "invalid-value"),
    ])
    func whatIsNoBaselineIsRefused(text: String, identifier: String) {
        do throws(Diagnostic) {
            _ = try Baseline(parsing: SourceFile(path: "b", text: text))
            Issue.record("it was read")
        } catch {
            #expect(error.identifier == identifier, "\(error)")
        }
    }
}
