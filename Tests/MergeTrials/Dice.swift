/// Numbers that are the same for the same seed.
public struct Dice: RandomNumberGenerator {
    private var state: UInt64

    public init(_ seed: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 ^ 0x2545_F491_4F6C_DD1D
    }

    public mutating func next() -> UInt64 {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
    public mutating func pick<Element>(_ items: [Element]) -> Element? {
        items.isEmpty ? nil : items[below(items.count)]
    }
}
