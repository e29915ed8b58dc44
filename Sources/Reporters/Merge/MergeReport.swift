import SceneMerge
import SourceText
import Validation

/// What is left to decide after a merge, ready to be written in one of its forms.
public struct MergeReport: Sendable {
    /// The path by which the report calls the file.
    public var path: String
    public var conflicts: [MergeConflict]
    /// What was done without a question and may be of interest.
    public var notes: [String]

    public init(path: String, conflicts: [MergeConflict], notes: [String] = []) {
        self.path = path
        self.conflicts = conflicts
        self.notes = notes
    }

    /// The conflicts that nobody has decided.
    public var open: [MergeConflict] { conflicts.filter { !$0.isResolved } }

    // MARK: Text

    /// The conflicts for people, one after the other, and a line that counts them. Empty where there is nothing to say.
    public func text() -> String {
        var lines: [String] = []
        for conflict in conflicts {
            let word = conflict.isResolved ? "resolved" : "conflict"
            lines.append(
                "\(path.printableLine): \(word): \(conflict.message.printableLine) [\(conflict.kind.rawValue)]")
            lines.append("  \(places(conflict))")
        }
        lines += notes.map { "\(path.printableLine): note: \($0.printableLine)" }
        if !open.isEmpty { lines.append("\(plural(open.count, "conflict")) in \(path.printableLine)") }
        return lines.map { $0 + "\n" }.joined()
    }

    private func places(_ conflict: MergeConflict) -> String {
        let values = [("base", conflict.base), ("ours", conflict.ours), ("theirs", conflict.theirs)]
        var words = values.compactMap { name, value in value.position.map { "\(name) line \($0.line)" } }
        if let result = conflict.result { words.append("line \(result.line) of the result") }
        if let taken = conflict.taken { words.append("the file has \(taken.rawValue)") }
        return words.joined(separator: ", ")
    }

    // MARK: Markdown

    /// The conflicts as a table for a comment.
    public func markdown() -> String {
        guard !conflicts.isEmpty else { return "`\(path.printableLine)`: merged without conflicts\n" }
        var lines = ["### \(plural(conflicts.count, "conflict")) in `\(path.printableLine)`", ""]
        lines += ["| What | Base | Ours | Theirs | In the file |", "| --- | --- | --- | --- | --- |"]
        for conflict in conflicts {
            let cells = [
                conflict.message, cell(conflict.base), cell(conflict.ours), cell(conflict.theirs),
                conflict.taken?.rawValue ?? "both",
            ]
            lines.append("| " + cells.map(Self.escaped).joined(separator: " | ") + " |")
        }
        if !notes.isEmpty { lines += [""] + notes.map { "- " + Self.escaped($0) } }
        return lines.map { $0 + "\n" }.joined()
    }

    private func cell(_ value: MergeConflict.Value) -> String {
        let line = value.position.map { " (line \($0.line))" } ?? ""
        return (value.text ?? "–") + line
    }

    /// Text that Markdown shows as it is.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.printableLine {
            if "\\`*_{}[]<>|#~".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }

    // MARK: SARIF

    /// A SARIF 2.1.0 log with one result for each conflict that is open.
    public func sarif(generator: String, version: String) -> String {
        let findings = open.map { conflict in
            let notes = [("base", conflict.base), ("theirs", conflict.theirs)].compactMap { name, value in
                value.position.map {
                    Diagnostic.Note("\(name): \(value.text ?? "nothing")", position: $0)
                }
            }
            let place = conflict.result ?? conflict.ours.position ?? conflict.theirs.position ?? conflict.base.position
            return Finding(
                Diagnostic(
                    .error, conflict.kind.rawValue, conflict.message, path: path,
                    position: place.map { SourcePosition(path: path, line: $0.line, column: $0.column) },
                    objectID: conflict.subject?.objectID, notes: notes))
        }
        return FindingsReport(files: [.init(path: path, source: nil, findings: findings)])
            .sarif(generator: generator, version: version)
    }
}
