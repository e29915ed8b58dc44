/// A SHA-256 digest, by which builds of equal content find each other.
///
/// ```swift
/// var digest = ContentDigest()
/// digest.update("abc")
/// digest.hexadecimal   // ba7816bf…
/// ```
public struct ContentDigest: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var count = 0

    /// A digest of nothing.
    public init() {}

    /// Adds bytes.
    public mutating func update(_ bytes: [UInt8]) {
        count += bytes.count
        var start = 0
        if !pending.isEmpty {
            start = min(64 - pending.count, bytes.count)
            pending += bytes[..<start]
            guard pending.count == 64 else { return }
            pending.withUnsafeBufferPointer { Self.compress($0[...], into: &state) }
            pending.removeAll(keepingCapacity: true)
        }
        bytes.withUnsafeBufferPointer { all in
            while all.count - start >= 64 {
                Self.compress(all[start..<start + 64], into: &state)
                start += 64
            }
        }
        pending += bytes[start...]
    }

    /// Adds the UTF-8 form of a text.
    public mutating func update(_ text: String) { update(Array(text.utf8)) }

    /// Adds a part and its length, so that neighbouring parts cannot be mistaken for each other.
    public mutating func update(part: [UInt8]) {
        update("\(part.count):")
        update(part)
    }

    /// The digest so far, as 64 hexadecimal digits.
    public var hexadecimal: String {
        var last = self
        var padding: [UInt8] = [0x80]
        while (pending.count + padding.count) % 64 != 56 { padding.append(0) }
        let bits = UInt64(count) * 8
        for shift in stride(from: 56, through: 0, by: -8) {
            padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
        last.update(padding)
        return last.state.map { word in
            let text = String(word, radix: 16)
            return String(repeating: "0", count: 8 - text.count) + text
        }.joined()
    }

    /// FIPS 180-4, 6.2.2.
    private static func compress(_ block: Slice<UnsafeBufferPointer<UInt8>>, into state: inout [UInt32]) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            let first = block.startIndex
            for index in 0..<16 {
                let at = first + index * 4
                schedule[index] =
                    UInt32(block[at]) << 24 | UInt32(block[at + 1]) << 16 | UInt32(block[at + 2]) << 8
                    | UInt32(block[at + 3])
            }
            for index in 16..<64 {
                let (early, late) = (schedule[index - 15], schedule[index - 2])
                let left = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
                let right = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
                schedule[index] = schedule[index - 16] &+ left &+ schedule[index - 7] &+ right
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            for index in 0..<64 {
                let sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
                let choice = (e & f) ^ (~e & g)
                let first = h &+ sum &+ choice &+ constants[index] &+ schedule[index]
                let other = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
                let majority = (a & b) ^ (a & c) ^ (b & c)
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ other &+ majority)
            }
            for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
        }
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    ]
}
