import SceneDiff

extension DifferenceReport {
    /// How the text looks.
    public struct TextOptions: Sendable, Hashable {
        /// Lines are cut to this width; `nil` leaves them whole.
        public var columns: Int?
        public var unicode: Bool
        public var colors: Bool

        public init(columns: Int? = nil, unicode: Bool = true, colors: Bool = false) {
            self.columns = columns
            self.unicode = unicode
            self.colors = colors
        }
    }

    /// The differences for people: a line for each file that has any, and below it a line for each change.
    ///
    /// ```
    /// Main.storyboard: 1 scene added, 1 segue changed
    ///   ~ segue "next" → SecondViewController in FirstViewController: kind show → presentation
    ///   + scene DetailViewController: viewController, 2 views, 1 segue
    /// ```
    public func text(options: TextOptions = .init()) -> String {
        let writer = DifferenceWriter(options: options)
        var lines: [String] = []
        for file in shownFiles {
            lines.append(writer.heading("\(file.path): \(summary(of: file))"))
            for change in changes(of: file) { lines += writer.lines(change) }
        }
        if lines.isEmpty { lines = [writer.heading(nothing)] }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// Writes changes as lines.
private struct DifferenceWriter {
    let options: DifferenceReport.TextOptions

    private var ansi: ANSI { ANSI(isOn: options.colors) }
    private var arrow: String { options.unicode ? "→" : "->" }

    func heading(_ text: String) -> String { ansi(.bold, fitted(text)) }

    func lines(_ change: Change) -> [String] {
        let (mark, style): (String, ANSI.Style) =
            switch change.kind {
            case .added: ("+", .green)
            case .removed: ("-", .red)
            case .changed: ("~", .yellow)
            case .moved: (">", .boldCyan)
            }
        var text = "  \(mark) \(subject(change.subject))"
        var rest: [String] = []
        switch change.kind {
        case .added, .removed:
            let contents = counted(change.contents)
            if !contents.isEmpty { text += ": " + contents.joined(separator: ", ") }
        case .moved:
            text += ": \(change.from ?? "") \(arrow) \(change.to ?? "")"
        case .changed:
            let properties = change.properties.map(property)
            if properties.count == 1 { text += ": \(properties[0])" } else { rest = properties.map { "      \($0)" } }
        }
        return [ansi(change.isChurn ? .dim : style, fitted(text))] + rest.map { fitted($0) }
    }

    private func subject(_ subject: Subject) -> String {
        ChangeWords.subject(subject) + (subject.scene.map { " in \($0)" } ?? "")
    }

    private func property(_ change: PropertyChange) -> String {
        if change.isColor { return "\(change.name) \(change.old ?? "none") \(arrow) \(change.new ?? "none")" }
        return "\(change.name) \(value(change.old, change.oldName)) \(arrow) \(value(change.new, change.newName))"
    }

    /// Text of people stands in quotes; numbers, names and words of Interface Builder stand for themselves.
    private func value(_ value: String?, _ name: String?) -> String {
        guard let value else { return "none" }
        // An object without a name is called by its id.
        if let name { return ChangeWords.name(name, id: value) }
        if ChangeWords.isPlain(value) { return value }
        let line = value.split(whereSeparator: \.isNewline).joined(separator: options.unicode ? "⏎" : " ")
        return "\"\(line.count > 120 ? line.prefix(119) + "…" : line)\""
    }

    private func fitted(_ text: String) -> String {
        var text = text.printableLine
        if !options.unicode {
            for (mark, plain) in [("→", "->"), ("…", "..."), ("⏎", " "), ("≥", ">="), ("≤", "<="), ("×", "*")] {
                text = text.replacing(mark, with: plain)
            }
        }
        return DisplayWidth.fit(text, columns: options.columns, ellipsis: options.unicode ? "…" : "...")
    }
}
