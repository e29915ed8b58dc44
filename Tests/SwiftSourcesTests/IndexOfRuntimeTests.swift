import SourceText
import TestSupport
import Testing

@testable import SwiftSources

/// What the index says of calls and initialisers beside the identifiers in them.
@Suite struct IndexOfRuntimeTests {
    @Test(arguments: [
        ("⟦fatalError(\"no\")⟧", true), ("⟦Swift.fatalError()⟧", true), ("⟦preconditionFailure()⟧", true),
        ("super.init(coder: coder); ⟦abort()⟧", true), ("let a = { return 1 }; ⟦fatalError()⟧", true),
        ("super.init(coder: coder)", false), ("guard a else { return nil }; fatalError()", false),
        ("if a { fatalError() }; super.init(coder: coder)", false), ("assertionFailure(); return nil", false),
        ("super.init(coder: coder); later { fatalError() }", false), ("guard a else { fatalError() }", false),
        ("self.fatalError()", false),
    ])
    func callsThatEndTheAppAreKnown(_ body: String, _ isFatal: Bool) {
        let text = MarkedText("class A: UIView { required init?(coder: NSCoder) { \(body) } }")
        let file = text.file(path: "App.swift")
        let call = program(text.text).index.classes[0].initializers[0].fatalCall
        #expect(text.ranges.isEmpty != isFatal)
        #expect(call?.position == text.ranges.first.map { file.position(at: $0.start) })
        #expect(call?.end == text.ranges.first.map { file.position(at: $0.end) })
    }

    @Test func whoPerformsASegueIsKnown() {
        let index = program(
            """
            class A: UIViewController {
                func f() {
                    performSegue(withIdentifier: "1", sender: nil)
                    self.performSegue(withIdentifier: "2", sender: nil)
                    go { [weak self] in self?.performSegue(withIdentifier: "3", sender: nil) }
                    go { [weak self] in
                        guard let strongSelf = self else { return }
                        strongSelf.performSegue(withIdentifier: "4", sender: nil)
                    }
                    parent?.performSegue(withIdentifier: "no", sender: nil)
                    for other in others { other.performSegue(withIdentifier: "no", sender: nil) }
                }
            }
            """
        ).index
        #expect(index.allUses.map(\.isOnSelf) == index.allUses.map { $0.identifier != "no" })
        #expect(index.allUses.count == 6)
    }

    @Test func registrationsSayWhatIsRegistered() {
        let uses = program(
            """
            class Row: UITableViewCell { static let nib = UINib(nibName: "Row", bundle: nil) }
            class A: UIViewController {
                func f() {
                    table.register(Row.self, forCellReuseIdentifier: "1")
                    table.register(Row.nib, forCellReuseIdentifier: "2")
                    grid.register(UINib(nibName: "Grid", bundle: .main), forCellWithReuseIdentifier: "3")
                    table.register(UINib(nibName: "Top", bundle: nil), forHeaderFooterViewReuseIdentifier: "4")
                    grid.register(
                        UINib(nibName: "Top", bundle: nil), forSupplementaryViewOfKind: kind, withReuseIdentifier: "5")
                    table.register(UINib(nibName: "Row", bundle: .pages), forCellReuseIdentifier: "6")
                    _ = Row(style: .default, reuseIdentifier: "7")
                    table.register(type, forCellReuseIdentifier: "8")
                }
            }
            """
        ).index.allUses.filter { $0.kind == .registration }
        #expect(
            uses.map { "\($0.identifier) \($0.type ?? "-") \($0.nib ?? "-")" } == [
                "1 Row -", "2 UITableViewCell Row", "3 UICollectionReusableView Grid",
                "4 UITableViewHeaderFooterView Top", "5 UICollectionReusableView Top", "6 - -", "7 Row -", "8 - -",
            ])
    }

    @Test func controllersThatAreMadeAreKnown() {
        let index = program(
            """
            class A: UIViewController { init(name: String) { super.init(nibName: nil, bundle: nil) } }
            class B: UIViewController { convenience init() { self.init(nibName: "Other", bundle: nil) } }
            class C: UIViewController {}
            class D: UIViewController {}
            class E: UIViewController {}
            func f() { C(); D(nibName: nil, bundle: nil); E(nibName: "Page", bundle: nil); F(); Demo.B.init() }
            """
        ).index
        #expect(index.created == ["A", "B", "C", "D"])
        #expect(index.allUses.map { "\($0.identifier) \($0.type ?? "-")" } == ["Other B", "Page E"])
    }

    @Test func initialControllersOfNamedStoryboardsAreUses() {
        let uses = program(
            """
            let main = UIStoryboard(name: "Main", bundle: nil)
            func f() {
                main.instantiateInitialViewController()
                UIStoryboard(name: "Help", bundle: .main).instantiateInitialViewController { Help(coder: $0) }
                UIStoryboard(name: "Help", bundle: .pages).instantiateInitialViewController()
                storyboard.instantiateInitialViewController()
            }
            """
        ).index.allUses.filter { $0.kind == .initialController }
        #expect(uses.map(\.identifier) == ["Main", "Help"])
        #expect(uses.map(\.hasCreator) == [false, true])
    }

    @Test func dataSourcesThatCodeSetsAreKnown() {
        let index = program(
            """
            class A: UIViewController { func f() { table?.dataSource = self } }
            class B: UIViewController { func f() { items = UITableViewDiffableDataSource<Int, Int>(tableView: table) {} } }
            class C: UIViewController { func f() { let a = table.dataSource; table.delegate = self; list(tableView: 1) } }
            struct D { func f() { Source(collectionView: grid) } }
            """
        ).index
        #expect(index.dataSourceSetters == ["A", "B", "D"])
        #expect(program("func f() { child.table.dataSource = a }").index.dataSourceSetters == [""])
    }

    @Test func protocolsOfProtocolsAndForeignTypesAreKnown() {
        let index = program(
            """
            protocol Listing: UITableViewDataSource, Base {}
            extension UIViewController: Listing {}
            class A: UIViewController {}
            extension A: Other {}
            """
        ).index
        #expect(index.adopted == ["Listing": ["UITableViewDataSource", "Base"], "UIViewController": ["Listing"]])
        #expect(index.classes.map(\.conformances) == [["Other"]])
    }

    @Test func classesOfTheSameNameAreMarked() {
        let classes = program("class A {}\nclass B {}\nextension B {}\nclass A {}").index.classes
        #expect(classes.map(\.isRepeated) == [true, false])
    }
}
