/// Where a stepped timing curve jumps (CSS Easing Functions Level 1).
public enum StepPosition: String, Sendable, Hashable, CaseIterable {
    /// At the end of each step: the value starts at 0.
    case jumpEnd = "jump-end"
    /// At the start of each step: the first jump is at once.
    case jumpStart = "jump-start"
    /// Neither at 0 nor at 1, so both values are held.
    case jumpNone = "jump-none"
    /// At 0 and at 1 both.
    case jumpBoth = "jump-both"

    func jumps(for steps: Int) -> Int {
        switch self {
        case .jumpEnd, .jumpStart: steps
        case .jumpNone: steps - 1
        case .jumpBoth: steps + 1
        }
    }

    func value(of fraction: Double, steps: Int, before: Bool) -> Double {
        let scaled = fraction * Double(steps)
        // Beyond any number of steps that matters a fraction is only "far before" or "far after".
        let whole = scaled.rounded(.down).clamped(-1e15, 1e15)
        var step = Int(clamping: whole)
        if self == .jumpStart || self == .jumpBoth { step += 1 }
        if before && scaled == whole { step -= 1 }
        let jumps = jumps(for: steps)
        if fraction >= 0 { step = max(step, 0) }
        if fraction <= 1 { step = min(step, jumps) }
        return Double(step) / Double(jumps)
    }
}

extension TimingCurve {
    /// A curve of equal steps, as CSS's `steps()`; at least one step, and two for `.jumpNone`.
    public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> TimingCurve {
        let least = position == .jumpNone ? 2 : 1
        return TimingCurve(shape: .steps(count: min(max(count, least), 1_000_000_000), position: position))
    }
}
