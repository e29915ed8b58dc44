import XMLTree

/// The constraints of a document, of which there are more than of anything else.
struct Constraints: Sendable {
    /// What the rules look at.
    enum Part: Int {
        case firstItem, firstAttribute, secondItem, secondAttribute, relation, multiplier, priority

        /// In the order of the cases.
        fileprivate static let names = [
            "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "priority",
        ]
    }

    private let table: XMLAttributeTable

    init(_ document: DocumentContents) {
        table = XMLAttributeTable(
            document.document.tree, elements: document.indices(of: "constraint"),
            names: Part.names)
    }

    /// In the order of the file.
    var indices: Range<Int> { table.rows }

    subscript(index: Int) -> XMLElement { table.element(index) }
    subscript(index: Int, part: Part) -> XMLAttribute? { table[index, part.rawValue] }
    func has(_ part: Part, _ index: Int) -> Bool { table.has(index, part.rawValue) }

    /// The number that equal values have in common; `nil` where the part is not written.
    func valueHash(_ part: Part, _ index: Int) -> UInt64? { table.valueHash(index, part.rawValue) }
}
