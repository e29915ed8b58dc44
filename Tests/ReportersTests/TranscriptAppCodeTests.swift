import Foundation
import Reporters
import SourceText
import TestSupport
import Testing
import Walkthrough

/// What was not compiled is part of the result.
@Suite("App code in transcripts")
struct TranscriptAppCodeTests {
    private static func place(_ path: String, _ line: Int, _ column: Int) -> SourcePosition {
        SourcePosition(path: path, line: line, column: column)
    }

    private static func diagnostic(_ path: String, _ text: String) -> Diagnostic {
        Diagnostic(.warning, "app-file-left-out", "left out of the app: \(text)", path: path)
    }

    static let partial: AppCodeSummary = {
        let charts = "no such module 'Charts'"
        let hint = "app code may import UIKit"
        return AppCodeSummary(
            mode: .compiled, files: 43,
            omissions: [
                .init(
                    file: "App/Chart.swift", classes: ["Chart", "Pie"], reason: charts,
                    position: place("App/Chart.swift", 3, 8), hint: hint),
                .init(
                    file: "App/Screen.swift", classes: ["Screen"], reason: "cannot find type 'Chart' in scope",
                    position: place("App/Screen.swift", 9, 14),
                    notes: ["App/Chart.swift:5:7: Chart is declared in a file that was left out"]),
                .init(
                    file: "App/Bars.swift", reason: charts, position: place("App/Bars.swift", 1, 8), hint: hint),
                .init(file: "App/A.swift", member: "A.fine", reason: "ambiguous use"),
            ],
            diagnostics: [diagnostic("App/Chart.swift", charts), diagnostic("App/Screen.swift", "cannot find type")])
    }()

    /// A walkthrough of one step that passes.
    static func transcript(_ summary: AppCodeSummary?) -> Transcript {
        let script = Script(
            path: "w.yml", steps: [Step(action: .back, position: SampleTranscript.place(3), text: "launch")])
        var transcript = Transcript(header: .init(script: script, storyboards: ["Main.storyboard"]))
        let result = StepResult(
            index: 0, text: "launch", position: SampleTranscript.place(3), start: 0, end: 0, outcome: .passed)
        transcript.append(.step(result))
        transcript.append(.finished(.init(time: 0)))
        transcript.appCode = summary
        return transcript
    }

    static func accepted(_ summary: AppCodeSummary) -> AppCodeSummary {
        var summary = summary
        for index in summary.omissions.indices { summary.omissions[index].isAccepted = true }
        return summary
    }

    @Test("text: the count and what is left out, by reason; the summary counts it")
    func text() {
        expectSameText(
            TranscriptText().report(Self.transcript(Self.partial)),
            """
            w.yml: Main.storyboard on iPhone 8, iOS 17
            app code: 40 of 43 files
              left out: no such module 'Charts'
                App/Chart.swift:3:8 (Chart, Pie)
                App/Bars.swift:1:8
                → app code may import UIKit
              left out: cannot find type 'Chart' in scope
                App/Screen.swift:9:14 (Screen)
                  App/Chart.swift:5:7: Chart is declared in a file that was left out
              left out: ambiguous use
                App/A.swift (A.fine)

             1 ✓ launch  (walkthrough.yml:3:5, at 0 s)

            1 step: 1 passed; 0 s of virtual time; 3 of 43 files of app code left out, 1 member left out

            """)
    }

    @Test(
        "text: a line is enough where nothing is left out",
        arguments: [
            (AppCodeSummary(mode: .compiled, files: 43), "app code: 43 of 43 files"),
            (AppCodeSummary(mode: .compiled, files: 1), "app code: 1 of 1 file"),
            (AppCodeSummary(mode: .read, files: 3), "app code: read, not run; classes are stand-ins"),
            (AppCodeSummary(), "app code: none; classes are stand-ins"),
        ])
    func briefly(summary: AppCodeSummary, expected: String) {
        let text = TranscriptText().report(Self.transcript(summary))
        #expect(text.contains("iOS 17\n\(expected)\n\n 1 ✓ launch"))
        #expect(text.hasSuffix("\n1 step: 1 passed; 0 s of virtual time\n"))
        #expect(Self.transcript(summary).isPassed)
    }

    @Test("text: what is accepted is still listed and counted")
    func acceptedText() {
        let text = TranscriptText().report(Self.transcript(Self.accepted(Self.partial)))
        #expect(text.contains("app code: 40 of 43 files\n  left out, as accepted: no such module 'Charts'\n"))
        #expect(text.contains("3 of 43 files of app code left out, 1 member left out, as accepted\n"))
    }

    @Test("a reason has two groups where some of it is accepted")
    func partlyAccepted() {
        var summary = Self.partial
        summary.omissions[0].isAccepted = true
        let text = TranscriptText().report(Self.transcript(summary))
        #expect(
            text.contains("  left out, as accepted: no such module 'Charts'\n    App/Chart.swift:3:8 (Chart, Pie)\n"))
        #expect(text.contains("  left out: no such module 'Charts'\n    App/Bars.swift:1:8\n"))
        #expect(!Self.transcript(summary).isPassed)
    }

    @Test("a walkthrough that did without code does not pass, unless it accepts that")
    func verdict() {
        #expect(!Self.transcript(Self.partial).isPassed)
        #expect(Self.transcript(Self.accepted(Self.partial)).isPassed)
        #expect(Self.transcript(nil).isPassed)
    }

    @Test("JSON has it as data, with all diagnostics")
    func json() throws {
        let document = try TranscriptJSONTests.document([Self.transcript(Self.partial)])
        let walk = try #require((document["walkthroughs"] as? [[String: Any]])?.first)
        #expect(walk["passed"] as? Bool == false && walk["finished"] as? Bool == true)
        let code = try #require(walk["appCode"] as? [String: Any])
        #expect(code["mode"] as? String == "compiled")
        #expect(code["files"] as? Int == 43 && code["filesIncluded"] as? Int == 40)
        #expect(code["accepted"] as? Bool == false)
        let omissions = try #require(code["leftOut"] as? [[String: Any]])
        #expect(omissions.map { $0["file"] as? String } == Self.partial.omissions.map(\.file))
        #expect(omissions.map { $0["classes"] as? [String] } == [["Chart", "Pie"], ["Screen"], [], []])
        #expect(omissions.map { $0["member"] as? String } == [nil, nil, nil, "A.fine"])
        #expect(omissions[0]["reason"] as? String == "no such module 'Charts'")
        #expect((omissions[0]["position"] as? [String: Any])?["column"] as? Int == 8)
        let diagnostics = try #require(code["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["path"] as? String } == ["App/Chart.swift", "App/Screen.swift"])
    }

    @Test("JUnit has properties and a case that fails, or is skipped where it is accepted")
    func junit() {
        let failing = TranscriptJUnit.report([Self.transcript(Self.partial)])
        #expect(failing.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""))
        #expect(failing.contains("      <property name=\"app-code.files\" value=\"43\"/>\n"))
        #expect(failing.contains("      <property name=\"app-code.files-included\" value=\"40\"/>\n"))
        #expect(
            failing.contains(
                "<property name=\"app-code.left-out\" value=\"App/Chart.swift:3:8: no such module 'Charts' (Chart, Pie)\"/>"
            ))
        #expect(
            failing.contains(
                """
                    <testcase classname="w.yml" name="app code">
                      <failure message="left out: 3 of 43 files, 1 member">App/Chart.swift:3:8: no such module 'Charts' (Chart, Pie)

                """))
        let skipped = TranscriptJUnit.report([Self.transcript(Self.accepted(Self.partial))])
        #expect(skipped.contains("tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"1\""))
        #expect(skipped.contains("<skipped message=\"left out: 3 of 43 files, 1 member, as accepted\">"))
        let whole = TranscriptJUnit.report([Self.transcript(AppCodeSummary(mode: .compiled, files: 2))])
        #expect(whole.contains("tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"0\""))
        #expect(whole.contains("<testcase classname=\"w.yml\" name=\"app code\"/>\n"))
    }

    @Test("a walkthrough that was not carried out says why, with every problem")
    func notCarriedOut() {
        var transcript = Transcript(header: SampleTranscript.header)
        transcript.giveUp([
            Diagnostic(
                .error, "not-xml", "this is not XML", path: "A.storyboard", position: Self.place("A.storyboard", 1, 1),
                fixHint: "save it again"),
            Diagnostic(.error, "unreadable-file", "permission denied", path: "B.storyboard"),
        ])
        expectSameText(
            TranscriptText().summary(transcript),
            """
            8 steps: 0 passed, 8 not run; 0 s of virtual time
            The walkthrough was not carried out:
            A.storyboard:1:1: this is not XML
              B.storyboard: permission denied
              → save it again

            """)
        let unread = Transcript(
            unreadScript: "w.yml", [Diagnostic(.error, "unreadable-file", "no such file", path: "w.yml")])
        expectSameText(
            TranscriptText().report(unread), "w.yml\n\n\nThe walkthrough was not carried out:\nw.yml: no such file\n")
        #expect(!transcript.isPassed && !unread.isPassed)
    }
}
