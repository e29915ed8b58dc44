import SourceText
import Testing
import Walkthrough

@Suite("Transcripts")
struct TranscriptTests {
    static let script = Script(
        path: "walkthrough.yml", storyboard: "Main.storyboard", ios: 12,
        steps: [
            step(.launch(Action.SceneReference()), line: 3, "launch"),
            step(.performSegue(Action.SegueReference(name: .identifier("next"))), line: 4, "performSegue: next"),
            step(.back, line: 5, "back"),
        ])

    static let header = TranscriptRecord.Header(script: script, storyboards: ["/app/Main.storyboard"])

    static func step(_ action: Action, line: Int, _ text: String) -> Step {
        Step(action: action, position: place(line), text: text)
    }

    static func place(_ line: Int) -> SourcePosition {
        SourcePosition(path: "walkthrough.yml", line: line, column: 5)
    }

    static func started(_ index: Int, at time: Double) -> TranscriptRecord {
        let step = script.steps[index]
        return .stepStarted(
            TranscriptRecord.StepStart(index: index, text: step.text, position: step.position, time: time))
    }

    static func result(_ index: Int, _ outcome: StepResult.Outcome, from start: Double, to end: Double) -> StepResult {
        let step = script.steps[index]
        return StepResult(
            index: index, text: step.text, position: step.position, start: start, end: end, outcome: outcome)
    }

    static func event(_ step: Int, _ time: Double, _ text: String, _ kind: TranscriptEvent.Kind = .lifecycle)
        -> TranscriptEvent
    {
        TranscriptEvent(step: step, time: time, kind: kind, text: text)
    }

    static func transcript(_ records: [TranscriptRecord]) -> Transcript {
        var transcript = Transcript()
        records.forEach { transcript.append($0) }
        return transcript
    }

    /// The stream of a walkthrough in which all goes well.
    static let whole: [TranscriptRecord] = [
        .header(header), started(0, at: 0), .event(event(0, 0, "A.viewDidLoad")),
        .step(result(0, .passed, from: 0, to: 0)), started(1, at: 0), .event(event(1, 0, "B.viewDidLoad")),
        .event(event(1, 0.5, "odd", .warning)), .step(result(1, .passed, from: 0, to: 0.5)), started(2, at: 0.5),
        .step(result(2, .passed, from: 0.5, to: 1)), .finished(TranscriptRecord.Finish(time: 1)),
    ]

    @Test("a header says what is walked")
    func header() {
        let header = Self.header
        #expect(header.version == 1)
        #expect(header.script == "walkthrough.yml")
        #expect(header.ios == 12)
        #expect(header.device.name == "iPhone 8")
        #expect(header.steps.map(\.text) == ["launch", "performSegue: next", "back"])
    }

    @Test("a whole stream")
    func whole() {
        let transcript = Self.transcript(Self.whole)
        #expect(transcript.isFinished)
        #expect(transcript.isPassed)
        #expect(transcript.stepInFlight == nil)
        #expect(transcript.entries.map(\.events.count) == [1, 2, 0])
        #expect(transcript.entries[1].warnings.map(\.text) == ["odd"])
        #expect(transcript.entries.map(\.result.end) == [0, 0.5, 1])
        #expect(transcript.entries.map(\.start?.time) == [0, 0, 0.5])
        #expect(transcript.finish?.time == 1)
        let counts = transcript.counts
        #expect([counts.passed, counts.failed, counts.errors, counts.notRun, counts.warnings] == [3, 0, 0, 0, 1])
    }

    @Test("a stream that breaks off keeps what it had, whatever that was", arguments: 0..<11)
    func prefixes(length: Int) {
        var transcript = Self.transcript(Array(Self.whole.prefix(length)))
        let inFlight = transcript.stepInFlight
        let done = transcript.entries.filter { $0.result.outcome.isPassed }.count
        transcript.breakOff("the host died")
        #expect(!transcript.isFinished)
        #expect(!transcript.isPassed)
        #expect(transcript.stepInFlight == nil)
        #expect(transcript.entries.filter { $0.result.outcome.isPassed }.count == done)
        if let inFlight {
            let result = transcript.entries[inFlight.index].result
            #expect(result.outcome.problem?.message == "the host died")
            #expect(result.text == inFlight.text)
            #expect(transcript.breakdown == nil)
            #expect(transcript.counts.notRun == 3 - done - 1)
        } else {
            #expect(transcript.breakdown?.message == "the host died")
            #expect(transcript.counts.notRun == transcript.entries.count - done)
        }
    }

    @Test("the step in flight is told its last event and time")
    func lastEvent() throws {
        var transcript = Self.transcript(Array(Self.whole.prefix(7)))
        transcript.breakOff("the app crashed: signal 5")
        let result = transcript.entries[1].result
        #expect(result.outcome.problem?.notes == ["last event: odd"])
        #expect(result.start == 0)
        #expect(result.end == 0.5)
        #expect(transcript.lastEvent?.text == "odd")
    }

    @Test("a transcript that keeps no events keeps those that reports show")
    func notableEvents() {
        var transcript = Transcript()
        transcript.keepsEvents = false
        Self.whole.dropLast(4).forEach { transcript.append($0) }
        // The step in flight may crash yet, and then has its last event.
        #expect(transcript.entries.map(\.events.count) == [0, 2, 0])
        Self.whole.suffix(4).forEach { transcript.append($0) }
        #expect(transcript.entries.map { $0.events.map(\.text) } == [[], ["odd"], []])
        #expect(transcript.counts.warnings == 1)
    }

    @Test("a host that never speaks leaves every step not run")
    func silentHost() {
        var transcript = Transcript(header: Self.header)
        transcript.breakOff("the host could not be started")
        transcript.breakOff("again")
        #expect(transcript.entries.map(\.result.outcome) == [.notRun, .notRun, .notRun])
        #expect(transcript.breakdown?.message == "the host could not be started")
    }

    @Test("after its end a stream cannot break off")
    func breakAfterEnd() {
        var transcript = Self.transcript(Self.whole)
        transcript.breakOff("late")
        #expect(transcript.isPassed)
    }

    @Test("a step that does not exist is not taken in", arguments: [-1, 3, Int.max, Int.min])
    func strayStep(index: Int) {
        var stray = Self.result(0, .passed, from: 0, to: 0)
        stray.index = index
        var transcript = Self.transcript([.header(Self.header), .step(stray), .event(Self.event(index, 0, "x"))])
        transcript.append(.finished(TranscriptRecord.Finish(time: 0)))
        #expect(transcript.entries.allSatisfy { $0.events.isEmpty && $0.result.outcome == .notRun })
        #expect(transcript.breakdown != nil)
        #expect(!transcript.isPassed)
    }

    @Test("a failure that the next step expects counts as passed, any other does not")
    func expectedFailure() {
        var failed = Self.result(1, .error("no segue"), from: 0, to: 0)
        func verdict() -> (passed: Bool, counts: Transcript.Counts) {
            let transcript = Self.transcript([
                .header(Self.header), .step(Self.result(0, .passed, from: 0, to: 0)), .step(failed),
                .step(Self.result(2, .passed, from: 0, to: 0)), .finished(TranscriptRecord.Finish(time: 0)),
            ])
            return (transcript.isPassed, transcript.counts)
        }
        #expect(!verdict().passed)
        #expect(verdict().counts.errors == 1)
        failed.isExpected = true
        #expect(verdict().passed)
        #expect(verdict().counts.passed == 3)
    }
}
