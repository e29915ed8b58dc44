import ClassIndex
import SourceText
import TestSupport
import Testing

@testable import SwiftSources

@Suite struct CastTests {
    /// What the condition of a cast says: `edit`, `edit help`, `not edit`, `any`, with a question mark where something
    /// else decides as well.
    private func text(_ condition: ClassIndex.SegueCondition) -> String {
        let names = condition.identifiers.joined(separator: " ")
        let text = condition.isExcluding ? (names.isEmpty ? "any" : "not \(names)") : names
        return text + (condition.isWhole ? "" : "?")
    }

    private func casts(_ statements: String) -> [ClassIndex.Cast] {
        program(
            """
            enum ID: String { case edit, help = "showHelp" }
            class First: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    \(statements)
                }
            }
            """
        ).index.casts
    }

    @Test(arguments: [
        ("segue.destination as! A", "any"),
        ("if segue.identifier == \"a\" { segue.destination as! A }", "a"),
        ("if \"a\" == segue.identifier! { segue.destination as! A }", "a"),
        ("if segue.identifier != \"a\" { segue.destination as! A }", "not a"),
        ("if segue.identifier == \"a\" {} else { segue.destination as! A }", "not a"),
        ("if segue.identifier == \"a\" {} else if segue.identifier == \"b\" { segue.destination as! A }", "b"),
        ("if segue.identifier == \"a\" || segue.identifier == \"b\" { segue.destination as! A }", "a b"),
        ("if segue.identifier == \"a\" && isOn { segue.destination as! A }", "a?"),
        ("if !(segue.identifier == \"a\") { segue.destination as! A }", "not a"),
        ("if [\"a\", \"b\"].contains(segue.identifier) { segue.destination as! A }", "a b"),
        ("if isOn { segue.destination as! A }", "any?"),
        ("if isOn || segue.identifier == \"a\" { segue.destination as! A }", "any?"),
        ("if segue.identifier == \"a\", let a = segue.destination as? A {}", "a"),
        ("if let a = segue.destination as? A, segue.identifier == \"a\" {}", "any"),
        ("guard segue.identifier == \"a\" else { return }; segue.destination as! A", "a"),
        ("guard segue.identifier == \"a\" else { segue.destination as! A; return }", "not a"),
        ("guard isOn else { return }; segue.destination as! A", "any?"),
        ("if segue.identifier == \"a\" { return }; segue.destination as! A", "not a"),
        ("if segue.identifier != \"a\" { return }; segue.destination as! A", "a"),
        ("if isOn { return }; segue.destination as! A", "any?"),
        ("if isOn { go() }; segue.destination as! A", "any"),
        ("guard let id = segue.identifier else { return }; if id == \"a\" { segue.destination as! A }", "a?"),
        ("switch segue.identifier { case \"a\": segue.destination as! A; default: break }", "a"),
        ("switch segue.identifier { case \"a\", \"b\"?: segue.destination as! A; default: break }", "a b"),
        ("switch segue.identifier { case \"a\": break; default: segue.destination as! A }", "not a"),
        ("switch segue.identifier { case \"a\" where isOn: segue.destination as! A; default: break }", "a?"),
        ("switch segue.identifier { case \"a\" where isOn: break; default: segue.destination as! A }", "any?"),
        ("switch segue.identifier { case let x?: segue.destination as! A; default: break }", "any?"),
        ("switch sender { case is A: segue.destination as! A; default: break }", "any?"),
        ("switch ID(rawValue: segue.identifier!) { case .help?: segue.destination as! A; default: break }", "showHelp"),
        ("if segue.identifier == ID.edit.rawValue { segue.destination as! A }", "edit"),
        ("if case \"a\"? = segue.identifier { segue.destination as! A }", "a"),
        ("segue.identifier == \"a\" && (segue.destination as! A).isOn", "a"),
        ("for _ in 0..<2 { segue.destination as! A }", "any?"),
        ("go { segue.destination as! A }", "any?"),
        ("let a = segue.destination; if segue.identifier == \"a\" { _ = a as! A }", "a"),
        ("delegate?.take(segue.destination as! A)", "any?"),
        ("delegate.take(segue.destination as! A)", "any"),
        ("if segue.identifier == \"a\" { if segue.identifier == \"b\" { segue.destination as! A } }", ""),
    ])
    func conditionsAroundACastAreKnown(_ statements: String, _ expected: String) throws {
        let found = casts(statements)
        try #require(found.count == 1, "\(found)")
        guard case .destination(let condition) = found[0].subject else {
            Issue.record("\(found[0].subject)")
            return
        }
        #expect(text(condition) == expected)
        #expect(found[0].type == "A" && found[0].owner == "First" && !found[0].isOfRoot)
    }

    @Test(arguments: [
        "let navigation = segue.destination as! UINavigationController; navigation.topViewController as! A",
        "(segue.destination as? UINavigationController)?.viewControllers.first as! A",
        "(segue.destination as! UINavigationController).viewControllers[0] as! A",
        "if let navigation = segue.destination as? UINavigationController { _ = navigation.children.first as! A }",
        "(segue.destination as! UINavigationController).visibleViewController! as! A",
    ])
    func rootsOfNavigationControllersAreCastToo(_ statements: String) throws {
        let found = casts(statements)
        #expect(found.map(\.isOfRoot) == [false, true])
        #expect(found.map(\.type) == ["UINavigationController", "A"])
    }

    @Test(arguments: [
        "sender as! A", "self.destination as! A", "segue.source as! A", "other.destination as! A",
        "var made = segue.destination; made = other; made as! A", "func f(segue: Any) { segue.destination as! A }",
        "(navigation.viewControllers[1]) as! A", "segue.destination as A", "segue.destination is A",
    ])
    func otherCastsAreNotTaken(_ statements: String) { #expect(casts(statements).isEmpty) }

    @Test func onlyPrepareHasTheSegue() {
        let index = program(
            """
            class A: UIViewController {
                func configure(_ segue: UIStoryboardSegue) { segue.destination as! B }
                func prepare(for segue: UIStoryboardSegue) { segue.destination as! B }
                override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
                    segue.destinationViewController as! C
                }
            }
            """
        ).index
        #expect(index.casts.map(\.type) == ["C"])
    }

    @Test func whatIsMadeByNameIsKnown() {
        let text = MarkedText(
            """
            class A: UIViewController {
                func f() {
                    let main = UIStoryboard(name: "Main", bundle: nil)
                    main.instantiateViewController(withIdentifier: "One") ⟦as! One⟧
                    let two = storyboard?.instantiateViewController(withIdentifier: "Two")
                    if let two = two ⟦as? Two⟧ {}
                    main.instantiateInitialViewController() ⟦as! Three⟧
                    table.dequeueReusableCell(withIdentifier: "Row", for: path) ⟦as! Row⟧
                    grid.dequeueReusableCell(withReuseIdentifier: Row.id, for: path) ⟦as! Row⟧
                    UIStoryboard(name: "Main", bundle: .pages).instantiateViewController(withIdentifier: "One") as! One
                    main.instantiateViewController(identifier: "One") { One(coder: $0) } as! One
                    table.dequeueReusableCell(withIdentifier: name) as! Row
                }
            }
            class Row: UITableViewCell { static let id = "Item" }
            """)
        let file = text.file(path: "App.swift")
        let casts = program(text.text).index.casts
        #expect(
            casts.map(\.subject) == [
                .controller(identifier: "One", storyboard: "Main"), .controller(identifier: "Two", storyboard: nil),
                .initialController(storyboard: "Main"), .cell(identifier: "Row"), .cell(identifier: "Item"),
            ])
        #expect(casts.map(\.isForced) == [true, false, true, true, true])
        #expect(
            casts.map { [$0.position, $0.end] }
                == text.ranges.map { [file.position(at: $0.start), file.position(at: $0.end)] })
    }
}
