internal import HeadlessQuartzCore
internal import RuntimeEvents

/// One controller presented by another, from `present` to the end of its dismissal.
@MainActor
final class ModalPresentation {
    /// The controller whose place is taken: the one that covers the screen or the context (R30).
    let presenter: UIViewController
    /// The controller that `present` was called on: where an unwind's search continues (recorded traces, 1a).
    private(set) weak var starter: UIViewController?
    let presented: UIViewController
    let controller: UIPresentationController
    /// Kept until the presented controller goes away, where a segue presented it (R23).
    var segue: UIStoryboardSegue?

    /// Where a presentation stands.
    enum Phase {
        /// On the way in or out: nothing else may begin (R31).
        case inFlight
        /// The callbacks at the end of a transition run; what they ask for comes after them.
        case ending
        case shown
    }

    var phase = Phase.inFlight
    var container: UIView?
    var running: TransitionContext?
    /// The completion blocks of transactions that wait for the transition.
    var waiting: [TransactionGroup] = []
    private var presenterPlace: (superview: UIView, index: Int)?

    private init(
        presenter: UIViewController, starter: UIViewController, presented: UIViewController,
        controller: UIPresentationController
    ) {
        self.presenter = presenter
        self.starter = starter
        self.presented = presented
        self.controller = controller
    }

    static func present(
        _ presented: UIViewController, from starter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        starter.trace(
            "present", .name(presented.runtimeName), .flag(animated, "animated"), about: .presentation)
        let style = PresentationStyles.adapted(presented.modalPresentationStyle)
        if style == .popover {
            UIKitRuntime.current.lacks(
                "UIModalPresentationStyle.popover",
                "\(presented.runtimeName) is presented as a popover: popovers are not modelled on a pad.",
                position: presented.interfacePosition)
        }
        var presenter = PresentationRules.presenter(inContext: PresentationStyles.isInContext(style), from: starter)
        guard PresentationRules.mayPresent(presented, on: presenter, from: starter) else { return }
        let controller = PresentationRules.controller(
            for: presented, style: style, presenter: presenter, source: starter)
        if style == .custom, !controller.shouldPresentInFullscreen {
            // R30: only the presentation controller knows that it wants a context.
            presenter = PresentationRules.presenter(inContext: true, from: starter)
            controller.present(from: presenter)
            guard PresentationRules.mayPresent(presented, on: presenter, from: starter) else { return }
        }
        let presentation = ModalPresentation(
            presenter: presenter, starter: starter, presented: presented, controller: controller)
        presentation.segue = UIKitRuntime.current.performing.last { $0.destination === presented }
        presenter.presentation = presentation
        presented.ownPresentation = presentation
        UIKitRuntime.current.noteVisibleChange()
        // R29: an animated presentation starts in the next turn; without animation all is done on return.
        if animated {
            presentation.waiting = RuntimeClock.current.transactions.enter()
            RuntimeClock.current.schedule(after: 0) { presentation.begin(animated: true, completion: completion) }
        } else {
            presentation.begin(animated: false, completion: completion)
        }
    }

    private func begin(animated: Bool, completion: (() -> Void)?) {
        let hides = controller.shouldRemovePresentersView
        let delegate = presented.transitioningDelegate
        let custom = delegate?.animationController(
            forPresented: presented, presenting: presenter, source: starter ?? presenter)
        // R70, R71: asked where an animator was supplied, and there is something to drive.
        let interactor = animated ? custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) } : nil
        let animator = custom ?? ModalAnimator(self, style: transitionStyle, isPresenting: true)
        let container = makeContainer()
        presented.loadViewIfNeeded()
        let presenterFrame = presenter.view.frame
        // The coordinator is there from the first callback on (R81).
        let context = TransitionContext(
            container: container, isAnimated: animated, style: controller.presentationStyle,
            from: .init(
                controller: presenter, view: { [presenter] in hides ? presenter.view : nil },
                initialFrame: presenterFrame, finalFrame: { hides ? .zero : presenterFrame }),
            to: .init(
                controller: presented, view: { [controller] in controller.presentedView },
                finalFrame: { [controller] in controller.frameOfPresentedViewInContainerView }),
            interactor: interactor,
            didEnd: { [self] completed in endPresenting(animator, completed: completed, completion) })
        running = context
        note("presentationTransitionWillBegin")
        controller.presentationTransitionWillBegin()

        presented.presentationFlag = .presented
        presented.isAppearanceDriven = true
        presenter.isAppearanceDriven = true
        if hides { presenter.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)
        if hides { movePresenter(into: container) }
        show(context, animator)
    }

    /// R30: a context that provides its transition style has its way.
    var transitionStyle: UIModalTransitionStyle {
        let isInContext = !controller.shouldPresentInFullscreen
        let provider = isInContext && presenter.providesPresentationContextTransitionStyle ? presenter : presented
        return provider.modalTransitionStyle
    }

    private func makeContainer() -> UIView {
        let host = presenter.view.window ?? UIKitRuntime.current.application.keyWindow
        let place =
            controller.shouldPresentInFullscreen
            ? host?.bounds ?? UIScreen.main.bounds
            : presenter.view.convert(presenter.view.bounds, to: host)
        let container = PresentationContainer(frame: place, controller)
        host?.addSubview(container)
        self.container = container
        controller.containerView = container
        return container
    }

    func removeContainer() {
        container?.removeFromSuperview()
        container = nil
        controller.containerView = nil
    }

    func show(_ context: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning) {
        // R74: without animation the animator is not asked, except for style `.custom`.
        guard context.isAnimated || (context.presentationStyle == .custom && !(animator is ModalAnimator)) else {
            return context.showAtOnce()
        }
        context.run(animator)
        context.viewController(forKey: .to)?.isAppearing()
        if context.isRunning { context.containerView.window?.layoutIfNeeded() }
    }

    private func endPresenting(
        _ animator: any UIViewControllerAnimatedTransitioning, completed: Bool, _ completion: (() -> Void)?
    ) {
        let hides = controller.shouldRemovePresentersView
        phase = .ending
        if completed {
            if hides { presenter.ownView?.removeFromSuperview() }
            noteMissingPresented(animator)
            presented.endAppearance()
            if hides { presenter.endAppearance() }
        } else {
            takeBack(hides: hides)
        }
        presented.presentationFlag = nil
        presented.isAppearanceDriven = false
        presenter.isAppearanceDriven = false
        if !completed { unlink() }
        note("presentationTransitionDidEnd", .flag(completed))
        controller.presentationTransitionDidEnd(completed)
        finish(animator, completed: completed)
        if completed { completion?() }
        if phase == .ending { phase = .shown }
    }

    /// The end that presentations and dismissals share (R71): coordinator, animator.
    func finish(_ animator: any UIViewControllerAnimatedTransitioning, completed: Bool) {
        let context = running
        running = nil
        context?.coordinator.runCompletions()
        animator.animationEnded(completed)
        let groups = waiting
        waiting = []
        for group in groups { group.leave() }
    }

    /// R75, last column: the presented goes, and the presenter's view comes back.
    private func takeBack(hides: Bool) {
        presented.beginAppearance(false, animated: presented.appearanceIsAnimated)
        presented.ownView?.removeFromSuperview()
        presented.endAppearance()
        if hides {
            presenter.beginAppearance(true, animated: presenter.appearanceIsAnimated)
            restorePresenter()
            presenter.isAppearing()
            presenter.endAppearance()
        }
        removeContainer()
    }

    /// Neither controller knows of the presentation any more.
    func unlink() {
        if presenter.presentation === self { presenter.presentation = nil }
        if presented.ownPresentation === self { presented.ownPresentation = nil }
    }

    /// R75: for the run of a full-screen presentation the presenter's view lies in the container.
    private func movePresenter(into container: UIView) {
        guard let view = presenter.ownView, let superview = view.superview else { return }
        presenterPlace = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
        let frame = view.convert(view.bounds, to: container)
        container.insertSubview(view, at: 0)
        if view.transform.isIdentity { view.frame = frame }
    }

    /// R75: the presenter's view goes back to where it was, and fills that place.
    func restorePresenter() {
        guard let view = presenter.ownView, let place = presenterPlace else { return }
        if view.superview !== place.superview { place.superview.insertSubview(view, at: place.index) }
        if view.transform.isIdentity { view.frame = place.superview.bounds }
        presenterPlace = nil
    }

    /// Where the presenter's view will lie again.
    var restoredFrame: CGRect { presenterPlace?.superview.bounds ?? container?.bounds ?? UIScreen.main.bounds }

    func note(_ method: String, _ arguments: EventContent.Argument...) {
        UIKitRuntime.current.record(
            .call(.init(method, arguments), about: .transition), of: controller.printedClass,
            objectID: presented.interfaceID)
    }
}

/// The view that a presentation happens in; tells the presentation controller of its layout (R71).
private final class PresentationContainer: UIView {
    private weak var manager: UIPresentationController?

    init(frame: CGRect, _ controller: UIPresentationController) {
        manager = controller
        super.init(frame: frame)
        stockClassName = "UITransitionView"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        manager?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        manager?.containerViewDidLayoutSubviews()
    }
}
