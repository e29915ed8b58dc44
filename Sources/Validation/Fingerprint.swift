import SourceText

/// What stays of a finding when its file is edited elsewhere or saved again: the rule, the object, and what was marked.
///
/// Lines, columns, and the order of attributes and scenes do not count, so a finding keeps its fingerprint when Xcode
/// writes the file anew. Two findings of one rule about one object and the same text have equal fingerprints; a
/// baseline counts them.
public struct Fingerprint: Sendable, Hashable {
    /// The rule's identifier.
    public var rule: String
    /// The object's id; where it has none, the way to it.
    public var object: String
    /// The marked text when it is the value of an attribute; empty when it is markup, whose form may change.
    public var subject: String

    /// Takes the parts as they were written down.
    public init(rule: String, object: String, subject: String) {
        self.rule = rule
        self.object = object
        self.subject = subject
    }

    /// Takes the parts of `finding`, which is about `source`.
    public init(_ finding: Finding, in source: SourceFile?) {
        let diagnostic = finding.diagnostic
        self.init(
            rule: diagnostic.identifier, object: diagnostic.objectID ?? finding.trail.joined(separator: " > "),
            subject: source.flatMap { Self.marked(diagnostic, in: $0) } ?? "")
    }

    private static let longestSubject = 200

    private static func marked(_ diagnostic: Diagnostic, in source: SourceFile) -> String? {
        guard let begin = diagnostic.position, let end = diagnostic.end, begin.path == source.path,
            let from = source.lines.offset(line: begin.line, column: begin.column),
            let to = source.lines.offset(line: end.line, column: end.column), from < to, to - from <= longestSubject
        else { return nil }
        let text = source.text(in: SourceRange(start: from, end: to))
        return text.contains("<") ? nil : text
    }

    /// The fingerprint as 32 hexadecimal digits, within the file at `path`.
    public func digest(path: String) -> String {
        var digest = ContentDigest()
        for part in [path, rule, object, subject] { digest.update(part: Array(part.utf8)) }
        return String(digest.hexadecimal.prefix(32))
    }
}
