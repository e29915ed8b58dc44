internal import HeadlessQuartzCore

// The forms of animations that code waits for. They go on at the animation's end on the virtual clock, before time moves.

extension UIView {
    /// Animates what the closure changes, and waits for the end.
    ///
    /// ```swift
    /// await UIView.animate(withDuration: 0.4) { self.card.alpha = 0 }
    /// ```
    /// - Returns: whether every animation reached its end.
    @discardableResult
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
        await AsyncWait.value { done in
            animate(withDuration: duration, animations: animations, completion: done)
        }
    }

    /// Animates what the closure changes, after a delay and with options, and waits for the end.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await AsyncWait.value { done in
            animate(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: done)
        }
    }

    /// Animates what the closure changes with the motion of a spring, and waits for the end.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await AsyncWait.value { done in
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity, options: options, animations: animations, completion: done)
        }
    }

    /// Animates what the closure changes with the motion of a spring by its bounce, and waits for the end.
    @discardableResult
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void
    ) async -> Bool {
        await AsyncWait.value { done in
            animate(
                springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, delay: delay,
                options: options, animations: animations, completion: done)
        }
    }

    /// Animates what the keyframes in the closure change, and waits for the end.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await AsyncWait.value { done in
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: done)
        }
    }

    /// Changes a view's contents with a transition, and waits for the end.
    @discardableResult
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await AsyncWait.value { done in
            transition(with: view, duration: duration, options: options, animations: animations, completion: done)
        }
    }

    /// Goes from one view to another, and waits for the end.
    @discardableResult
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    ) async -> Bool {
        await AsyncWait.value { done in
            transition(from: fromView, to: toView, duration: duration, options: options, completion: done)
        }
    }
}

extension UIViewPropertyAnimator {
    /// Waits for the animator's end.
    @discardableResult
    public func addCompletion() async -> UIViewAnimatingPosition {
        await AsyncWait.value { done in addCompletion(done) }
    }
}

extension UIViewController {
    /// Presents a controller, and waits until it has appeared.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await AsyncWait.value { done in
            present(viewControllerToPresent, animated: flag) { done(()) }
        }
    }

    /// Dismisses what this controller presents, or this controller itself, and waits until it has disappeared.
    public func dismiss(animated flag: Bool) async {
        await AsyncWait.value { done in
            dismiss(animated: flag) { done(()) }
        }
    }
}
