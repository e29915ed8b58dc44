import HeadlessUIKit

/// A navigation controller that pops by hand: [A, B] on screen, with who drives the pop.
@MainActor
final class InteractiveScene: NSObject, UINavigationControllerDelegate {
    let log = CallLog()
    let root: Scripted
    let top: Scripted
    let navigation: UINavigationController
    let runtime: UIKitRuntime
    let animator = SlidingAnimator()
    /// Who drives; nil for nobody.
    var interactor: (any UIViewControllerInteractiveTransitioning)? = UIPercentDrivenInteractiveTransition()

    init(ios: Int = 17) {
        (root, top) = (Scripted("A", log), Scripted("B", log))
        navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        runtime = show(navigation, ios: ios)
        super.init()
        navigation.delegate = self
        animator.note = { [log] in log.note("animator.\($0)") }
        _ = log.take()
    }

    var driver: UIPercentDrivenInteractiveTransition? { interactor as? UIPercentDrivenInteractiveTransition }

    /// Starts the pop, which begins in the next turn.
    func pop() {
        navigation.popViewController(animated: true)
        runtime.time.turn()
    }

    /// Where the view of B is seen from the left.
    var place: Double { Double(top.view.presentationFrame(at: runtime.time.now).minX) }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log.note("delegate.willShow(\(viewController.title ?? ""))") }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.note("delegate.didShow(\(viewController.title ?? ""))") }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.note("delegate.animator")
        return animator
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.note("delegate.interactor(\(animationController === animator))")
        return interactor
    }
}

/// What both animators of these tests share.
@MainActor
class SlidingBase: NSObject {
    var note: (String) -> Void = { _ in }
    weak var context: (any UIViewControllerContextTransitioning)?
    /// What moves beside it.
    var extra: () -> Void = {}
    /// In seconds.
    var duration = 0.4

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func prepare(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        note("animate(\(context.isInteractive))")
        if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
            context.containerView.insertSubview(to, belowSubview: from)
        }
        extra()
    }

    func animationEnded(_ transitionCompleted: Bool) { note("animationEnded(\(transitionCompleted))") }
}

/// Moves the view that goes 100 points to the right, in 0.4 seconds, easing in and out.
final class SlidingAnimator: SlidingBase, UIViewControllerAnimatedTransitioning {
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        prepare(context)
        UIView.animate(
            withDuration: duration,
            animations: { context.view(forKey: .from)?.center.x += 100 },
            completion: { [note] finished in
                note("completion(\(finished))")
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

/// The same by a property animator that can be taken hold of.
final class InterruptibleAnimator: SlidingBase, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        prepare(transitionContext)
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let context = transitionContext
        let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
            context.view(forKey: .from)?.center.x += 100
        }
        made.addCompletion { [note] position in
            note("completion(\(position))")
            context.completeTransition(position == .end)
        }
        animator = made
        return made
    }

    override func animationEnded(_ transitionCompleted: Bool) {
        super.animationEnded(transitionCompleted)
        animator = nil
    }
}
