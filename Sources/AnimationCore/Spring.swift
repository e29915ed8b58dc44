/// A damped spring that pulls a fraction from 0 to 1: `m x'' + c x' + k (x - 1) = 0`, in closed form.
///
///     let spring = Spring(duration: 0.5, dampingRatio: 0.8)      // as UIView.animate's spring form
///     spring.value(at: 0.1)
///     Spring(mass: 1, stiffness: 100, damping: 10).settlingDuration   // 1.4727003346780927
///
/// Time is in seconds, velocity in distances per second (positive towards the target). Without `allowsOverdamping` a
/// damping above the critical one counts as critical, as `CASpringAnimation` does.
public struct Spring: Sendable, Hashable {
    /// The mass at the spring's end.
    public let mass: Double
    /// The spring's stiffness coefficient.
    public let stiffness: Double
    /// The damping coefficient.
    public let damping: Double
    /// The velocity at time 0, in distances per second.
    public let initialVelocity: Double
    /// Whether a damping above the critical one makes the spring slower instead of counting as critical.
    public let allowsOverdamping: Bool

    let solution: SpringSolution

    /// A spring by its physical parameters; the defaults are `CASpringAnimation`'s.
    ///
    /// What no spring can have is replaced: a mass or stiffness that is not a positive number by the default, a
    /// negative damping by 0, a velocity that is not a number by 0.
    public init(
        mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        self.mass = mass > 0 && mass.isFinite ? mass : 1
        self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
        self.damping = damping.clamped(0, .greatestFiniteMagnitude)
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        self.allowsOverdamping = allowsOverdamping
        solution = SpringSolution(
            mass: self.mass, stiffness: self.stiffness, damping: self.damping, velocity: self.initialVelocity,
            allowsOverdamping: allowsOverdamping)
    }

    /// The fraction of distance covered after some seconds; 0 before the start. It may pass 1 and come back.
    public func value(at time: Double) -> Double {
        time > 0 ? 1 + solution.offset(at: time) : 0
    }

    /// The velocity after some seconds, in distances per second; the initial velocity before the start.
    public func velocity(at time: Double) -> Double {
        time > 0 ? solution.velocity(at: time) : initialVelocity
    }

    /// The undamped angular frequency, in radians per second.
    public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// Damping as a part of the critical one: below 1 the spring swings, at 1 it arrives soonest without swinging.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// What a spring does, by its damping.
    public enum Regime: Sendable, Hashable {
        /// It swings about the target.
        case underdamped
        /// It arrives as fast as it can without swinging.
        case critical
        /// It creeps to the target.
        case overdamped
    }

    /// The regime the spring moves in; overdamped only where that is allowed.
    public var regime: Regime { solution.regime }

    /// The same spring with another initial velocity.
    public func with(initialVelocity: Double) -> Spring {
        Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
            allowsOverdamping: allowsOverdamping)
    }

    /// The spring Core Animation is observed to run in its place: an overdamped one starts faster by the sum of its two
    /// decay rates; every other one is itself. Reverse-engineered; for fidelity, not for physics.
    public var asObservedInCoreAnimation: Spring {
        regime == .overdamped ? with(initialVelocity: initialVelocity + damping / mass) : self
    }
}
