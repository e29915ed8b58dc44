import TestSupport
import Testing

@testable import SwiftSources

/// Functions of thousands of statements: each name means what stands before it, however much that is.
@Suite struct LargeFunctionTests {
    private func segues(_ body: String, parameters: String = "") -> [String] {
        program("class A: UIViewController {\n    func run(\(parameters)) {\n\(body)\n    }\n}").index.allUses
            .map(\.identifier)
    }

    private func perform(_ name: String) -> String { "performSegue(withIdentifier: \(name), sender: nil)\n" }

    @Test func eachNameHasTheValueOfItsOwnDeclaration() {
        let numbers = 0..<3000
        let body = numbers.map { "let id\($0) = \"segue \($0)\"\n" + perform("id\($0)") }.joined()
        #expect(segues(body) == numbers.map { "segue \($0)" })
    }

    @Test func theNearestDeclarationBeforeTheUseCounts() {
        let body = """
            let id = "first"
            \(perform("id"))
            if true {
                \(perform("id"))
                let id = "inner"
                \(perform("id"))
            }
            guard let id = other else { return }
            \(perform("id"))
            """
        #expect(segues(body) == ["first", "first", "inner"])
    }

    @Test func whatIsDeclaredBehindTheUseDoesNotCount() {
        #expect(segues(perform("id") + "let id = \"later\"\n").isEmpty)
    }

    @Test func aConditionIsReadByItself() {
        let names = 0..<400
        let members = names.map {
            "#if os(iOS) && !os(macOS)\n@IBOutlet var a\($0): UIView!\n#elseif os(macOS)\n@IBOutlet var b\($0): UIView!\n"
                + "#else\n@IBOutlet var c\($0): UIView!\n#endif\n"
        }
        let found = program("class A: UIViewController {\n\(members.joined())}").index.classes.flatMap(\.outlets)
        #expect(found.map(\.name) == names.map { "a\($0)" })
    }

    @Test func overloadsAreToldApart() {
        let methods = (0..<300).map { "@IBAction func go(a\($0): Any) {}\n" }.joined()
        let text = rewritten(program("class A: UIViewController {\n\(methods)}")).copies.map {
            String(decoding: $0.text, as: UTF8.self)
        }.joined()
        #expect(text.contains("object.go(a0: try arguments.argument(0) as Any)"))
        #expect(text.contains("object.go(a299: try arguments.argument(0) as Any)"))
    }

    @Test func aStatementOfManyErrorsHasThePlaceOfTheFirst() throws {
        let text = "let a = [1, " + String(repeating: "2 3 , , ", count: 2000) + "]\nclass B {}"
        let problem = try #require(program(text).index.files[0].problem)
        #expect(problem.position?.line == 1 && problem.position?.column == 15)
        #expect(problem.message == "left out of the app: the code from here on cannot be read")
    }
}
