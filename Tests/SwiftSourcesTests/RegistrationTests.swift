import TestSupport
import Testing

@testable import SwiftSources

@Suite struct RegistrationTests {
    private func calls(_ source: String) -> [String] {
        rewritten(program(source)).copies.first?.calls ?? []
    }

    @Test func writesARegistration() throws {
        let source = """
            import UIKit

            final class Screen: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBInspectable var radius: CGFloat = 0
                @IBAction func tap(_ sender: UIButton) {}
                @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
            }
            """
        let copy = try #require(rewritten(program([("App/Screen.swift", source)])).copies.first)
        expectSameText(
            copy.generated,
            """
            import UIKit

            extension Screen { // segue: Screen
                @MainActor static var segueRegistration_1_Screen: UIKit.ClassRegistration<Screen> { // segue: Screen
                    UIKit.ClassRegistration(Screen.self, name: "Demo.Screen", file: "App/Screen.swift", line: 3) \
            // segue: Screen
                        .outlet("label") { (object: Screen, value) in object.label = try value.cast() } \
            // segue: Screen.label
                        .attribute("radius") { (object: Screen, value) in object.radius = try value.cast() } \
            // segue: Screen.radius
                        .action("tap:") { (object: Screen, arguments) in \
            object.tap(try arguments.argument(0) as UIButton) } // segue: Screen.tap:
                        .method("make:") { (object: Screen, arguments) in \
            object.make(try arguments.argument(0) as NSCoder) } // segue: Screen.make:
                }
            }

            @MainActor func segueRegistrations_File1() -> [UIKit.AnyClassRegistration] {
                [
                    Screen.segueRegistration_1_Screen.erased
                ]
            }

            """)
    }

    @Test func writesTheFunctionThatRegistersAllFiles() {
        let result = rewritten(
            program("class A: UIView {}", "struct NoClass {}", "class B: UIView {}"))
        expectSameText(
            result.registrations,
            """
            import UIKit

            @_cdecl("segue_register_app_classes")
            public func segueRegisterAppClasses() {
                MainActor.assumeIsolated {
                    let files: [@MainActor () -> [UIKit.AnyClassRegistration]] = [
                        segueRegistrations_File1,
                        segueRegistrations_File3
                    ]
                    for file in files {
                        for registration in file() { UIKit.ClassRegistry.shared.register(registration) }
                    }
                }
            }

            """)
    }

    @Test func callsMethodsAsTheyAreDeclared() {
        #expect(
            calls(
                """
                class A: UIViewController {
                    @IBAction func none() {}
                    @IBAction func any(_ sender: Any?) {}
                    @IBAction func forced(_ sender: UIButton!) {}
                    @IBAction func both(_ sender: UIButton, forEvent event: UIEvent) {}
                    @IBAction func labelled(sender: UIButton) {}
                    @objc func closure(_ done: @escaping (Bool) -> Void) {}
                    @objc func trying(_ sender: Any) throws {}
                    @objc func asking() -> Bool { true }
                    @objc func waiting() async {}
                    @objc class func type() {}
                }
                """) == [
                    ".action(\"none\") { (object: A, _) in object.none() }",
                    ".action(\"any:\") { (object: A, arguments) in object.any(try arguments.argument(0) as Any?) }",
                    ".action(\"forced:\") { (object: A, arguments) in "
                        + "object.forced(try arguments.argument(0) as UIButton?) }",
                    ".action(\"both:forEvent:\") { (object: A, arguments) in object.both("
                        + "try arguments.argument(0) as UIButton, forEvent: try arguments.argument(1) as UIEvent) }",
                    ".action(\"labelledWithSender:\") { (object: A, arguments) in "
                        + "object.labelled(sender: try arguments.argument(0) as UIButton) }",
                    ".action(\"closure:\") { (object: A, arguments) in "
                        + "object.closure(try arguments.argument(0) as (Bool) -> Void) }",
                    ".action(\"trying:error:\") { (object: A, arguments) in "
                        + "try object.trying(try arguments.argument(0) as Any) }",
                    ".method(\"asking\") { (object: A, _) in object.asking() }",
                ])
    }

    @Test func settersAreForWhatCanBeSet() {
        #expect(
            calls(
                """
                class A: UIView {
                    @IBOutlet let fixed: UIView
                    @IBInspectable var computed: CGFloat { 1 }
                    @objc(alias) var own: Int = 0
                }
                """) == [".attribute(\"alias\") { (object: A, value) in object.own = try value.cast() }"])
    }

    @Test(arguments: [
        ("class A: UIStoryboardSegue {}", ".segue { A(identifier: $0, source: $1, destination: $2) }"),
        (
            "class B: UIStoryboardSegue {}\nfinal class A: B {}",
            ".segue { A(identifier: $0, source: $1, destination: $2) }"
        ),
        ("class A: NSObject {}", ".object { A() }"),
        ("class A: NSObject { init(a: Int = 1) {} }", ".object { A() }"),
        ("class A: NSObject { private override init() {} }", ".object { A() }"),
        ("class A: NSObject { convenience init(a: Int) { self.init() } }", ".object { A() }"),
        ("class A: NSObject { init(a: Int) {} }", nil),
        ("class A: NSObject { @available(*, unavailable) override init() {} }", nil),
        ("class A: UIStoryboardSegue { init(a: Int) {} }", nil),
        ("class A: UIViewController {}", nil),
        ("class A: UIView {}", nil),
        ("class A: SomethingUnknown {}", nil),
    ])
    func saysHowObjectsAreMade(source: String, expected: String?) {
        let result = rewritten(program(source))
        #expect(result.copies.first?.calls.last == expected)
        #expect(result.registrations.contains("segueRegistrations_File1"))
    }

    @Test(arguments: [
        "class A {}", "class A: Codable {}", "class A<T>: UIView { @IBOutlet var a: UIView! }",
        "func f() { class A: UIView { @IBOutlet var a: UIView! } }",
        "struct S<T> { class A: UIView {} }", "extension Array where Element: UIView { func go() {} }",
        "class A<T>: UIView {}\nextension A { @IBAction func go() {} }", "extension UIView { func go() {} }",
        "protocol P { func go() }",
    ])
    func leavesAloneWhatNoStoryboardCanName(source: String) {
        let result = rewritten(program(source))
        #expect(result.copies.first?.generated == "")
        #expect(!result.registrations.contains("segueRegistrations"))
    }

    @Test func aNestedPrivateClassComesIntoReach() throws {
        let source = "class A: UIView { private class B: UIView { @IBOutlet private var c: UIView! } }"
        let copy = try #require(rewritten(program(source)).copies.first)
        #expect(copy.userPart.contains("fileprivate class B"))
        #expect(copy.userPart.contains("private var c"))
        #expect(copy.calls == [".outlet(\"c\") { (object: A.B, value) in object.c = try value.cast() }"])
        #expect(copy.generated.contains("name: \"Demo.A.B\""))
    }

    @Test func aPrivateClassAtTheTopIsInReach() throws {
        let copy = try #require(rewritten(program("private class B: UIView { @IBOutlet var c: UIView! }")).copies.first)
        #expect(copy.userPart.hasPrefix("private class B"))
        #expect(copy.calls.count == 1)
    }

    @Test func membersAreRegisteredInTheirOwnFile() {
        let result = rewritten(
            program(
                "class A: UIView { @IBAction private func one() {} }",
                "extension A { @IBAction private func two() {} }\nextension A { @IBAction func three() {} }"))
        #expect(
            result.copies.map(\.calls) == [
                [".action(\"one\") { (object: A, _) in object.one() }"],
                [
                    ".action(\"two\") { (object: A, _) in object.two() }",
                    ".action(\"three\") { (object: A, _) in object.three() }",
                ],
            ])
        // Both speak of the place where the class is declared.
        for copy in result.copies { #expect(copy.generated.contains("file: \"App.swift\", line: 1")) }
    }

    @Test func aNameForObjectiveCHasNoModule() throws {
        let copy = try #require(rewritten(program("@objc(OldScreen) class Screen: UIViewController {}")).copies.first)
        #expect(copy.generated.contains("ClassRegistration(Screen.self, name: \"OldScreen\","))
    }

    @Test func aClassOfUIKitHasNoModule() throws {
        let source = "extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }"
        let copy = try #require(rewritten(program(source)).copies.first)
        #expect(copy.generated.contains("ClassRegistration(UIView.self, name: \"UIView\","))
        #expect(
            copy.calls == [".attribute(\"radius\") { (object: UIView, value) in object.radius = try value.cast() }"])
    }

    @Test func longChainsAreCut() throws {
        let outlets = (0..<40).map { "    @IBOutlet var view\($0): UIView!" }.joined(separator: "\n")
        let copy = try #require(rewritten(program("class A: UIView {\n\(outlets)\n}")).copies.first)
        #expect(copy.calls.count == 40)
        let lines = copy.generated.split(separator: "\n").map { $0.drop { $0 == " " } }
        let steps = lines.filter { $0.hasPrefix("let step") || $0.hasPrefix("return") }
        #expect(steps.count == 4)
        #expect(steps.last == "return step2")
    }

    @Test func overloadsAreToldApartInsideOtherTypes() {
        let calls = calls(
            """
            class Outer: UIView {
                class A: UIView {
                    @objc(one:) func go(_ a: UIView) {}
                    @objc(two:) func go(_ a: String) {}
                    @objc func other(_ a: String) {}
                }
            }
            """)
        #expect(
            calls == [
                ".action(\"one:\") { (object: Outer.A, arguments) in "
                    + "object.go(try arguments.argument(0) as UIView) }",
                ".action(\"two:\") { (object: Outer.A, arguments) in "
                    + "object.go(try arguments.argument(0) as String) }",
                ".action(\"other:\") { (object: Outer.A, arguments) in object.other(try arguments.argument(0)) }",
            ])
    }

    @Test func whatASelectorNamesCanBeCalled() {
        // The compiler infers `@objc` for members that fulfil an Objective-C protocol.
        let result = rewritten(
            program("class A: UIView { func done(_ a: A) {}; func not() {} }", "let s = #selector(A.done(_:))"))
        #expect(result.copies[0].calls.map { $0.prefix(15) } == [".action(\"done:\""])
    }

    @Test func omittedMembersAreLeftOut() {
        let program = program(
            "class A: UIView { @IBOutlet var a: B!; @IBAction func go(_ s: C) {} }\nclass D: UIView {}")
        #expect(rewritten(program, omitted: ["A.a"]).copies[0].calls.count == 1)
        #expect(rewritten(program, omitted: ["A.go:"]).copies[0].calls.map { $0.prefix(7) } == [".outlet"])
        let without = rewritten(program, omitted: ["A"]).copies[0]
        #expect(without.calls.isEmpty)
        #expect(without.generated.contains("extension D"))
    }

    @Test func filesLeftOutAreNotCopiedButKnown() {
        let program = program("class A: UIView {}", "class B: UIView { let s = #selector(A.go(x:)) }")
        let result = rewritten(program, leftOut: ["App.swift"])
        #expect(result.copies.map(\.source) == ["App2.swift"])
        #expect(result.copies.map(\.name) == ["File2_App2.swift"])
        #expect(result.index.classes.map(\.name) == ["A", "B"])
        #expect(result.problems.isEmpty)
    }

    @Test func optionalRequirementsThatReturnNothingHaveABody() throws {
        let source = """
            @objc protocol P {
                @objc optional func done(_ a: A, with b: B)
                @objc optional func ask() -> Bool
                func must()
            }
            """
        let copy = try #require(rewritten(program(source)).copies.first)
        #expect(copy.generated == "extension P {\n    func done(_ a: A, with b: B) {}\n}\n")
    }
}
