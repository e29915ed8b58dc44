/// How an animation's fraction of time becomes its fraction of distance: a cubic Bézier curve or steps.
///
///     let ease = TimingCurve.easeInEaseOut
///     ease(0.25)                         // 0.12916193104731982
///     TimingCurve.steps(4)(0.6)          // 0.5
///
/// The curve runs from (0, 0) to (1, 1). It is solved to double precision (about 1e-12; less only where the curve
/// itself is vertical), without tables. Sources: `CAMediaTimingFunction` for the named curves, CSS Easing Functions
/// Level 1 for the rest.
public struct TimingCurve: Sendable, Hashable {
    /// What the curve is made of.
    public enum Shape: Sendable, Hashable {
        /// The two inner control points of a cubic Bézier curve.
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        /// A number of equal steps, and where they jump.
        case steps(count: Int, position: StepPosition)
    }

    /// The curve's definition.
    public let shape: Shape

    /// A cubic Bézier curve by its inner control points. Abscissas are moved into 0...1, where the curve is a function.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        shape = .bezier(x1: x1.clamped(0, 1), y1: y1, x2: x2.clamped(0, 1), y2: y2)
    }

    init(shape: Shape) {
        self.shape = shape
    }

    /// Constant speed.
    public static let linear = TimingCurve(0, 0, 1, 1)
    /// Slow at the start.
    public static let easeIn = TimingCurve(0.42, 0, 1, 1)
    /// Slow at the end.
    public static let easeOut = TimingCurve(0, 0, 0.58, 1)
    /// Slow at both ends; what `UIView.animate` uses unless told otherwise.
    public static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
    /// The curve Core Animation gives its implicit animations.
    public static let systemDefault = TimingCurve(0.25, 0.1, 0.25, 1)

    /// The fraction of distance at a fraction of time; a fraction outside 0...1 counts as the nearer end.
    @inlinable
    public func callAsFunction(_ fraction: Double) -> Double { value(at: fraction) }

    /// The fraction of distance at a fraction of time; a fraction outside 0...1 counts as the nearer end.
    public func value(at fraction: Double) -> Double {
        switch shape {
        case .bezier(let x1, let y1, let x2, let y2):
            guard fraction > 0 else { return 0 }
            guard fraction < 1 else { return 1 }
            if x1 == y1 && x2 == y2 { return fraction }
            let t = Self.parameter(x1, x2, at: fraction)
            return Self.coordinate(y1, y2, t)
        case .steps(let count, let position):
            return position.value(of: fraction.clamped(0, 1), steps: count, before: false)
        }
    }

    /// One coordinate of the curve at its parameter, in Bernstein form.
    @inline(__always)
    static func coordinate(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let s = 1 - t
        return ((3 * p1 * s + 3 * p2 * t) * s + t * t) * t
    }

    /// The parameter at which the curve's abscissa is `x`, for `x` inside 0...1.
    ///
    /// Halley's steps triple the digits that are right; where the curve is near upright, or a step leads outside, the
    /// bracketed search takes over.
    @inline(__always)
    static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
        let c = 3 * x1
        let b = 3 * (x2 - x1) - c
        let a = 1 - c - b
        var t = x
        for _ in 0..<4 {
            let error = ((a * t + b) * t + c) * t - x
            let slope = (3 * a * t + 2 * b) * t + c
            let step = error * slope / (slope * slope - error * (3 * a * t + b))
            let next = t - step
            guard slope > 1e-3, next >= 0, next <= 1 else { break }
            t = next
            // What is left is about (x''/2x')² step³, and |x''| is below 30.
            if step.magnitude < 3e-6 * slope { return t }
        }
        return bracketed(a, b, c, at: x)
    }

    /// Newton's steps, and a bisection where one would leave the bracket: right for every curve.
    @inline(never)
    private static func bracketed(_ a: Double, _ b: Double, _ c: Double, at x: Double) -> Double {
        var lower = 0.0
        var upper = 1.0
        var t = x
        // Bisection alone needs 53 rounds, so the bound is never what ends the search.
        for _ in 0..<128 {
            let error = ((a * t + b) * t + c) * t - x
            if error == 0 { return t }
            if error > 0 { upper = t } else { lower = t }
            let slope = (3 * a * t + 2 * b) * t + c
            let newton = t - error / slope
            guard newton >= lower && newton <= upper else {
                t = lower + (upper - lower) * 0.5
                if t == lower || t == upper { return t }
                continue
            }
            let step = newton - t
            t = newton
            // After a step s Newton's error is about x''/(2 x') s², and |x''| is below 30.
            if 15 * step * step < 1e-17 * slope || step.magnitude < 1e-15 { return t }
        }
        return t
    }
}
