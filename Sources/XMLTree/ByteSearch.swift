/// Looks for bytes eight at a time: most of a document is only passed over.
struct ByteSearch {
    private let text: UnsafeRawBufferPointer

    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = UnsafeRawBufferPointer(text) }

    /// Where `byte` stands first in `start..<end`; `end` where it does not.
    func first(_ byte: UInt8, from start: Int, to end: Int) -> Int {
        let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        var offset = start
        while offset + 8 <= end {
            let word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            // What is wanted becomes zero, and its highest bit the lowest of those that are set.
            let rest = word ^ ones &* UInt64(byte)
            let zeros = (rest &- ones) & ~rest & highest
            if zeros != 0 { return offset + zeros.trailingZeroBitCount / 8 }
            offset += 8
        }
        while offset < end, text[offset] != byte { offset += 1 }
        return offset
    }
}
