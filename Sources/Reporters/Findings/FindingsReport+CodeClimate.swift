import JSONText
import SourceText
import Validation

extension FindingsReport {
    /// The JSON list that Code Climate engines write and GitLab's code quality report reads.
    public func codeClimate(generator: String) -> String {
        var seen: [String: Int] = [:]
        let issues = files.flatMap { file in
            file.findings.map { finding -> JSONValue in
                let diagnostic = finding.diagnostic
                var fingerprint = Fingerprint(finding, in: file.source).digest(path: diagnostic.path)
                // Both want a fingerprint to occur once.
                let count = seen[fingerprint, default: 0]
                seen[fingerprint] = count + 1
                if count > 0 { fingerprint += "-\(count + 1)" }
                let begin = diagnostic.position ?? SourcePosition(path: diagnostic.path, line: 1, column: 1)
                return [
                    "type": "issue", "check_name": .string(diagnostic.identifier),
                    "description": .string(Self.singleLine(diagnostic.message)), "content": Self.body(finding),
                    "categories": ["Bug Risk"], "severity": Self.codeClimateSeverity(diagnostic.severity),
                    "fingerprint": .string(fingerprint), "engine_name": .string(generator),
                    "location": [
                        "path": .string(Self.relative(diagnostic.path)),
                        "positions": ["begin": Self.point(begin), "end": Self.point(diagnostic.end ?? begin)],
                    ],
                ]
            }
        }
        return JSONText.document(JSONValue.array(issues))
    }

    /// A description has one line.
    private static func singleLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Paths begin at the repository's root, without a mark for it.
    private static func relative(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    private static func point(_ position: SourcePosition) -> JSONValue {
        ["line": .integer(position.line), "column": .integer(position.column)]
    }

    private static func body(_ finding: Finding) -> JSONValue? {
        var parts = finding.trail.isEmpty ? [] : [finding.trail.joined(separator: " > ")]
        parts += finding.diagnostic.notes.map { note in note.position.map { "\($0): \(note.message)" } ?? note.message }
        if let hint = finding.diagnostic.fixHint { parts.append("help: " + hint) }
        return parts.isEmpty ? nil : ["body": .string(parts.joined(separator: "\n"))]
    }

    private static func codeClimateSeverity(_ severity: Diagnostic.Severity) -> JSONValue {
        switch severity {
        case .error: "critical"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
