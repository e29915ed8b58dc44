import Walkthrough

/// Transcripts for continuous integration: a JUnit document with a suite for each walkthrough and a case for each step.
///
/// Times are virtual seconds. A failure of UIKit's is an `error`, any other a `failure`. What concerns no single step has
/// cases of its own: the app's code, where it is compiled; warnings, where they fail the walkthrough; and why it was not
/// carried out or broke off.
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
        let name = transcript.script ?? "walkthrough"
        let others = otherCases(transcript)
        let time = transcript.entries.map { $0.result.end - $0.result.start }.reduce(0, +)
        func number(_ count: Int, _ outcome: Case.Outcome) -> String {
            String(count + others.count { $0.outcome == outcome })
        }
        var text =
            "  <testsuite"
            + Markup.attributes([
                ("name", name), ("tests", String(transcript.entries.count + others.count)),
                ("failures", number(counts.failed, .failure)), ("errors", number(counts.errors, .error)),
                ("skipped", number(counts.notRun, .skipped)), ("time", TranscriptNumber.text(time, decimals: 3)),
            ])
        text += ">\n" + properties(transcript)
        for entry in transcript.entries { text += step(entry.result, suite: name) }
        for other in others {
            text += "    <testcase" + Markup.attributes([("classname", name), ("name", other.name)])
            text += other.content.isEmpty ? "/>\n" : ">\n\(other.content)    </testcase>\n"
        }
        return text + "  </testsuite>\n"
    }

    /// A case that is not a step.
    private struct Case {
        enum Outcome { case passed, failure, skipped, error }

        let name: String
        let outcome: Outcome
        let content: String
    }

    private static func otherCases(_ transcript: Transcript) -> [Case] {
        var cases: [Case] = []
        if let summary = transcript.appCode, summary.mode == .compiled { cases.append(appCode(summary)) }
        if transcript.failsOnWarnings {
            let warnings = transcript.entries.flatMap(\.warnings).map { warning in
                warning.position.map { "\($0): \(warning.text)" } ?? warning.text
            }
            let content = element("failure", plural(warnings.count, "warning"), text: warnings)
            cases.append(Case(name: "no warnings", outcome: .failure, content: content))
        }
        if let breakdown = transcript.breakdown {
            let isStarted = transcript.obstacles.isEmpty
            let name = isStarted ? "the walkthrough comes to its end" : "the walkthrough is carried out"
            cases.append(Case(name: name, outcome: .error, content: problem("error", breakdown)))
        }
        return cases
    }

    private static func appCode(_ summary: AppCodeSummary) -> Case {
        let name = "app code"
        guard !summary.omissions.isEmpty else { return Case(name: name, outcome: .passed, content: "") }
        var parts: [String] = []
        if summary.filesLeftOut > 0 {
            parts.append("\(summary.filesLeftOut) of \(plural(summary.files, "file"))")
        }
        if summary.membersLeftOut > 0 { parts.append(plural(summary.membersLeftOut, "member")) }
        let message = "left out: \(parts.joined(separator: ", "))"
        let lines = summary.omissions.map(line)
        return summary.isAccepted
            ? Case(name: name, outcome: .skipped, content: element("skipped", message + ", as accepted", text: lines))
            : Case(name: name, outcome: .failure, content: element("failure", message, text: lines))
    }

    private static func line(_ omission: AppCodeSummary.Omission) -> String {
        let names = omission.member.map { [$0] } ?? omission.classes
        let place = omission.position?.description ?? omission.file
        return "\(place): \(omission.reason)" + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
    }

    private static func properties(_ transcript: Transcript) -> String {
        var properties: [(String, String)] = []
        if let summary = transcript.appCode {
            properties.append(("app-code", summary.mode.rawValue))
            if summary.mode != .none {
                properties.append(("app-code.files", String(summary.files)))
                properties.append(("app-code.files-included", String(summary.filesIncluded)))
            }
            for omission in summary.omissions { properties.append(("app-code.left-out", line(omission))) }
        }
        for gap in transcript.standIns { properties.append(("stand-in", gap.summary)) }
        for gap in transcript.unmodelled { properties.append(("not-modelled", gap.summary)) }
        guard !properties.isEmpty else { return "" }
        let lines = properties.map { name, value in
            "      <property" + Markup.attributes([("name", name), ("value", value)]) + "/>\n"
        }
        return "    <properties>\n" + lines.joined() + "    </properties>\n"
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
        return self.element(element, problem.message, text: lines)
    }

    private static func element(_ name: String, _ message: String, text lines: [String]) -> String {
        let text = Markup.escaped(lines.joined(separator: "\n"))
        return "      <\(name)\(Markup.attributes([("message", message)]))>\(text)</\(name)>\n"
    }
}
