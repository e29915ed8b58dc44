/// The distinct names of a document's elements and attributes, each known by a small integer.
///
/// A hash table with open addressing over the names' bytes, because it is asked once for every tag and attribute; and
/// before it a table of the places at which libxml2 keeps its own copies, of which it has one for each name.
struct NameTable: Sendable {
    /// A name as it is looked for.
    private struct Key {
        let hash: UInt64
        let words: Words
        /// Where its bytes begin in `bytes`.
        let start: Int
    }

    /// Where libxml2 keeps a name that was seen before.
    private struct Hint {
        var place: UInt = 0
        var identifier: UInt32 = 0
        var length: UInt32 = 0
    }

    private(set) var strings: [String] = []
    private var bytes: [UInt8] = []
    private var keys: [Key] = []
    /// Identifier + 1, or 0 for a free slot; the count is a power of two.
    private var slots: [UInt32] = Array(repeating: 0, count: 256)
    /// Each place has one slot, which it may lose to another.
    private var hints: [Hint] = Array(repeating: Hint(), count: 1 << Self.hintBits)
    private static let hintBits = 9

    init() {
        // A document has a hundred names or two.
        strings.reserveCapacity(128)
        keys.reserveCapacity(128)
        bytes.reserveCapacity(2048)
    }

    var count: Int { strings.count }

    /// The identifier of `name`, a new one when it has none yet.
    mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let words = Words(name)
        let hash = words.hash(name)
        var slot = find(name, words, hash)
        if slots[slot] != 0 { return slots[slot] - 1 }
        if (count + 1) * 2 > slots.count {
            grow()
            slot = find(name, words, hash)
        }
        let identifier = UInt32(count)
        strings.append(String(decoding: name, as: UTF8.self))
        keys.append(Key(hash: hash, words: words, start: bytes.count))
        bytes.append(contentsOf: name)
        slots[slot] = identifier + 1
        return identifier
    }

    /// The name that was met before at `place` of libxml2's memory, where it stands in `text` at `start` too.
    ///
    /// The place only says which name to try: the bytes are compared, so a wrong one costs time and no more.
    func known(_ place: UnsafePointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, at start: Int)
        -> (identifier: UInt32, length: Int)?
    {
        let hint = hints[Self.slot(of: place)]
        let length = Int(hint.length)
        guard hint.place == UInt(bitPattern: place), length <= text.count - start else { return nil }
        let name = UnsafeBufferPointer(rebasing: text[start..<start + length])
        let words = Words(name)
        let key = keys[Int(hint.identifier)]
        guard key.words == words, !words.leaveOut || isSame(name, key) else { return nil }
        return (hint.identifier, length)
    }

    /// Remembers that libxml2 keeps the name at `place`.
    mutating func remember(_ place: UnsafePointer<UInt8>, _ identifier: UInt32, length: Int) {
        hints[Self.slot(of: place)] = Hint(
            place: UInt(bitPattern: place), identifier: identifier, length: UInt32(length))
    }

    private static func slot(of place: UnsafePointer<UInt8>) -> Int {
        Int(truncatingIfNeeded: (UInt64(UInt(bitPattern: place)) &* 0x9E37_79B9_7F4A_7C15) >> (64 - UInt64(hintBits)))
    }

    /// The identifier of `name`; `nil` when the document has no such name.
    func identifier(of name: String) -> UInt32? {
        var name = name
        return name.withUTF8 { text in
            let words = Words(text)
            let found = slots[find(text, words, words.hash(text))]
            return found == 0 ? nil : found - 1
        }
    }

    /// Whether the texts are the same, byte by byte.
    static func isSame(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        let words = Words(left)
        return words == Words(right) && (!words.leaveOut || hasSameMiddle(.init(left), .init(right)))
    }

    /// A number that equal texts have in common.
    static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 { Words(text).hash(text) }

    private func find(_ name: UnsafeBufferPointer<UInt8>, _ words: Words, _ hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let candidate = keys[Int(slots[slot] - 1)]
            if candidate.words == words, !words.leaveOut || isSame(name, candidate) { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isSame(_ name: UnsafeBufferPointer<UInt8>, _ candidate: Key) -> Bool {
        bytes.withUnsafeBytes {
            Self.hasSameMiddle(.init(name), .init(rebasing: $0[candidate.start..<candidate.start + name.count]))
        }
    }

    /// Whether texts of the same length, whose words are the same, are so between them too.
    private static func hasSameMiddle(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        var offset = 8
        while offset + 8 < left.count {
            guard
                left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            else { return false }
            offset += 8
        }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for (identifier, key) in keys.enumerated() {
            var slot = Int(truncatingIfNeeded: key.hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(identifier) + 1
        }
    }
}

/// Two numbers that are others in each process, so that nobody can write a file whose names all have one hash. Nothing
/// that is reported depends on the order of hashes.
private struct HashSecret {
    let left = UInt64.random(in: .min ... .max)
    let right = UInt64.random(in: .min ... .max)

    static let own = HashSecret()
}

/// The first and the last bytes of a text, and how many it has: all of it up to sixteen bytes, which few names exceed.
private struct Words: Equatable {
    private let first: UInt64
    private let last: UInt64
    private let count: Int

    init(_ text: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(text)
        count = raw.count
        switch count {
        case 8...:
            first = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
            last = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        case 4...:
            first = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
            last = UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        case 1...:
            first = UInt64(raw[0]) | UInt64(raw[count / 2]) << 8 | UInt64(raw[count - 1]) << 16
            last = 0
        default: (first, last) = (0, 0)
        }
    }

    /// Whether there are bytes between the two words.
    var leaveOut: Bool { count > 16 }

    /// Takes eight bytes at a time: names are asked for more often than anything else.
    func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let secret = HashSecret.own
        var hash = Self.mixed(first ^ UInt64(truncatingIfNeeded: count) ^ secret.left, last ^ secret.right)
        var offset = 8
        while offset + 8 < count {
            let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = Self.mixed(hash, word ^ secret.right)
            offset += 8
        }
        // Once more, or a secret that multiplies badly puts many names beside one another.
        return Self.mixed(hash, secret.right)
    }

    /// The halves of the product on one another: so every bit of both has its say in every bit.
    private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = (left ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: right ^ 0xD1B5_4A32_D192_ED03)
        return product.high ^ product.low
    }
}
