/// Keeps what others want to do along with a transition (R81).
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    // The transition keeps its coordinator, not the other way round.
    private weak var context: TransitionContext?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers:
        [(handler: (any UIViewControllerTransitionCoordinatorContext) -> Void, once: Bool)] =
            []
    private var hasBegun = false

    init(_ context: TransitionContext) {
        self.context = context
        isAnimated = context.isAnimated
        containerView = context.containerView
        presentationStyle = context.presentationStyle
        initiallyInteractive = context.isInteractive
        super.init()
    }

    let isAnimated: Bool
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let initiallyInteractive: Bool
    var isInteractive: Bool { context?.isInteractive ?? false }
    var isInterruptible: Bool { context?.interaction.interruptible != nil }
    var percentComplete: CGFloat { context?.percentComplete ?? 0 }
    var completionVelocity: CGFloat { context?.interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context?.interactor?.completionCurve ?? .easeInOut }
    var isCancelled: Bool { context?.transitionWasCancelled ?? false }
    var transitionDuration: TimeInterval { context?.duration ?? 0 }
    var targetTransform: CGAffineTransform { context?.targetTransform ?? .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard context?.isRunning == true else { return false }
        if let completion { completions.append(completion) }
        // Once the views are on their way nothing can be queued any more.
        guard let animation, !hasBegun else { return false }
        alongside.append(animation)
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append((handler, once: false))
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append((handler, once: true))
    }

    /// The transition was let go, or taken hold of (R96, R98).
    func interactionChanged() {
        let handlers = interactionHandlers
        if !isInteractive { interactionHandlers.removeAll(where: \.once) }
        for (handler, once) in handlers where !once || !isInteractive { handler(self) }
    }

    /// Runs what goes along, with the transition's duration where that is animated.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        let changes = alongside
        alongside = []
        guard !changes.isEmpty else { return }
        UIView.animate(withDuration: isAnimated ? transitionDuration : 0) { for change in changes { change(self) } }
    }

    func runCompletions() {
        // An animator that completes at once leaves no other moment for what goes along.
        begin()
        let closures = completions
        completions = []
        for closure in closures { closure(self) }
    }
}
