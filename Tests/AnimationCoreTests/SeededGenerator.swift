/// Random numbers that are the same in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}

/// Whether two numbers differ by no more than a tolerance, relative above 1.
func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-12) -> Bool {
    a == b || (a - b).magnitude <= tolerance * max(1, b.magnitude)
}

/// Whether two lists of numbers do, one by one.
func isClose(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-12) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, tolerance) }
}
