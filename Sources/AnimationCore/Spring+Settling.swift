extension Spring {
    /// The part of the distance that counts as arrived when a spring's settling is judged.
    public static let settlingThreshold = 0.001

    /// The settling duration of a spring that never settles, as Core Animation gives it.
    public static let neverSettles = Double(Float.greatestFiniteMagnitude)

    /// The time after which the spring counts as settled: what `CASpringAnimation.settlingDuration` measures as.
    ///
    /// While it swings, the time at which the bound of its envelope falls to the threshold; otherwise the first tenth
    /// of a second at which it is that near; `neverSettles` without damping, and for one still on its way after 10,000
    /// s.
    public var settlingDuration: Double {
        switch regime {
        case .underdamped:
            guard damping > 0 else { return Self.neverSettles }
            let bound = 1 + solution.coefficient.magnitude
            return naturalLogarithm(bound / Self.settlingThreshold) / solution.decay
        case .critical, .overdamped:
            // The tenths are added up, not multiplied: that is how the measured values end.
            var time = 0.0
            for _ in 0..<100_000 {
                if time > 0 && solution.offset(at: time).magnitude < Self.settlingThreshold { return time }
                time += 0.1
            }
            return Self.neverSettles
        }
    }

    /// The duration UIKit gives an animation that runs this spring by its bounce
    /// (`UIView.animate(springDuration:bounce:)`): the settling duration while it swings, else the time at which a
    /// critical spring comes within the threshold.
    public var animationDuration: Double {
        regime == .underdamped ? settlingDuration : Self.criticalAngle / naturalFrequency
    }

    /// The root of (1 + W) e^(-W) = 0.001.
    static let criticalAngle = 9.2334134764515730
}
