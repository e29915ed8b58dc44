import SourceText
import TestSupport
import Testing

@testable import SwiftSources

@Suite struct RewriteTests {
    @Test(arguments: attributes + selectors + keyPaths + protocols + conditions + literals + untouched)
    func rewrites(_ example: RewriteExample) { example.check() }

    static let attributes: [RewriteExample] = [
        .init("an outlet", "class A { @IBOutlet weak var label: UILabel! }", "class A { weak var label: UILabel! }"),
        .init(
            "an attribute on its own line", "class A {\n    @IBOutlet\n    private var label: UILabel!\n}",
            "class A {\n\n    private var label: UILabel!\n}"),
        .init(
            "several attributes and a comment between",
            "class A { @IBOutlet @objc /* kept */ @available(iOS 9, *) dynamic var a: B? }",
            "class A { /* kept */ @available(iOS 9, *) var a: B? }"),
        .init("an action", "class A { @IBAction func tap(_ s: Any) {} }", "class A { func tap(_ s: Any) {} }"),
        .init(
            "a segue action", "class A { @IBSegueAction func make(_ c: NSCoder) -> B? { nil } }",
            "class A { func make(_ c: NSCoder) -> B? { nil } }"),
        .init(
            "names for Objective-C", "@objc(AppScreen) class A { @objc(tapWith:and:) func tap(a: B, c: D) {} }",
            "class A { func tap(a: B, c: D) {} }"),
        .init(
            "a name over several lines", "class A {\n    @objc(\n        name\n    )\n    var a = 1\n}",
            "class A {\n\n\n\n    var a = 1\n}"),
        .init(
            "accessors", "class A { var a: Int { @objc(isA) get { 1 } @objc set {} } }",
            "class A { var a: Int { get { 1 } set {} } }"),
        .init(
            "designables", "@IBDesignable class A: UIView { @IBInspectable var radius: CGFloat = 0 }",
            "class A: UIView { var radius: CGFloat = 0 }"),
        .init("members", "@objcMembers public class A { @nonobjc func a() {} }", "public class A { func a() {} }"),
        .init("an extension", "@objc extension A { func a() {} }", "extension A { func a() {} }"),
        .init("managed properties", "class A { @NSManaged var a: String? }", "class A { var a: String? }"),
        .init("the entry point", "@UIApplicationMain\nclass App: UIResponder {}", "\nclass App: UIResponder {}"),
        .init("the newer entry point", "@main final class App: UIResponder {}", "final class App: UIResponder {}"),
        .init("an enumeration", "@objc enum Kind: Int { case a }", "enum Kind: Int { case a }"),
        .init(
            "an attribute under a condition", "class A {\n#if DEBUG\n  @IBOutlet var a: B!\n#endif\n}",
            "class A {\n#if DEBUG\n  var a: B!\n#endif\n}"),
        .init(
            "submodules", "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView",
            "import UIKit\nimport class UIKit.UIView"),
        .init("a preview", "#Preview {\n    Screen()\n}\nlet a = 1", "\n\n\nlet a = 1"),
    ]

    static let selectors: [RewriteExample] = [
        .init(
            "a method of the same class", "class A { @objc func tap(_ s: B) {}; let s = #selector(tap(_:)) }",
            "class A { func tap(_ s: B) {}; let s = Selector(\"tap:\") }"),
        .init(
            "a name without labels", "class A { @objc func tap(sender: B) {}; let s = #selector(tap) }",
            "class A { func tap(sender: B) {}; let s = Selector(\"tapWithSender:\") }"),
        .init(
            "by way of self", "class A { @objc func tap() {}; func b() { c(#selector(self.tap)) } }",
            "class A { func tap() {}; func b() { c(Selector(\"tap\")) } }"),
        .init(
            "by way of Self and the type",
            "class A { @objc func move(to p: P, by d: D) {}; let s = [#selector(Self.move(to:by:)), #selector(A.move)] }",
            "class A { func move(to p: P, by d: D) {}; let s = [Selector(\"moveTo:by:\"), Selector(\"moveTo:by:\")] }"),
        .init(
            "a name of its own", "class A { @objc(custom:) func tap(_ s: B) {}; let s = #selector(A.tap(_:)) }",
            "class A { func tap(_ s: B) {}; let s = Selector(\"custom:\") }"),
        .init(
            "another class's method", "class A { @objc func go(x: B) {} }\nlet s = #selector(A.go(x:))",
            "class A { func go(x: B) {} }\nlet s = Selector(\"goWithX:\")"),
        .init(
            "a method of an object", "class A { @objc func go(x: B) {} }\nlet s = #selector(model.current.go)",
            "class A { func go(x: B) {} }\nlet s = Selector(\"goWithX:\")"),
        .init(
            "its own class first",
            "class A { @objc(a) func go() {} }\nclass B { @objc(b) func go() {}; let s = #selector(go) }",
            "class A { func go() {} }\nclass B { func go() {}; let s = Selector(\"b\") }"),
        .init(
            "the superclass's",
            "class A { @objc(a) func go() {} }\nclass C { @objc(c) func go() {} }\n"
                + "class B: C { let s = #selector(go) }",
            "class A { func go() {} }\nclass C { func go() {} }\nclass B: C { let s = Selector(\"c\") }"),
        .init(
            "an inner class's", "class A { class B { @objc(inner) func go() {} }; let s = #selector(B.go) }",
            "class A { class B { func go() {} }; let s = Selector(\"inner\") }"),
        .init(
            "an overload chosen by its type",
            "class A { @objc func go() {}; @objc func go(_ b: B) {}; let s = #selector(go as (B) -> Void) }",
            "class A { func go() {}; func go(_ b: B) {}; let s = Selector(\"go:\") }"),
        .init(
            "an overload chosen by a curried type",
            "class A { @objc func go() {}; @objc func go(_ b: B) {}; let s = #selector((A.go) as (A) -> (B) -> ()) }",
            "class A { func go() {}; func go(_ b: B) {}; let s = Selector(\"go:\") }"),
        .init(
            "getter and setter",
            "class A { @objc(isOn) var on = true; let s = [#selector(getter: on), #selector(setter: A.on)] }",
            "class A { var on = true; let s = [Selector(\"isOn\"), Selector(\"setIsOn:\")] }"),
        .init(
            "over several lines", "class A {\n    @objc func tap() {}\n    let s = #selector(\n        tap\n    )\n}",
            "class A {\n    func tap() {}\n    let s = Selector(\"tap\")\n\n\n}"),
        .init(
            "a method that throws", "class A { @objc func load(_ u: U) throws {}; let s = #selector(load(_:)) }",
            "class A { func load(_ u: U) throws {}; let s = Selector(\"load:error:\") }"),
        .init(
            "UIKit's own by its labels",
            "let s = [#selector(UIViewController.dismiss(animated:completion:)), #selector(UIView.endEditing(_:))]",
            "let s = [Selector(\"dismissViewControllerAnimated:completion:\"), Selector(\"endEditing:\")]"),
        .init(
            "UIKit's own by its name", "let s = [#selector(UIView.setNeedsLayout), #selector(viewWillAppear)]",
            "let s = [Selector(\"setNeedsLayout\"), Selector(\"viewWillAppear:\")]"),
        .init(
            "a name in backticks", "class A { @objc func `repeat`() {}; let s = #selector(`repeat`) }",
            "class A { func `repeat`() {}; let s = Selector(\"repeat\") }"),
    ]

    static let keyPaths: [RewriteExample] = [
        .init("a type's key", "let k = #keyPath(UIView.frame)", "let k = \"frame\""),
        .init("a truth value of UIKit", "let k = #keyPath(UIView.isHidden)", "let k = \"hidden\""),
        .init(
            "the sources' own",
            "class P { @objc var isOn = true; @objc(nick) var name = \"\" }\n"
                + "let k = [#keyPath(P.isOn), #keyPath(P.name)]",
            "class P { var isOn = true; var name = \"\" }\nlet k = [\"isOn\", \"nick\"]"),
        .init("a path", "let k = #keyPath(person.address.city)", "let k = \"person.address.city\""),
    ]

    static let protocols: [RewriteExample] = [
        .init("a protocol is for classes", "@objc protocol P { func a() }", "protocol P: AnyObject { func a() }"),
        .init("a protocol of a protocol", "@objc protocol P: Q {}", "protocol P: Q, AnyObject {}"),
        .init("a protocol that says so", "@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
        .init(
            "optional requirements",
            "@objc protocol P { @objc optional func done(_ a: A) }\nfunc f(p: P?) { p?.done?(A()) }",
            "protocol P: AnyObject { func done(_ a: A) }\nfunc f(p: P?) { p?.done (A()) }"),
    ]

    static let conditions: [RewriteExample] = [
        .init(
            "the platform", "#if os(iOS)\nlet a = 1\n#elseif os(macOS) || !os(tvOS)\nlet a = 2\n#endif",
            "#if true\nlet a = 1\n#elseif false || !false\nlet a = 2\n#endif"),
        .init(
            "other questions stay", "#if canImport(UIKit) && swift(>=5.0) && DEBUG\nlet a = 1\n#endif",
            "#if canImport(UIKit) && swift(>=5.0) && DEBUG\nlet a = 1\n#endif"),
        .init(
            "code that is not compiled stays as it is",
            "#if os(macOS)\n@objc class A {}\n#else\n@objc class A {}\n#endif",
            "#if false\n@objc class A {}\n#else\nclass A {}\n#endif"),
    ]

    static let literals: [RewriteExample] = [
        .init(
            "a colour", "let c = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
            "let c = UIColor (red: 1, green: 0.5, blue: 0, alpha: 1)"),
        .init(
            "an image", "let i = #imageLiteral(resourceName: \"Star\")", "let i = UIImage(named: \"Star\")!"),
        .init(
            "a delay, which passes on the virtual clock",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { DispatchQueue.main.async {} }",
            "HeadlessQueue.main.asyncAfter(deadline: .now() + 1) { DispatchQueue.main.async {} }"),
    ]

    static let untouched: [RewriteExample] = [
        "// @IBOutlet #selector(tap) @objc\nlet a = 1",
        "/* @IBOutlet\n @objc */ let a = 1",
        "let a = \"@IBOutlet #selector(tap) @objc dynamic\"",
        "let a = \"\"\"\n@IBOutlet #selector(tap)\n\"\"\"",
        "let a = #\"@objc #selector(\"tap\")\"#",
        "let IBOutlet = 1, objc = 2, dynamic = IBOutlet",
        "@discardableResult @available(iOS 13, *) func a() -> Int { 1 }",
        "class A { lazy var b = 1; unowned var c: A; weak var d: A? }",
        "let s = Selector((\"tap:\")), n = NSSelectorFromString(\"tap\")",
        "func f(@ViewBuilder a: () -> Void, b: @escaping () -> Void) {}",
    ].map { RewriteExample($0, $0, $0) }

    @Test func whatGoesAwayLeavesTheRestInItsPlace() throws {
        let source =
            "class A { @IBOutlet @objc dynamic weak var label: B!; @IBAction func tap() { x(#selector(A.tap), y) } }"
        let copy = try #require(rewritten(program(source)).copies.first)
        let line = String(copy.userPart.split(separator: "\n")[0])
        for word in ["weak", "label", "func", "y)"] {
            #expect(offset(of: word, in: line) == offset(of: word, in: source), "\(word) has moved")
        }
    }

    @Test func aFileWithoutAnythingToDoIsCopiedAsItIs() throws {
        let source = "import UIKit\r\n\tlet a = 1 // ünïcode 👩‍👩‍👧\r\n\r\nstruct B {}"
        let copy = try #require(rewritten(program(source)).copies.first)
        #expect(
            String(decoding: copy.text, as: UTF8.self) == "#sourceLocation(file: \"App.swift\", line: 1)\n" + source)
    }

    @Test func windowsLineEndsStay() throws {
        let source =
            "class A {\r\n    @IBOutlet\r\n    var b: B!\r\n    let s = #selector(\r\n        go\r\n    )\r\n}\r\n"
        let copy = try #require(rewritten(program(source)).copies.first)
        let text = copy.userPart
        #expect(text.utf8.count { $0 == UInt8(ascii: "\r") } == 7)
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        #expect(lines == ["classA{", "", "varb:B!", "lets=Selector(\"go\")", "", "", "}", ""])
    }

    @Test func aByteOrderMarkGoes() throws {
        let copy = try #require(rewritten(program("\u{FEFF}let a = 1")).copies.first)
        #expect(
            String(decoding: copy.text, as: UTF8.self) == "#sourceLocation(file: \"App.swift\", line: 1)\nlet a = 1")
    }

    @Test func pathsAreWrittenAsStringLiterals() throws {
        let copy = try #require(rewritten(program([("My \"App\"\\A.swift", "let a = 1")])).copies.first)
        #expect(
            String(decoding: copy.text, as: UTF8.self)
                == "#sourceLocation(file: \"My \\\"App\\\"\\\\A.swift\", line: 1)\nlet a = 1")
        #expect(copy.name == "File1_My \"App\"\\A.swift")
    }

    @Test func filesOfOneNameKeepApart() {
        let result = rewritten(program([("a/View.swift", "let a = 1"), ("b/View.swift", "let b = 1")]))
        #expect(result.copies.map(\.name) == ["File1_View.swift", "File2_View.swift"])
    }

    @Test func platformsAnswerTheirOwnName() throws {
        let source = "#if os(tvOS)\nlet a = 1\n#endif"
        let program = program([("A.swift", source)], platform: .tvOS)
        let copy = try #require(rewritten(program).copies.first)
        #expect(copy.userPart.hasPrefix("#if true"))
    }

    private func offset(of word: String, in text: String) -> Int? {
        guard let range = text.firstRange(of: word) else { return nil }
        return text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    }
}
