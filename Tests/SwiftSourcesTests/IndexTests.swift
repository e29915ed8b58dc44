import ClassIndex
import SourceText
import TestSupport
import Testing

@testable import SwiftSources

@Suite struct IndexTests {
    private func classes(_ sources: String...) -> [ClassIndex.Class] {
        let files = sources.enumerated().map { ("File\($0.offset + 1).swift", $0.element) }
        return program(files).index.classes
    }

    private func only(_ source: String) throws -> ClassIndex.Class {
        let classes = classes(source)
        try #require(classes.count == 1)
        return classes[0]
    }

    @Test func readsAClass() throws {
        let text = MarkedText("import UIKit\n\npublic final class ⟦Screen⟧: UIViewController, Closing, Opening {}")
        let found = try only(text.text)
        #expect(found.name == "Screen")
        #expect(found.superclass == "UIViewController")
        #expect(found.conformances == ["Closing", "Opening"])
        #expect(found.access == .public)
        #expect(found.position == SourcePosition(path: "File1.swift", line: 3, column: 20))
        #expect(!found.isForeign && !found.isGeneric && found.runtimeName == nil)
    }

    @Test func readsOutlets() throws {
        let found = try only(
            """
            class A: UIView {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var buttons: [UIButton]?
                @IBOutlet private(set) var a, b: UIView!
                @IBOutlet let fixed: UIView
                @IBOutlet var computed: UIView { view }
                @IBOutlet var observed: UIView! { didSet { update() } }
            }
            """)
        #expect(
            found.outlets.map(\.swiftName) == ["label", "buttons", "a", "b", "fixed", "computed", "observed"])
        #expect(
            found.outlets.map(\.type)
                == ["UILabel!", "[UIButton]?", "UIView!", "UIView!", "UIView", "UIView", "UIView!"])
        #expect(found.outlets.map(\.isSettable) == [true, true, true, true, false, false, true])
        #expect(found.outlets.map(\.isCollection) == [false, true, false, false, false, false, false])
        #expect(found.outlets[0].access == .private)
        #expect(found.outlets[2].access == .internal)
    }

    @Test func readsAttributes() throws {
        let found = try only(
            """
            class A: UIView {
                @IBInspectable var radius: CGFloat = 0
                @objc(tint) var color: UIColor?
                @objc var total: Int { get { 0 } set {} }
                var plain = 1
                @objc static var shared = 1
            }
            """)
        #expect(found.attributes.map(\.name) == ["radius", "tint", "total"])
        #expect(found.attributes.map(\.swiftName) == ["radius", "color", "total"])
        #expect(found.attributes.map(\.isInspectable) == [true, false, false])
    }

    @Test func readsMethods() throws {
        let found = try only(
            """
            class A: UIViewController {
                @IBAction func none() {}
                @IBAction private func tap(_ sender: UIButton) {}
                @IBAction func both(_ sender: Any, forEvent event: UIEvent) {}
                @IBAction func named(sender: Any) {}
                @IBAction func back(_ segue: UIStoryboardSegue) {}
                @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
                @objc func refresh() -> Bool { true }
                @objc class func build() {}
                func plain() {}
                @objc func generic<T>(_ value: T) {}
            }
            """)
        #expect(
            found.methods.map(\.selector)
                == ["none", "tap:", "both:forEvent:", "namedWithSender:", "back:", "make:sender:", "refresh", "build"])
        #expect(
            found.methods.map(\.kind)
                == [.action, .action, .action, .action, .action, .segueAction, .method, .method])
        #expect(found.methods.map(\.result) == [nil, nil, nil, nil, nil, "UIViewController?", "Bool", nil])
        #expect(found.methods.map(\.isUnwindAction) == [false, false, false, false, true, false, false, false])
        #expect(found.methods.map(\.isStatic) == [false, false, false, false, false, false, false, true])
        #expect(found.methods[1].access == .private)
        #expect(
            found.methods[2].parameters == [
                .init(label: nil, type: "Any"), .init(label: "forEvent", type: "UIEvent"),
            ])
    }

    @Test func readsOverridesAndInitialisers() throws {
        let found = try only(
            """
            class A: UIStoryboardSegue {
                override init(identifier: String?, source: UIViewController, destination: UIViewController) {}
                convenience init(a: Int = 1) {}
                @available(*, unavailable) required init?(coder: NSCoder) { nil }
                override func perform() {}
                override var description: String { "" }
            }
            """)
        #expect(
            found.initializers.map(\.swiftName) == ["init(identifier:source:destination:)", "init(a:)", "init(coder:)"])
        #expect(found.initializers.map(\.isConvenience) == [false, true, false])
        #expect(found.initializers.map(\.isUnavailable) == [false, false, true])
        #expect(found.initializers[1].parameters == [.init(label: "a", type: "Int", hasDefault: true)])
        #expect(
            found.overrides
                == ["init(identifier:source:destination:)", "init(coder:)", "perform()", "description"])
    }

    @Test func extensionsOfOtherFilesAreMerged() throws {
        let classes = classes(
            "extension A { @IBAction func first() {} }", "class A: UIView { @IBOutlet var a: UIView! }",
            "extension A: Closing { @IBAction private func second() {} }")
        try #require(classes.count == 1)
        #expect(classes[0].position.path == "File2.swift")
        #expect(classes[0].methods.map(\.selector) == ["first", "second"])
        #expect(classes[0].methods.map(\.position.path) == ["File1.swift", "File3.swift"])
        #expect(classes[0].conformances == ["Closing"])
    }

    @Test func classesThatAreOnlyExtendedAreForeign() {
        let classes = classes(
            "extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }",
            "extension UIKit.UIView { @objc func shake() {} }\nextension String { var a: Int { 1 } }")
        #expect(classes.map(\.name) == ["UIView"])
        #expect(classes[0].isForeign)
        #expect(classes[0].attributes.map(\.name) == ["radius"])
        #expect(classes[0].methods.map(\.selector) == ["shake"])
    }

    @Test func namesTellWhereAClassStands() {
        let classes = classes(
            """
            class Outer: UIView { class Inner: UIView { enum Space { class Deep: UIView {} } } }
            extension Outer { class Added: UIView {} }
            struct Box<T> { class Held: UIView {} }
            class Generic<T>: UIView {}
            func f() { class Local: UIView {} }
            let g = { class Local2: UIView {} }
            """)
        #expect(
            classes.map(\.name)
                == ["Outer", "Outer.Inner", "Outer.Inner.Space.Deep", "Outer.Added", "Box.Held", "Generic"])
        #expect(classes.map(\.isGeneric) == [false, false, false, false, true, true])
    }

    @Test func aProtocolIsNoSuperclass() {
        let classes = classes(
            """
            protocol Closing {}
            class A: Closing {}
            class B: UITableViewDelegate {}
            class C: NSObject, UITableViewDelegate {}
            class D: A {}
            class AppDelegate: UIResponder {}
            class E: AppDelegate {}
            """)
        #expect(classes.map(\.superclass) == [nil, nil, "NSObject", "A", "UIResponder", "AppDelegate"])
        #expect(classes[1].conformances == ["UITableViewDelegate"])
    }

    @Test func exposedMembersAreFollowedDownTheClasses() {
        let classes = classes(
            """
            @objcMembers class A: NSObject { var a = 1; func go() {}; private func hidden() {}; @nonobjc func not() {} }
            class B: A { func further() {} }
            extension B { func more() {} }
            """, "@objc extension C { func go() {} }\nclass C: UIView { func not() {} }")
        #expect(classes.map { $0.methods.map(\.selector) } == [["go"], ["further", "more"], ["go"]])
        #expect(classes[0].attributes.map(\.name) == ["a"])
    }

    @Test func identifiersInCodeAreFound() throws {
        let text = MarkedText(
            """
            class A: UIViewController {
                func go() {
                    performSegue(withIdentifier: ⟦"Show"⟧, sender: self)
                    UIStoryboard(name: ⟦"Main"⟧, bundle: nil).instantiateViewController(withIdentifier: ⟦"Detail"⟧)
                    if segue.identifier == ⟦"Edit"⟧ || ⟦"Add"⟧ != segue.identifier! { go("other") }
                    performSegue(withIdentifier: constant, sender: nil)
                    tableView.dequeueReusableCell(withIdentifier: ⟦"Cell"⟧)
                }
            }
            """)
        let uses = try only(text.text).uses.sorted { $0.position < $1.position }
        #expect(uses.map(\.identifier) == ["Show", "Main", "Detail", "Edit", "Add", "Cell"])
        #expect(uses.map(\.kind) == [.segue, .storyboard, .viewController, .segue, .segue, .reuse])
        let file = text.file(path: "File1.swift")
        #expect(uses.map(\.position) == text.ranges.map { file.position(at: $0.start) })
    }

    @Test func membersOfEveryFormAreFound() {
        let classes = classes(
            """
            class A: UIViewController {
                @IBOutlet private var label: UILabel!
                @objc dynamic var level = 1
                @NSManaged var stored: String?
            }
            extension A {
                @IBOutlet var shown: UIView? { get { label } set {} }
                @IBAction private func tap(_ sender: Any) {}
                @IBInspectable var tint: UIColor? { get { nil } set {} }
            }
            extension UIView { @IBInspectable var cornerRadius: CGFloat { get { 0 } set {} } }
            protocol Closing {}
            extension Closing { @IBAction func close(_ sender: Any) {} }
            """)
        #expect(classes.map(\.name) == ["A", "UIView"])
        #expect(classes[0].outlets.map(\.name) == ["label", "shown"])
        #expect(classes[0].attributes.map(\.name) == ["level", "stored", "tint"])
        #expect(classes[0].methods.map(\.selector) == ["tap:"])
        #expect(classes[1].isForeign && classes[1].attributes.map(\.name) == ["cornerRadius"])
    }

    @Test func damagedFilesAreIndexedAsFarAsTheyGo() {
        let good =
            "class B: UIView { @IBOutlet var b: UIView!; func f() { performSegue(withIdentifier: \"S\", sender: 1) } }"
        let files: [(String, [UInt8])] = [
            ("Empty.swift", []), ("Line.swift", Array("\r\n".utf8)), ("Empty.m", []),
            ("Mark.swift", [0xEF, 0xBB, 0xBF]),
            ("Bytes.swift", [0xFF, 0xFE, 0x0A] + Array(good.utf8)),
            ("Open.swift", Array("class C: UIView {\n  @IBAction func c() {}\n  func ( {\n let x = \"Text\"\n".utf8)),
            ("Bytes.m", [0xC3, 0x28, 0x0A] + Array("@interface D : UIView\n@end".utf8)),
        ]
        let index = Program(
            module: "Demo", platform: .iOS, files: files.map { SourceFile(path: $0.0, bytes: $0.1) }
        ).index
        #expect(index.classes.map(\.name) == ["B", "C", "D"])
        #expect(index.classes[0].outlets.map(\.name) == ["b"])
        #expect(index.classes[0].uses.map(\.identifier) == ["S"])
        #expect(index.classes[0].position == SourcePosition(path: "Bytes.swift", line: 2, column: 7))
        #expect(index.classes[1].methods.map(\.selector) == ["c"])
        #expect(index.literals == ["S", "Text"])
    }

    @Test func onlyCompiledCodeCounts() {
        let classes = classes(
            """
            #if os(iOS)
            class A: UIView { @IBOutlet var a: UIView! }
            #else
            class A: NSView { @IBOutlet var b: NSView! }
            #endif
            class B: UIView {
                #if canImport(SwiftUI)
                @IBOutlet var c: UIView!
                #else
                @IBOutlet var d: UIView!
                #endif
            }
            """)
        #expect(classes.map(\.name) == ["A", "B"])
        #expect(classes.map { $0.outlets.map(\.name) } == [["a"], ["d"]])
    }

    @Test func importsAliasesAndProtocolsAreNoted() {
        let index = program(
            "import UIKit\nimport class Foundation.NSObject\nimport UIKit\ntypealias Base = UIViewController\n"
                + "protocol P {}\nclass A { typealias B = Int; protocol Q {} }"
        ).index
        #expect(index.files.map(\.imports) == [["UIKit", "Foundation"]])
        #expect(index.typeAliases == ["Base": "UIViewController", "A.B": "Int"])
        #expect(index.protocols == ["P", "A.Q"])
    }

    @Test func objectiveCIsIndexedBeside() {
        let index = program([
            ("A.swift", "extension OldScreen { @IBAction func fresh(_ sender: Any) {} }"),
            ("Old.h", "@interface OldScreen : UIViewController\n@end"),
            ("Old.m", "@implementation OldScreen\n- (IBAction)tap:(id)sender {}\n@end"),
        ]).index
        #expect(index.files.map(\.language) == [.swift, .objectiveC, .objectiveC])
        #expect(index.classes.map(\.name) == ["OldScreen"])
        #expect(index.classes[0].superclass == "UIViewController")
        #expect(index.classes[0].isForeign == false)
        #expect(index.classes[0].methods.map(\.selector) == ["tap:", "fresh:"])
    }
}
