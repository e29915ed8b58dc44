/// Where an animator stands.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or done.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, and to be finished.
    case stopped
}

/// A place on an animation's way.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// What can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Whether the animation is under way.
    var isRunning: Bool { get }
    /// Whether the animation goes back to its start.
    var isReversed: Bool { get set }
    /// The part of the way that is done, in the direction of the animation. Setting it pauses the animation.
    var fractionComplete: CGFloat { get set }
    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animation where it is.
    func pauseAnimation()
    /// Ends the animation where it is.
    ///
    /// - Parameter withoutFinishing: whether that is all; otherwise ``finishAnimation(at:)`` must follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a place of its way, and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates changes that closures make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure for the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Lets a paused animation go on, with other timing and in another time where that is given.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
