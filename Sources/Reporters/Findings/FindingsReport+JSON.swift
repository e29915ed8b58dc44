import JSONText
import SourceText
import Validation

extension FindingsReport {
    /// The version of the document; it rises when a key changes its meaning or goes away.
    public static let version = 1

    /// The findings for programs: one JSON document with sorted keys, which ends in a newline. Its form is that of
    /// `docs/schemas/findings.schema.json`.
    ///
    /// - Parameter generator: The program's name and version.
    public func json(generator: String) -> String {
        JSONText.document(
            Document(
                generator: generator, files: files.count,
                counts: ["error": count(.error), "warning": count(.warning), "note": count(.note)],
                omitted: omitted, fixes: fixes.map { .array($0.map(\.value)) },
                findings: files.flatMap { file in file.findings.map { Document.Entry($0, in: file.source) } }))
    }

    private struct Document: Encodable {
        let version = FindingsReport.version
        let generator: String
        let files: Int
        let counts: [String: Int]
        let omitted: Int
        let fixes: JSONValue?
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
            let fingerprint: String
            let fix: Fix?

            init(_ finding: Finding, in source: SourceFile?) {
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
                fingerprint = Fingerprint(finding, in: source).digest(path: diagnostic.path)
                fix = finding.fix.flatMap { fix in source.map { Fix(fix, of: $0) } }
            }
        }

        /// What `--fix` would do, in the places of the file's text.
        struct Fix: Encodable {
            struct Edit: Encodable {
                let line: Int
                let column: Int
                let endLine: Int
                let endColumn: Int
                let replacement: String
            }

            let title: String
            let edits: [Edit]
            let removes: [JSONValue]

            init(_ fix: Validation.Fix, of source: SourceFile) {
                title = fix.title
                removes = fix.removals.map(\.value)
                edits = fix.edits.map { edit in
                    let begin = source.position(at: edit.range.start)
                    let end = source.position(at: edit.range.end)
                    return Edit(
                        line: begin.line, column: begin.column, endLine: end.line, endColumn: end.column,
                        replacement: edit.replacement)
                }
            }
        }
    }
}
