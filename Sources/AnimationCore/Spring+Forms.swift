extension Spring {
    /// The spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`, of a property
    /// animator's `duration:dampingRatio:` and of `UISpringTimingParameters(dampingRatio:initialVelocity:)`.
    ///
    /// Mass 1, and the frequency at which the swing's amplitude has fallen to 0.001 when the duration ends; a ratio
    /// above 1 counts as 1. Reverse-engineered from what UIKit hands to Core Animation. The animation ends at
    /// `duration`, not when the spring settles: see `Motion`.
    ///
    /// - Parameters:
    ///   - duration: in seconds; what is not above a microsecond counts as one.
    ///   - dampingRatio: 1 does not swing. Below 0.00272 the rule has no growing frequency any more and that ratio
    ///     stands in.
    ///   - initialVelocity: in distances per second.
    public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let duration = Self.sound(duration)
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let ratio = dampingRatio.clamped(Self.leastRatio, 1)
        let angle = AmplitudeRule(ratio: ratio, velocity: velocity * duration).angle
        let frequency = angle / duration
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }

    /// The spring of SwiftUI's `response` (the period of the undamped spring, in seconds) and damping fraction.
    public init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
        let response = Self.sound(response)
        let frequency = 2 * Double.pi / response
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 4 * .pi * dampingFraction / response,
            initialVelocity: initialVelocity)
    }

    /// The spring of a perceptual duration (seconds) and a bounce: 0 does not swing, 1 never stops, below 0 it creeps.
    ///
    /// As measured on iOS 17's `CASpringAnimation(perceptualDuration:bounce:)`. A bounce at or below -1 has no spring;
    /// -0.999 stands in.
    public init(duration: Double, bounce: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false) {
        let duration = Self.sound(duration)
        let bounce = bounce.clamped(-0.999, 1)
        let frequency = 2 * Double.pi / duration
        let damping = bounce >= 0 ? 4 * .pi * (1 - bounce) / duration : 4 * .pi / (duration * (1 + bounce))
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: damping, initialVelocity: initialVelocity,
            allowsOverdamping: allowsOverdamping)
    }

    /// The spring of Origami's and Rebound's tension and friction.
    public init(tension: Double, friction: Double, initialVelocity: Double = 0) {
        self.init(
            mass: 1, stiffness: (tension - 30) * 3.62 + 194, damping: (friction - 8) * 3 + 25,
            initialVelocity: initialVelocity)
    }

    private static func sound(_ duration: Double) -> Double {
        duration.clamped(1e-6, 1e9)
    }

    /// e / 1000, where ln(1000 z) / z is greatest.
    private static let leastRatio = 0.0027182818284590453
}

/// UIKit's search for the frequency at which a spring's amplitude is 0.001 at the end, in units of the duration.
private struct AmplitudeRule {
    let ratio: Double
    let velocity: Double

    var angle: Double {
        let threshold = Spring.settlingThreshold
        let root = differenceOfProducts(1, 1, ratio, ratio).squareRoot()
        if velocity == 0 {
            return ratio < 1 ? naturalLogarithm(ratio / (threshold * root)) / ratio : Spring.criticalAngle
        }
        // Plain Newton's steps from 5, also through values below 0, lead to the roots that were read on iOS, even where
        // there are several. Where they lead nowhere, steps that are kept above 0 do.
        return search(root, keepsPositive: false) ?? search(root, keepsPositive: true)
            ?? AmplitudeRule(ratio: ratio, velocity: 0).angle
    }

    private func search(_ root: Double, keepsPositive: Bool) -> Double? {
        var angle = 5.0
        for _ in 0..<72 {
            let (value, slope) = ratio < 1 ? swinging(angle, root) : critical(angle)
            guard slope != 0 && slope.isFinite else { break }
            let next = angle - value / slope
            let moved = keepsPositive && next <= 0 ? angle / 2 : next
            if moved == angle { break }
            angle = moved
        }
        return angle > 0 && angle.isFinite ? angle : nil
    }

    private func swinging(_ angle: Double, _ root: Double) -> (value: Double, slope: Double) {
        let amplitude = (velocity / angle - ratio) / root
        let fading = exponential(-ratio * angle)
        let change = -velocity / (angle * angle * root) - ratio * amplitude
        return (amplitude.magnitude * fading - Spring.settlingThreshold, (amplitude < 0 ? -change : change) * fading)
    }

    private func critical(_ angle: Double) -> (value: Double, slope: Double) {
        let amplitude = -1 + velocity - angle
        let fading = exponential(-angle)
        let change = -1 - amplitude
        return (amplitude.magnitude * fading - Spring.settlingThreshold, (amplitude < 0 ? -change : change) * fading)
    }
}
