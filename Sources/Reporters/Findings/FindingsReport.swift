import SourceText
import Validation

/// What `segue validate` found, ready to be written in one of its forms.
public struct FindingsReport: Sendable {
    /// What was found in one file.
    public struct File: Sendable {
        public var path: String
        /// The text that positions are about; `nil` where it could not be read.
        public var source: SourceFile?
        /// In the order of the file.
        public var findings: [Finding]

        public init(path: String, source: SourceFile?, findings: [Finding]) {
            self.path = path
            self.source = source
            self.findings = findings
        }
    }

    /// Every file that was looked at, in the order in which they were named or found.
    public var files: [File]
    /// The rules that were applied, for formats that explain them.
    public var rules: [RuleDescription]
    /// From which severity on a finding counts as a failure.
    public var failureLevel: Diagnostic.Severity
    /// What `--fix` did, by file; `nil` where it was not asked for.
    public var fixes: [FileFixes]?

    public init(files: [File], rules: [RuleDescription] = [], failureLevel: Diagnostic.Severity = .error) {
        self.files = files
        self.rules = rules
        self.failureLevel = failureLevel
    }

    /// How many findings were left out by ``limited(to:)``.
    public var omitted: Int { left.values.reduce(0, +) }
    private var left: [Diagnostic.Severity: Int] = [:]

    /// Every finding, in the order of the files.
    var findings: [Finding] { files.flatMap(\.findings) }

    /// How many findings have the severity, those left out included.
    public func count(_ severity: Diagnostic.Severity) -> Int {
        files.reduce(left[severity] ?? 0) { $0 + $1.findings.count { $0.diagnostic.severity == severity } }
    }

    /// How many findings are failures.
    public var failures: Int {
        files.reduce(0) { $0 + $1.findings.count { $0.diagnostic.severity >= failureLevel } }
    }

    /// The report without what is no failure.
    public func onlyFailures() -> FindingsReport {
        var report = self
        for index in report.files.indices {
            report.files[index].findings.removeAll { $0.diagnostic.severity < failureLevel }
        }
        return report
    }

    /// The report with the first `limit` findings; the others are only counted.
    public func limited(to limit: Int) -> FindingsReport {
        var report = self
        var room = limit
        for index in report.files.indices {
            for finding in report.files[index].findings.dropFirst(room) {
                report.left[finding.diagnostic.severity, default: 0] += 1
            }
            report.files[index].findings = Array(report.files[index].findings.prefix(room))
            room -= report.files[index].findings.count
        }
        return report
    }

    // MARK: Text

    /// The findings for people, and a line that counts them unless it is not wanted.
    public func text(options: DiagnosticText.Options = .init(), summary showsSummary: Bool = true) -> String {
        let format = DiagnosticText(options: options)
        var text = (fixes ?? []).map { $0.text(columns: options.columns) }.joined()
        for file in files {
            for finding in file.findings { text += format.text(finding, source: file.source) + "\n" }
        }
        guard showsSummary else { return text }
        if omitted > 0 { text += "and \(plural(omitted, "more finding"))\n\n" }
        let fixable = files.reduce(0) { $0 + $1.findings.count { $0.fix != nil } }
        return text + summary + "\n" + (fixable > 0 ? "--fix mends \(fixable) of them\n" : "")
    }

    /// `2 errors, 1 warning in 14 files`.
    public var summary: String {
        let parts = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap {
            count($0.0) > 0 ? plural(count($0.0), $0.1) : nil
        }
        return (parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")) + " in \(plural(files.count, "file"))"
    }
}
