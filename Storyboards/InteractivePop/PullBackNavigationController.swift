import UIKit

/// Goes back when the top is pulled to the right, wherever the finger starts, as far as the finger moves.
class PullBackNavigationController: UINavigationController, UINavigationControllerDelegate {
    private let interaction = UIPercentDrivenInteractiveTransition()
    private var isPulling = false

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let pan = UIPanGestureRecognizer(target: self, action: #selector(pull(_:)))
        view.addGestureRecognizer(pan)
        if let edge = interactivePopGestureRecognizer { pan.require(toFail: edge) }
    }

    @objc private func pull(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginPull()
        case .changed: interaction.update(pan.translation(in: view).x / view.bounds.width)
        case .ended where interaction.percentComplete > 0.5: endPull(interaction.finish)
        case .ended, .cancelled: endPull(interaction.cancel)
        default: break
        }
    }

    @objc func beginPull() {
        guard viewControllers.count > 1 else { return }
        isPulling = true
        popViewController(animated: true)
    }

    private func endPull(_ end: () -> Void) {
        isPulling = false
        end()
    }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? DropAnimator() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        isPulling ? interaction : nil
    }
}
