import InterfaceBuilder
import SceneGraph
import SourceText
import TestSupport
import Testing

@testable import SwiftSources
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
            examples(type(of: rule).description).enumerated().map {
                Case(rule: rule.configured(with: $1.options), example: $1, number: $0)
            }
        }
    }

    /// Changes to a document after which the same findings stand at the same marked places.
    enum Change: String, CaseIterable {
        case none, emojiBefore, carriageReturns, attributesReversed, commentedCopy

        func apply(to file: Example.File) -> String {
            let scenes = file.scenes
            func document(_ scenes: String) -> String { file.document(around: scenes) }
            switch self {
            case .none:
                return file.document
            case .emojiBefore:
                let marked = scenes.replacing("<connections", with: "<!-- 🙂 日本 --><connections")
                return document("<!-- 👩‍👩‍👧 é --> " + marked)
            case .carriageReturns:
                return file.document.replacing("\n", with: "\r\n")
            case .attributesReversed:
                return reversedAttributes(file.document)
            case .commentedCopy:
                let copy = scenes.replacing("⟦", with: "").replacing("⟧", with: "")
                return document("<!--\n\(copy)\n-->\n" + scenes)
            }
        }

        func apply(to source: Example.Source) -> String {
            if source.isManifest {
                let plain = source.text.replacing("⟦", with: "").replacing("⟧", with: "")
                return switch self {
                case .none, .attributesReversed: source.text
                case .emojiBefore: "<!-- 👩‍👩‍👧 é -->" + source.text.replacing("⟦", with: "<!-- 🙂 日本 -->⟦")
                case .carriageReturns: source.text.replacing("\n", with: "\r\n")
                case .commentedCopy: "<!--\n\(plain)\n-->\n" + source.text
                }
            }
            return switch self {
            case .none, .attributesReversed: source.text
            case .emojiBefore: "/* 👩‍👩‍👧 é */ " + source.text.replacing("⟦", with: "/* 🙂 日本 */ ⟦")
            case .carriageReturns: source.text.replacing("\n", with: "\r\n")
            case .commentedCopy:
                "/*\n" + source.text.replacing("⟦", with: "").replacing("⟧", with: "") + "\n*/\n" + source.text
            }
        }

        private func reversedAttributes(_ text: String) -> String {
            text.replacing(/<(\w+)((?:\s+\w+="[^"]*")+)(\s*\/?)>/) { match in
                let attributes = match.output.2.matches(of: /\w+="[^"]*"/).map { String($0.output) }
                return "<\(match.output.1) \(attributes.reversed().joined(separator: " "))\(match.output.3)>"
            }
        }
    }

    /// What the rule alone finds in each of `files`, which are the example's, and then in each of its sources.
    private func findings(_ item: Case, _ files: [SourceFile], _ sources: [SourceFile]) throws -> [[Finding]] {
        let documents = try files.map { try InterfaceDocument(parsing: $0) }
        let validator = Validator(rules: [item.rule])
        let classes = Self.classes(
            zip(item.example.sources, sources).filter { !$0.0.isManifest }.map { ($0.module, $1) })
        let manifests = sources.filter { $0.path.hasSuffix(".plist") }
        let project = try validator.findings(
            in: item.example.project(documents, classes: classes, manifests: manifests))
        return zip(documents, project.documents).map { (validator.findings(in: $0) + $1).sorted() }
            + sources.map { project.sources[$0.path] ?? [] }
    }

    /// What the sources declare, read as the tool reads them.
    static func classes(_ sources: [(module: String, file: SourceFile)]) -> ProjectClasses? {
        guard !sources.isEmpty else { return nil }
        let modules = Dictionary(grouping: sources, by: \.module).sorted { $0.key < $1.key }
        let texts = Dictionary(
            sources.map { ($0.file.path, String(decoding: $0.file.bytes, as: UTF8.self)) }
        ) { first, _ in first }
        return ProjectClasses(
            modules.map { module, sources in
                Program(module: module, platform: .iOS, files: sources.map(\.file)).index
            }, text: { texts[$0] })
    }

    @Test(arguments: triggering, Change.allCases)
    func findsWhatIsMarkedAndNothingElse(in item: Case, after change: Change) throws {
        let marked =
            item.example.files.map { ($0.path, MarkedText(change.apply(to: $0))) }
            + item.example.sources.map { ($0.path, MarkedText(change.apply(to: $0))) }
        let files = marked.map { $1.file(path: $0) }
        let count = item.example.files.count
        let found = try findings(item, Array(files[..<count]), Array(files[count...]))
        #expect(found.count == marked.count)
        for ((file, text), findings) in zip(zip(files, marked.map(\.1)), found) {
            let expected = text.ranges.map {
                (file.position(at: $0.start), $0.isEmpty ? nil : file.position(at: $0.end))
            }
            #expect(
                findings.map(\.diagnostic.position) == expected.map(\.0), "\(findings.map(\.diagnostic.description))")
            #expect(findings.map(\.diagnostic.end) == expected.map(\.1))
            let identifier = type(of: item.rule).description.identifier
            #expect(findings.allSatisfy { $0.diagnostic.identifier == identifier })
        }
        #expect(marked.contains { !$1.ranges.isEmpty })
    }

    @Test(arguments: nonTriggering, Change.allCases)
    func findsNothing(in item: Case, after change: Change) throws {
        let files = item.example.files.map { SourceFile(path: $0.path, text: change.apply(to: $0)) }
        let sources = item.example.sources.map { SourceFile(path: $0.path, text: change.apply(to: $0)) }
        let messages = try findings(item, files, sources).joined().map(\.diagnostic.description)
        #expect(messages == [])
    }

    /// What one rule is shown as sound is not to be called broken by another.
    @Test func soundExamplesOfARuleAreMarkedCompletely() throws {
        for rule in Validator.allRules {
            let description = type(of: rule).description
            #expect(!description.triggering.isEmpty && !description.nonTriggering.isEmpty)
            #expect(description.identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
            #expect(description.summary.hasSuffix(".") && !description.rationale.isEmpty)
        }
        for rule in Validator.allRules {
            let description = type(of: rule).description
            let known = description.options.map(\.name)
            #expect(known == known.sorted() && Set(known).isDisjoint(with: Configuration.Keys.rule))
            #expect(description.options.allSatisfy { $0.summary.hasSuffix(".") })
            for example in description.triggering + description.nonTriggering {
                #expect(Set(example.options.values.keys).isSubset(of: known), "\(description.identifier)")
            }
        }
        let identifiers = Validator.allRules.map { type(of: $0).description.identifier }
        #expect(identifiers == identifiers.sorted() && Set(identifiers).count == identifiers.count)
    }
}
