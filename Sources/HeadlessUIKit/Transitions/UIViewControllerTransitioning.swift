/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator knows of the transition that it animates.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that the transition happens in.
    var containerView: UIView { get }
    /// Whether the transition is to be animated.
    var isAnimated: Bool { get }
    /// Whether a gesture drives the transition at the moment.
    var isInteractive: Bool { get }
    /// Whether the transition was taken back.
    var transitionWasCancelled: Bool { get }
    /// The style of a presentation; `.none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A rotation that goes with the transition.
    var targetTransform: CGAffineTransform { get }
    /// Reports how far a gesture has driven the transition, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// A gesture let the transition go on to its end.
    func finishInteractiveTransition()
    /// A gesture took the transition back.
    func cancelInteractiveTransition()
    /// A gesture takes hold of the running transition.
    func pauseInteractiveTransition()
    /// Ends the transition; must be called, once (R79).
    func completeTransition(_ didComplete: Bool)
    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views, where the animator may touch it (R76).
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view lies at the start; zero where that is unknown (R77).
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view lies at the end; zero where it leaves (R77).
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Moves the views of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Moves the views, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
    /// The animator by which the transition can be taken hold of on its way: the same object throughout one transition,
    /// which ``animateTransition(using:)`` starts (R99).
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
    /// None: the transition cannot be taken hold of.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Supplies the objects of a custom presentation and dismissal.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// The animator of a presentation; nil for the system's.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The animator of a dismissal; nil for the system's.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who drives a presentation by hand, asked where an animator was supplied; nil for nobody.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Who drives a dismissal by hand, asked where an animator was supplied; nil for nobody.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The presentation controller, asked for style `.custom` only (R71).
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// What a coordinator knows of the running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition was taken back.
    var isCancelled: Bool { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view that the transition happens in.
    var containerView: UIView { get }
    /// The style of a presentation; `.none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a gesture drove the transition when it began.
    var initiallyInteractive: Bool { get }
    /// Whether a gesture drives the transition at the moment.
    var isInteractive: Bool { get }
    /// Whether the transition can be taken hold of on its way.
    var isInterruptible: Bool { get }
    /// How far a gesture has driven the transition, 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest of an interactive transition runs.
    var completionVelocity: CGFloat { get }
    /// The curve by which the rest of an interactive transition runs.
    var completionCurve: UIView.AnimationCurve { get }
    /// A rotation that goes with the transition.
    var targetTransform: CGAffineTransform { get }
    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views, where an animator may touch it (R76).
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate along with a transition (R81).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs changes with the transition's animation, and a closure after its end.
    ///
    /// - Returns: whether the changes will be animated.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for changes of a view outside of the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a closure whenever a gesture lets the transition go, or takes hold of it; before the controllers hear of a
    /// cancellation (T15).
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Runs a closure when a gesture lets the transition go, once.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs changes with the transition's animation.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
