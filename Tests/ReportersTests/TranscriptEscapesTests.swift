import Foundation
import SourceText
import Testing
import Walkthrough

@testable import Reporters

/// What an app, a file or a script says does not act on the terminal or break a document.
@Suite struct TranscriptEscapesTests {
    private static let hostile = "\u{1B}]0;title\u{07}\u{1B}[31mred\u{9B}2J\u{202E}\r\u{0}end"

    private func transcript() throws -> Transcript {
        let hostile = Self.hostile
        let position = SourcePosition(path: "\(hostile).yml", line: 1, column: 1)
        var script = Script(path: "\(hostile).yml")
        script.steps = try Script.parse(SourceFile(path: "w.yml", text: "steps: [launch, settle]\n")).steps
        var transcript = Transcript(header: .init(script: script, storyboards: ["a/\(hostile).storyboard"]))
        transcript.append(.stepStarted(.init(index: 0, text: hostile, position: position, time: 0)))
        for kind in [TranscriptEvent.Kind.log, .warning, .lifecycle] {
            transcript.append(.event(.init(step: 0, time: 0, kind: kind, text: hostile, position: position)))
        }
        let problem = StepResult.Problem(hostile, position: position, hint: hostile, notes: [hostile])
        transcript.append(
            .step(
                .init(
                    index: 0, text: hostile, position: position, start: 0, end: 0, outcome: .failed(problem),
                    documents: [.init(kind: .views, text: hostile + "\n")])))
        transcript.append(
            .step(
                .init(
                    index: 1, text: hostile, position: position, start: 0, end: 0, outcome: .failed(problem),
                    expectations: [.init(text: hostile, position: position, problem: problem)])))
        transcript.breakOff(problem)
        transcript.unconfined = [hostile]
        return transcript
    }

    @Test(arguments: [true, false]) func textShowsThemAsEscapes(trace: Bool) throws {
        let text = TranscriptText(options: .init(trace: trace)).report(try transcript())
        let acting = text.unicodeScalars.filter { scalar in
            (scalar.value < 32 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value) || scalar == "\u{202E}"
        }
        #expect(acting.isEmpty)
        #expect(text.contains("\\u{1B}[31mred"))
    }

    @Test func jsonKeepsThem() throws {
        let text = TranscriptJSON.report([try transcript()])
        #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let walkthroughs = try #require(document["walkthroughs"] as? [[String: Any]])
        let breakdown = try #require(walkthroughs[0]["breakdown"] as? [String: Any])
        #expect(breakdown["message"] as? String == Self.hostile)
    }

    @Test func junitHasOnlyCharactersOfXML() throws {
        let text = TranscriptJUnit.report([try transcript()])
        #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" })
        #expect(text.contains("\u{FFFD}]0;title\u{FFFD}"))
    }
}
