import InterfaceBuilder
import SourceText
import XMLTree

/// A text as a tree, with the edits that people make.
struct EditableText {
    let text: String
    let document: InterfaceDocument
    var root: XMLTree.Element { document.tree.root }

    init?(_ text: String) {
        guard let document = try? InterfaceDocument(parsing: SourceFile(path: "trial", text: text)) else { return nil }
        self.text = text
        self.document = document
    }

    func element(_ id: String) -> XMLTree.Element? { document.object(id: id)?.element }

    func applying(_ edits: [SourceEdit]) -> String? {
        (try? document.source.applying(edits)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    func set(_ element: XMLTree.Element, _ name: String, _ value: String?) -> String? {
        guard let attribute = element.attributeNode(name) else {
            guard let value, let id = element.attributeNode("id") else { return nil }
            return applying([SourceEdit(range: SourceRange(at: id.range.start), replacement: "\(name)=\"\(value)\" ")])
        }
        if let value { return applying([SourceEdit(range: attribute.valueRange, replacement: value)]) }
        return applying([
            SourceEdit(range: SourceRange(start: attribute.range.start - 1, end: attribute.range.end), replacement: "")
        ])
    }

    private func indent(_ element: XMLTree.Element) -> String {
        let bytes = document.source.bytes
        var start = element.range.start
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return document.source.text(in: SourceRange(start: start, end: element.range.start))
    }

    /// Puts lines into a list of an object, behind its child with the id `after` or at the front.
    func insert(_ lines: [String], in owner: XMLTree.Element, list: String, after: String?) -> String? {
        let base = indent(owner)
        let step = base.contains("\t") ? "\t" : "    "
        func text(_ indent: String, _ lines: [String]) -> String { lines.map { "\n\(indent)\($0)" }.joined() }
        if let found = owner.child(list) {
            let inner = base + step + step
            let place = found.children.first { $0.attribute("id") == after }?.range.end ?? found.startTagRange.end
            return applying([SourceEdit(range: SourceRange(at: place), replacement: text(inner, lines))])
        }
        let whole = ["<\(list)>"] + lines.map { step + $0 } + ["</\(list)>"]
        let inside = text(base + step, whole)
        if owner.isSelfClosing {
            let end = owner.range.end
            return applying([
                SourceEdit(
                    range: SourceRange(start: end - 2, end: end),
                    replacement: ">" + inside + "\n\(base)</\(owner.name)>")
            ])
        }
        var end = owner.contentRange.end
        while end > owner.contentRange.start, document.source.bytes[end - 1] <= 0x20 { end -= 1 }
        return applying([SourceEdit(range: SourceRange(at: end), replacement: inside)])
    }

    private func withLead(_ element: XMLTree.Element) -> SourceRange {
        var start = element.range.start
        while start > 0, document.source.bytes[start - 1] <= 0x20 { start -= 1 }
        return SourceRange(start: start, end: element.range.end)
    }

    /// Takes elements away, and lists that are empty without them.
    func delete(_ elements: [XMLTree.Element], isMove: Bool = false) -> String? {
        var gone: Set<XMLTree.Element> = Set(elements)
        for element in elements {
            guard let list = element.parent, list.name != "scenes", list.children.allSatisfy({ gone.contains($0) })
            else {
                continue
            }
            gone.insert(list)
        }
        // What something else cannot do without stays.
        let lost = elements.reduce(into: Set<String>()) { $0.formUnion(ids(in: $1)) }
        let isNeeded = root.descendants.contains { element in
            guard !gone.contains(element), !element.ancestors.contains(where: gone.contains) else { return false }
            return element.attributes.contains { $0.name != "id" && lost.contains($0.value) }
        }
        if isNeeded, !isMove { return nil }
        let outer = gone.filter { element in !element.ancestors.contains { gone.contains($0) } }
        return applying(outer.map { SourceEdit(range: withLead($0), replacement: "") })
    }

    /// The lines of an element, the first without indentation; `nil` where a text in it has lines of its own.
    func lines(_ element: XMLTree.Element) -> [String]? {
        let base = indent(element)
        let lines = document.source.text(in: element.range).split(separator: "\n")
        guard lines.dropFirst().allSatisfy({ $0.hasPrefix(base) }) else { return nil }
        return lines.enumerated().map { $0.offset == 0 ? String($0.element) : String($0.element.dropFirst(base.count)) }
    }

    func ids(in element: XMLTree.Element) -> Set<String> {
        Set(([element] + Array(element.descendants)).compactMap { $0.attribute("id") })
    }

    /// Connections and constraints that name one of `ids`.
    func connections(to ids: Set<String>) -> [XMLTree.Element] {
        root.descendants.filter { element in
            ["destination", "firstItem", "secondItem"].contains { element.attribute($0).map(ids.contains) ?? false }
        }
    }

    /// The text with the attributes of the elements in the order of their names.
    func withOtherOrder(_ elements: [XMLTree.Element]) -> String? {
        let edits = elements.compactMap { element -> SourceEdit? in
            guard let first = element.attributes.first, let last = element.attributes.last else { return nil }
            let range = SourceRange(start: first.range.start, end: last.range.end)
            let parts = element.attributes.map { document.source.text(in: $0.range) }.sorted()
            return SourceEdit(range: range, replacement: parts.joined(separator: " "))
        }
        return applying(edits)
    }
}
