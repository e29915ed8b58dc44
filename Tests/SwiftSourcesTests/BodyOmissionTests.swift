import SourceText
import TestSupport
import Testing

@testable import SwiftSources

/// The bodies of functions that do not compile.
@Suite struct BodyOmissionTests {
    /// Leaves out what lies at the marked places.
    private func omit(_ marked: String) throws -> (text: String, names: [String]) {
        let source = MarkedText(marked)
        let file = SourceFile(path: "App.swift", text: source.text)
        let requests = try source.ranges.map { range in
            let position = file.position(at: range.start)
            return try #require(
                BodyOmissions.Request(
                    "\(position.line):\(position.column):App.swift", reason: "cannot find 'x' in scope"))
        }
        let result = BodyOmissions(runtimeModule: "UIKit", requests: requests).apply(to: file)
        return (String(decoding: result.file.bytes, as: UTF8.self), result.bodies.map(\.name))
    }

    @Test func aBodyGivesWayToACallThatNamesItAndTheError() throws {
        let result = try omit(
            """
            class A: UIViewController {
                func fine() {}
                @IBAction func tap(_ sender: Any, for event: UIEvent) {
                    ⟦x⟧()
                }
                func after() {}
            }
            """)
        #expect(result.names == ["A.tap(_:for:)"])
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
        let call =
            "UIKit.segueMeetLeftOutBody(\"A.tap(_:for:) did not run, because it does not compile and was left out of the "
            + "app: cannot find 'x' in scope (App.swift:4:9)\") }"
        #expect(lines[2].hasSuffix("{ \(call)"))
        #expect(lines[1] == "    func fine() {}")
        // The rest stays on its lines.
        #expect(lines[5] == "    func after() {}")
        #expect(lines.contains("import UIKit"))
    }

    @Test(arguments: [
        ("func a() { ⟦x⟧ }", "a()", false), ("func a() -> Void { ⟦x⟧ }", "a()", false),
        ("func a() -> Int { ⟦x⟧ }", "a()", true), ("class A { init(b: Int) { ⟦x⟧ } }", "A.init(b:)", true),
        ("class A { deinit { ⟦x⟧ } }", "A.deinit", false), ("struct S { var v: Int { ⟦x⟧ } }", "S.v", true),
        ("struct S { var v: Int { get { ⟦x⟧ } } }", "S.v.get", true),
        ("struct S { var v: Int { get { 1 } set { ⟦x⟧ } } }", "S.v.set", false),
        ("struct S { var v = 1 { didSet { ⟦x⟧ } } }", "S.v.didSet", false),
        ("enum E { subscript(i: Int) -> Int { ⟦x⟧ } }", "E.subscript", true),
        ("extension A.B { func f() { ⟦x⟧ } }", "A.B.f()", false),
        ("class A { class B { func f() { ⟦x⟧ } } }", "A.B.f()", false),
        ("func outer() { func inner() -> Int { ⟦x⟧ } }", "outer()", false),
        ("func a() { b { c { ⟦x⟧ } } }", "a()", false),
        // A missing return is reported at the brace.
        ("func a() -> Int { ⟦}⟧", "a()", true),
    ])
    func bodiesOfEachKind(marked: String, name: String, stops: Bool) throws {
        let result = try omit(marked)
        #expect(result.names == [name])
        #expect(result.text.contains("Swift.fatalError(\"") == stops)
        #expect(result.text.contains("UIKit.segueMeetLeftOutBody(\"") == !stops)
        #expect(!result.text.contains("x }"))
    }

    @Test(arguments: [
        "import ⟦x⟧", "class A: ⟦x⟧ {}", "class A { let v = ⟦x⟧() }", "class A { func f(_ v: ⟦x⟧) {} }",
        "func f() -> ⟦x⟧ { }", "protocol P { func f(⟦x⟧) }", "let v: Int = ⟦x⟧",
    ])
    func whatIsNoBodyIsNotLeftOut(marked: String) throws {
        let result = try omit(marked)
        #expect(result.names.isEmpty)
        #expect(result.text == MarkedText(marked).text)
    }

    @Test func severalErrorsOfABodyNameTheFirst() throws {
        let result = try omit("func a() { ⟦x⟧; ⟦y⟧ }\nfunc b() {}")
        #expect(result.names == ["a()", "a()"])
        #expect(result.text.contains("(App.swift:1:12)\") }"))
        #expect(result.text.hasPrefix("func a() { UIKit."))
    }

    @Test func quotesAndBackslashesInAnErrorStayTexts() throws {
        let file = SourceFile(path: "a \"b\".swift", text: "func a() { x }")
        let request = try #require(BodyOmissions.Request("1:12:a \"b\".swift", reason: "no \\(y) \"z\""))
        let result = BodyOmissions(runtimeModule: "UIKit", requests: [request]).apply(to: file)
        let text = String(decoding: result.file.bytes, as: UTF8.self)
        #expect(text.contains(#"no \\(y) \"z\" (a \"b\".swift:1:12)"#))
        #expect(Input(number: 1, file: result.file, conditions: AppConditions(platform: .iOS)).problem == nil)
    }

    @Test func aRequestIsALineAColumnAndAPath() {
        #expect(BodyOmissions.Request("3:4:C:/App.swift", reason: "")?.path == "C:/App.swift")
        for text in ["3:4", "a:4:App.swift", "App.swift:3:4", ""] {
            #expect(BodyOmissions.Request(text, reason: "") == nil)
        }
    }
}
