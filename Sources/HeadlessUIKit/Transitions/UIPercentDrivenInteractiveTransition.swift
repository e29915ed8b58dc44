/// Drives a transition by a fraction: the animator's animations stand where the fraction says until the transition is
/// finished or cancelled.
///
/// ```swift
/// switch pan.state {
/// case .began: navigationController?.popViewController(animated: true)
/// case .changed: interaction.update(pan.translation(in: view).x / view.bounds.width)
/// case .ended: pan.velocity(in: view).x > 0 ? interaction.finish() : interaction.cancel()
/// default: interaction.cancel()
/// }
/// ```
/// What animation blocks of `animateTransition(using:)` change is driven, and runs evenly meanwhile (R91). Of property
/// animators only the one that `interruptibleAnimator(using:)` returns is driven (R99).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The animator's duration, in seconds; known once the transition has started (R90).
    open private(set) var duration: CGFloat = 0
    /// How far the transition was driven, 0 to 1 (R90).
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest runs, above 0: its time is divided by this (R92).
    open var completionSpeed: CGFloat = 1
    /// The curve by which the rest runs (R93).
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the rest in place of the curve, for interruptible animators only (R94).
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition is interactive from its start on (R95).
    open var wantsInteractiveStart = true

    private weak var lastContext: TransitionContext?
    private var context: TransitionContext? { lastContext?.isRunning == true ? lastContext : nil }
    /// What was asked for before the transition started.
    private var early = EarlyCalls()

    private struct EarlyCalls {
        var calls: [(UIPercentDrivenInteractiveTransition) -> Void] = []
        /// When they came, in virtual seconds.
        var time = 0.0
        /// The call among them that ends the interaction.
        var end: String?
    }

    /// Drives nothing yet.
    public override init() { super.init() }

    /// Starts the animator's animations, held at their start where the transition is interactive from there.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        lastContext = context
        duration = CGFloat(context.duration)
        percentComplete = 0
        context.startDriven()
        let early = early
        self.early = EarlyCalls()
        guard early.time == RuntimeClock.current.now else { return }
        if let end = early.end {
            UIKitRuntime.current.warn(
                "\(end) came before the transition of \(context.names) started. It counts from the start here; on a "
                    + "device such a transition may get stuck.")
        }
        for call in early.calls { call(self) }
    }

    /// Shows a fraction of the transition, 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context else { return wait { $0.update(percentComplete) } }
        guard context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.drive(to: self.percentComplete)
    }

    /// Takes hold of a transition that runs, where its animator is interruptible (R96).
    open func pause() {
        guard let context, context.takeHold() else { return }
        percentComplete = context.percentComplete
    }

    /// Lets the transition go on to its end (R92).
    open func finish() {
        guard let context else { return wait(end: "finish()") { $0.finish() } }
        context.letGo(cancelled: false, rest)
    }

    /// Takes the transition back to its start (R92).
    open func cancel() {
        guard let context else { return wait(end: "cancel()") { $0.cancel() } }
        context.letGo(cancelled: true, rest)
    }

    private var rest: TransitionContext.Rest {
        .init(speed: Double(completionSpeed), curve: completionCurve, timing: timingCurve)
    }

    /// R98: what comes before the start is done at the start, if that follows in the same moment.
    private func wait(end: String? = nil, _ call: @escaping (UIPercentDrivenInteractiveTransition) -> Void) {
        let now = RuntimeClock.current.now
        if early.time != now { early = EarlyCalls(time: now) }
        early.calls.append(call)
        if let end { early.end = end }
    }
}
