import SceneDiff
import SourceText

extension DifferenceReport {
    /// The version of the text for coding agents; it rises when a line changes its meaning.
    public static let agentVersion = 1

    /// The differences for coding agents: compact and complete, the same bytes for the same two versions.
    ///
    /// ```
    /// segue-diff 1
    /// file Main.storyboard changed
    /// scene s1@15 FirstViewController
    /// ~ g2@57 segue "next" → SecondViewController
    ///   .kind show -> presentation
    /// ```
    ///
    /// The grammar is in `docs/diff.md`.
    public func agentText() -> String {
        var lines = ["segue-diff \(Self.agentVersion)"]
        for file in shownFiles { lines += AgentWriter(file: file, groups: groups(of: file)).lines }
        if lines.count == 1 { lines.append("no differences") }
        if hiddenCount > 0 { lines.append("hidden \(hiddenCount)") }
        return lines.map { $0 + "\n" }.joined()
    }
}

private struct AgentWriter {
    private(set) var lines: [String] = []

    init(file: DifferenceReport.File, groups: [SceneGroup]) {
        let state =
            switch file.state {
            case .added: "added"
            case .removed: "removed"
            case .both: "changed"
            }
        lines.append("file \(state) \(file.path.printableLine)")
        var isInScene = false
        for group in groups {
            if let place = group.place {
                // The line of a scene that came or went says itself that it is one.
                if group.whole == nil {
                    let id = AgentText.id(place.id)
                    lines.append("scene \(id)@\(place.position.line) \(place.name.printableLine)")
                }
                isInScene = true
            } else if isInScene {
                lines.append("document")
                isInScene = false
            }
            for change in group.changes { add(change) }
        }
    }

    private mutating func add(_ change: Change) {
        let mark =
            switch change.kind {
            case .added: "+"
            case .removed: "-"
            case .changed: "~"
            case .moved: ">"
            }
        let holder = change.subject.holderID.map { AgentText.id($0) + "/" } ?? ""
        let line = (change.new ?? change.old).map { "@\($0.line)" } ?? ""
        lines.append(
            "\(change.isChurn ? "(\(mark))" : mark) \(holder)\(AgentText.id(change.subject.objectID ?? ""))\(line) "
                + ChangeWords.subject(change.subject).printableLine)
        if change.kind == .moved {
            let (from, to) = (change.from ?? "", change.to ?? "")
            if let old = change.fromID, let new = change.toID {
                lines.append("  from \(AgentText.value(old, name: from)) -> \(AgentText.value(new, name: to))")
            } else {
                lines.append("  from \(AgentText.value(from)) -> \(AgentText.value(to))")
            }
        }
        for property in change.properties {
            let old = AgentText.value(property.old, name: property.oldName)
            let new = AgentText.value(property.new, name: property.newName)
            lines.append("  .\(AgentText.word(property.name)) \(old) -> \(new)")
        }
        for part in change.parts { add(part) }
    }

    private mutating func add(_ part: Part) {
        let indent = String(repeating: "  ", count: part.depth)
        if part.depth > 0 { lines.append("\(indent)\(AgentText.id(part.objectID)) \(part.name.printableLine)") }
        guard !part.properties.isEmpty else { return }
        let properties = part.properties.map {
            "\(AgentText.word($0.name)) \(AgentText.value($0.value, name: $0.valueName))"
        }
        lines.append("\(indent)  {\(properties.joined(separator: ", "))}")
    }
}

/// Words and strings that a program can tell from each other.
private enum AgentText {
    private static let longestValue = 1_000

    /// An id as it is, or as a string where it has other characters than ids have.
    static func id(_ text: String) -> String {
        if text.isEmpty { return "-" }
        return text != "-" && text.utf8.allSatisfy { isOfWords($0) && $0 != UInt8(ascii: ".") } ? text : string(text)
    }

    /// A property's name.
    static func word(_ text: String) -> String {
        !text.isEmpty && text.utf8.allSatisfy { isOfWords($0) || "#[] ".utf8.contains($0) } && !text.hasSuffix(" ")
            ? text.replacing(" ", with: "") : string(text)
    }

    static func value(_ value: String?, name: String? = nil) -> String {
        guard let value else { return "none" }
        var text = value
        let excess = value.count - longestValue
        if excess > 0 { text = String(value.prefix(longestValue)) }
        let isWord =
            !text.isEmpty && text != "none" && text.utf8.allSatisfy { isOfWords($0) || $0 == UInt8(ascii: ":") }
        let numbers = text.split(separator: " ", omittingEmptySubsequences: false)
        let isPlain = isWord || (numbers.count > 1 && numbers.allSatisfy(isNumber))
        var result = isPlain ? text : string(text)
        if excess > 0 { result += "+\(excess)" }
        return name.map { "\(result) \(string($0))" } ?? result
    }

    private static func isNumber(_ text: Substring) -> Bool {
        Double(text) != nil && text.utf8.allSatisfy(isOfWords)
    }

    private static func isOfWords(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// A string of JSON.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            // What terminals act on, as `printable` has it.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
                "\u{2066}"..."\u{2069}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
