extension Transcript {
    /// Notes that the app ended the host in a step, and judges the step after it where that one expects the failure.
    ///
    /// Nothing can be asked of an app that is gone: of the expectations after the crash only `failure` is judged, by the
    /// problem's message, and others do not hold. Where the crash was expected and was the script's last act, the
    /// transcript is finished.
    ///
    /// ```swift
    /// transcript.breakOff("the app crashed with SIGILL (signal 4): Fatal error: Index out of range", in: script)
    /// ```
    public mutating func breakOff(_ problem: StepResult.Problem, in script: Script) {
        let index = stepInFlight?.index
        breakOff(problem)
        guard !isFinished, let index, entries.indices.contains(index + 1), script.expectsFailure(ofStepAt: index),
            case .expect(let expectations) = script.steps[index + 1].action,
            let crash = entries[index].result.outcome.problem
        else { return }
        let results = expectations.map { Self.judge($0, after: crash) }
        let time = entries[index].result.end
        var result = StepResult(
            index: index + 1, text: script.steps[index + 1].text, position: script.steps[index + 1].position,
            start: time, end: time, outcome: StepResult.Outcome(results))
        result.expectations = results
        setExpected(script.expects(crash, ofStepAt: index), ofStep: index)
        append(.step(result))
        if result.outcome.isPassed, index + 2 == entries.count { append(.finished(.init(time: time))) }
    }

    private static func judge(
        _ expectation: Expectation, after crash: StepResult.Problem
    ) -> StepResult.ExpectationResult {
        var problem: StepResult.Problem?
        if case .failure(let text) = expectation.check {
            if !crash.message.contains(text) { problem = .init("it failed with: \(crash.message)") }
        } else {
            problem = "the app had ended, and nothing can be asked of it."
        }
        problem?.position = expectation.position
        return .init(text: expectation.text, position: expectation.position, problem: problem)
    }
}

extension StepResult.Outcome {
    /// The outcome of a step with these expectations: its first failure, with the number of the others.
    public init(_ results: [StepResult.ExpectationResult]) {
        let failed = results.compactMap { result in result.problem.map { (result, $0) } }
        guard let (first, problem) = failed.first else {
            self = .passed
            return
        }
        let more = failed.count > 1 ? " (and \(failed.count - 1) more)" : ""
        self = .failed(
            .init("expected \(first.text): \(problem.message)\(more)", position: first.position, hint: problem.hint))
    }
}
