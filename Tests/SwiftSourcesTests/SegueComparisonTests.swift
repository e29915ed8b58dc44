import SourceText
import TestSupport
import Testing

@testable import SwiftSources

@Suite struct SegueComparisonTests {
    /// Code in which every marked place compares a segue's identifier, and what it is compared with.
    @Test(arguments: [
        (
            "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == ⟦\"A\"⟧ {} }",
            ["A"]
        ),
        ("func f(for s: UIStoryboardSegue) { if ⟦\"A\"⟧ == s.identifier!, s.identifier != ⟦ID.b⟧ {} }", ["A", "B"]),
        ("func f() { if segue.identifier == ⟦\"A\"⟧ || ⟦\"B\"⟧ != segue.identifier! {} }", ["A", "B"]),
        ("func f() { let isA = segue.identifier ?? \"\" == ⟦\"A\"⟧ ? 1 : 2 }", ["A"]),
        ("func f() { if let id = segue.identifier, id == ⟦\"A\"⟧ {} }", ["A"]),
        ("func f() { guard let identifier = segue.identifier else { return }; if identifier == ⟦\"A\"⟧ {} }", ["A"]),
        ("func f() { let id = segue.identifier; if id == ⟦\"A\"⟧ { if let id { g(id == ⟦\"B\"⟧) } } }", ["A", "B"]),
        (
            "override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {"
                + " identifier == ⟦\"A\"⟧ }", ["A"]
        ),
        (
            "override func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool {"
                + " switch id { case ⟦\"A\"⟧, ⟦ID.b⟧: return true; default: return false } }", ["A", "B"]
        ),
        (
            "func f() { switch segue.identifier { case ⟦\"A\"⟧, ⟦\"B\"⟧: break; case ⟦ID.b⟧: g(); default: break } }",
            ["A", "B", "B"]
        ),
        ("func f() { switch segue.identifier! { case ⟦\"A\"⟧ where isOn: break; case let x: g(x) } }", ["A"]),
        (
            "func f() { switch segue.identifier { case ⟦\"A\"⟧?: g(); case .some(⟦\"B\"⟧): g(); case nil, .none: g() } }",
            ["A", "B"]
        ),
        (
            "func f() { switch (segue.identifier, segue.destination) { case (⟦\"A\"⟧, let x as B): g(x); default: g() } }",
            ["A"]
        ),
        ("func f() { switch segue.identifier { case ⟦Kind.one.rawValue⟧: g(); default: g() } }", ["one"]),
        (
            "func f() { switch Kind(rawValue: segue.identifier!) { case ⟦.one⟧?: g(); case ⟦Kind.two⟧: g(); default: g() } }",
            ["one", "Two"]
        ),
        (
            "func f() { guard let id = segue.identifier, let kind = Kind(rawValue: id) else { return };"
                + " switch kind { case ⟦.one⟧: g(); case ⟦.two⟧: g() } }", ["one", "Two"]
        ),
        ("func f() { if case ⟦\"A\"⟧ = segue.identifier {} }", ["A"]),
        ("func f() { if [⟦\"A\"⟧, ⟦ID.b⟧].contains(segue.identifier) {} }", ["A", "B"]),
        (
            "@IBSegueAction func make(_ c: NSCoder, sender: Any?, segueIdentifier: String?) -> B? {"
                + " segueIdentifier == ⟦\"A\"⟧ ? B(c) : nil }", ["A"]
        ),
        // What is no segue's identifier, or no constant text.
        ("func f() { if cell.identifier == \"A\" {}; switch name { case \"B\": g(); default: g() } }", []),
        ("func f(segue: Route) { if segue.identifier == \"A\" {} }", []),
        ("func f() { for segue in routes where segue.identifier == \"A\" { g(segue.identifier == \"B\") } }", []),
        ("func f(identifier: String) { if identifier == \"A\" {} }", []),
        ("func f() { if segue.identifier == nil {} }", []),
    ])
    func comparisonsAreFound(method: String, expected: [String]) {
        let text = MarkedText(
            """
            enum ID { static let b = "B" }
            enum Kind: String { case one, two = "Two" }
            class A: UIViewController {
                \(method)
            }
            """)
        let index = program(text.text).index
        let file = text.file(path: "App.swift")
        let uses = index.allUses
        #expect(uses.map(\.identifier) == expected)
        #expect(uses.allSatisfy { $0.kind == .segue && $0.inComparison && $0.owner == "A" })
        #expect(uses.map(\.position) == text.ranges.map { file.position(at: $0.start) })
        #expect(uses.map(\.end) == text.ranges.map { file.position(at: $0.end) })
        #expect(index.unresolvedUses.isEmpty)
    }

    @Test(arguments: [
        "segue.identifier == expected", "segue.identifier == \"A\" + suffix", "segue.identifier == \"x\\(1)\"",
    ])
    func whatCannotBeKnownIsTold(comparison: String) {
        let index = program("func f(expected: String) { if \(comparison) {} }").index
        #expect(index.allUses.isEmpty)
        #expect(index.unresolvedUses == [.segue])
    }

    @Test func aSegueClassKnowsItsOwnIdentifier() {
        let index = program(
            """
            class Base: UIStoryboardSegue {}
            class Slide: Base {
                override func perform() { if identifier == "A" || self.identifier == "B" {} }
            }
            """
        ).index
        #expect(index.allUses.map(\.identifier) == ["A", "B"])
    }

    @Test func performingIsNoComparison() {
        let uses = program("func f() { performSegue(withIdentifier: \"A\", sender: nil) }").index.allUses
        #expect(uses.map(\.inComparison) == [false])
    }
}
