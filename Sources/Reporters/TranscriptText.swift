import SourceText
import Walkthrough

/// A transcript for people: numbered steps, what happened in them, and what to mend.
///
/// The pieces can be written one by one while a walkthrough runs, or all at once with ``report(_:)``.
///
/// ```
/// walkthrough.yml: Main.storyboard on iPhone 8, iOS 17
/// app code: 3 of 3 files
///
///  1 ✓ launch  (walkthrough.yml:3:5, at 0 s)
///  2 ✗ expect: {top: SecondViewController}  (walkthrough.yml:4:5, at 0 s)
///      walkthrough.yml:4:14: top: SecondViewController: it is FirstViewController
///
/// 2 steps: 1 passed, 1 failed; 0 s of virtual time
/// ```
public struct TranscriptText: Sendable {
    /// What the report shows, and with which marks.
    public struct Options: Sendable, Hashable {
        /// Every event of each step, with its virtual time.
        public var trace: Bool
        /// Marks that every terminal and log viewer can show.
        public var ascii: Bool
        /// ANSI colours.
        public var colors: Bool

        /// Makes options; without any, a plain report for a terminal that knows Unicode.
        public init(trace: Bool = false, ascii: Bool = false, colors: Bool = false) {
            self.trace = trace
            self.ascii = ascii
            self.colors = colors
        }
    }

    let options: Options
    let style: TranscriptStyle

    /// Makes a reporter with these options.
    public init(options: Options = Options()) {
        self.options = options
        style = TranscriptStyle(options: options)
    }

    /// The whole report, which ends in a newline.
    public func report(_ transcript: Transcript) -> String {
        var text = heading(transcript) + "\n"
        for entry in transcript.entries { text += step(entry, of: transcript.entries.count) }
        return text + "\n" + summary(transcript)
    }

    /// What is walked, and on what: one line, and what is to be known about the app's own code.
    public func heading(_ transcript: Transcript) -> String {
        guard let header = transcript.header else {
            return transcript.script.map { "\($0)\n" } ?? "The walkthrough did not start.\n"
        }
        let names = header.storyboards.map { ($0.split(separator: "/").last.map(String.init) ?? $0).printableLine }
        let storyboards = names.count > 3 ? "\(names.count) storyboards" : names.joined(separator: ", ")
        let device = header.device
        let size = "\(TranscriptNumber.text(device.width))×\(TranscriptNumber.text(device.height)) points"
        let place = "\(device.name ?? (options.ascii ? size.replacing("×", with: "x") : size)), iOS \(header.ios)"
        let title = "\(header.script.printableLine): \(storyboards.isEmpty ? "" : storyboards + " ")on \(place)\n"
        return title + (transcript.appCode.map(appCode) ?? "")
    }

    /// One step of `count` with everything under it.
    public func step(_ entry: Transcript.Entry, of count: Int) -> String {
        let result = entry.result
        let number = String(result.index + 1)
        let width = max(2, String(count).count)
        let padding = String(repeating: " ", count: max(0, width - number.count))
        var text = "\(padding)\(number) \(style.mark(result)) \(result.text.printableLine)"
        text += "  " + style.dim("(\(result.position), \(times(result)))".printableLine) + "\n"
        let indent = String(repeating: " ", count: width + 3)
        for line in details(entry) { text += line.isEmpty ? "\n" : indent + line + "\n" }
        return text
    }

    /// How many steps went which way: one line, or more when the stream broke off.
    public func summary(_ transcript: Transcript) -> String {
        let counts = transcript.counts
        var parts = ["\(counts.passed) passed"]
        if counts.failed > 0 { parts.append(style.red("\(counts.failed) failed")) }
        if counts.errors > 0 { parts.append(style.red(plural(counts.errors, "error"))) }
        if counts.notRun > 0 { parts.append("\(counts.notRun) not run") }
        if counts.warnings > 0 {
            let text = plural(counts.warnings, "warning")
            parts.append(transcript.isStrict ? style.red("\(text), which --strict fails") : style.yellow(text))
        }
        let time = transcript.finish?.time ?? transcript.entries.map(\.result.end).max() ?? 0
        var text = plural(transcript.entries.count, "step") + ": " + parts.joined(separator: ", ")
        text += "; \(TranscriptNumber.text(time)) s of virtual time"
        if let missing = transcript.appCode.flatMap(missingCode) { text += "; \(missing)" }
        text += "\n" + gaps(transcript.standIns, "stand-in") + gaps(transcript.unmodelled, "not modelled")
        if !transcript.obstacles.isEmpty {
            let title = "The walkthrough was not carried out:\n"
            text = transcript.entries.isEmpty ? title : text + title
        }
        if let problem = transcript.breakdown {
            text += problemLines(problem, position: problem.position).map { $0 + "\n" }.joined()
        } else if !transcript.isFinished {
            text += "The walkthrough did not come to its end.\n"
        }
        if options.trace {
            for sentence in transcript.unconfined ?? [] { text += "not confined: \(sentence.printableLine)\n" }
        }
        return text
    }

    /// What did not run as it does on a device, with the number of steps that met it: one line, or none.
    private func gaps(_ gaps: [Transcript.Gap], _ what: String) -> String {
        guard !gaps.isEmpty else { return "" }
        return "\(what): \(gaps.map(\.summary).joined(separator: ", "))\n"
    }

    private func times(_ result: StepResult) -> String {
        if case .notRun = result.outcome { return "not run" }
        let (start, end) = (TranscriptNumber.text(result.start), TranscriptNumber.text(result.end))
        return start == end ? "at \(start) s" : "\(start) \(style.arrow) \(end) s"
    }

    private func details(_ entry: Transcript.Entry) -> [String] {
        let result = entry.result
        var lines: [String] = []
        if options.trace {
            lines += TranscriptTrace(style: style).lines(entry.events)
        } else {
            lines += entry.warnings.map { style.yellow("warning:") + " \($0.text.printable)" + place($0.position) }
        }
        let failed = result.expectations.filter { !$0.isPassed }
        for expectation in failed {
            guard var problem = expectation.problem else { continue }
            problem.message = "\(expectation.text): \(problem.message)"
            lines += problemLines(problem, position: expectation.position, expected: result.isExpected)
        }
        // A step that failed by its expectations needs no sum of them.
        if let problem = result.outcome.problem, failed.isEmpty {
            lines += problemLines(
                problem, position: problem.position ?? result.position, expected: result.isExpected)
        }
        for document in result.documents {
            lines.append(style.dim("\(document.kind.rawValue):"))
            lines += document.text.printable.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last?.isEmpty == true { lines.removeLast() }
        }
        return lines + TranscriptTable.lines(result.samples, style: style)
    }

    private func problemLines(
        _ problem: StepResult.Problem, position: SourcePosition?, expected: Bool = false
    ) -> [String] {
        let note = expected ? " (as expected)" : ""
        let message = problem.message.printable.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        let place = position.map { "\($0): ".printableLine } ?? ""
        var lines = [place + (expected ? message[0] : style.red(message[0])) + note]
        lines += message.dropFirst().map { "  " + $0 }
        lines += problem.notes.map { "  \($0.printable)" }
        if let hint = problem.hint { lines.append("  \(style.hint) \(hint.printable)") }
        return lines
    }

    private func place(_ position: SourcePosition?) -> String {
        position.map { "  " + style.dim("(\($0))".printableLine) } ?? ""
    }
}

extension Transcript.Gap {
    /// The name with the number of steps: `App.ListViewController (2 steps)`.
    var summary: String { "\(name) (\(plural(steps.count, "step")))" }
}
