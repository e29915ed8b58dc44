import Walkthrough

/// Transcripts for continuous integration: a JUnit document with a suite for each walkthrough and a case for each step.
///
/// Times are virtual seconds. A failure of UIKit's is an `error`, any other a `failure`.
public enum TranscriptJUnit {
    /// The document for `transcripts`, which ends in a newline; `generator` is the program's name and version.
    public static func report(_ transcripts: [Transcript], generator: String? = nil) -> String {
        let name = generator.map { Markup.attributes([("name", $0)]) } ?? ""
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(name)>\n"
        for transcript in transcripts { text += suite(transcript) }
        return text + "</testsuites>\n"
    }

    private static func suite(_ transcript: Transcript) -> String {
        let counts = transcript.counts
        let name = transcript.header?.script ?? "walkthrough"
        let breakdown = transcript.breakdown
        let time = transcript.entries.map { $0.result.end - $0.result.start }.reduce(0, +)
        var text =
            "  <testsuite"
            + Markup.attributes([
                ("name", name), ("tests", String(transcript.entries.count + (breakdown == nil ? 0 : 1))),
                ("failures", String(counts.failed)), ("errors", String(counts.errors + (breakdown == nil ? 0 : 1))),
                ("skipped", String(counts.notRun)), ("time", TranscriptNumber.text(time, decimals: 3)),
            ])
        text += ">\n"
        for entry in transcript.entries { text += step(entry.result, suite: name) }
        if let breakdown {
            text +=
                "    <testcase"
                + Markup.attributes([("classname", name), ("name", "the walkthrough comes to its end")])
            text += ">\n" + problem("error", breakdown) + "    </testcase>\n"
        }
        return text + "  </testsuite>\n"
    }

    private static func step(_ result: StepResult, suite: String) -> String {
        var text =
            "    <testcase"
            + Markup.attributes([
                ("classname", suite), ("name", "\(result.index + 1). \(result.text)"), ("file", result.position.path),
                ("line", String(result.position.line)),
                ("time", TranscriptNumber.text(result.end - result.start, decimals: 3)),
            ])
        let content =
            switch result.outcome {
            case .passed: ""
            case .failed where result.isExpected, .error where result.isExpected: ""
            case .failed(let failure): problem("failure", failure, result)
            case .error(let failure): problem("error", failure, result)
            case .notRun: "      <skipped/>\n"
            }
        text += content.isEmpty ? "/>\n" : ">\n\(content)    </testcase>\n"
        return text
    }

    private static func problem(
        _ element: String, _ problem: StepResult.Problem, _ result: StepResult? = nil
    ) -> String {
        var lines: [String] = []
        for expectation in result?.expectations ?? [] {
            if let problem = expectation.problem {
                lines.append("\(expectation.position): \(expectation.text): \(problem.message)")
            }
        }
        if lines.isEmpty {
            let position = problem.position ?? result?.position
            lines.append(position.map { "\($0): \(problem.message)" } ?? problem.message)
        }
        lines += problem.notes
        if let hint = problem.hint { lines.append(hint) }
        let text = Markup.escaped(lines.joined(separator: "\n"))
        return "      <\(element)\(Markup.attributes([("message", problem.message)]))>\(text)</\(element)>\n"
    }
}
