import SwiftParser
import Testing

@testable import SwiftSources

/// Files that are nested so deeply that what reads them would overflow its stack, or never end.
@Suite struct NestingTests {
    private func nested(_ open: String, _ close: String, _ count: Int) -> String {
        "let a = " + String(repeating: open, count: count) + String(repeating: close, count: count)
    }

    private func problem(_ text: String) -> String? {
        Nesting.excess(in: Array(text.utf8))?.reason
    }

    @Test(arguments: [("(", ")"), ("{", "}"), ("f(", ")"), ("{ f(", ")}"), ("f[", "]"), ("{[", "]}")])
    func bracketsThatTheCompilerRefuses(open: String, close: String) {
        #expect(problem(nested(open, close, 100)) == nil)
        #expect(problem(nested(open, close, 300))?.contains("256") == true)
    }

    @Test(arguments: [("[", "]"), ("[(", ")]"), ("A<[", "]>"), ("[ /* ] */ ", "]")])
    func arraysThatAreReadTwiceAtEveryLevel(open: String, close: String) {
        #expect(problem(nested(open, close, 16)) == nil)
        #expect(problem(nested(open, close, 17))?.contains("16 square brackets") == true)
    }

    @Test func listsOfGenericArgumentsThatTheParserLooksThroughAgain() {
        #expect(problem(nested("A<", ">", 128)) == nil)
        #expect(problem(nested("A<", ">", 129))?.contains("128 lists of generic arguments") == true)
        #expect(problem(nested("A<", "", 5000)) != nil)
    }

    @Test(arguments: [
        "if a<b { c() }\n", "let a = b<c\n", "a(b<c || d<e)\n", "let a: B<C<D>> = e\n", "a<b;", "check(a<b)\n",
        "check(a<b) ", "a<b && ", "return a<b\n", "list[a<b ? 0 : 1] + ",
    ])
    func comparisonsAreNotNested(statement: String) {
        #expect(problem(String(repeating: statement, count: 2000)) == nil)
    }

    @Test func argumentsOverSeveralLinesAreNested() {
        #expect(problem(nested("A<\n    ", ">", 200)) != nil)
        #expect(problem(nested("A<B, ", ">", 200)) != nil)
    }

    @Test func dictionariesAndSubscriptsMayBeDeeper() {
        #expect(problem(nested("[\"a\": ", "]", 100)) == nil)
        #expect(problem(nested("f[", "]", 100)) == nil)
    }

    @Test(arguments: [
        "// (", "/* ( [ */", "/* /* ( */ [ */", "\"((\"", "#\"(\"(\"#", "\"\"\"\n((\n\"\"\"", "\"\\\"(\"",
        "\"\\(f(\"(\"))\"", "##\"\\##(f())\"##",
    ])
    func bracketsInTextsAndCommentsDoNotCount(part: String) {
        #expect(problem(String(repeating: part + "\n", count: 400)) == nil)
    }

    @Test func interpolationsCount() {
        #expect(problem("let a = " + String(repeating: "\"\\(", count: 400)) != nil)
    }

    @Test func conditionsCount() {
        #expect(problem(String(repeating: "#if A\n", count: 300)) != nil)
        #expect(problem(String(repeating: "#if A\n#endif\n", count: 3000)) == nil)
    }

    @Test func aDeepFileIsLeftOutAndTheOthersAreRead() throws {
        let program = program([
            ("Deep.swift", nested("[", "]", 3000)), ("Sound.swift", "class B: UIViewController {}"),
        ])
        #expect(program.index.classes.map(\.name) == ["B"])
        let problem = try #require(program.index.files[0].problem)
        #expect(problem.position?.line == 1 && problem.position?.column == 25)
        #expect(rewritten(program).copies.map(\.source) == ["Sound.swift"])
    }

    /// Only trees that may be too deep are measured.
    @Test(arguments: [
        ("let a = x", ".y"), ("let a = x", "()"), ("let a = x", "!"), ("let a = x", "?.y"), ("let a = x", "[0]"),
        ("let a = x", " {}"), ("if a {}", " else if a {}"), ("let a: A", ".B"), ("let a: A", "?"),
        ("let a: A", " -> A"), ("let a = x", " + y"), ("x", ".f { $0 }"),
    ])
    func theLevelsOfChainsAreNotUnderestimated(start: String, link: String) {
        let least = Nesting.measure([]).levels
        for count in [20, 50, 200] {
            let text = start + String(repeating: link, count: count)
            let levels = Nesting.measure(Array(text.utf8)).levels - least
            #expect(TreeDepth.excess(in: Parser.parse(source: text), deepest: levels + 12) == nil, "\(levels)")
        }
    }

    @Test func aLongChainIsTooDeepForItsTree() {
        let chain = "let a = x" + String(repeating: ".y", count: 5000)
        #expect(program(chain).index.files[0].problem?.message.contains("nested too deeply") == true)
        #expect(program("let a = x" + String(repeating: ".y", count: 500)).index.files[0].problem == nil)
    }

    @Test func theFirstOfManyErrorsIsFound() throws {
        let text = "class A {}\n" + String(repeating: "let = \n", count: 1000)
        #expect(program(text).index.files[0].problem?.position?.line == 2)
    }
}
