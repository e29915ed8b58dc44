import Foundation
import SwiftParser
import SwiftSyntax
import SystemClasses
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

    @Test func aSubclassAnswersEveryMethodThatTheRuntimeDeclares() throws {
        let source = """
            class A: UIViewController, UIGestureRecognizerDelegate {
            }
            class B: A {
                func gestureRecognizer(
                    _ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer
                ) -> Bool { true }
            }
            """
        let text = try #require(rewritten(program(source)).copies.first).userPart
        #expect(text.contains("UIGestureRecognizerDelegate { func gestureRecognizer("))
        #expect(text.contains("-> Bool { false };"))
        #expect(text.contains("    override func gestureRecognizer("))
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

    /// What the runtime's protocols answer by themselves is what Apple's do, and every such method can be adopted.
    @Test func theRuntimesOwnAnswersAreApples() throws {
        let listed = Set(
            AdoptedMethods.runtimeMethods.split(separator: "\n").flatMap { line in
                let words = line.split(separator: " ")
                return words.dropFirst().map { "\(words[0]) \($0)" }
            })
        var declared: Set<String> = []
        for (name, method) in try Self.methodsOfTheRuntimesProtocols() {
            let swiftName = TypePart.swiftName(method.name.plainText, method.signature.parameterClause)
            let types = AdoptedMethods.types(method)
            let known = SystemProtocol(name)?.requirements.first { requirement in
                guard requirement.swiftName == swiftName else { return false }
                let statement = Parser.parse(source: requirement.declaration).statements.first
                return statement?.item.as(FunctionDeclSyntax.self).map(AdoptedMethods.types) == types
            }
            guard let known else { continue }
            guard let body = AdoptedMethods.body(of: known) else { continue }
            declared.insert("\(name) \(known.selector)")
            let answer = try #require(method.body).trimmedDescription.filter { !$0.isWhitespace }
            #expect(answer == body.filter { !$0.isWhitespace }, "\(name) \(known.selector)")
        }
        #expect(declared.subtracting(listed).sorted() == [], "add them to AdoptedMethods.runtimeMethods")
        #expect(listed.subtracting(declared).sorted() == [], "the runtime does not declare them")
        #expect(declared.count > 20)
    }

    /// The methods with bodies in extensions of protocols that `SystemClasses` has, in the runtime's sources.
    private static func methodsOfTheRuntimesProtocols() throws -> [(protocol: String, method: FunctionDeclSyntax)] {
        var methods: [(protocol: String, method: FunctionDeclSyntax)] = []
        let root = Fixtures.packageRoot.appendingPathComponent("Sources")
        for module in ["HeadlessUIKit", "HeadlessQuartzCore"] {
            let folder = root.appendingPathComponent(module)
            let files = try #require(FileManager.default.enumerator(atPath: folder.path))
            for case let path as String in files where path.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                guard text.contains("\nextension ") else { continue }
                for statement in Parser.parse(source: text).statements {
                    guard let part = statement.item.as(ExtensionDeclSyntax.self),
                        SystemProtocol.isKnown(part.extendedType.trimmedDescription)
                    else { continue }
                    methods += part.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
                        .filter { $0.body != nil }.map { (part.extendedType.trimmedDescription, $0) }
                }
            }
        }
        return methods
    }
}
