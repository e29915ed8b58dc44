import SceneDiff
import SourceText

extension DifferenceReport {
    /// The most characters that a comment on GitHub may have.
    public static let commentLimit = 65_536

    /// The differences as a comment for a pull request: a heading for each file, and a list that opens for each scene.
    ///
    /// Names and values of documents are in code, where Markdown does nothing to them and `@` mentions nobody. The text
    /// has at most `limit` UTF-16 units. What does not fit is left out by whole scenes and counted.
    public func markdown(limit: Int = commentLimit) -> String {
        let shown = shownFiles
        guard !shown.isEmpty else { return MarkdownWriter.marker + "\n" + sentence(nothing) + "\n" }
        // A comment of a few lines needs no click.
        let isShort = shown.reduce(0) { $0 + groups(of: $1).reduce(0) { $0 + $1.changes.count } } <= 10
        var writer = MarkdownWriter(report: self, isOpen: isShort, room: limit)
        for file in shown { writer.add(file) }
        return writer.finish()
    }

    private func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}

private struct MarkdownWriter {
    /// By it a program finds the comment that it wrote before.
    static let marker = "<!-- segue diff -->\n"
    /// More parts of one thing are only counted.
    private static let mostParts = 50
    /// What the line about omissions may take.
    private static let reserve = 200

    private let report: DifferenceReport
    private let isOpen: Bool
    private var text = marker
    private var room: Int
    private var omittedFiles = 0
    private var omittedScenes = 0
    private var omittedChanges = 0

    init(report: DifferenceReport, isOpen: Bool, room: Int) {
        self.report = report
        self.isOpen = isOpen
        self.room = room - Self.marker.utf16.count - Self.reserve
    }

    mutating func add(_ file: DifferenceReport.File) {
        let groups = report.groups(of: file)
        let heading = "\n### \(Self.code(file.path))\n\n\(report.summary(of: file))\n"
        guard append(heading) else {
            omittedFiles += 1
            omittedScenes += groups.count
            omittedChanges += groups.reduce(0) { $0 + $1.changes.count }
            return
        }
        for group in groups where !append(block(group, file)) {
            omittedChanges += group.changes.count
            // The scene by name and numbers takes less than the list of what changed in it.
            if !append(
                "\n\(Self.code(title(group))): \(report.summary(of: group)); the list is too long for a comment.\n")
            {
                omittedScenes += 1
            }
        }
    }

    mutating func finish() -> String {
        guard omittedChanges > 0 else { return text }
        var parts = [plural(omittedChanges, "change")]
        if omittedScenes > 0 {
            parts.append("of \(plural(omittedScenes, "scene")) that \(omittedScenes == 1 ? "is" : "are") not named")
        }
        if omittedFiles > 0 { parts.append("and \(plural(omittedFiles, "file"))") }
        return text + "\n*Left out: \(parts.joined(separator: " ")).*\n"
    }

    private mutating func append(_ block: String) -> Bool {
        let length = block.utf16.count
        guard length <= room else { return false }
        room -= length
        text += block
        return true
    }

    private func title(_ group: SceneGroup) -> String { group.place?.name ?? "document" }

    private func block(_ group: SceneGroup, _ file: DifferenceReport.File) -> String {
        let title = "<code>\(Markup.escaped(title(group).printableLine))</code>: \(report.summary(of: group))"
        var text = "\n<details\(isOpen ? " open" : "")><summary>\(title)</summary>\n\n"
        for change in group.changes { text += item(change, file) }
        return text + "\n</details>\n"
    }

    private func item(_ change: Change, _ file: DifferenceReport.File) -> String {
        let churn = change.isChurn ? " (without consequence)" : ""
        var text = "- **\(change.kind.rawValue)**\(churn) \(Self.code(ChangeWords.subject(change.subject)))"
        text += place(change, file)
        switch change.kind {
        case .added, .removed:
            // The counts of a scene are in the line that opens the list.
            let isTold = change.contents.isEmpty || change.subject.category == .scene
            text += isTold ? "\n" : ": \(counted(change.contents).joined(separator: ", "))\n"
            let parts = change.parts.dropFirst()
            for part in parts.prefix(Self.mostParts) {
                // Deeper lists would be taken for code.
                text += String(repeating: "  ", count: min(part.depth, 8)) + "- \(Self.code(part.name))\n"
            }
            if parts.count > Self.mostParts { text += "  - and \(parts.count - Self.mostParts) more\n" }
        case .moved:
            text += ": \(Self.code(change.from ?? "")) → \(Self.code(change.to ?? ""))\n"
        case .changed:
            let properties = change.properties.map(property)
            text += properties.count == 1 ? ": \(properties[0])\n" : "\n" + properties.map { "  - \($0)\n" }.joined()
        }
        return text
    }

    private func property(_ change: PropertyChange) -> String {
        "\(Self.code(change.name)) \(value(change.old, change.oldName)) → \(value(change.new, change.newName))"
    }

    private func value(_ value: String?, _ name: String?) -> String {
        value.map { Self.code(ChangeWords.shown($0, name)) } ?? "*none*"
    }

    private func place(_ change: Change, _ file: DifferenceReport.File) -> String {
        guard let (version, line, isOld) = report.line(of: change, in: file) else { return "" }
        let before = isOld ? "before: " : ""
        guard let url = report.url(version, line: line, isOld: isOld) else {
            return " (\(before)\(Self.code("\(version.path):\(line)")))"
        }
        return " (\(before)[line \(line)](\(url)))"
    }

    /// A code span, whose fence is longer than any that is inside.
    static func code(_ text: String) -> String {
        let text = text.printableLine
        guard !text.isEmpty else { return "`\"\"`" }
        var (longest, run) = (0, 0)
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let needsSpace = text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" "))
        let space = needsSpace ? " " : ""
        return fence + space + text + space + fence
    }
}
