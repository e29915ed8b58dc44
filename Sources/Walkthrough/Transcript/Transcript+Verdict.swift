extension Transcript {
    /// How many steps went which way.
    public struct Counts: Sendable, Hashable, Codable {
        /// Steps that passed, and steps that failed as the next step expected.
        public var passed = 0
        public var failed = 0
        public var errors = 0
        public var notRun = 0
        public var warnings = 0
    }

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

    /// Whether the stream came to its end and every step went as it should.
    public var isPassed: Bool {
        let counts = counts
        return isFinished && breakdown == nil && counts.failed + counts.errors + counts.notRun == 0
    }
}
