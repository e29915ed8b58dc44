import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import SwiftSources

@Suite struct AdoptedMethodTests {
    @Test func aSubclassAnswersWhatItsConformingSuperclassLeavesOut() throws {
        let source = """
            @objc protocol Closing { @objc optional func didClose(_ screen: A) }
            class A: UIViewController, Closing, CAAnimationDelegate {
                let a = 1
            }
            class B: A {
                func didClose(_ screen: A) {}
            }
            class C: A {
                func didClose(_ screen: A) {}
                func animationDidStart(_ anim: CAAnimation) {}
            }
            """
        let copy = try #require(rewritten(program(source)).copies.first)
        let lines = copy.userPart.split(separator: "\n")
        #expect(
            lines[1] == "class A: UIViewController, Closing, CAAnimationDelegate { func didClose(_ screen: A) {}; "
                + "func animationDidStart(_ anim: CAAnimation) {};")
        #expect(lines.count { $0 == "    override func didClose(_ screen: A) {}" } == 2)
        #expect(lines.contains("    override func animationDidStart(_ anim: CAAnimation) {}"))
    }

    @Test func anExtensionsMethodMovesIntoItsClass() throws {
        let source = """
            class A: UIViewController {}
            extension A: UITabBarControllerDelegate {}
            class B: A {
            }
            extension B {
                func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { false }
            }
            """
        let text = try #require(rewritten(program(source)).copies.first).userPart
        #expect(text.contains("class A: UIViewController { func tabBarController("))
        #expect(text.contains("-> Bool { true };}"))
        let moved = try #require(text.range(of: "override func tabBarController("))
        let rest = try #require(text.range(of: "extension B {"))
        #expect(moved.lowerBound < rest.lowerBound)
    }

    @Test(arguments: [
        // Nobody conforms.
        "class A: UIViewController {}\nclass B: A { func animationDidStart(_ anim: CAAnimation) {} }",
        // The superclass answers.
        """
        class A: UIView, CAAnimationDelegate { func animationDidStart(_ a: CAAnimation) {} }
        class B: A { override func animationDidStart(_ a: CAAnimation) {} }
        """,
        // It is another method, or one that Objective-C does not see.
        "class A: UIView, CAAnimationDelegate {}\nclass B: A { func animationDidStart(_ anim: String) {} }",
        "class A: UIView, CAAnimationDelegate {}\nclass B: A { private func animationDidStart(_ a: CAAnimation) {} }",
        "class A: UIView, CAAnimationDelegate { func animationDidStart(_ a: CAAnimation) {} }",
    ])
    func othersStay(_ source: String) throws {
        #expect(try #require(rewritten(program(source)).copies.first).userPart == source)
    }

    /// What stands for an answer that the app does not give is what the runtime's protocols say.
    @Test func theProtocolsOwnAnswersAreTheModules() throws {
        var answers: [String: Set<String>] = [:]
        let root = Fixtures.packageRoot.appendingPathComponent("Sources")
        for module in ["HeadlessUIKit", "HeadlessQuartzCore"] {
            let folder = root.appendingPathComponent(module)
            let files = try #require(FileManager.default.enumerator(atPath: folder.path))
            for case let path as String in files where path.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                guard text.contains("Delegate {") else { continue }
                answers.merge(Self.methods(of: text)) { $0.union($1) }
            }
        }
        let listed = Self.methods(of: AdoptedMethods.systemMethods)
        #expect(listed.count > 4)
        for (name, methods) in listed {
            #expect(methods.subtracting(answers[name] ?? []) == [], "\(name)")
        }
    }

    private static func methods(of source: String) -> [String: Set<String>] {
        var methods: [String: Set<String>] = [:]
        for statement in Parser.parse(source: source).statements {
            guard let part = statement.item.as(ExtensionDeclSyntax.self) else { continue }
            for member in part.memberBlock.members {
                guard let method = member.decl.as(FunctionDeclSyntax.self), let body = method.body else { continue }
                let text = method.name.text + method.signature.description + body.description
                methods[part.extendedType.trimmedDescription, default: []].insert(text.filter { !$0.isWhitespace })
            }
        }
        return methods
    }
}
