import HeadlessUIKit
import Testing

/// Supplies everything of a custom presentation, and notes each call in the log.
@MainActor
final class CustomPresentation: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    let animator = RecordingAnimator()
    var removesPresenter = false
    var isFullscreen = true
    /// Who drives; nil for nobody.
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var hasAnimator = true
    private(set) weak var controller: RecordingManager?

    init(_ log: CallLog) {
        self.log = log
        super.init()
        animator.note = { [log] in log.note("animator.\($0)") }
    }

    /// A root and a controller that is presented by all of this.
    static func scene(_ log: CallLog) -> (root: Scripted, modal: Scripted, supplier: CustomPresentation) {
        let (root, modal, supplier) = (Scripted("A", log), Scripted("M", log), CustomPresentation(log))
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = supplier
        return (root, modal, supplier)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.note("delegate.presentationController")
        let made = RecordingManager(presentedViewController: presented, presenting: presenting)
        (made.log, made.removesPresenter, made.isFullscreen) = (log, removesPresenter, isFullscreen)
        controller = made
        return made
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.note("delegate.forPresented")
        return hasAnimator ? animator : nil
    }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.note("delegate.forDismissed")
        return hasAnimator ? animator : nil
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if interactor != nil { log.note("delegate.interactorForPresentation") }
        return interactor
    }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if interactor != nil { log.note("delegate.interactorForDismissal") }
        return interactor
    }
}

/// Notes what it is told, and moves something along with the transition.
final class RecordingManager: UIPresentationController {
    var log: CallLog?
    var removesPresenter = false
    var isFullscreen = true
    var alongside: [String] = []

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var shouldPresentInFullscreen: Bool { isFullscreen }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 100, width: 375, height: 200) }
    override func presentationTransitionWillBegin() {
        log?.note("controller.presentWillBegin")
        // R81: the commonest use of the coordinator.
        let queued = presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [weak self] _ in self?.log?.note("coordinator.alongside") },
            completion: { [weak self] in self?.log?.note("coordinator.completion(\($0.isCancelled))") })
        #expect(queued == true)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        log?.note("controller.presentDidEnd(\(completed))")
    }
    override func dismissalTransitionWillBegin() { log?.note("controller.dismissWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?.note("controller.dismissDidEnd(\(completed))")
    }
    override func containerViewWillLayoutSubviews() { log?.note("controller.layout") }
}
