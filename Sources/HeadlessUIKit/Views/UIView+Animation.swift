internal import AnimationCore

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The curve that the two curve bits name.
        var timingCurve: TimingCurve {
            switch (rawValue >> 16) & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInEaseOut
            }
        }
    }

    /// The curves that animations run by.
    public enum AnimationCurve: Int, Hashable, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

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

    /// Makes changes without animating them, inside an animation too.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationGroup.withoutAnimation(actionsWithoutAnimation)
    }

    /// Turns animations on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationGroup.isEnabled = enabled }

    /// Whether animations are on.
    public class var areAnimationsEnabled: Bool { AnimationGroup.isEnabled }

    /// The duration of the animation whose closure runs, in seconds; 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { AnimationGroup.current?.duration ?? 0 }

    /// Changes a view's contents with a transition.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationGroup.runTransition(views: [view], duration: duration, completion: completion) { animations?() }
    }

    /// Goes from one view to another (R84): takes the first out and puts the second in its place, or with
    /// `showHideTransitionViews` hides one and shows the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationGroup.runTransition(views: [fromView, toView], duration: duration, completion: completion) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
    }

    /// Where the view is seen at a time, in virtual seconds: its frame with the running animations on top.
    package func presentationFrame(at time: Double) -> CGRect {
        let values = presentationValues(at: time)
        return LayerGeometry(bounds: values.bounds, position: values.position, anchorPoint: layer.anchorPoint)
            .frame(transform: values.transform)
    }

    /// The values that are seen at a time, in double precision.
    package func presentationValues(at time: Double) -> PresentationValues {
        var values = PresentationValues(
            bounds: bounds, position: layer.position, transform: layer.transform, alpha: Double(layer.opacity))
        if case .rect(let rect) = layer.value(of: .bounds, at: time) { values.bounds = CGRect(rect) }
        if case .point(let point) = layer.value(of: .position, at: time) { values.position = CGPoint(point) }
        if case .matrix(let matrix) = layer.value(of: .transform, at: time) { values.transform = CATransform3D(matrix) }
        if case .scalar(let number) = layer.value(of: .opacity, at: time) { values.alpha = number }
        return values
    }
}

/// What is seen of a view at one time.
package struct PresentationValues: Sendable {
    package var bounds: CGRect
    package var position: CGPoint
    package var transform: CATransform3D
    package var alpha: Double
}
