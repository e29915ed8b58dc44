/// Keeps what others want to do along with a transition (R81).
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    // The transition keeps its coordinator, not the other way round.
    private weak var context: TransitionContext?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasBegun = false

    init(_ context: TransitionContext) {
        self.context = context
        isAnimated = context.isAnimated
        containerView = context.containerView
        presentationStyle = context.presentationStyle
        super.init()
    }

    let isAnimated: Bool
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let initiallyInteractive = false
    var isInteractive: Bool { context?.isInteractive ?? false }
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

    // No gesture drives this version's transitions, so none ever changes hands.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
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
