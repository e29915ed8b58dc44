import Foundation
import Reporters
import SourceText
import TestSupport
import Testing
import Validation

@Suite struct FindingsReportTests {
    @Test func textNamesEachFindingAndCountsThem() {
        expectSameText(
            FindingsSample.report().text(),
            """
            Main.storyboard:2:28: error: it leads nowhere [segue-destination-missing]
              2 | <segue id="x" destination="gone"/>
                |                            ^~~~
                = First > button
                = look here
                = help: delete it

            Other.storyboard: warning: take care [some-rule]

            1 error, 1 warning in 3 files

            """)
    }

    @Test func nothingFoundIsSaidToo() {
        let report = FindingsReport(files: [.init(path: "a", source: nil, findings: [])])
        #expect(report.text() == "nothing found in 1 file\n")
    }

    @Test func theDocumentForProgramsHoldsTheSame() throws {
        let json = FindingsSample.report().json(generator: "segue test")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(document["version"] as? Int == 1)
        #expect(document["generator"] as? String == "segue test")
        #expect(document["files"] as? Int == 3)
        #expect(document["counts"] as? [String: Int] == ["error": 1, "warning": 1, "note": 0])
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["segue-destination-missing", "some-rule"])
        #expect(findings[0]["severity"] as? String == "error")
        #expect(findings[0]["line"] as? Int == 2 && findings[0]["column"] as? Int == 28)
        #expect(findings[0]["endLine"] as? Int == 2 && findings[0]["endColumn"] as? Int == 32)
        #expect(findings[0]["objectID"] as? String == "x")
        #expect(findings[0]["trail"] as? [String] == ["First", "button"])
        #expect(findings[0]["help"] as? String == "delete it")
        #expect(findings[1]["line"] == nil)
        #expect(json.hasSuffix("}\n"))
        let schema = Fixtures.packageRoot.appendingPathComponent("docs/schemas/findings.schema.json")
        #expect(try JSONSchema(json: Data(contentsOf: schema)).accepts(JSON(document)))
    }

    @Test func whatIsLeftOutIsCounted() throws {
        let report = FindingsSample.report().limited(to: 1)
        #expect(report.omitted == 1 && report.count(.error) == 1 && report.count(.warning) == 1)
        #expect(report.text().hasSuffix("\n\nand 1 more finding\n\n1 error, 1 warning in 3 files\n"))
        #expect(FindingsSample.report().limited(to: 2).omitted == 0)
        let none = FindingsSample.report().limited(to: 0)
        #expect(none.text() == "and 2 more findings\n\n1 error, 1 warning in 3 files\n")
        #expect(none.text(summary: false).isEmpty)
    }
}
