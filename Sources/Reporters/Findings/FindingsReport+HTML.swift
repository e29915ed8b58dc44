import SourceText
import Validation

extension FindingsReport {
    /// A page that needs nothing beside itself: the counts by rule, then each file's findings with the source line.
    public func html(generator: String) -> String {
        var body = "<h1>\(Markup.escaped(summary))</h1>\n" + ruleTable
        for file in files where !file.findings.isEmpty {
            body += "<section>\n<h2>\(Markup.escaped(file.path.printableLine))</h2>\n<ol>\n"
            for finding in file.findings { body += Self.item(finding, file) }
            body += "</ol>\n</section>\n"
        }
        return HTMLPage(title: summary, generator: generator, style: Self.style, body: body).text
    }

    private var ruleTable: String {
        var counts: [String: (severity: Diagnostic.Severity, count: Int)] = [:]
        for diagnostic in findings.map(\.diagnostic) {
            counts[diagnostic.identifier, default: (diagnostic.severity, 0)].count += 1
        }
        guard !counts.isEmpty else { return "" }
        let summaries = Dictionary(rules.map { ($0.identifier, $0.summary) }) { first, _ in first }
        var text = "<table>\n<tr><th>rule</th><th>findings</th><th>what it finds</th></tr>\n"
        for (rule, entry) in counts.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            text += "<tr><td class=\"\(entry.severity.rawValue)\">\(Markup.escaped(rule))</td><td>\(entry.count)</td>"
            text += "<td>\(Markup.escaped(summaries[rule] ?? ""))</td></tr>\n"
        }
        return text + "</table>\n"
    }

    private static func item(_ finding: Finding, _ file: File) -> String {
        let diagnostic = finding.diagnostic
        let place = diagnostic.position.map { "\($0.line):\($0.column)" } ?? ""
        var text = "<li><p><span class=\"\(diagnostic.severity.rawValue)\">\(diagnostic.severity.rawValue)</span> "
        text += "<b>\(Markup.escaped(place))</b> \(Markup.escaped(diagnostic.message.printableLine)) "
        text += "<code>\(Markup.escaped(diagnostic.identifier))</code></p>\n"
        if let source = file.source, let position = diagnostic.position,
            let excerpt = SourceExcerpt(of: source, at: position, end: diagnostic.end, columns: 110)
        {
            text += "<pre>\(Markup.escaped(excerpt.text))\n<i>\(Markup.escaped(excerpt.marker))</i></pre>\n"
        }
        func add(_ line: String) { text += "<p>\(Markup.escaped(line.printableLine))</p>\n" }
        if !finding.trail.isEmpty { add(finding.trail.joined(separator: " › ")) }
        for note in diagnostic.notes { add(note.position.map { "\($0): \(note.message)" } ?? note.message) }
        if let hint = diagnostic.fixHint { add("help: " + hint) }
        return text + "</li>\n"
    }

    private static let style = """
        body { max-width: 75em; }
        p { margin: .2em 0; }
        ol > li { margin: 1em 0; }
        pre { overflow-x: auto; padding: .5em; border: 1px solid var(--line); background: var(--box); }
        table { border-collapse: collapse; }
        td, th { text-align: left; padding: .1em 1em .1em 0; }
        .error { color: var(--red); font-weight: bold; }
        .warning { color: var(--amber); font-weight: bold; }
        .note { color: var(--blue); font-weight: bold; }
        """
}
