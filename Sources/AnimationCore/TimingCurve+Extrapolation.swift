extension TimingCurve {
    /// The curve continued beyond 0...1 by the rule of CSS Easing: along the tangent at the end, or flat where it is
    /// vertical.
    ///
    /// - Parameter before: the "before" flag of CSS, which only steps heed: at a jump, the value from before it.
    public func extrapolated(at fraction: Double, before: Bool = false) -> Double {
        switch shape {
        case .bezier:
            if fraction < 0 { return startSlope.map { $0 * fraction } ?? 0 }
            if fraction > 1 { return endSlope.map { 1 + $0 * (fraction - 1) } ?? 1 }
            return value(at: fraction)
        case .steps(let count, let position):
            return position.value(of: fraction, steps: count, before: before)
        }
    }

    /// The slope at the start of a Bézier curve; nil where it is vertical, and for steps.
    public var startSlope: Double? {
        guard case .bezier(let x1, let y1, let x2, let y2) = shape else { return nil }
        if x1 > 0 { return y1 / x1 }
        guard y1 == 0 else { return nil }
        // The first control point is the start itself: the next one gives the direction.
        if x2 > 0 { return y2 / x2 }
        return y2 == 0 ? 1 : nil
    }

    /// The slope at the end of a Bézier curve; nil where it is vertical, and for steps.
    public var endSlope: Double? {
        guard case .bezier(let x1, let y1, let x2, let y2) = shape else { return nil }
        if x2 < 1 { return (1 - y2) / (1 - x2) }
        guard y2 == 1 else { return nil }
        if x1 < 1 { return (1 - y1) / (1 - x1) }
        return y1 == 1 ? 1 : nil
    }

    /// Whether the curve never turns back: its ordinate only grows.
    public var isMonotone: Bool {
        switch shape {
        case .bezier(_, let y1, _, let y2):
            // y'(t)/3 = y1 (1-t)^2 + 2 (y2-y1) t (1-t) + (1-y2) t^2 is a quadratic in Bernstein form.
            let first = y1
            let middle = y2 - y1
            let last = 1 - y2
            guard first >= 0, last >= 0 else { return false }
            return middle >= 0 || middle * middle <= first * last
        case .steps:
            return true
        }
    }
}
