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

    public init(files: [File]) { self.files = files }

    /// How many findings have the severity.
    public func count(_ severity: Diagnostic.Severity) -> Int {
        files.reduce(0) { $0 + $1.findings.count { $0.diagnostic.severity == severity } }
    }

    // MARK: Text

    /// The findings for people, and a line that counts them.
    public func text(options: DiagnosticText.Options = .init()) -> String {
        let format = DiagnosticText(options: options)
        var text = ""
        for file in files {
            for finding in file.findings { text += format.text(finding, source: file.source) + "\n" }
        }
        return text + summary + "\n"
    }

    /// `2 errors, 1 warning in 14 files`.
    public var summary: String {
        let parts = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap {
            count($0.0) > 0 ? plural(count($0.0), $0.1) : nil
        }
        return (parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")) + " in \(plural(files.count, "file"))"
    }

    // MARK: JSON

    /// The version of the document; it rises when a key changes its meaning or goes away.
    public static let version = 1

    /// The findings for programs: one JSON document with sorted keys, which ends in a newline.
    ///
    /// - Parameter generator: The program's name and version.
    public func json(generator: String) -> String {
        ReportJSON.text(
            Document(
                generator: generator, files: files.count,
                counts: ["error": count(.error), "warning": count(.warning), "note": count(.note)],
                findings: files.flatMap { $0.findings.map(Document.Entry.init) }))
    }

    private struct Document: Encodable {
        let version = FindingsReport.version
        let generator: String
        let files: Int
        let counts: [String: Int]
        let findings: [Entry]

        struct Entry: Encodable {
            let rule: String
            let severity: Diagnostic.Severity
            let message: String
            let path: String
            let line: Int?
            let column: Int?
            let endLine: Int?
            let endColumn: Int?
            let objectID: String?
            let trail: [String]
            let notes: [Diagnostic.Note]
            let help: String?

            init(_ finding: Finding) {
                let diagnostic = finding.diagnostic
                rule = diagnostic.identifier
                severity = diagnostic.severity
                message = diagnostic.message
                path = diagnostic.path
                line = diagnostic.position?.line
                column = diagnostic.position?.column
                endLine = diagnostic.end?.line
                endColumn = diagnostic.end?.column
                objectID = diagnostic.objectID
                trail = finding.trail
                notes = diagnostic.notes
                help = diagnostic.fixHint
            }
        }
    }
}
