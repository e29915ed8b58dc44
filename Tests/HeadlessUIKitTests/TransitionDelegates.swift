import HeadlessUIKit

/// Notes the calls of a navigation controller, with the controllers' titles.
final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []
    var animator: RecordingAnimator?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { calls.append("willShow \(viewController.title ?? "")") }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { calls.append("didShow \(viewController.title ?? "")") }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animator \(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
        animator?.note = { [weak self] in self?.calls.append($0) }
        return animator
    }
}

/// Notes the calls of a tab bar controller, with the controllers' titles.
final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true
    var animator: RecordingAnimator?
    /// Who drives; nil for nobody.
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("shouldSelect \(viewController.title ?? "")")
        return allows
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("didSelect \(viewController.title ?? "")")
    }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animator \(fromVC.title ?? "") \(toVC.title ?? "")")
        return animator
    }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if interactor != nil { calls.append("interactor") }
        return interactor
    }
}

/// Fades the view that comes in, and notes what it finds.
final class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var note: (String) -> Void = { _ in }
    /// What `completeTransition` is called with.
    var completes = true
    private(set) var fromWasInContainer: Bool?
    private(set) var toWasInContainer: Bool?
    private(set) weak var context: (any UIViewControllerContextTransitioning)?
    /// Looks at the context while the animation begins.
    var look: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        note("duration")
        return 0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        self.context = context
        note("animate")
        fromWasInContainer = context.view(forKey: .from)?.superview === context.containerView
        toWasInContainer = context.view(forKey: .to)?.superview === context.containerView
        look(context)
        let coming = context.view(forKey: .to)
        if let coming, let controller = context.viewController(forKey: .to) {
            coming.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(coming)
        }
        coming?.alpha = 0
        UIView.animate(
            withDuration: 0.3, animations: { (coming ?? context.containerView).alpha = 1 },
            completion: { [completes] _ in context.completeTransition(completes) })
    }
    func animationEnded(_ transitionCompleted: Bool) { note("animationEnded(\(transitionCompleted))") }
}
