internal import AnimationCore

extension UIView {
    /// Animates what the keyframes in the closure change.
    ///
    /// ```swift
    /// UIView.animateKeyframes(withDuration: 1, delay: 0) {
    ///     UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 100 }
    ///     UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y += 100 }
    /// }
    /// ```
    /// What is changed outside of a keyframe changes over the whole duration.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationGroup.runKeyframes(
            duration: duration, delay: delay, options: options.animationOptions, mode: options.calculationMode,
            animations: animations, completion: completion)
    }

    /// Says what is changed in a part of a keyframe animation.
    ///
    /// - Parameters:
    ///   - frameStartTime: when the change begins, as a fraction of the whole.
    ///   - frameDuration: how long it takes, as a fraction of the whole; 0 is up to the end.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        // Outside of a keyframe animation the change is made, as if in no keyframe.
        guard let scope = AnimationScope.current as? KeyframeScope else { return animations() }
        scope.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
    }
}
