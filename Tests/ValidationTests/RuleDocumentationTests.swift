import Foundation
import TestSupport
import Testing

@testable import Validation

/// The pages in `docs/rules` are written from the rules. After a change: `SEGUE_RECORD=1 swift test --filter
/// RuleDocumentationTests`, which writes them anew.
@Suite struct RuleDocumentationTests {
    private let folder = Fixtures.packageRoot.appendingPathComponent("docs/rules")
    private let descriptions = Validator.allRules.map { type(of: $0).description }

    @Test func eachRuleHasItsPage() throws {
        for description in descriptions {
            try expectGolden(description.page, at: folder.appendingPathComponent("\(description.identifier).md"))
        }
    }

    @Test func theTableHasEveryRule() throws {
        let table = """
            # Rules

            What `segue validate` looks for. Each page is written from the rule itself, and its examples are its tests.

            | Rule | Severity | On by default | What it finds |
            | --- | --- | --- | --- |
            \(descriptions.map(\.tableRow).joined(separator: "\n"))

            """
        try expectGolden(table, at: folder.appendingPathComponent("README.md"))
    }

    @Test func thereIsNoPageOfARuleThatIsGone() throws {
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let expected = ["README.md"] + descriptions.map { "\($0.identifier).md" }
        #expect(pages == expected.sorted())
    }
}
