import Foundation
import InterfaceBuilder
import SourceText
import TestSupport
import Testing

@testable import Validation

/// On real files the rules find what is wrong with them, and no more.
@Suite(.enabled(if: Fixtures.hasCorpus, "needs the corpus: set SEGUE_CORPUS"))
struct CorpusTests {
    /// How often `id` is given as an object's id, by a plain look at the text.
    private func occurrences(ofID id: String, in text: String) -> Int {
        text.ranges(of: " id=\"\(id)\"").count
    }

    @Test func everyErrorIsATrueFault() throws {
        for path in Fixtures.corpusPaths() {
            let file = try Fixtures.corpusFile(path)
            guard let document = try? InterfaceDocument(parsing: file) else { continue }
            let text = file.text(in: SourceRange(start: 0, end: file.bytes.count))
            for finding in Validator().findings(in: document) {
                let diagnostic = finding.diagnostic
                let id = try #require(diagnostic.objectID)
                switch diagnostic.identifier {
                case "duplicate-object-id":
                    #expect(occurrences(ofID: id, in: text) > 1, "\(diagnostic)")
                case "segue-destination-missing", "unwind-without-exit":
                    let segue = try #require(document.object(id: id))
                    let destination = segue.element.attribute("destination") ?? ""
                    #expect(occurrences(ofID: destination, in: text) == 0, "\(diagnostic)")
                default:
                    Issue.record("no independent check of \(diagnostic)")
                }
            }
        }
    }

    @Test(.enabled(if: Fixtures.corpusPaths().contains(duplicateIDs), "needs this file in the corpus"))
    func theLinterFixtureWithDuplicateIDsIsFound() throws {
        let document = try InterfaceDocument(parsing: Fixtures.corpusFile(Self.duplicateIDs))
        let findings = Validator().findings(in: document)
        #expect(findings.map(\.diagnostic.objectID) == ["iN0-l3-epB", "aEU-56-OK8"])
        #expect(findings.map(\.diagnostic.position?.line) == [38, 39])
    }

    static let duplicateIDs =
        "IBDecodable__IBLinter/Tests/IBLinterKitTest/Resources/Rules/DuplicateIdRule/DuplicateID.xib"
}
