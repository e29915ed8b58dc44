import TestSupport
import Testing

@testable import SwiftSources

@Suite struct SyntaxErrorTests {
    @Test(arguments: [
        "class A {\n    func b( {\n    }\n}⟦⟧",
        "let a = ⟦⟧",
        "class A {\n    ⟦<⟧<<<<<< HEAD\n    var a = 1\n}",
    ])
    func aBrokenFileIsLeftOutWithThePlace(_ marked: String) throws {
        let text = MarkedText(marked)
        let program = program([("Broken.swift", text.text), ("Sound.swift", "class B: UIViewController {}")])
        let result = rewritten(program)
        #expect(result.copies.map(\.source) == ["Sound.swift"])
        let problem = try #require(result.problems.first)
        #expect(result.problems.count == 1)
        #expect(problem.identifier == "app-file-left-out")
        #expect(problem.severity == .warning)
        #expect(problem.path == "Broken.swift")
        #expect(problem.message.hasPrefix("left out of the app: "))
        #expect(problem.message.count > "left out of the app: ".count)
        #expect(program.index.files[0].problem == problem)
        #expect(!result.registrations.contains("File1"))
        #expect(result.registrations.contains("segueRegistrations_File2"))
    }

    @Test func theFirstErrorCounts() throws {
        let text = MarkedText("class A {\n    let b = ⟦⟧\n    let c = 3 +\n}")
        let problem = try #require(rewritten(program(text.text)).problems.first)
        #expect(problem.position?.line == 2)
    }

    @Test func codeThatIsNotCompiledMayBeBroken() {
        let source = "#if compiler(>=99)\nlet a = = 1\n#endif\nclass B: UIViewController {}"
        #expect(rewritten(program(source)).problems == [])
    }

    @Test func whatOnlySwift6RefusesIsNoError() {
        #expect(rewritten(program("@available (iOS 15, *)\nclass B: UIViewController {}")).problems == [])
    }

    @Test func theStartOfTheAppIsLeftOut() {
        let result = rewritten(program([("App/main.swift", "UIApplicationMain(0, nil, nil, nil)")]))
        #expect(result.copies.isEmpty)
        #expect(result.problems.map(\.path) == ["App/main.swift"])
    }

    @Test func anEmptyFileIsNoProblem() {
        let result = rewritten(program(""))
        #expect(result.problems.isEmpty)
        #expect(result.copies.count == 1)
    }

    @Test func classesOfABrokenFileAreStillKnown() {
        let program = program("class A: UIViewController {\n    @IBAction func tap(_ s: Any) {}\n    let a = \n}")
        #expect(program.index.classes.map(\.name) == ["A"])
        #expect(program.index.classes[0].methods.map(\.selector) == ["tap:"])
    }
}
