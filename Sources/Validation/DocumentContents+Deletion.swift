import SourceText
import XMLTree

extension DocumentContents {
    /// What deletes `element`, with its line where it stands alone on it, and with the list that it is all of; `nil`
    /// where something is inside of it, if only a comment.
    ///
    /// - Parameter isEmpty: Whether a child counts as nothing, as the list of a scene's objects does without an object.
    func deletion(
        _ title: String, of element: XMLElement, ignoring isEmpty: (XMLElement) -> Bool = { _ in false }
    ) -> Fix? {
        var removals = [Removal(element)]
        for node in element.content {
            switch node {
            case .text(let text) where text.isBlank: break
            case .element(let child) where isEmpty(child) && Self.isBare(child): removals.append(Removal(child))
            default: return nil
            }
        }
        var range = element.range
        if let list = element.parent, Self.lists.contains(list.name), isAll(element, of: list) {
            range = list.range
            removals.append(Removal(list))
        }
        return Fix(title, edits: [SourceEdit(range: withLine(range), replacement: "")], removing: removals)
    }

    /// Whether the element has nothing in it.
    static func isBare(_ element: XMLElement) -> Bool {
        element.content.allSatisfy { if case .text(let text) = $0 { text.isBlank } else { false } }
    }

    /// Whether the list would say nothing without `element`.
    private func isAll(_ element: XMLElement, of list: XMLElement) -> Bool {
        // Most lists are told apart by their second element, however long they are.
        guard list.attributes.isEmpty, Array(list.children.prefix(2)).count == 1 else { return false }
        return list.content.allSatisfy {
            if case .text(let text) = $0 { text.isBlank } else { $0 == .element(element) }
        }
    }

    /// The range, with the blanks and the line end around it where nothing else is on its lines.
    private func withLine(_ range: SourceRange) -> SourceRange {
        let bytes = document.source.bytes
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
        var start = range.start
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        var end = range.end
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        guard start > 0, isBreak(bytes[start - 1]), end < bytes.count, isBreak(bytes[end]) else { return range }
        end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
        return SourceRange(start: start, end: end)
    }

    /// What Interface Builder writes only where something is in it.
    private static let lists: Set = [
        "connections", "constraints", "inferredMetricsTieBreakers", "popoverPassthroughViews",
        "precedingGestureRecognizers",
    ]
}
