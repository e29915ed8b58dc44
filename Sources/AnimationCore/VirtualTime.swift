/// A moment of the virtual clock, or a stretch of it: a whole number of nanoseconds.
///
/// Whole numbers add without rounding, so advancing by a and then by b ends exactly where advancing by a + b does.
public struct VirtualTime: Sendable, Hashable, Comparable {
    /// Nanoseconds since the clock started.
    public var nanoseconds: Int64

    /// A time by its nanoseconds.
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The time nearest to a number of seconds; one out of range, about 292 years, becomes the last.
    public init(seconds: Double) {
        let scaled = (seconds * 1e9).rounded()
        nanoseconds = Int64(exactly: scaled.clamped(-9.2e18, 9.2e18)) ?? 0
    }

    /// The start of the clock, and no time at all.
    public static let zero = VirtualTime(nanoseconds: 0)

    /// A time that never comes.
    public static let distantFuture = VirtualTime(nanoseconds: .max)

    /// The time in seconds, to the nearest double.
    public var seconds: Double { Double(nanoseconds) / 1e9 }

    /// The earlier one first.
    public static func < (a: VirtualTime, b: VirtualTime) -> Bool { a.nanoseconds < b.nanoseconds }

    /// The sum, which stops at the ends of the range.
    public static func + (a: VirtualTime, b: VirtualTime) -> VirtualTime {
        let (sum, overflow) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
        return VirtualTime(nanoseconds: overflow ? (b.nanoseconds < 0 ? .min : .max) : sum)
    }

    /// The difference, which stops at the ends of the range.
    public static func - (a: VirtualTime, b: VirtualTime) -> VirtualTime {
        let (difference, overflow) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
        return VirtualTime(nanoseconds: overflow ? (b.nanoseconds < 0 ? .max : .min) : difference)
    }
}
