internal import AnimationCore

/// What kind of timing a provider has.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// The timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// Which of the two parameters counts.
    var timingCurveType: UITimingCurveType { get }
    /// The parameters of a Bézier curve.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The parameters of a spring.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of a Bézier curve.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` for one of control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first inner control point.
    public let controlPoint1: CGPoint
    /// The second inner control point.
    public let controlPoint2: CGPoint
    private let isNamed: Bool

    let curve: TimingCurve

    /// The curve of Core Animation's implicit animations.
    public override init() {
        (animationCurve, isNamed, curve) = (.easeInOut, true, .systemDefault)
        (controlPoint1, controlPoint2) = Self.points(of: .systemDefault)
        super.init()
    }

    /// A named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, isNamed, self.curve) = (curve, true, curve.timingCurve)
        (controlPoint1, controlPoint2) = Self.points(of: curve.timingCurve)
        super.init()
    }

    /// A curve by its inner control points, whose x lie from 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isNamed) = (.easeInOut, false)
        (controlPoint1, controlPoint2) = (point1, point2)
        curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
        super.init()
    }

    private static func points(of curve: TimingCurve) -> (CGPoint, CGPoint) {
        guard case .bezier(let x1, let y1, let x2, let y2) = curve.shape else { return (.zero, .zero) }
        return (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
    }

    public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
    /// The curve of the name.
    var timingCurve: TimingCurve {
        switch self {
        case .easeInOut: .easeInEaseOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}

/// The timing of a spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The velocity at the start, in distances per second. Positions take each axis by itself, everything else the
    /// vector's length.
    public let initialVelocity: CGVector

    /// How the spring is said, which decides what an animator's duration means.
    enum Form {
        /// It settles in the animator's duration.
        case dampingRatio(Double)
        /// It takes its own time.
        case physical(Spring)
        case bounce(duration: Double, Double)
    }

    let form: Form

    /// The system's default: mass 3, stiffness 1000, damping 500.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that settles in the animator's duration; a ratio of 1 does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (form, initialVelocity) = (.dampingRatio(Double(ratio)), velocity)
        super.init()
    }

    /// A spring from rest that settles in the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring by its physics. It takes its own time: an animator's duration is its settling duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        form = .physical(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
        initialVelocity = velocity
        super.init()
    }

    /// A spring by how long it seems to take and how much it bounces (iOS 17). It takes its own time.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        (form, initialVelocity) = (.bounce(duration: duration, Double(bounce)), velocity)
        super.init()
    }

    /// The spring for an animation of a duration, started at a velocity in distances per second.
    func spring(duration: Double, velocity: Double) -> Spring {
        switch form {
        case .dampingRatio(let ratio): Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
        case .physical(let spring): spring.with(initialVelocity: velocity)
        case .bounce(let duration, let bounce):
            Spring(duration: duration, bounce: bounce, initialVelocity: velocity, allowsOverdamping: bounce < 0)
        }
    }

    /// How long the spring takes by itself; nil where it takes what it is given.
    var ownDuration: Double? {
        let velocity = initialVelocity.length
        switch form {
        case .dampingRatio: return nil
        case .physical: return spring(duration: 1, velocity: velocity).settlingDuration
        case .bounce: return spring(duration: 1, velocity: velocity).animationDuration
        }
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension CGVector {
    var length: Double { Double((dx * dx + dy * dy).squareRoot()) }
}

/// A provider's timing for a duration.
@MainActor
struct AnimatorTiming {
    private let spring: UISpringTimingParameters?
    private let curve: TimingCurve
    /// In seconds.
    let duration: Double

    init(_ provider: any UITimingCurveProvider, duration: Double) {
        let isSpring = provider.timingCurveType == .spring || provider.timingCurveType == .composed
        spring = isSpring ? provider.springTimingParameters : nil
        curve = provider.cubicTimingParameters?.curve ?? .easeInEaseOut
        self.duration = spring?.ownDuration ?? max(0, duration)
    }

    /// The same over another duration, where it takes what it is given.
    func lasting(_ duration: Double) -> AnimatorTiming {
        var timing = self
        timing.adapt(to: duration)
        return timing
    }

    private mutating func adapt(to duration: Double) {
        guard spring?.ownDuration == nil else { return }
        self = AnimatorTiming(spring: spring, curve: curve, duration: duration)
    }

    private init(spring: UISpringTimingParameters?, curve: TimingCurve, duration: Double) {
        (self.spring, self.curve, self.duration) = (spring, curve, duration)
    }

    /// The curve; nil for a spring.
    var bezier: TimingCurve? { spring == nil ? curve : nil }

    /// The motion of everything that has no axes of its own.
    var motion: Motion { motion(velocity: spring?.initialVelocity.length ?? 0) }

    /// The velocities of the two axes, where they differ.
    var axes: CGVector? {
        guard let velocity = spring?.initialVelocity, velocity.dx != velocity.dy else { return nil }
        return velocity
    }

    func motion(velocity: Double) -> Motion {
        spring.map { .spring($0.spring(duration: duration, velocity: velocity).asObservedInCoreAnimation) }
            ?? .curve(curve)
    }
}
