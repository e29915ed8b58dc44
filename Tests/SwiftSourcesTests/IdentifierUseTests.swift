import ClassIndex
import SourceText
import TestSupport
import Testing

@testable import SwiftSources

@Suite struct IdentifierUseTests {
    /// Checks that the uses are those marked, in order, each `kind value`.
    private func expect(
        _ marked: String, _ expected: [String], unresolved: [ClassIndex.IdentifierUse.Kind] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = MarkedText(marked)
        let index = program(text.text).index
        let file = text.file(path: "App.swift")
        let uses = index.allUses
        #expect(uses.map { "\($0.kind.rawValue) \($0.identifier)" } == expected, sourceLocation: sourceLocation)
        #expect(
            uses.map { [$0.position, $0.end] }
                == text.ranges.map { [file.position(at: $0.start), file.position(at: $0.end)] },
            sourceLocation: sourceLocation)
        #expect(index.unresolvedUses == unresolved, sourceLocation: sourceLocation)
    }

    @Test func aBundleMayBeALibrarys() {
        let uses = program(
            """
            class A: UIViewController {
                func go() {
                    _ = UIStoryboard(name: "A", bundle: nil)
                    _ = UIStoryboard(name: "B", bundle: .main)
                    _ = UIStoryboard(name: "C", bundle: Bundle(for: A.self))
                    _ = UIStoryboard(name: "D", bundle: bundle)
                    _ = UIStoryboard(name: "E", bundle: Pages.bundle)
                    _ = UINib(nibName: "F", bundle: Bundle(identifier: "pages")!)
                    _ = UINib(nibName: "G", bundle: Self.bundle)
                    _ = Bundle.main.loadNibNamed("H", owner: nil)
                    _ = Bundle.pages.loadNibNamed("I", owner: nil)
                    _ = Screen(nibName: "J", bundle: .module)
                }
            }
            """
        ).index.allUses
        #expect(uses.filter(\.isElsewhere).map(\.identifier) == ["E", "F", "I"])
        #expect(uses.count == 10)
    }

    @Test func everyCallIsKnown() {
        expect(
            """
            class A: UIViewController {
                func go() {
                    performSegue(withIdentifier: ⟦"Show"⟧, sender: self)
                    UIStoryboard(name: ⟦"Main"⟧, bundle: nil).instantiateViewController(withIdentifier: ⟦"One"⟧)
                    storyboard?.instantiateViewController(identifier: ⟦"Two"⟧) { Detail(coder: $0) }
                    table.register(Cell.self, forCellReuseIdentifier: ⟦"A"⟧)
                    table.register(Header.self, forHeaderFooterViewReuseIdentifier: ⟦"B"⟧)
                    grid.register(Cell.self, forCellWithReuseIdentifier: ⟦"C"⟧)
                    grid.register(Cell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: ⟦"D"⟧)
                    _ = UITableViewCell(style: .default, reuseIdentifier: ⟦"E"⟧)
                    _ = Header(reuseIdentifier: ⟦"F"⟧)
                    table.dequeueReusableCell(withIdentifier: ⟦"G"⟧)
                    table.dequeueReusableCell(withIdentifier: ⟦"H"⟧, for: path)
                    grid.dequeueReusableCell(withReuseIdentifier: ⟦"I"⟧, for: path)
                    table.dequeueReusableHeaderFooterView(withIdentifier: ⟦"J"⟧)
                    grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: ⟦"K"⟧, for: path)
                    table.register(UINib(nibName: ⟦"L"⟧, bundle: nil), forCellReuseIdentifier: ⟦#"M"#⟧)
                    Bundle.main.loadNibNamed(⟦"N"⟧, owner: self, options: nil)
                    _ = Screen(nibName: ⟦"O"⟧, bundle: nil)
                    _ = UIStoryboard.init(name: ⟦"P"⟧, bundle: nil)
                }
                init() { super.init(nibName: ⟦"Q"⟧, bundle: nil) }
                override init(nibName name: String?, bundle: Bundle?) { super.init(nibName: name, bundle: bundle) }
            }
            """,
            [
                "segue Show", "storyboard Main", "viewController One", "viewController Two", "registration A",
                "registration B", "registration C", "registration D", "registration E", "registration F", "reuse G",
                "reuse H", "reuse I", "reuse J", "reuse K", "nib L", "registration M", "nib N", "nib O", "storyboard P",
                "nib Q",
            ])
    }

    @Test func positionsCountScalars() {
        expect(
            "class A {\r\n  /* 👩‍👩‍👧 */ func f() { performSegue(withIdentifier: ⟦\"é👍\"⟧, sender: 1) }\r\n}",
            ["segue é👍"])
    }

    @Test func whatCannotBeKnownIsTold() {
        expect(
            #"""
            func f(_ id: String) {
                performSegue(withIdentifier: id, sender: nil)
                table.dequeueReusableCell(withIdentifier: "Cell\(id)")
                storyboard.instantiateViewController(withIdentifier: """
                    Long
                    """)
                _ = UITableViewCell(style: .default, reuseIdentifier: nil)
                _ = Screen(nibName: nil, bundle: nil)
            }
            """#, [], unresolved: [.reuse, .segue, .viewController])
    }

    @Test func ownersAreTheInnermostTypes() {
        let index = program(
            """
            func loose() { performSegue(withIdentifier: "0", sender: nil) }
            class Outer: UIViewController {
                func f() { performSegue(withIdentifier: "1", sender: nil) }
                struct Inner { func f() { performSegue(withIdentifier: "2", sender: nil) } }
                class Deep: UIViewController { func f() { performSegue(withIdentifier: "3", sender: nil) } }
                func g() { class Outer { func f() { performSegue(withIdentifier: "4", sender: nil) } } }
            }
            extension Outer.Deep { func g() { performSegue(withIdentifier: "5", sender: nil) } }
            extension UIViewController { func g() { performSegue(withIdentifier: "6", sender: nil) } }
            enum Router { static func go() { { performSegue(withIdentifier: "7", sender: nil) }() } }
            """
        ).index
        #expect(index.classes.map(\.name) == ["Outer", "Outer.Deep"])
        #expect(index.classes.map { $0.uses.map(\.identifier) } == [["1"], ["3", "5"]])
        #expect(index.uses.map(\.identifier) == ["0", "2", "4", "6", "7"])
        #expect(
            index.allUses.map(\.owner) == [
                nil, "Outer", "Outer.Inner", "Outer.Deep", "Outer", "Outer.Deep", "UIViewController", "Router",
            ])
        #expect(index.types == ["Outer.Inner", "Router"])
    }

    @Test(arguments: [
        ("label.isUserInteractionEnabled = true", true), ("[a, b].forEach { $0.isUserInteractionEnabled = x }", true),
        (#"label.setValue(true, forKey: "userInteractionEnabled")"#, true),
        ("view[keyPath: \\.isUserInteractionEnabled]", true),
        ("label.isEnabled = true", false), ("let isUserInteraction_Enabled = 1", false),
    ])
    func mentionsOfUserInteractionAreKept(line: String, isMentioned: Bool) {
        #expect(program("func go() {\n\(line)\n}").index.mentionsUserInteraction == isMentioned)
    }

    @Test func everyPlainLiteralIsKept() {
        let literals = program(
            #"""
            #if os(macOS)
            let mac = "Mac"
            #endif
            let a = "B", b = "A", c = "B", d = "", e = "x\(a)y", f = #"raw\n"#, g = "tab\t"
            enum Name: String { case implicit, given = "explicit" }
            enum Number: Int { case one }
            """#
                + "let long = \"\(String(repeating: "l", count: 201))\""
        ).index.literals
        #expect(literals == ["A", "B", "Mac", "explicit", "implicit", "raw\\n", "tab\t"])
    }
}
