import SourceText
import Validation

extension FindingsReport {
    // MARK: JUnit

    /// A JUnit document with a suite for each file and a case for each finding; a file without one is a case that
    /// passed. What does not fail the run is a case that passed too, with the finding as its output.
    public func junit(generator: String) -> String {
        let failures = files.map { file in file.findings.count { $0.diagnostic.severity >= failureLevel } }
        var text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
            + Markup.attributes([
                ("name", generator), ("tests", String(files.reduce(0) { $0 + max(1, $1.findings.count) })),
                ("failures", String(failures.reduce(0, +))), ("errors", "0"),
            ]) + ">\n"
        for (file, failed) in zip(files, failures) {
            text +=
                "  <testsuite"
                + Markup.attributes([
                    ("name", file.path), ("tests", String(max(1, file.findings.count))), ("failures", String(failed)),
                    ("errors", "0"),
                ]) + ">\n"
            if file.findings.isEmpty {
                text +=
                    "    <testcase" + Markup.attributes([("name", "no findings"), ("classname", file.path)]) + "/>\n"
            }
            for finding in file.findings { text += junitCase(finding, file) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private func junitCase(_ finding: Finding, _ file: File) -> String {
        let diagnostic = finding.diagnostic
        let place = diagnostic.position.map { " at \($0.line):\($0.column)" } ?? ""
        let text = Markup.escaped(
            DiagnosticText().text(finding, source: file.source))
        let content =
            diagnostic.severity >= failureLevel
            ? "<failure"
                + Markup.attributes([
                    ("message", diagnostic.message), ("type", diagnostic.severity.rawValue),
                ]) + ">\(text)</failure>"
            : "<system-out>\(text)</system-out>"
        return "    <testcase"
            + Markup.attributes([("name", diagnostic.identifier + place), ("classname", file.path)])
            + ">\(content)</testcase>\n"
    }

    // MARK: Checkstyle

    /// A document of Checkstyle's form, which many review tools read. Files without a finding are listed too.
    public func checkstyle() -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        for file in files {
            guard !file.findings.isEmpty else {
                text += "  <file" + Markup.attributes([("name", file.path)]) + "/>\n"
                continue
            }
            text += "  <file" + Markup.attributes([("name", file.path)]) + ">\n"
            for diagnostic in file.findings.map(\.diagnostic) {
                let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue
                var attributes = [("line", String(diagnostic.position?.line ?? 1))]
                if let position = diagnostic.position { attributes.append(("column", String(position.column))) }
                attributes += [
                    ("severity", severity), ("message", diagnostic.message),
                    ("source", "segue.\(diagnostic.identifier)"),
                ]
                text += "    <error" + Markup.attributes(attributes) + "/>\n"
            }
            text += "  </file>\n"
        }
        return text + "</checkstyle>\n"
    }
}
