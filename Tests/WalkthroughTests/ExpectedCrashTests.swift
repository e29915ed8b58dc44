import SourceText
import Testing
import Walkthrough

/// A crash ends the app, and a script may expect it.
@Suite("Expected crashes")
struct ExpectedCrashTests {
    private static let crash = StepResult.Problem(
        "the app crashed with SIGILL (signal 4): Fatal error: Index out of range")

    private static func script(_ expectations: [Walkthrough.Expectation.Check], more: Bool = false) -> Script {
        let checks = expectations.enumerated().map { index, check in
            Walkthrough.Expectation(
                check: check, position: TranscriptTests.place(10 + index), valueRange: .init(start: 0, end: 0),
                text: "check \(index)")
        }
        var steps = [
            TranscriptTests.step(.back, line: 3, "back"), TranscriptTests.step(.expect(checks), line: 4, "expect"),
        ]
        if more { steps.append(TranscriptTests.step(.settle, line: 5, "settle")) }
        return Script(path: "walkthrough.yml", steps: steps)
    }

    /// A transcript that broke off in its first step.
    private static func transcript(_ script: Script) -> Transcript {
        var transcript = Transcript(header: .init(script: script, storyboards: []))
        let step = script.steps[0]
        transcript.append(.stepStarted(.init(index: 0, text: step.text, position: step.position, time: 2)))
        transcript.breakOff(crash, in: script)
        return transcript
    }

    @Test("a crash that the next step expects is passed, and the transcript is finished") func expected() {
        let transcript = Self.transcript(Self.script([.failure("Index out of range")]))
        #expect(transcript.entries[0].result.isExpected)
        #expect(transcript.entries[1].result.outcome == .passed)
        #expect(transcript.isFinished && transcript.isPassed)
        #expect(transcript.finish?.time == 2)
    }

    @Test("a crash with another text is not expected, and the expectation says what there was") func otherText() {
        let transcript = Self.transcript(Self.script([.failure("out of memory")]))
        #expect(!transcript.entries[0].result.isExpected)
        #expect(
            transcript.entries[1].result.outcome.problem?.message.contains("it failed with: the app crashed") == true)
        #expect(!transcript.isPassed)
    }

    @Test("other expectations after a crash do not hold: nothing can be asked") func otherExpectations() {
        let transcript = Self.transcript(Self.script([.failure("Index"), .top("Home")]))
        #expect(transcript.entries[0].result.isExpected)
        #expect(transcript.entries[1].result.expectations.map(\.isPassed) == [true, false])
        #expect(!transcript.isPassed)
    }

    @Test("steps after an expected crash cannot run, so that the walkthrough does not pass") func stepsAfter() {
        let transcript = Self.transcript(Self.script([.failure("Index")], more: true))
        #expect(transcript.entries[1].result.outcome == .passed)
        #expect(transcript.entries[2].result.outcome == .notRun)
        #expect(!transcript.isFinished && !transcript.isPassed)
    }

    @Test("a crash that nothing expects stays as it is") func unexpected() {
        let transcript = Self.transcript(Self.script([.top("Home")]))
        #expect(!transcript.entries[0].result.isExpected)
        #expect(transcript.entries[1].result.outcome == .notRun)
        #expect(!transcript.isPassed)
    }

    @Test("the steps that met a gap are counted, each once") func gaps() {
        let script = Self.script([.top("Home")])
        var transcript = Transcript(header: .init(script: script, storyboards: []))
        for step in [0, 0, 1] {
            transcript.append(
                .event(.init(step: step, time: 0, kind: .standIn, subject: "App.List", text: "List did not run")))
        }
        transcript.append(
            .event(.init(step: 1, time: 0, kind: .unmodelled, subject: "UISplitViewController", text: "not modelled")))
        #expect(transcript.standIns.map(\.steps) == [[1, 2]])
        #expect(transcript.standIns.first?.reason == "List did not run")
        #expect(transcript.unmodelled.map(\.name) == ["UISplitViewController"])
    }
}
