/// Drives a transition by hand, mostly with a gesture.
///
/// It is asked for where an animator was supplied (R70), and told when the transition starts. From then on it says how
/// far the transition is, and in the end whether it goes on or back:
/// ``UIPercentDrivenInteractiveTransition`` does so with the animator's own animations.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the rest runs once the transition is let go: its time is divided by this.
    var completionSpeed: CGFloat { get }
    /// The curve by which the rest runs.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition is interactive from its start on (R95).
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
