import SourceText
import Walkthrough

/// A walkthrough that has something of everything a report shows.
enum SampleTranscript {
    static func place(_ line: Int, _ column: Int = 5, path: String = "walkthrough.yml") -> SourcePosition {
        SourcePosition(path: path, line: line, column: column)
    }

    static let texts = [
        "launch", "sample", "performSegue: next", "expect: {top: B, tab: 1}", "performSegue: <none>",
        "expect: {failure: no segue}", "call: crash", "back",
    ]

    static let header: TranscriptRecord.Header = {
        let steps = texts.enumerated().map { Step(action: .back, position: place($0.offset + 3), text: $0.element) }
        let script = Script(path: "walkthrough.yml", ios: 12, steps: steps)
        return TranscriptRecord.Header(script: script, storyboards: ["/app/Main.storyboard"])
    }()

    static func result(_ index: Int, _ outcome: StepResult.Outcome, _ start: Double, _ end: Double) -> StepResult {
        StepResult(
            index: index, text: texts[index], position: place(index + 3), start: start, end: end, outcome: outcome)
    }

    static func start(_ index: Int, _ time: Double) -> TranscriptRecord {
        .stepStarted(
            TranscriptRecord.StepStart(index: index, text: texts[index], position: place(index + 3), time: time))
    }

    static func event(
        _ step: Int, _ time: Double, _ text: String, _ kind: TranscriptEvent.Kind = .lifecycle,
        position: SourcePosition? = nil
    ) -> TranscriptRecord {
        .event(TranscriptEvent(step: step, time: time, kind: kind, text: text, position: position))
    }

    static func sample(_ fraction: Double, _ view: String, _ role: String, _ y: Double) -> Sample {
        Sample(
            time: 0.4 * fraction, fraction: fraction, view: view, role: role, frame: [0, y, 375, 667],
            bounds: [0, 0, 375, 667], center: [187.5, y + 333.5], transform: [1, 0, 0, 1, 0, 0], alpha: 1)
    }

    /// Ends with a crash in the seventh step.
    static let records: [TranscriptRecord] = {
        var launched = result(0, .passed, 0, 0)
        launched.documents = [
            StepResult.Document(kind: .controllers, text: "<A 0x1>, state: appeared\n   | <B 0x2>\n")
        ]
        var performed = result(2, .passed, 0, 0.4)
        performed.samples = [
            sample(0, "A", "from", 0), sample(0, "B", "to", 667), sample(0.25, "A", "from", -86.15100800856233),
            sample(0.25, "B", "to", 580.8489919914376),
        ]
        var expected = result(3, .failed("2 of 2 expectations do not hold"), 0.4, 0.4)
        expected.expectations = [
            StepResult.ExpectationResult(
                text: "top: B", position: place(6, 16),
                problem: StepResult.Problem("the top controller is A", hint: "is the segue animated?")),
            StepResult.ExpectationResult(text: "tab: 1", position: place(6, 24), problem: "there are no tabs"),
        ]
        var missing = result(
            4, .error("Receiver (<A: 0x1>) has no segue with identifier '<none>'"), 0.4, 0.4)
        missing.isExpected = true
        var satisfied = result(5, .passed, 0.4, 0.4)
        satisfied.expectations = [StepResult.ExpectationResult(text: "failure: no segue", position: place(8, 16))]
        return [
            .header(header), start(0, 0), event(0, 0, "A.viewDidLoad"), event(0, 0, "hello", .log), .step(launched),
            .step(result(1, .passed, 0, 0)), start(2, 0), event(2, 0, "A.prepare(for: next)", .segue),
            event(2, 0.4, "perform() of Slide shows nothing", .warning, position: place(9, 3, path: "Main.storyboard")),
            .step(performed), .step(expected), .step(missing), .step(satisfied), start(6, 0.4),
            event(6, 10.4, "A.crash()", .call),
        ]
    }()

    static let transcript: Transcript = {
        var transcript = Transcript()
        records.forEach { transcript.append($0) }
        transcript.breakOff(
            StepResult.Problem(
                "the app crashed with signal 5 (trace trap)", position: place(12, 1, path: "A.swift"),
                notes: ["A.swift:12: Fatal error: no"]))
        return transcript
    }()
}
