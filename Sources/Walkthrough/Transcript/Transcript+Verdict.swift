extension Transcript {
    /// How many steps went which way.
    public struct Counts: Sendable, Hashable, Codable {
        /// Steps that passed, and steps that failed as the next step expected.
        public var passed = 0
        /// Steps that failed.
        public var failed = 0
        /// Steps that UIKit would have ended with an exception.
        public var errors = 0
        /// Steps that never ran.
        public var notRun = 0
        /// Warnings in all steps.
        public var warnings = 0
    }

    /// How many steps went which way so far.
    public var counts: Counts {
        var counts = Counts()
        for entry in entries {
            counts.warnings += entry.warnings.count
            switch entry.result.outcome {
            case .passed: counts.passed += 1
            case .failed where entry.result.isExpected, .error where entry.result.isExpected: counts.passed += 1
            case .failed: counts.failed += 1
            case .error: counts.errors += 1
            case .notRun: counts.notRun += 1
            }
        }
        return counts
    }

    /// Whether the stream came to its end, every step went as it should, and nothing is missing that the walkthrough does
    /// not do without: see ``AppCodeSummary/isAccepted`` and ``isStrict``.
    public var isPassed: Bool {
        let counts = counts
        return isFinished && breakdown == nil && counts.failed + counts.errors + counts.notRun == 0
            && appCode?.isAccepted != false && !failsOnWarnings
    }

    /// Whether warnings alone fail the walkthrough.
    public var failsOnWarnings: Bool { isStrict && counts.warnings > 0 }
}
