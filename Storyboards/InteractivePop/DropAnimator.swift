import UIKit

/// Lets the view that goes slide out to the right while it fades a little.
class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let leaving = transitionContext.view(forKey: .from), let arriving = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return }
        arriving.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.insertSubview(arriving, belowSubview: leaving)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                leaving.frame = leaving.frame.offsetBy(dx: leaving.frame.width, dy: 0)
                leaving.alpha = 0.5
            },
            completion: { _ in
                leaving.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
