import Reporters

/// The one type that writes for people and programs: results to standard output, everything else to standard error.
///
/// A value that tests make with outputs of their own. It never throws: a reader that has gone away (`segue report | head`)
/// only means that nothing more is written, and any other failure is remembered in ``failure``.
final class Terminal {
    let output: TerminalOutput
    let errors: TerminalOutput
    /// Whether text written to standard output may hold more than ASCII: files and pipes may, and most terminals.
    var showsUnicode: Bool { !output.isTerminal || isUnicode }
    private let isUnicode: Bool
    private var shownProgress: String?

    private let input: TerminalInput

    init(
        output: TerminalOutput, errors: TerminalOutput, isUnicode: Bool = true, input: TerminalInput = .none
    ) {
        self.output = output
        self.errors = errors
        self.isUnicode = isUnicode
        self.input = input
    }

    /// Whether somebody is there to be asked: reads what is said, and can answer.
    var isInteractive: Bool { errors.isTerminal && input.isTerminal }

    /// The next line that is typed, without its end; `nil` when no more comes.
    func readLine() -> String? { input.readLine() }

    /// What it looks at in the environment.
    static let variables = ["LC_ALL", "LC_CTYPE", "LANG", "COLUMNS"] + ColorChoice.variables

    /// The process's own standard output and error, as `environment` wants them used.
    static func standard(environment: [String: String]) -> Terminal {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        // The name after the point, as in en_GB.UTF-8, or all of it, as in UTF-8; without a locale nothing speaks
        // against it.
        let name = locale?.lowercased() ?? "utf-8"
        let encoding = (name.lastIndex(of: ".").map { name[$0...].dropFirst() } ?? name[...]).filter { $0 != "-" }
        return Terminal(
            output: .descriptor(1, environment: environment), errors: .descriptor(2, environment: environment),
            isUnicode: encoding.hasPrefix("utf8"), input: .standard)
    }

    /// Turns colours on or off in both outputs; `auto` leaves them as they are.
    func use(_ choice: ColorChoice) {
        output.use(choice)
        errors.use(choice)
    }

    /// Writes a result, as it is, to standard output.
    func write(_ text: String) {
        clearProgress()
        output.write(text)
    }

    /// Writes the bytes of a result, as they are, to standard output.
    func write(bytes: [UInt8]) {
        clearProgress()
        output.write(bytes: bytes)
    }

    /// Writes a line about the run to standard error.
    func say(_ line: String) {
        clearProgress()
        errors.write(line + "\n")
    }

    /// Writes `error: …`, with the hint below it, to standard error.
    func complain(_ message: String, hint: String? = nil) {
        say(ANSI(isOn: errors.usesColors)(.boldRed, "error:") + " " + message.printable)
        if let hint { say("  " + hint.printable) }
    }

    /// Shows what is going on, in place of what was shown before; only where standard error is a terminal.
    func progress(_ text: String) {
        guard errors.isTerminal else { return }
        let line = String(text.printableLine.prefix(max(10, (errors.columns ?? 80) - 1)))
        guard line != shownProgress else { return }
        errors.write("\r\u{1B}[K" + line)
        shownProgress = line
    }

    /// Takes the progress line away.
    func clearProgress() {
        guard shownProgress != nil else { return }
        errors.write("\r\u{1B}[K")
        shownProgress = nil
    }

    /// Why something that was written did not arrive; `nil` when all did, or when nobody reads any more.
    var failure: String? { output.failure ?? errors.failure }
}
