internal import AnimationCore

extension UIView {
    /// Animates what the closure changes, easing in and out.
    ///
    /// ```swift
    /// UIView.animate(withDuration: 0.4) { view.center.y -= 667 }
    /// ```
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - completion: called at the end with whether every animation reached it.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationGroup.run(
            duration: duration, motion: .curve(.easeInEaseOut), animations: animations, completion: completion)
    }

    /// Animates what the closure changes, after a delay in seconds and with options.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationGroup.run(
            duration: duration, delay: delay, options: options, motion: .curve(options.timingCurve),
            animations: animations, completion: completion)
    }

    /// Animates what the closure changes, with the motion of a spring.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging; smaller swings more.
    ///   - velocity: at the start, in distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        AnimationGroup.run(
            duration: duration, delay: delay, options: options, motion: .spring(spring), animations: animations,
            completion: completion)
    }

    /// Animates what the closure changes, with the motion of a spring that is said by how long it seems to take and how
    /// much it bounces (iOS 17). It ends when the spring has settled.
    ///
    /// - Parameters:
    ///   - duration: the spring's perceptual duration, in seconds.
    ///   - bounce: 0 does not swing, towards 1 swings more, below 0 creeps.
    ///   - velocity: at the start, in distances per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            duration: duration, bounce: Double(bounce), initialVelocity: Double(velocity), allowsOverdamping: bounce < 0
        )
        AnimationGroup.run(
            duration: duration > 0 ? spring.animationDuration : 0, delay: delay, options: options,
            motion: .spring(spring.asObservedInCoreAnimation), animations: animations, completion: completion)
    }

    /// Makes changes without animating them, inside an animation too.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationScope.withoutAnimation(actionsWithoutAnimation)
    }

    /// Turns animations on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }

    /// Whether animations are on.
    public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

    /// The duration of the animation whose closure runs, in seconds; 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { AnimationScope.current?.duration ?? 0 }

    /// Repeats the animations of what the closure changes; for use inside an animation's closure. The completion waits
    /// for all turns.
    ///
    /// - Parameters:
    ///   - count: how many turns; 0 is one.
    ///   - autoreverses: whether each turn comes back.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let scope = AnimationScope.current else { return animations() }
        let outer = scope.repetition
        scope.repetition = .init(count: count > 0 ? Double(count) : 1, autoreverses: autoreverses)
        animations()
        scope.repetition = outer
    }

    /// Where the view is seen at a time, in virtual seconds: its frame with the running animations on top.
    package func presentationFrame(at time: Double) -> CGRect {
        let values = presentationValues(at: time)
        return LayerGeometry(bounds: values.bounds, position: values.position, anchorPoint: layer.anchorPoint)
            .frame(transform: values.transform)
    }

    /// The values that are seen at a time, in double precision.
    package func presentationValues(at time: Double) -> PresentationValues {
        let sample = layer.sample(at: time)
        return PresentationValues(
            bounds: CGRect(sample.bounds), position: CGPoint(sample.position),
            transform: CATransform3D(sample.transform), alpha: sample.opacity)
    }
}

/// What is seen of a view at one time.
package struct PresentationValues: Sendable {
    package var bounds: CGRect
    package var position: CGPoint
    package var transform: CATransform3D
    package var alpha: Double
}
