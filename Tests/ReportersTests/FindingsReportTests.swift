import Foundation
import Reporters
import SourceText
import TestSupport
import Testing
import Validation

@Suite struct FindingsReportTests {
    private func report() -> FindingsReport {
        let marked = MarkedText("<a>\n<segue id=\"x\" destination=\"⟦gone⟧\"/>\n</a>")
        let file = marked.file(path: "Main.storyboard")
        let finding = Finding(
            Diagnostic(
                .error, "segue-destination-missing", "it leads nowhere", in: file, at: marked.ranges[0], objectID: "x",
                notes: [.init("look here")], fixHint: "delete it"),
            trail: ["First", "button"])
        let warning = Finding(Diagnostic(.warning, "some-rule", "take care", path: "Other.storyboard"))
        return FindingsReport(files: [
            .init(path: "Main.storyboard", source: file, findings: [finding]),
            .init(path: "Other.storyboard", source: nil, findings: [warning]),
            .init(path: "Good.storyboard", source: nil, findings: []),
        ])
    }

    @Test func textNamesEachFindingAndCountsThem() {
        expectSameText(
            report().text(),
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
        let json = report().json(generator: "segue test")
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
    }
}
