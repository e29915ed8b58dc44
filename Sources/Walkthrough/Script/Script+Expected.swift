extension Script {
    /// The texts that the step after the one at `index` expects that one's failure to have in it; empty where it expects
    /// none.
    public func expectedFailures(ofStepAt index: Int) -> [String] {
        guard steps.indices.contains(index + 1), case .expect(let expectations) = steps[index + 1].action else {
            return []
        }
        return expectations.compactMap { if case .failure(let text) = $0.check { text } else { nil } }
    }

    /// Whether the step after the one at `index` expects that one to fail, for whatever reason.
    public func expectsFailure(ofStepAt index: Int) -> Bool { !expectedFailures(ofStepAt: index).isEmpty }

    /// Whether the step after the one at `index` expects that one to fail with this message.
    public func expects(_ failure: StepResult.Problem, ofStepAt index: Int) -> Bool {
        let texts = expectedFailures(ofStepAt: index)
        return !texts.isEmpty && texts.allSatisfy { failure.message.contains($0) }
    }

    /// The texts of warnings that the steps after the one at `index` expect of it, up to the next step that does
    /// something of its own.
    public func expectedWarnings(ofStepAt index: Int) -> [String] {
        var texts: [String] = []
        for step in steps.dropFirst(index + 1) {
            switch step.action {
            case .expect(let expectations):
                for case .warning(let expected) in expectations.map(\.check) { texts += expected }
            case .report, .sample, .advance, .settle, .interactive: continue
            default: return texts
            }
        }
        return texts
    }

    /// For each step, whether steps after it, up to the next one that does something of its own, ask what was on screen
    /// meanwhile.
    public var stepsWatchedForVisibility: [Bool] {
        stepsWatched {
            if case .notVisible = $0 { true } else { false }
        } reports: { _ in
            false
        }
    }

    /// For each step, whether steps after it, up to the next one that does something of its own, ask for its events.
    public var stepsWatchedForEvents: [Bool] {
        stepsWatched {
            switch $0 {
            case .events, .noEvents, .warning: true
            default: false
            }
        } reports: {
            $0 == .trace
        }
    }

    private func stepsWatched(
        checks: (Expectation.Check) -> Bool, reports: (Action.Report) -> Bool
    ) -> [Bool] {
        var watched = steps.map { _ in false }
        var isAsked = false
        for (index, step) in steps.enumerated().reversed() {
            watched[index] = isAsked
            switch step.action {
            case .expect(let expectations): isAsked = isAsked || expectations.contains { checks($0.check) }
            case .report(let report): isAsked = isAsked || reports(report)
            case .sample, .advance, .settle, .interactive: break
            default: isAsked = false
            }
        }
        return watched
    }
}
