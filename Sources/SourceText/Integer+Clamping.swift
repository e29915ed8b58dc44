extension FixedWidthInteger {
    /// The integer nearest to `value` on the way to zero, held within what the type can hold; 0 for what is no number.
    ///
    /// `Int(value)` stops the program where the value is infinite, no number or too large. Numbers come from documents,
    /// walkthroughs and app code, so any of them may be that.
    ///
    /// ```swift
    /// Int(clamping: 2.9)          // 2
    /// Int32(clamping: -1e300)     // Int32.min
    /// Int(clamping: Double.nan)   // 0
    /// ```
    public init(clamping value: some BinaryFloatingPoint) {
        guard !value.isNaN else {
            self = 0
            return
        }
        self = Self(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
}
