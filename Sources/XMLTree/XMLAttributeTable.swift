/// The attributes of many elements of one kind, sorted by name once: for who asks each of them for the same names.
///
/// ```swift
/// let constraints = tree.root.descendants("constraint").map { UInt32($0.index) }
/// let table = XMLAttributeTable(tree, elements: constraints[...], names: ["firstItem", "secondItem"])
/// for row in table.rows where table[row, 1] == nil { print(table.element(row).position) }
/// ```
///
/// Takes four bytes for each element and name.
public struct XMLAttributeTable: Sendable {
    private let storage: XMLTree.Storage
    private let elements: [UInt32]
    private let columns: Int
    /// An attribute's index + 1, or 0 for none; row by row.
    private var cells: [UInt32]

    /// Looks through the elements of `tree` with the indices given; the columns are numbered as `names` are.
    public init(_ tree: XMLTree, elements: ArraySlice<UInt32>, names: [String]) {
        storage = tree.storage
        self.elements = Array(elements)
        columns = names.count
        cells = Array(repeating: 0, count: elements.count * names.count)
        // By the number of a name: its column + 1.
        var columnOfName = [Int](repeating: 0, count: storage.names.count)
        for (column, name) in names.enumerated() {
            if let identifier = storage.names.identifier(of: name) { columnOfName[Int(identifier)] = column + 1 }
        }
        var start = 0
        for element in elements {
            for attribute in tree[Int(element)].attributeIndices {
                let column = columnOfName[Int(storage.attributes[attribute].name)]
                if column > 0 { cells[start + column - 1] = UInt32(attribute) + 1 }
            }
            start += columns
        }
    }

    /// One row for each element, in their order.
    public var rows: Range<Int> { elements.indices }

    /// The element of a row.
    public func element(_ row: Int) -> XMLElement {
        XMLElement(storage: storage, index: Int(elements[row]))
    }

    /// The attribute of the row's element that has the name of the column; `nil` when there is none.
    public subscript(row: Int, column: Int) -> XMLAttribute? {
        guard has(row, column) else { return nil }
        return XMLAttribute(storage: storage, index: Int(cells[row * columns + column]) - 1)
    }

    /// Whether the row's element has the attribute of the column.
    public func has(_ row: Int, _ column: Int) -> Bool { cells[row * columns + column] != 0 }

    /// The number that equal values have in common; `nil` when there is no such attribute.
    public func valueHash(_ row: Int, _ column: Int) -> UInt64? {
        guard has(row, column) else { return nil }
        let record = storage.attributes[Int(cells[row * columns + column]) - 1]
        return storage.source.bytes.withUnsafeBufferPointer { text in
            let raw = UnsafeBufferPointer(rebasing: text[Int(record.valueStart)..<Int(record.valueEnd)])
            return isPlainValue(raw) ? NameTable.hash(raw) : self[row, column]?.valueHash
        }
    }
}
