import Foundation
import InterfaceBuilder
import SceneGraph
import SourceText
import TestSupport
import Testing

@testable import Validation

/// On real files the rules find what is wrong with them, and no more.
@Suite(.enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
struct CorpusTests {
    /// The corpus's files by the project they are of: the first folder of the path.
    private func projects() -> [[InterfaceDocument]] {
        let paths = Dictionary(grouping: Fixtures.corpusPaths()) { $0.split(separator: "/").first ?? "" }
        return paths.sorted { $0.key < $1.key }.map { _, paths in
            paths.compactMap { try? InterfaceDocument(parsing: Fixtures.corpusFile($0)) }
        }
    }

    /// Every finding of the rules that are on by default, of which the errors were held against their files, and how many
    /// there are by rule, opt-in ones too. A change here is to be looked at before it is recorded with `SEGUE_RECORD=1`.
    @Test func findingsAreThoseThatWereCheckedByEye() throws {
        var counts: [String: Int] = [:]
        var found: [String] = []
        let isDefault = Set(Validator.defaultRules.map { type(of: $0).description.identifier })
        let validator = Validator(rules: Validator.allRules)
        for documents in projects() {
            let project = validator.findings(in: ProjectContents(SceneGraph(documents: documents)))
            for (document, projectWide) in zip(documents, project.documents) {
                for finding in (validator.findings(in: document) + projectWide).sorted() {
                    let diagnostic = finding.diagnostic
                    counts[diagnostic.identifier, default: 0] += 1
                    guard isDefault.contains(diagnostic.identifier) else { continue }
                    let place = diagnostic.position?.description ?? diagnostic.path
                    found.append(
                        "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.identifier)]")
                }
            }
        }
        let table = Validator.allRules.map { rule in
            let description = type(of: rule).description
            let level = description.isOptIn ? "opt-in" : description.severity.rawValue
            return "\(counts[description.identifier] ?? 0)\t\(level)\t\(description.identifier)"
        }
        try expectGolden((table + [""] + found.sorted()).joined(separator: "\n") + "\n", named: "corpus-findings.txt")
    }
}
