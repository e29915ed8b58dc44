import SourceText
import Validation

/// Diagnostics for people: the line that compilers write, the source line with a mark below it, and what helps.
///
/// ```
/// Main.storyboard:9:35: error: the destination "abc" is no object of this storyboard [segue-destination-missing]
///   9 | <segue destination="abc" kind="show" id="x1"/>
///     |                     ^~~
///     = First Scene > First View Controller > Button "Go"
/// ```
public struct DiagnosticText: Sendable {
    /// How to write.
    public struct Options: Sendable, Hashable {
        public var colors: Bool
        /// Columns that source lines may take; `nil` for a usual width. Messages are never cut.
        public var columns: Int?

        public init(colors: Bool = false, columns: Int? = nil) {
            self.colors = colors
            self.columns = columns
        }
    }

    private static let usualColumns = 120
    private let options: Options

    public init(options: Options = Options()) { self.options = options }

    /// The finding on as many lines as it takes, each with its line end.
    ///
    /// - Parameter source: The file's text; without it there is no source line.
    public func text(_ finding: Finding, source: SourceFile?) -> String {
        text(finding.diagnostic, trail: finding.trail, source: source)
    }

    /// The diagnostic on as many lines as it takes, each with its line end.
    public func text(_ diagnostic: Diagnostic, trail: [String] = [], source: SourceFile?) -> String {
        let place = diagnostic.position?.description ?? diagnostic.path
        let severity = color(diagnostic.severity.rawValue + ":", of: diagnostic.severity)
        var lines = [
            "\(ansi(.bold, place.printableLine + ":")) \(severity) \(diagnostic.message.printableLine)"
                + ansi(.dim, " [\(diagnostic.identifier)]")
        ]
        let number = diagnostic.position.map { String($0.line) } ?? ""
        let gutter = String(repeating: " ", count: number.count)
        if let source, let position = diagnostic.position,
            let excerpt = SourceExcerpt(
                of: source, at: position, end: diagnostic.end,
                columns: max(40, (options.columns ?? Self.usualColumns) - number.count - 6))
        {
            lines.append("  \(ansi(.dim, "\(number) |")) \(excerpt.text)")
            lines.append("  \(ansi(.dim, "\(gutter) |")) \(color(excerpt.marker, of: diagnostic.severity))")
        }
        func add(_ text: String) { lines.append("  \(gutter) \(ansi(.dim, "=")) \(text.printableLine)") }
        if !trail.isEmpty { add(trail.joined(separator: " > ")) }
        for note in diagnostic.notes {
            add(note.position.map { "\($0): \(note.message)" } ?? note.message)
        }
        if let hint = diagnostic.fixHint { add("help: \(hint)") }
        return lines.map { $0 + "\n" }.joined()
    }

    private func color(_ text: String, of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: ansi(.boldRed, text)
        case .warning: ansi(.boldYellow, text)
        case .note: ansi(.boldCyan, text)
        }
    }

    private var ansi: ANSI { ANSI(isOn: options.colors) }
}
