/// Where each Unicode scalar of a text begins: libyaml's marks count scalars, everybody else counts bytes.
struct ScalarOffsets {
    /// Where the text begins, behind a byte order mark.
    let start: Int
    private let count: Int
    /// Empty for a text in ASCII, whose scalars are its bytes.
    private var begins: [Int32] = []

    init(_ bytes: [UInt8], from start: Int) {
        self.start = start
        count = bytes.count
        guard bytes[start...].contains(where: { $0 >= 0x80 }) else { return }
        for (offset, byte) in bytes.enumerated().dropFirst(start) where byte & 0xC0 != 0x80 {
            begins.append(Int32(truncatingIfNeeded: offset))
        }
    }

    /// The byte offset of the scalar at `index`; the text's end for an index beyond it.
    func byte(_ index: Int) -> Int {
        if begins.isEmpty { return min(start + index, count) }
        return index < begins.count ? Int(begins[index]) : count
    }
}
