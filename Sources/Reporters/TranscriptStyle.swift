import Walkthrough

/// The marks and colours of a transcript for people.
struct TranscriptStyle: Sendable {
    private let ascii: Bool
    private let ansi: ANSI

    init(options: TranscriptText.Options) {
        ascii = options.ascii
        ansi = ANSI(isOn: options.colors)
    }

    /// Passed, failed or not run; a failure that the next step expects counts as passed.
    func mark(_ result: StepResult) -> String {
        switch result.outcome {
        case .passed: green(ascii ? "ok  " : "✓")
        case .failed where result.isExpected, .error where result.isExpected: green(ascii ? "ok  " : "✓")
        case .failed, .error: red(ascii ? "FAIL" : "✗")
        case .notRun: dim(ascii ? "-   " : "–")
        }
    }

    var arrow: String { ascii ? "->" : "→" }
    var hint: String { ascii ? "->" : "→" }

    func red(_ text: String) -> String { ansi(.red, text) }
    func green(_ text: String) -> String { ansi(.green, text) }
    func yellow(_ text: String) -> String { ansi(.yellow, text) }
    func dim(_ text: String) -> String { ansi(.dim, text) }
}
