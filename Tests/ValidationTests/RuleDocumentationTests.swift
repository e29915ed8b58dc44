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

    @Test func eachProblemOfReadingHasItsPage() throws {
        for problem in ReadingProblem.all {
            try expectGolden(problem.page, at: folder.appendingPathComponent("\(problem.identifier).md"))
        }
    }

    @Test func theTableHasEveryRule() throws {
        let table = """
            # Rules

            What `segue validate` looks for. Each page is written from the rule itself, and its examples are its tests.

            | Rule | Severity | On by default | Platforms | What it finds |
            | --- | --- | --- | --- | --- |
            \(descriptions.map(\.tableRow).joined(separator: "\n"))

            ## What could not be read

            Reported with the findings in every format, and not to be switched off: what was not read was not checked.
            A document that cannot be read is reported in the same way, under a name that says why (`missing-file`,
            `unreadable-file`, `not-xml`, `merge-conflict` …), and ends with status 65 too.

            | Name | Severity | Exit status | What it says |
            | --- | --- | --- | --- |
            \(ReadingProblem.all.map(\.tableRow).joined(separator: "\n"))

            """
        try expectGolden(table, at: folder.appendingPathComponent("README.md"))
    }

    /// Rules that look at Swift or Objective-C files alone are no matter of a document's platform.
    @Test func theDocumentationSaysWhatAppliesToWhichPlatform() throws {
        let url = Fixtures.packageRoot.appendingPathComponent("docs/validate.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let (begin, end) = ("<!-- written by RuleDocumentationTests -->\n", "<!-- end -->")
        let parts = text.components(separatedBy: begin)
        let rest = try #require(parts.last).components(separatedBy: end)
        try #require(parts.count == 2 && rest.count == 2)
        let groups = Dictionary(grouping: descriptions, by: \.platforms)
        let rows = groups.sorted { ($1.key.names.count, $0.key.rawValue) < ($0.key.names.count, $1.key.rawValue) }
            .map { platforms, rules in
                let names = rules.map { "[\($0.identifier)](rules/\($0.identifier).md)" }
                return "| \(platforms.names.joined(separator: ", ")) | \(names.joined(separator: ", ")) |"
            }
        let table = "| Documents of | Rules |\n| --- | --- |\n" + rows.map { $0 + "\n" }.joined()
        try expectGolden(parts[0] + begin + table + end + rest[1], at: url)
    }

    @Test func thereIsNoPageOfARuleThatIsGone() throws {
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let expected =
            ["README.md"] + descriptions.map { "\($0.identifier).md" }
            + ReadingProblem.all.map { "\($0.identifier).md" }
        #expect(pages == expected.sorted())
    }
}
