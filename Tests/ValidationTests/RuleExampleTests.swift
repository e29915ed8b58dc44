import InterfaceBuilder
import SourceText
import TestSupport
import Testing

@testable import Validation

/// Each rule's examples, as they are and under changes that must not matter.
@Suite struct RuleExampleTests {
    /// An example with the rule it belongs to.
    struct Case: CustomTestStringConvertible, Sendable {
        let rule: any Rule
        let example: Example
        let number: Int
        var testDescription: String { "\(type(of: rule).description.identifier), example \(number + 1)" }
    }

    static let triggering = cases(\.triggering)
    static let nonTriggering = cases(\.nonTriggering)

    private static func cases(_ examples: (RuleDescription) -> [Example]) -> [Case] {
        Validator.allRules.flatMap { rule in
            examples(type(of: rule).description).enumerated().map { Case(rule: rule, example: $1, number: $0) }
        }
    }

    /// Changes to a document after which the same findings stand at the same marked places.
    enum Change: String, CaseIterable {
        case none, emojiBefore, carriageReturns, attributesReversed, commentedCopy

        func apply(to scenes: String) -> String {
            switch self {
            case .none:
                return Example.document(around: scenes)
            case .emojiBefore:
                let marked = scenes.replacing("<connections", with: "<!-- 🙂 日本 --><connections")
                return Example.document(around: "<!-- 👩‍👩‍👧 é --> " + marked)
            case .carriageReturns:
                return Example.document(around: scenes).replacing("\n", with: "\r\n")
            case .attributesReversed:
                return Example.document(around: reversedAttributes(scenes))
            case .commentedCopy:
                let copy = scenes.replacing("⟦", with: "").replacing("⟧", with: "")
                return Example.document(around: "<!--\n\(copy)\n-->\n" + scenes)
            }
        }

        private func reversedAttributes(_ text: String) -> String {
            text.replacing(/<(\w+)((?:\s+\w+="[^"]*")+)(\s*\/?)>/) { match in
                let attributes = match.output.2.matches(of: /\w+="[^"]*"/).map { String($0.output) }
                return "<\(match.output.1) \(attributes.reversed().joined(separator: " "))\(match.output.3)>"
            }
        }
    }

    private func findings(_ rule: any Rule, _ file: SourceFile) throws -> [Finding] {
        Validator(rules: [rule]).findings(in: try InterfaceDocument(parsing: file))
    }

    @Test(arguments: triggering, Change.allCases)
    func findsWhatIsMarkedAndNothingElse(in item: Case, after change: Change) throws {
        let marked = MarkedText(change.apply(to: item.example.scenes))
        let file = marked.file()
        let findings = try findings(item.rule, file)
        let expected = marked.ranges.map { (file.position(at: $0.start), $0.isEmpty ? nil : file.position(at: $0.end)) }
        #expect(findings.map(\.diagnostic.position) == expected.map(\.0), "\(findings.map(\.diagnostic.description))")
        #expect(findings.map(\.diagnostic.end) == expected.map(\.1))
        let identifier = type(of: item.rule).description.identifier
        #expect(findings.allSatisfy { $0.diagnostic.identifier == identifier && !$0.trail.isEmpty })
    }

    @Test(arguments: nonTriggering, Change.allCases)
    func findsNothing(in item: Case, after change: Change) throws {
        #expect(try findings(item.rule, SourceFile(path: "a", text: change.apply(to: item.example.scenes))) == [])
    }

    @Test(arguments: triggering)
    func findsNothingInAComment(in item: Case) throws {
        let text = Example.document(around: "<!--\n\(MarkedText(item.example.scenes).text)\n-->")
        #expect(try findings(item.rule, SourceFile(path: "a", text: text)) == [])
    }

    /// What one rule is shown as sound is not to be called broken by another.
    @Test func soundExamplesOfARuleAreMarkedCompletely() throws {
        for rule in Validator.allRules {
            let description = type(of: rule).description
            #expect(!description.triggering.isEmpty && !description.nonTriggering.isEmpty)
            #expect(description.identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
            #expect(description.summary.hasSuffix(".") && !description.rationale.isEmpty)
        }
        let identifiers = Validator.allRules.map { type(of: $0).description.identifier }
        #expect(identifiers == identifiers.sorted() && Set(identifiers).count == identifiers.count)
    }
}
