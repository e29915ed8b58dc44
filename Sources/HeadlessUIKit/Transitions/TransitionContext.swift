/// One transition from its start to `completeTransition(_:)`: what animators and coordinators are given.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    let targetTransform = CGAffineTransform.identity

    private let from: Side
    private let to: Side
    private var didEnd: ((Bool) -> Void)?
    private(set) lazy var coordinator = TransitionCoordinator(self)
    private(set) var duration = 0.0

    /// One side of a transition.
    struct Side {
        let controller: UIViewController
        /// The view that the animator may touch; nil where it is not to (R76).
        let view: UIView?
        let initialFrame: CGRect
        let finalFrame: CGRect
    }

    init(
        container: UIView, isAnimated: Bool, style: UIModalPresentationStyle = .none, from: Side, to: Side,
        didEnd: @escaping (Bool) -> Void
    ) {
        containerView = container
        self.isAnimated = isAnimated
        presentationStyle = style
        self.from = from
        self.to = to
        self.didEnd = didEnd
        super.init()
        from.controller.runningTransition = self
        to.controller.runningTransition = self
    }

    /// Lets an animator move the views, and what goes along move with them (R81).
    func run(_ animator: any UIViewControllerAnimatedTransitioning) {
        UIKitRuntime.current.transitions.append(self)
        duration = animator.transitionDuration(using: self)
        let name = ClassRegistry.shared.printedName(of: type(of: animator))
        UIKitRuntime.current.record(.transition, name, "\(name).animateTransition")
        animator.animateTransition(using: self)
        coordinator.runAlongside()
    }

    // A transition that no gesture drives ignores these, as UIKit does.
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}

    func completeTransition(_ didComplete: Bool) {
        guard let didEnd else {
            UIKitRuntime.current.warn("completeTransition(_:) was called more than once.")
            return
        }
        self.didEnd = nil
        UIKitRuntime.current.transitions.removeAll { $0 === self }
        transitionWasCancelled = !didComplete
        from.controller.runningTransition = nil
        to.controller.runningTransition = nil
        didEnd(didComplete)
    }

    /// Both controllers, for messages.
    var names: String { "\(from.controller.runtimeName) to \(to.controller.runtimeName)" }

    /// Whether `completeTransition(_:)` is still awaited.
    var isRunning: Bool { didEnd != nil }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        side(named: key.rawValue)?.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { side(named: key.rawValue)?.view }

    func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

    private func side(named name: String) -> Side? {
        if name.hasPrefix("UITransitionContextFrom") { return from }
        return name.hasPrefix("UITransitionContextTo") ? to : nil
    }

    private func side(of controller: UIViewController) -> Side? {
        if controller === from.controller { return from }
        return controller === to.controller ? to : nil
    }
}

/// Keeps what others want to do along with a transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    // The transition keeps its coordinator, not the other way round.
    private weak var context: TransitionContext?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(_ context: TransitionContext) {
        self.context = context
        isAnimated = context.isAnimated
        containerView = context.containerView
        super.init()
    }

    let isAnimated: Bool
    let containerView: UIView
    var isCancelled: Bool { context?.transitionWasCancelled ?? false }
    var transitionDuration: TimeInterval { context?.duration ?? 0 }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard context?.isRunning == true else { return false }
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return animation != nil
    }

    func runAlongside() {
        guard !alongside.isEmpty, let context else { return }
        let changes = alongside
        alongside = []
        UIView.animate(withDuration: context.duration) { for change in changes { change(self) } }
    }

    func runCompletions() {
        let closures = completions
        completions = []
        for closure in closures { closure(self) }
    }
}
