import Walkthrough

/// The marks and colours of a transcript for people.
struct TranscriptStyle: Sendable {
    private let ascii: Bool
    private let colors: Bool

    init(options: TranscriptText.Options) {
        ascii = options.ascii
        colors = options.colors
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

    func red(_ text: String) -> String { colored(text, "31") }
    func green(_ text: String) -> String { colored(text, "32") }
    func yellow(_ text: String) -> String { colored(text, "33") }
    func dim(_ text: String) -> String { colored(text, "2") }

    private func colored(_ text: String, _ code: String) -> String {
        colors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
