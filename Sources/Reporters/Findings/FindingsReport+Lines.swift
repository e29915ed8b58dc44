import SourceText
import Validation

extension FindingsReport {
    // MARK: Xcode

    /// The form that Xcode's build log turns into marks in the editor: `path:line:column: error: message (rule)`.
    ///
    /// Xcode follows paths that are absolute. It knows no finding without a place, so one about a whole file stands at
    /// its beginning.
    public func xcode() -> String {
        findings.map(\.diagnostic).map { diagnostic in
            var lines = [
                Self.xcodeLine(
                    diagnostic.position, diagnostic.path, diagnostic.severity.rawValue,
                    "\(diagnostic.message) (\(diagnostic.identifier))")
            ]
            let hint = diagnostic.fixHint.map { Diagnostic.Note($0, position: diagnostic.position) }
            for note in diagnostic.notes + (hint.map { [$0] } ?? []) {
                lines.append(Self.xcodeLine(note.position, diagnostic.path, "note", note.message))
            }
            return lines.map { $0 + "\n" }.joined()
        }.joined()
    }

    private static func xcodeLine(
        _ position: SourcePosition?, _ path: String, _ severity: String, _ message: String
    ) -> String {
        let place = position ?? SourcePosition(path: path, line: 1, column: 1)
        return "\(place): \(severity): \(message)".printableLine
    }

    // MARK: GitHub

    /// Workflow commands of GitHub Actions, which the web page shows as annotations of the changed lines.
    public func gitHub() -> String {
        findings.map { finding in
            let diagnostic = finding.diagnostic
            let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
            var properties = ["file=" + Self.gitHubProperty(diagnostic.path)]
            if let position = diagnostic.position {
                properties.append("line=\(position.line)")
                // Columns mean something only within one line.
                if let end = diagnostic.end, end.line > position.line {
                    properties.append("endLine=\(end.line)")
                } else {
                    properties.append("col=\(position.column)")
                    if let end = diagnostic.end { properties.append("endColumn=\(end.column)") }
                }
            }
            properties.append("title=" + Self.gitHubProperty(diagnostic.identifier))
            var text = [diagnostic.message]
            if !finding.trail.isEmpty { text.append(finding.trail.joined(separator: " > ")) }
            if let hint = diagnostic.fixHint { text.append("help: " + hint) }
            let message = Self.gitHubData(text.joined(separator: "\n"))
            return "::\(command) \(properties.joined(separator: ","))::\(message)\n"
        }.joined()
    }

    private static func gitHubData(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func gitHubProperty(_ text: String) -> String {
        gitHubData(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
