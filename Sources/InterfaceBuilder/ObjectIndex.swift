import XMLTree

/// Finds a document's objects by id. Made once, in document order; of two objects with one id the first is found.
///
/// A hash table over the bytes of the ids where they stand in the text: it keeps eight bytes an object, and no string is
/// made for the thousands of ids that nobody asks for.
struct ObjectIndex: Sendable {
    private let tree: XMLTree?
    /// An element's index + 1, or 0 for a free slot; the count is a power of two.
    private var slots: [UInt32] = [0, 0]
    private var count = 0

    /// Later objects whose id was taken already.
    private(set) var duplicates: [XMLElement] = []

    static let empty = ObjectIndex()

    private init() { tree = nil }

    init(_ tree: XMLTree) {
        self.tree = tree
        // Most documents give an id to less than half of their elements: then it never grows.
        while slots.count < tree.nodeCount { slots += slots }
        for element in tree.elements {
            guard let key = element.attributeBytes("id"), isObject(element) else { continue }
            if (count + 1) * 2 > slots.count { grow(tree) }
            let slot = find(key, in: tree)
            if slots[slot] == 0 {
                slots[slot] = UInt32(element.index) + 1
                count += 1
            } else {
                duplicates.append(element)
            }
        }
    }

    subscript(id: String) -> XMLElement? {
        guard let tree else { return nil }
        let found = slots[find(ArraySlice(id.utf8), in: tree)]
        return found == 0 ? nil : tree[Int(found) - 1]
    }

    private func find(_ key: ArraySlice<UInt8>, in tree: XMLTree) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash(key)) & mask
        while slots[slot] != 0, tree[Int(slots[slot]) - 1].attributeBytes("id") != key { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow(_ tree: XMLTree) {
        let old = slots
        slots = Array(repeating: 0, count: max(64, old.count * 4))
        let mask = slots.count - 1
        for entry in old where entry != 0 {
            guard let key = tree[Int(entry) - 1].attributeBytes("id") else { continue }
            var slot = Int(truncatingIfNeeded: hash(key)) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = entry
        }
    }

    private func hash(_ key: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash ^ (hash >> 32)
    }
}

extension XMLElement {
    /// The bytes of an attribute's value, references resolved.
    fileprivate func attributeBytes(_ name: String) -> ArraySlice<UInt8>? {
        guard let range = attributeRange(name) else { return nil }
        let bytes = tree.source.bytes[range.start..<range.end]
        // Ids are plain letters, digits and hyphens; what is not is decoded.
        let isPlain = bytes.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "&") }
        return isPlain ? bytes : attribute(name).map { ArraySlice($0.utf8) }
    }
}
