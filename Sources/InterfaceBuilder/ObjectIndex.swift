import XMLTree

/// Finds a document's objects by id. Made once, in document order; of two objects with one id the first is found.
///
/// A hash table over the bytes of the ids where they stand in the text: it keeps eight bytes an object, and no string is
/// made for the thousands of ids that nobody asks for.
struct ObjectIndex: Sendable {
    private let tree: XMLTree?
    /// The number of the name `id`.
    private let idName: Int
    /// An element's index + 1, or 0 for a free slot; the count is a power of two. The bits that no index needs are the
    /// highest of the id's hash, so that most strangers are told apart without a look at them.
    private var slots: [UInt32] = [0, 0]
    private let indexMask: UInt32
    private var count = 0

    /// Later objects whose id was taken already.
    private(set) var duplicates: [XMLElement] = []

    static let empty = ObjectIndex()

    private init() { (tree, idName, indexMask) = (nil, 0, .max) }

    init(_ tree: XMLTree) {
        self.tree = tree
        indexMask = .max >> UInt32(UInt32(tree.nodeCount).leadingZeroBitCount)
        guard let idName = tree.nameIndex(of: "id") else {
            self.idName = 0
            return
        }
        self.idName = idName
        // Most documents give an id to less than half of their elements: then it never grows.
        var size = slots.count
        while size < tree.nodeCount { size *= 2 }
        slots = Array(repeating: 0, count: size)
        let others = Set(namesOfOthers.compactMap { tree.nameIndex(of: $0) })
        for element in tree.elements {
            guard let id = element.attributeNode(nameIndex: idName), !others.contains(element.nameIndex) else {
                continue
            }
            if (count + 1) * 2 > slots.count { grow(tree) }
            let hash = id.valueHash
            let slot = find(hash) { $0.hasValue(of: id) }
            if slots[slot] == 0 {
                slots[slot] = entry(element.index, hash)
                count += 1
            } else {
                duplicates.append(element)
            }
        }
    }

    subscript(id: String) -> XMLElement? { element(in: find(XMLAttribute.valueHash(of: id)) { $0.hasValue(id) }) }

    /// The object whose id is the value of the attribute.
    subscript(id: XMLAttribute) -> XMLElement? { element(in: find(id.valueHash) { $0.hasValue(of: id) }) }

    private func entry(_ index: Int, _ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: index + 1) | UInt32(truncatingIfNeeded: hash >> 32) & ~indexMask
    }

    private func index(_ entry: UInt32) -> Int { Int(entry & indexMask) - 1 }

    private func element(in slot: Int) -> XMLElement? {
        guard let tree, slots[slot] != 0 else { return nil }
        return tree[index(slots[slot])]
    }

    /// The slot of the id with that hash of which `isWanted`, or the free one where it belongs.
    private func find(_ hash: UInt64, _ isWanted: (XMLAttribute) -> Bool) -> Int {
        guard let tree else { return 0 }
        let mask = slots.count - 1
        let mark = entry(-1, hash)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] & ~indexMask == mark,
                tree[index(slots[slot])].attributeNode(nameIndex: idName).map(isWanted) == true
            {
                return slot
            }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private mutating func grow(_ tree: XMLTree) {
        let old = slots
        slots = Array(repeating: 0, count: max(64, old.count * 4))
        let mask = slots.count - 1
        for entry in old where entry != 0 {
            guard let id = tree[index(entry)].attributeNode(nameIndex: idName) else { continue }
            var slot = Int(truncatingIfNeeded: id.valueHash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = entry
        }
    }
}
