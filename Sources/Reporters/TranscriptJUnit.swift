import Walkthrough

/// Transcripts for continuous integration: a JUnit document with a suite for each walkthrough and a case for each step.
///
/// Times are virtual seconds. A failure of UIKit's is an `error`, any other a `failure`.
public enum TranscriptJUnit {
    /// The document for `transcripts`, which ends in a newline; `generator` is the program's name and version.
    public static func report(_ transcripts: [Transcript], generator: String? = nil) -> String {
        let name = generator.map { attributes([("name", $0)]) } ?? ""
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
            + attributes([
                ("name", name), ("tests", String(transcript.entries.count + (breakdown == nil ? 0 : 1))),
                ("failures", String(counts.failed)), ("errors", String(counts.errors + (breakdown == nil ? 0 : 1))),
                ("skipped", String(counts.notRun)), ("time", TranscriptNumber.text(time, decimals: 3)),
            ])
        text += ">\n"
        for entry in transcript.entries { text += step(entry.result, suite: name) }
        if let breakdown {
            text += "    <testcase" + attributes([("classname", name), ("name", "the walkthrough comes to its end")])
            text += ">\n" + problem("error", breakdown) + "    </testcase>\n"
        }
        return text + "  </testsuite>\n"
    }

    private static func step(_ result: StepResult, suite: String) -> String {
        var text =
            "    <testcase"
            + attributes([
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
        let text = escaped(lines.joined(separator: "\n"), attribute: false)
        return "      <\(element)\(attributes([("message", problem.message)]))>\(text)</\(element)>\n"
    }

    private static func attributes(_ pairs: [(name: String, value: String)]) -> String {
        pairs.map { " \($0.name)=\"\(escaped($0.value, attribute: true))\"" }.joined()
    }

    /// XML's special characters as entities, and what XML cannot hold at all as the replacement character.
    private static func escaped(_ text: String, attribute: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where attribute: result += "&quot;"
            case "\n" where attribute: result += "&#10;"
            case "\t" where attribute: result += "&#9;"
            case "\r": result += "&#13;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
