import TestSupport
import Testing

@testable import SwiftSources

@Suite struct OverrideMoveTests {
    @Test func anOverrideMovesIntoTheClass() throws {
        let source = """
            class A: UIViewController {
                let a = 1
            }

            extension A {
                // Navigation
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    go(#selector(tap))
                }
                @objc func tap() {}
            }
            """
        let copy = try #require(rewritten(program(source)).copies.first)
        expectSameText(
            copy.userPart,
            """
            class A: UIViewController {
                let a = 1

            #sourceLocation(file: "App.swift", line: 7)
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    go(Selector("tap"))
                }
            #sourceLocation(file: "App.swift", line: 3)
            }

            extension A {
                // Navigation
                \(String(repeating: " ", count: 67))
            \(String(repeating: " ", count: 26))
                \(" ")
                      func tap() {}
            }
            """)
    }

    @Test func anOverrideMovesToAnotherFile() {
        let result = rewritten(
            program(
                "class A: UIView { let a = 1 }",
                "public extension A {\n    override var tag: Int { get { 1 } set {} }\n}\nfunc f() {}"))
        expectSameText(
            result.copies[0].userPart,
            """
            class A: UIView { let a = 1\u{20}
            #sourceLocation(file: "App2.swift", line: 2)
                public override var tag: Int { get { 1 } set {} }
            #sourceLocation(file: "App.swift", line: 1)
                                        }
            """)
        #expect(
            result.copies[1].userPart == "public extension A {\n\(String(repeating: " ", count: 46))\n}\nfunc f() {}")
    }

    @Test func whatASubclassOverridesMovesIntoTheClass() throws {
        let source = """
            class A: UIView {}
            extension A { func first() {}; func second(_ a: Int) {} }
            class B: A { override func second(_ a: Int) {} }
            """
        let copy = try #require(rewritten(program(source)).copies.first)
        let lines = copy.userPart.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "class A: UIView {")
        #expect(lines[2].hasSuffix("func second(_ a: Int) {}"))
        #expect(lines.contains { $0.hasPrefix("extension A { func first() {};  ") })
    }

    @Test(arguments: [
        "extension UIView { override func draw(_ r: CGRect) {} }",
        "class A<T>: UIView {}\nextension A where T: B { override func draw(_ r: CGRect) {} }",
        "class A: UIView {}\nextension A { func draw() {} }",
    ])
    func otherMembersStay(source: String) throws {
        let copy = try #require(rewritten(program(source)).copies.first)
        #expect(!copy.userPart.contains("#sourceLocation"))
    }

    @Test func nothingMovesToOrFromAFileThatIsLeftOut() throws {
        let program = program("class A: UIView {}", "extension A { override func draw(_ r: CGRect) {} }")
        let first = rewritten(program, leftOut: ["App2.swift"])
        #expect(!first.copies[0].userPart.contains("draw"))
        let second = rewritten(program, leftOut: ["App.swift"])
        #expect(second.copies[0].userPart.contains("override func draw"))
    }
}
