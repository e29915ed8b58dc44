import YAMLTree

extension YAMLNode {
    /// The node on one line, in YAML's flow style: `{top: SecondViewController, tab: 1}`.
    ///
    /// What goes beyond `limit` characters, or nearly so, is left out and marked with `…`.
    func flowText(limit: Int) -> String {
        var text = ""
        writeFlow(to: &text, limit: limit)
        return text.count <= limit ? text : text.prefix(limit - 1) + "…"
    }

    /// Stops soon after `limit`, for aliases can make a little file's text very long.
    private func writeFlow(to text: inout String, limit: Int) {
        guard text.utf8.count <= 4 * limit else { return }
        switch content {
        case .scalar(let scalar):
            text += scalar.flowText(limit: limit)
        case .sequence(let elements):
            text += "["
            for (index, element) in elements.enumerated() where text.utf8.count <= 4 * limit {
                if index > 0 { text += ", " }
                element.writeFlow(to: &text, limit: limit)
            }
            text += "]"
        case .mapping(let entries):
            text += "{"
            for (index, entry) in entries.enumerated() where text.utf8.count <= 4 * limit {
                if index > 0 { text += ", " }
                entry.key.writeFlow(to: &text, limit: limit)
                text += ": "
                entry.value.writeFlow(to: &text, limit: limit)
            }
            text += "}"
        }
    }
}

extension YAMLNode.Scalar {
    fileprivate func flowText(limit: Int) -> String {
        // A plain scalar may hold commas and brackets only outside flow style, and be of several lines.
        if style == .plain, !text.contains(where: { ",[]{}\n".contains($0) }) { return text }
        if YAMLNode.Scalar(text: text).kind == .string, text.allSatisfy(\.isPlainLetter) { return text }
        var quoted = "\""
        for character in text.prefix(limit) {
            switch character {
            case "\"", "\\": quoted += "\\\(character)"
            case "\n", "\r\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted.append(character)
            }
        }
        return quoted + "\""
    }
}

extension Character {
    fileprivate var isPlainLetter: Bool { isLetter || isNumber || self == "_" || self == "." || self == "-" }
}
