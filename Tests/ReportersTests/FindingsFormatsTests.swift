import Foundation
import SourceText
import TestSupport
import Testing
import Validation

@testable import Reporters

/// Each format against what its readers document.
@Suite struct FindingsFormatsTests {
    @Test func xcodeGetsALineForEachRemark() {
        expectSameText(
            FindingsSample.report().xcode(),
            """
            Main.storyboard:2:28: error: it leads nowhere (segue-destination-missing)
            Main.storyboard:1:1: note: look here
            Main.storyboard:2:28: note: delete it
            Other.storyboard:1:1: warning: take care (some-rule)

            """)
        #expect(FindingsSample.hostileReport().xcode().split(separator: "\n").count == 6)
    }

    @Test func gitHubGetsWorkflowCommands() {
        expectSameText(
            FindingsSample.report().gitHub(),
            """
            ::error file=Main.storyboard,line=2,col=28,endColumn=32,title=segue-destination-missing::it leads nowhere\
            %0AFirst > button%0Ahelp: delete it
            ::warning file=Other.storyboard,title=some-rule::take care

            """)
        let hostile = FindingsSample.hostileReport().gitHub().split(separator: "\n")
        #expect(hostile.count == 2)
        #expect(hostile[0].hasPrefix("::error file=<b>&\"'%25%3A%2C%0A%0D]]>é日🙂\u{1}%3A%3Aerror%3A%3A,line=1,"))
    }

    @Test func checkstyleListsFilesAndErrors() throws {
        let outline = try #require(XMLOutline(FindingsSample.report().checkstyle()))
        #expect(
            outline.elements("checkstyle/file").map { $0.attributes["name"] } == [
                "Main.storyboard", "Other.storyboard", "Good.storyboard",
            ])
        #expect(
            outline.elements("checkstyle/file/error").map(\.attributes) == [
                [
                    "line": "2", "column": "28", "severity": "error", "message": "it leads nowhere",
                    "source": "segue.segue-destination-missing",
                ],
                ["line": "1", "severity": "warning", "message": "take care", "source": "segue.some-rule"],
            ])
        let hostile = try #require(XMLOutline(FindingsSample.hostileReport().checkstyle()))
        let message = FindingsSample.hostile.replacingOccurrences(of: "\u{1}", with: "\u{FFFD}")
        #expect(hostile.elements("checkstyle/file/error").first?.attributes["message"] == message)
    }

    @Test func junitCountsAsFailureWhatFailsTheRun() throws {
        let outline = try #require(XMLOutline(FindingsSample.report().junit(generator: FindingsSample.generator)))
        let counts = outline.elements("testsuites/testsuite").map {
            [$0.attributes["tests"], $0.attributes["failures"]]
        }
        #expect(counts == [["1", "1"], ["1", "0"], ["1", "0"]])
        #expect(
            outline.elements("testsuites").first?.attributes == [
                "name": "segue test", "tests": "3", "failures": "1", "errors": "0",
            ])
        let cases = outline.elements("testsuites/testsuite/testcase").map { $0.attributes["name"] }
        #expect(cases == ["segue-destination-missing at 2:28", "some-rule", "no findings"])
        let failures = outline.elements("testsuites/testsuite/testcase/failure")
        #expect(failures.map { $0.attributes["message"] } == ["it leads nowhere"])
        #expect(failures[0].text.contains("Main.storyboard:2:28") && failures[0].text.contains("^~~~"))
        #expect(outline.elements("testsuites/testsuite/testcase/system-out").count == 1)

        let strict = FindingsSample.report(failureLevel: .note).junit(generator: FindingsSample.generator)
        #expect(XMLOutline(strict)?.elements("testsuites/testsuite/testcase/failure").count == 2)
        #expect(XMLOutline(FindingsSample.hostileReport().junit(generator: FindingsSample.hostile)) != nil)
    }

    @Test func codeClimateGetsAListWithFingerprintsThatOccurOnce() throws {
        let text = FindingsSample.report().codeClimate(generator: FindingsSample.generator)
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(issues.map { $0["check_name"] as? String } == ["segue-destination-missing", "some-rule"])
        #expect(issues.map { $0["severity"] as? String } == ["critical", "minor"])
        #expect(issues.allSatisfy { $0["type"] as? String == "issue" && $0["categories"] as? [String] == ["Bug Risk"] })
        let location = try #require(issues[0]["location"] as? [String: Any])
        #expect(location["path"] as? String == "Main.storyboard")
        #expect(
            location["positions"] as? [String: [String: Int]] == [
                "begin": ["line": 2, "column": 28], "end": ["line": 2, "column": 32],
            ])
        let twice = FindingsSample.hostileReport().codeClimate(generator: FindingsSample.generator)
        let same = try #require(try JSONSerialization.jsonObject(with: Data(twice.utf8)) as? [[String: Any]])
        #expect(Set(same.compactMap { $0["fingerprint"] as? String }).count == 2)
    }

    @Test func theWebPageHoldsNoMarkupButItsOwn() {
        let page = FindingsSample.hostileReport().html(generator: FindingsSample.hostile)
        #expect(!page.contains("<b>&") && !page.contains("<script") && !page.contains("]]>"))
        #expect(page.contains("&lt;b&gt;&amp;"))
        // Nothing is fetched from anywhere.
        #expect(!page.contains("src=") && !page.contains("href=") && !page.contains("url("))
        let sample = FindingsSample.report().html(generator: FindingsSample.generator)
        #expect(sample.contains("<h1>1 error, 1 warning in 3 files</h1>"))
        #expect(
            sample.contains("<pre>&lt;segue id=\"x\" destination=\"gone\"/&gt;\n<i>                           ^~~~</i>")
        )
        #expect(sample.contains("<td>\(FindingsSample.summary)</td>"))
    }
}
