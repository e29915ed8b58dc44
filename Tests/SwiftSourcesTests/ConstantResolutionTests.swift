import SourceText
import TestSupport
import Testing

@testable import SwiftSources

/// Identifiers that code names by way of constants: each must be found at the place of its use, or left out.
@Suite struct ConstantResolutionTests {
    /// Code with marked uses, the identifiers they stand for, and whether some could not be known.
    struct Example: Sendable, CustomTestStringConvertible {
        let title: String
        let source: String
        let expected: [String]
        let isComplete: Bool

        init(_ title: String, _ source: String, _ expected: [String], isComplete: Bool = true) {
            self.title = title
            self.source = source
            self.expected = expected
            self.isComplete = isComplete
        }

        var testDescription: String { title }
    }

    private func check(_ example: Example) {
        // `go(x)` stands for a call in a method.
        let text = MarkedText(example.source.replacing("go(", with: "performSegue(withIdentifier: "))
        let index = program(text.text).index
        let file = text.file(path: "App.swift")
        #expect(index.allUses.map(\.identifier) == example.expected)
        #expect(
            index.allUses.map { [$0.position, $0.end] }
                == text.ranges.map { [file.position(at: $0.start), file.position(at: $0.end)] })
        #expect(index.unresolvedUses.isEmpty == example.isComplete)
    }

    @Test(arguments: resolved) func isResolved(example: Example) { check(example) }
    @Test(arguments: leftOut) func isLeftOut(example: Example) { check(example) }

    private static let resolved = [
        Example(
            "members of the own type",
            """
            class A: UIViewController {
                static let one = "One"
                let two = "Two"
                private static var three: String { "Three" }
                var four: String { get { return "Four" } }
                var five = "Five"
                class var six: String { return "Six" }
                func f() { go(⟦Self.one⟧); go(⟦A.one⟧); go(⟦two⟧); go(⟦self.two⟧); go(⟦Self.three⟧); go(⟦four⟧) }
                func g() { go(⟦five⟧); go(⟦type(of: self).six⟧) }
                static func h() { go(⟦one⟧); go(⟦self.one⟧) }
            }
            """,
            ["One", "One", "Two", "Two", "Three", "Four", "Five", "Six", "One", "One"]),
        Example(
            "nested types of constants",
            """
            struct Constants { enum Segue { static let show = "Show" }; struct Deep { struct More { static let x = "X" } } }
            class A: UIViewController {
                private enum ID { static let own = "Own" }
                func f() { go(⟦Constants.Segue.show⟧); go(⟦Constants.Deep.More.x⟧); go(⟦ID.own⟧); go(⟦A.ID.own⟧) }
                func g() { go(⟦Demo.Constants.Segue.show⟧); go(⟦Self.ID.own⟧) }
            }
            """, ["Show", "X", "Own", "Own", "Show", "Own"]),
        Example(
            "file level and local constants",
            """
            private let top = "Top"
            func f() {
                let near = "Near"
                go(⟦near⟧)
                if true { let near = "Nearer"; go(⟦near⟧); { go(⟦near⟧) }() }
                go(⟦near⟧)
                go(⟦top⟧)
                let alias = top
                go(⟦alias⟧)
                let top = "Shadow"
                go(⟦(top)⟧)
            }
            """.replacing("⟦(top)⟧", with: "(⟦top⟧)"),
            ["Near", "Nearer", "Nearer", "Near", "Top", "Top", "Shadow"]),
        Example(
            "raw values",
            """
            enum Segue: String { case show, edit = "Edit", `default`; static let first = Segue.show.rawValue }
            enum Outer { enum Segue: Swift.String { case a = "OuterA" } }
            class A: UIViewController {
                enum Own: String { case one; func f() { go(⟦Own.one.rawValue⟧) } }
                func f() { go(⟦Segue.show.rawValue⟧); go(⟦Segue.edit.rawValue⟧); go(⟦Segue.default.rawValue⟧) }
                func g() { go(⟦Outer.Segue.a.rawValue⟧); go(⟦Own.one.rawValue⟧); go(⟦Segue.first⟧) }
                func h() { let segue = Segue.edit; go(⟦segue.rawValue⟧) }
            }
            """, ["one", "show", "Edit", "default", "OuterA", "one", "show", "Edit"]),
        Example(
            "structures with raw values",
            """
            struct ID { let rawValue: String; static let show = ID(rawValue: "Show") }
            func f() { go(⟦ID.show.rawValue⟧) }
            """, ["Show"]),
        Example(
            "superclasses and their nested types",
            """
            class Base<T>: UIViewController { static let id = "Base"; enum Segue { static let x = "X" } }
            class Middle: Base<Int> {}
            class A: Middle { func f() { go(⟦Self.id⟧); go(⟦Segue.x⟧); go(⟦A.id⟧) } }
            """, ["Base", "X", "Base"]),
        Example(
            "aliases of types",
            """
            enum Constants { enum Segue { static let x = "X" } }
            typealias Short = Constants.Segue
            class A { typealias ID = Short; func f() { go(⟦Short.x⟧); go(⟦ID.x⟧) } }
            """, ["X", "X"]),
        Example(
            "members that extensions add",
            """
            extension String { static let show = "Show" }
            extension A { static let more = "More" }
            extension UIStoryboardSegue { enum ID { static let x = "X" } }
            class A { func f() { go(⟦String.show⟧); go(⟦Self.more⟧); go(⟦UIStoryboardSegue.ID.x⟧) } }
            """, ["Show", "More", "X"]),
        Example(
            "both branches of a condition", "func f() { go(isOn ? ⟦\"On\"⟧ : ⟦\"Off\"⟧) }", ["On", "Off"]),
        Example(
            "captures and unwrapped constants",
            """
            func f() {
                let id: String? = "A"
                go(⟦id!⟧)
                if let id { go(⟦id⟧) }
                run { [id] in go(⟦id!⟧) }
                guard let other = id else { return }
                go(⟦other⟧)
            }
            """, ["A", "A", "A", "A"]),
        Example(
            "names of types",
            """
            protocol Reusable {}
            extension Reusable { static var id: String { String(describing: self) } }
            class Cell: UITableViewCell, Reusable {}
            final class Other: UITableViewCell { static let id = "\\(Other.self)"; static var two: String { "\\(self)" } }
            extension UICollectionViewCell { static var own: String { return String(describing: Self.self) } }
            class Tile: UICollectionViewCell {}
            func f() { go(⟦Cell.id⟧); go(⟦Other.id⟧); go(⟦Other.two⟧); go(⟦Tile.own⟧); go(⟦String(describing: Cell.self)⟧) }
            """, ["Cell", "Other", "Other", "Tile", "Cell"]),
        Example(
            "constants that say the same twice",
            "#if DEBUG\nlet id = \"A\"\n#else\nlet id = \"B\"\n#endif\nfunc f() { go(⟦id⟧) }", ["A"]),
    ]

    private static let leftOut = [
        Example(
            "a parameter, a loop's variable and a pattern hide a constant",
            """
            let id = "A"
            class B {
                let id = "B"
                func f(id: String) { go(id) }
                func g(_ id: String) { { go(id) }() }
                func h() { for id in all { go(id) } }
                func i() { all.forEach { id in go(id) } }
                func j() { switch all { case .one(let id): go(id); default: break } }
                func k() { if case .one(let id) = all { go(id) } }
                func l() { do {} catch let id { go(id) } }
                func m() { let (id, _) = all; go(id) }
                func n() { guard let id = make() else { return }; go(id) }
                var o: String { get { "" } set(id) { go(id) } }
                subscript(id: String) -> Int { go(id); return 1 }
                init(id: String) { go(id) }
            }
            """, [], isComplete: false),
        Example(
            "variables that are changed",
            """
            class A { var id = "A"; func f() { go(id) }; func g() { id = "B" } }
            class C { var other = "A"; func f() { go(self.other) } }
            func h(_ c: C) { c.other += "x"; var local = "L"; change(&local); go(local) }
            class D { @IBInspectable var third = "A"; @AppStorage("x") var fourth = "B"; func f() { go(third); go(fourth) } }
            """, [], isComplete: false),
        Example(
            "what a subclass overrides",
            """
            class A { var id: String { "A" }; func f() { go(id) } }
            class B: A { override var id: String { "B" } }
            """, [], isComplete: false),
        Example(
            "values that code decides",
            """
            let a = "A" + "B", b = make(), c = "x\\(a)", d: String = { "D" }()
            let e: String
            var f: String { if a == b { return "F" }; return "G" }
            func g() { go(a); go(b); go(c); go(d); go(e); go(f); go("x" + "y"); go(cell.id); go(.show.rawValue) }
            """, [], isComplete: false),
        Example(
            "a generic parameter hides a type",
            """
            class Cell { static let id = "Cell" }
            func f<Cell: Reusable>(_ type: Cell.Type) { go(Cell.id) }
            class List<Cell> { func f() { go(Cell.id) } }
            """, [], isComplete: false),
        Example(
            "types inside functions",
            """
            enum ID { static let x = "Outer" }
            func f() { enum ID { static let x = "Inner" }; go(ID.x) }
            func g() { let x = "X"; class Local { let x = "Y"; func f() { go(x) } } }
            """, [], isComplete: false),
        Example(
            "members of whoever conforms",
            """
            protocol Showing { static var id: String { get } }
            extension Showing { static var id: String { "Default" }; func f() { go(Self.id) } }
            """, [], isComplete: false),
        Example(
            "the name of a class that has subclasses",
            """
            class A: UITableViewCell { static var id: String { String(describing: self) }; func f() { go(Self.id) } }
            class B: A {}
            """, [], isComplete: false),
        Example(
            "a name that UIKit's classes have",
            "let title = \"T\"\nclass A: UIViewController { func f() { go(title) } }", [], isComplete: false),
        Example(
            "two that differ",
            "struct A { static let id = \"1\" }\nextension A { static let id = \"2\" }\nfunc f() { go(A.id) }", [],
            isComplete: false),
        Example(
            "what stands below",
            "let id = id2\nlet id2 = id\nfunc f() { go(id); go(later); let later = \"L\" }", [], isComplete: false),
        Example(
            "cases without texts", "enum E: Int { case a = 1 }\nfunc f() { go(E.a.rawValue) }", [], isComplete: false),
    ]

    @Test func constantsComeFromAllFiles() {
        let index = program([
            ("A.swift", "class A { func f() { performSegue(withIdentifier: Segue.a, sender: ID.x) } }"),
            ("B.swift", "private enum Segue { static let a = \"Hidden\" }\nenum Outer { static let a = \"Open\" }"),
            ("C.swift", "enum Segue { static let a = \"Seen\" }\nprivate let id = \"C\""),
            (
                "D.swift",
                "private enum Segue { static let a = \"Own\" }\nextension Segue { static let b = \"More\" }\n"
                    + "func f() { performSegue(withIdentifier: Segue.a, sender: 1); performSegue(withIdentifier: Segue.b, sender: 1) }"
            ),
            ("E.swift", "private let id = \"E\"\nfunc g() { performSegue(withIdentifier: id, sender: 1) }"),
            ("F.swift", "func h() { performSegue(withIdentifier: id, sender: 1) }"),
        ]).index
        #expect(index.allUses.map(\.identifier) == ["Seen", "Own", "More", "E"])
        #expect(index.unresolvedUses == [.segue])
    }

    @Test(arguments: [
        ("UIStoryboard(name: \"Main\", bundle: nil)", "Main"),
        ("UIStoryboard.init(name: Name.main, bundle: nil)", "Main"),
        ("local", "Main"), ("self.member", "Main"), ("computed", "Main"), ("UIStoryboard.start", "Start"),
        ("storyboard?", nil), ("self.storyboard!", nil), ("parameter", nil),
        ("UIStoryboard(name: parameter, bundle: nil)", nil), ("changed", nil),
    ])
    func theStoryboardIsKnown(receiver: String, expected: String?) {
        let uses = program(
            """
            enum Name { static let main = "Main" }
            extension UIStoryboard { static let start = UIStoryboard(name: "Start", bundle: .main) }
            class A: UIViewController {
                private let member = UIStoryboard(name: "Main", bundle: nil)
                lazy var changed = UIStoryboard(name: "Main", bundle: nil)
                var computed: UIStoryboard { return UIStoryboard(name: "Main", bundle: nil) }
                func f(_ parameter: String) {
                    changed = other
                    let local = UIStoryboard(name: "Main", bundle: nil)
                    \(receiver).instantiateViewController(withIdentifier: "Detail")
                }
            }
            """
        ).index.allUses.filter { $0.kind == .viewController }
        #expect(uses.map(\.identifier) == ["Detail"])
        #expect(uses.map(\.storyboard) == [expected])
    }
}
