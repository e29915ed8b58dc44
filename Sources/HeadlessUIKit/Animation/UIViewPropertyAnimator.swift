internal import AnimationCore

/// Animates changes of views, and can be paused, scrubbed, reversed and stopped on the way.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { view.center.y -= 100 }
/// animator.startAnimation()
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.5
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
/// While it is paused its way is linear unless `scrubsLinearly` is off: pausing keeps what is seen, and
/// `fractionComplete` becomes the part of the distance; going on takes the curve up where it has covered that part.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The timing.
    public private(set) var timingParameters: (any UITimingCurveProvider)?
    /// How long the whole takes, in seconds; of a spring with its own time, that.
    public let duration: TimeInterval
    /// How long the start was delayed, in seconds.
    public internal(set) var delay: TimeInterval = 0

    /// Whether the views take touches while they move; read when the animation starts.
    open var isUserInteractionEnabled = true
    /// Whether the app tests itself which view is hit while views move; otherwise they are hit where they are seen.
    open var isManualHitTestingEnabled = false
    /// Whether the animation can be paused and stopped.
    open var isInterruptible = true {
        didSet { if state != .inactive, isInterruptible != oldValue { refuseChange(of: "isInterruptible") } }
    }
    /// Whether the curve counts for nothing while the animation is scrubbed.
    open var scrubsLinearly = true {
        didSet { if state != .inactive, scrubsLinearly != oldValue { refuseChange(of: "scrubsLinearly") } }
    }
    /// Whether the animator stays active at its end, so that it can be reversed.
    open var pausesOnCompletion = false

    public internal(set) var state = UIViewAnimatingState.inactive
    public internal(set) var isRunning = false

    let timing: AnimatorTiming
    var pending: [(changes: () -> Void, delayFactor: Double)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var moves: [AnimatorMove] = []
    /// The ends of a stopped animator's ways, until it is finished.
    var stopped: [AnimatorEnds] = []
    var reversed = false
    /// Where it is while nothing runs.
    var rest = AnimatorRest.time(0)
    var course: AnimatorCourse?
    /// The call that waits for the course's end, and the clock that it waits on.
    var arrival: (clock: RuntimeClock, token: RuntimeClock.Token)?
    var hasAnnounced = false
    /// The views on their way, with what is said of their touches meanwhile.
    var touched: (views: [UIView], areBlocked: Bool, whereSeen: Bool)?
    private weak var runtime: UIKitRuntime?

    // MARK: Making one

    /// An animator with timing; a spring that takes its own time leaves the duration aside.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = AnimatorTiming(parameters, duration: duration)
        timingParameters = parameters
        self.duration = timing.duration
        runtime = UIKitRuntime.current
        super.init()
    }

    /// An animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a Bézier curve by its inner control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that settles in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let parameters = UICubicTimingParameters(animationCurve: options.namedCurve)
        let animator = Self(duration: duration, timingParameters: parameters)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    isolated deinit {
        // One that runs is kept by its end.
        guard state != .inactive, runtime === UIKitRuntime.current else { return }
        UIKitRuntime.current.raise(
            .inconsistency(
                "It is an error to release a paused or stopped property animator. Property animators must either "
                    + "finish animating or be explicitly stopped and finished before they can be released."))
    }
}
