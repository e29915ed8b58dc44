/// The distinct names of a document's elements and attributes, each known by a small integer.
///
/// A hash table with open addressing over the names' bytes, because it is asked once for every tag and attribute.
struct NameTable: Sendable {
    private(set) var strings: [String] = []
    private var bytes: [UInt8] = []
    /// Where each name begins in `bytes`; one more than there are names.
    private var starts: [Int] = [0]
    private var hashes: [UInt64] = []
    /// Identifier + 1, or 0 for a free slot; the count is a power of two.
    private var slots: [UInt32] = Array(repeating: 0, count: 256)

    var count: Int { strings.count }

    /// The identifier of `name`, a new one when it has none yet.
    mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let hash = Self.hash(name)
        var slot = find(name, hash: hash)
        if slots[slot] != 0 { return slots[slot] - 1 }
        if (count + 1) * 2 > slots.count {
            grow()
            slot = find(name, hash: hash)
        }
        let identifier = UInt32(count)
        strings.append(String(decoding: name, as: UTF8.self))
        bytes.append(contentsOf: name)
        starts.append(bytes.count)
        hashes.append(hash)
        slots[slot] = identifier + 1
        return identifier
    }

    /// The identifier of `name`; `nil` when the document has no such name.
    func identifier(of name: String) -> UInt32? {
        var name = name
        return name.withUTF8 { text in
            let found = slots[find(text, hash: Self.hash(text))]
            return found == 0 ? nil : found - 1
        }
    }

    private func find(_ name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let candidate = Int(slots[slot] - 1)
            if hashes[candidate] == hash, isSame(name, candidate) { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isSame(_ name: UnsafeBufferPointer<UInt8>, _ candidate: Int) -> Bool {
        let start = starts[candidate]
        guard starts[candidate + 1] - start == name.count else { return false }
        // The whole hash is equal already, so a difference is as good as impossible; it must be ruled out all the same.
        return bytes.withUnsafeBytes { stored in
            let (stored, name) = (UnsafeRawBufferPointer(rebasing: stored[start...]), UnsafeRawBufferPointer(name))
            var difference: UInt64 = 0
            var offset = 0
            while offset + 8 <= name.count {
                difference |=
                    stored.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    ^ name.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                offset += 8
            }
            while offset < name.count {
                difference |= UInt64(stored[offset] ^ name[offset])
                offset += 1
            }
            return difference == 0
        }
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for (identifier, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(identifier) + 1
        }
    }

    /// Takes eight bytes at a time: names are asked for more often than anything else.
    static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        let raw = UnsafeRawBufferPointer(name)
        var hash = UInt64(truncatingIfNeeded: name.count) &* factor
        var offset = 0
        while offset + 8 <= raw.count {
            hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* factor
            hash ^= hash >> 32
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset += 1
        }
        hash = (hash ^ rest) &* factor
        return hash ^ (hash >> 29)
    }
}
