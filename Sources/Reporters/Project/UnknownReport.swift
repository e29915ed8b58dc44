import InterfaceBuilder
import JSONText
import SceneGraph
import SourceText

/// What files have that no property of segue's document layer reads: it is kept and written back, but not understood.
/// What Interface Builder is known to write is told from what is nobody's.
public struct UnknownReport: Sendable {
    let elements: [Entry]
    let attributes: [Entry]
    let files: Int

    struct Entry: Encodable, Sendable {
        let element: String
        let attribute: String?
        /// Whether it is a name that Interface Builder writes.
        let isKnown: Bool
        let count: Int
        /// How many files it occurs in.
        let files: Int
        /// Where it occurs first.
        let path: String
        let line: Int
        let column: Int
    }

    /// Looks at every element of the documents that `selection` names.
    public init(_ graph: SceneGraph, _ selection: ReportSelection) {
        let documents = graph.documents.indices.filter(selection.includes(document:)).map { graph.documents[$0] }
        self.init(documents)
    }

    /// Looks at every element of `documents`.
    public init(_ documents: [InterfaceDocument]) {
        var found: [Name: Occurrence] = [:]
        for (index, document) in documents.enumerated() where document.kind != .legacyArchive {
            Self.read(document, index, &found)
        }
        let entries = found.map { name, occurrence in
            Entry(
                element: name.element, attribute: name.attribute, isKnown: name.isKnown, count: occurrence.count,
                files: occurrence.files,
                path: occurrence.position.path, line: occurrence.position.line, column: occurrence.position.column)
        }
        let sorted = entries.sorted {
            ($1.count, $0.element, $0.attribute ?? "") < ($0.count, $1.element, $1.attribute ?? "")
        }
        elements = sorted.filter { $0.attribute == nil }
        attributes = sorted.filter { $0.attribute != nil }
        files = documents.count
    }

    private struct Name: Hashable {
        let element: String
        let attribute: String?

        var isKnown: Bool {
            guard let attribute else { return Vocabulary.known.attributes(of: element) != nil }
            return Vocabulary.known.reads(attribute, of: element)
        }
    }

    private struct Occurrence {
        var count = 0
        var files = 0
        var lastFile = -1
        let position: SourcePosition
    }

    private static func read(_ document: InterfaceDocument, _ index: Int, _ found: inout [Name: Occurrence]) {
        let vocabulary = Vocabulary.standard
        /// By the number of an element's name; of the attributes' numbers it holds those that are read.
        var known: [Int: Set<String>?] = [:]
        func add(_ name: Name, _ position: @autoclosure () -> SourcePosition) {
            var occurrence = found[name] ?? Occurrence(position: position())
            occurrence.count += 1
            if occurrence.lastFile != index {
                occurrence.lastFile = index
                occurrence.files += 1
            }
            found[name] = occurrence
        }
        for element in document.tree.elements {
            let attributes = known[element.nameIndex] ?? vocabulary.attributes(of: element.name)
            known[element.nameIndex] = .some(attributes)
            if attributes == nil { add(Name(element: element.name, attribute: nil), element.position) }
            // Of an element that nothing reads, only attributes that are nobody's are of interest.
            guard let attributes = attributes ?? Vocabulary.known.attributes(of: element.name),
                !attributes.contains("*")
            else { continue }
            for attribute in element.attributes where !attributes.contains(attribute.name) {
                add(Name(element: element.name, attribute: attribute.name), attribute.position)
            }
        }
    }

    /// For people: tables of elements and of attributes, first those that are nobody's, the most frequent first.
    public func text(columns: Int? = nil, unicode: Bool = true) -> String {
        if elements.isEmpty, attributes.isEmpty { return "every element and attribute is known and read\n" }
        let ellipsis = unicode ? "…" : "..."
        func table(_ title: String, _ entries: [Entry]) -> [String] {
            var table = TextTable(columns: [.right, .right, .left, .left])
            table.add(["count", "files", title, "first at"])
            for entry in entries {
                let name = entry.attribute.map { "\(entry.element) \($0)" } ?? entry.element
                table.add(
                    [String(entry.count), String(entry.files), name, "\(entry.path):\(entry.line):\(entry.column)"])
            }
            return table.lines
        }
        let tables = [("unknown", false), ("unread", true)].flatMap { title, isKnown in
            [("\(title) element", elements), ("\(title) attribute", attributes)].map { title, entries in
                (title, entries.filter { $0.isKnown == isKnown })
            }
        }
        let lines = tables.filter { !$0.1.isEmpty }.map { table($0.0, $0.1) }.joined(separator: [""])
        return lines.map { DisplayWidth.fit($0, columns: columns, ellipsis: ellipsis) + "\n" }.joined()
    }

    /// For programs.
    public func json(generator: String) -> String {
        JSONText.document(Document(generator: generator, files: files, elements: elements, attributes: attributes))
    }

    private struct Document: Encodable {
        let version = ProjectReport.version
        let report = "unknown"
        let generator: String
        let files: Int
        let elements: [Entry]
        let attributes: [Entry]
    }
}
