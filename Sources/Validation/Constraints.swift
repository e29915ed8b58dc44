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

/// The objects that the items of constraints name, looked up once for all rules.
struct ConstraintItems: Sendable {
    /// What an item leads to.
    enum Item: Equatable {
        /// The constraint does not name one.
        case none
        /// No object has the id.
        case missing
        /// The number of the object's element in document order.
        case element(Int)
    }

    /// First and second item of each constraint in turn: 0 for none, 1 for a missing one, else an element's number + 2.
    private let cells: [UInt32]

    init(_ document: DocumentContents) {
        let constraints = document.constraints
        var cells: [UInt32] = []
        cells.reserveCapacity(constraints.indices.count * 2)
        for index in constraints.indices {
            for part in [Constraints.Part.firstItem, .secondItem] {
                guard let item = constraints[index, part] else {
                    cells.append(0)
                    continue
                }
                cells.append(document.object(item).map { UInt32($0.element.index) + 2 } ?? 1)
            }
        }
        self.cells = cells
    }

    func first(_ constraint: Int) -> Item { item(constraint * 2) }
    func second(_ constraint: Int) -> Item { item(constraint * 2 + 1) }

    private func item(_ place: Int) -> Item {
        switch cells[place] {
        case 0: .none
        case 1: .missing
        case let number: .element(Int(number) - 2)
        }
    }
}
