extension Int {
    /// The integer nearest to `value` on the way to zero, held within what an integer can hold; 0 for what is no number.
    ///
    /// `Int(value)` stops the program where the value is infinite, no number or too large. Durations, rates and the like
    /// come from app code, so any of them may be that; the runtime makes integers of them in this way only.
    ///
    /// ```swift
    /// Int(clamping: 2.9)        // 2
    /// Int(clamping: 1e300)      // Int.max
    /// Int(clamping: .nan)       // 0
    /// ```
    package init(clamping value: Double) {
        guard !value.isNaN else {
            self = 0
            return
        }
        self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
}
