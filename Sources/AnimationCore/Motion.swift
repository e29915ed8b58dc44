/// What drives an animation from its first value to its last: a timing curve over the duration, or a spring in seconds.
public enum Motion: Sendable, Hashable {
    /// A timing curve, stretched over the duration.
    case curve(TimingCurve)
    /// A spring, evaluated in seconds since the start.
    case spring(Spring)

    /// Constant speed.
    public static let linear = Motion.curve(.linear)
    /// The default of `UIView.animate`.
    public static let easeInEaseOut = Motion.curve(.easeInEaseOut)

    /// The fraction of distance at a fraction, 0...1, of an animation's duration in seconds; see
    /// ``progress(at:duration:)``.
    func progress(fraction: Double, duration: Double) -> Double {
        guard fraction < 1 else { return 1 }
        switch self {
        case .curve(let curve): return curve.value(at: fraction)
        case .spring(let spring): return spring.value(at: fraction * duration)
        }
    }

    /// The fraction of distance `elapsed` seconds after the start of an animation of a duration in seconds.
    ///
    /// It is 1 from the end of the duration on, also for a spring that has not settled by then: so UIKit ends its
    /// animations.
    public func progress(at elapsed: Double, duration: Double) -> Double {
        switch self {
        case .curve(let curve):
            guard elapsed < duration else { return 1 }
            return curve.value(at: elapsed / duration)
        case .spring(let spring):
            guard elapsed < duration else { return 1 }
            return spring.value(at: elapsed)
        }
    }
}
