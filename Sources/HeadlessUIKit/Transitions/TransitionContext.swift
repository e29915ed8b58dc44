/// One transition from its start to `completeTransition(_:)`: what animators and coordinators are given.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    /// Whether a gesture drives the transition at the moment.
    var isInteractive: Bool
    var transitionWasCancelled = false
    let targetTransform = CGAffineTransform.identity

    private let from: Side
    private let to: Side
    private var didEnd: ((Bool) -> Void)?
    private(set) lazy var coordinator = TransitionCoordinator(self)
    private(set) var duration = 0.0

    /// Who drives the transition by hand.
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    var interaction = Interaction()

    /// One side of a transition.
    struct Side {
        let controller: UIViewController
        /// The view that the animator may touch; nil where it is not to (R76). Asked whenever it is needed, as its
        /// presentation controller may change its mind until the transition begins (R71).
        var view: @MainActor () -> UIView?
        /// Zero where it is unknown (R77).
        var initialFrame = CGRect.zero
        /// Zero where the view leaves (R77).
        var finalFrame: @MainActor () -> CGRect = { .zero }
    }

    init(
        container: UIView, isAnimated: Bool, style: UIModalPresentationStyle = .none, from: Side, to: Side,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil, didEnd: @escaping (Bool) -> Void
    ) {
        self.interactor = interactor
        // R95: known from the first callback on.
        isInteractive = interactor?.wantsInteractiveStart ?? false
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
        start()
        duration = animator.transitionDuration(using: self)
        interaction.animator = animator
        guard let interactor else { return animate() }
        let name = ClassRegistry.shared.printedName(of: type(of: interactor))
        UIKitRuntime.current.record(.call(.init("startInteractiveTransition"), about: .transition), of: name)
        interactor.startInteractiveTransition(self)
        coordinator.begin()
    }

    /// Lets the animator begin, and what goes along with it.
    func animate() {
        guard let animator = interaction.animator else { return }
        let name = ClassRegistry.shared.printedName(of: type(of: animator))
        UIKitRuntime.current.record(.call(.init("animateTransition"), about: .transition), of: name)
        animator.animateTransition(using: self)
        if isRunning { findInterruptibleAnimator(of: animator) }
        coordinator.begin()
    }

    /// Puts the view that comes where it belongs, for transitions that are not animated (R74).
    func showAtOnce() {
        start()
        UIView.performWithoutAnimation {
            if let view = to.view() {
                let place = to.finalFrame()
                if place != .zero { view.frame = place }
                containerView.addSubview(view)
            }
            coordinator.begin()
        }
        to.controller.isAppearing()
        completeTransition(true)
    }

    private func start() { UIKitRuntime.current.transitions.append(self) }

    func completeTransition(_ didComplete: Bool) {
        guard let didEnd else {
            UIKitRuntime.current.warn("completeTransition(_:) was called more than once.")
            return
        }
        self.didEnd = nil
        if didComplete && transitionWasCancelled {
            // R75: the animator has the last word.
            UIKitRuntime.current.warn(
                "the transition from \(names) was cancelled, and completeTransition(true) was called: it counts as completed. "
                    + "Animators pass !transitionContext.transitionWasCancelled.")
        }
        UIKitRuntime.current.transitions.removeAll { $0 === self }
        transitionWasCancelled = !didComplete
        isInteractive = false
        from.controller.runningTransition = nil
        to.controller.runningTransition = nil
        didEnd(didComplete)
    }

    /// Ends the transition where its runtime ends: nobody is told, and nothing holds its controllers any more.
    func abandon() {
        withExtendedLifetime((didEnd, interaction)) { (didEnd, interaction) = (nil, Interaction()) }
        from.controller.runningTransition = nil
        to.controller.runningTransition = nil
    }

    /// Both controllers, for messages.
    var names: String { "\(from.controller.runtimeName) to \(to.controller.runtimeName)" }

    /// Whether `completeTransition(_:)` is still awaited.
    var isRunning: Bool { didEnd != nil }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        side(named: key.rawValue)?.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { side(named: key.rawValue)?.view() }

    func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame() ?? .zero }

    private func side(named name: String) -> Side? {
        if name.hasPrefix("UITransitionContextFrom") { return from }
        return name.hasPrefix("UITransitionContextTo") ? to : nil
    }

    private func side(of controller: UIViewController) -> Side? {
        if controller === from.controller { return from }
        return controller === to.controller ? to : nil
    }
}
