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

    private(set) var isInFlight = true
    private var container: UIView?
    private var running: TransitionContext?
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

    // MARK: Presenting

    static func present(
        _ presented: UIViewController, from starter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        starter.trace("present(\(presented.runtimeName), animated: \(animated))", .presentation)
        let style = PresentationStyles.adapted(presented.modalPresentationStyle)
        let presenter = self.presenter(for: style, from: starter)
        guard mayPresent(presented, on: presenter, from: starter) else { return }
        let controller = presentationController(for: presented, style: style, presenter: presenter, source: starter)
        let presentation = ModalPresentation(
            presenter: presenter, starter: starter, presented: presented, controller: controller)
        presentation.segue = UIKitRuntime.current.performing.last { $0.destination === presented }
        presenter.presentation = presentation
        presented.ownPresentation = presentation
        UIKitRuntime.current.noteVisibleChange()
        // R29: an animated presentation starts in the next turn; without animation all is done on return.
        if animated {
            RuntimeClock.current.schedule(after: 0) { presentation.begin(animated: true, completion: completion) }
        } else {
            presentation.begin(animated: false, completion: completion)
        }
    }

    /// R30: contexts go to the first controller outward that defines one, all else to the outermost.
    private static func presenter(
        for style: UIModalPresentationStyle, from starter: UIViewController
    ) -> UIViewController {
        if PresentationStyles.isInContext(style),
            let context = starter.ancestorsWithSelf.first(where: \.definesPresentationContext)
        {
            return context
        }
        return starter.rootAncestor
    }

    /// R31
    private static func mayPresent(
        _ presented: UIViewController, on presenter: UIViewController, from starter: UIViewController
    ) -> Bool {
        let runtime = UIKitRuntime.current
        if let other = presented.ownPresentation?.presenter {
            runtime.raise(
                .invalidArgument(
                    "Application tried to present modally a view controller \(presented) that is already being "
                        + "presented by \(other)."))
            return false
        }
        if let parent = presented.parent {
            runtime.raise(
                .invalidArgument(
                    "Application tried to present modally a view controller \(presented) that has a parent view "
                        + "controller \(parent)."))
            return false
        }
        if let current = presenter.presentation {
            let reason =
                current.isInFlight
                ? "while a presentation is in progress!" : "which is already presenting \(current.presented)."
            runtime.warn(
                "Attempt to present \(presented) on \(presenter) (from \(starter)) \(reason)", about: starter)
            return false
        }
        guard starter.ownView?.window != nil else {
            runtime.warn(
                "Attempt to present \(presented) on \(starter) whose view is not in the window hierarchy!",
                about: starter)
            return false
        }
        return true
    }

    /// R71: the delegate is asked for style `.custom` only.
    private static func presentationController(
        for presented: UIViewController, style: UIModalPresentationStyle, presenter: UIViewController,
        source: UIViewController
    ) -> UIPresentationController {
        if style == .custom,
            let custom = presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source)
        {
            custom.present(from: presenter)
            return custom
        }
        return UIPresentationController(presented: presented, presenter: presenter, style: style)
    }

    private func begin(animated: Bool, completion: (() -> Void)?) {
        let hides = controller.shouldRemovePresentersView
        let animator =
            presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenter, source: starter ?? presenter)
            ?? ModalAnimator(style: presented.modalTransitionStyle, isPresenting: true)
        let container = makeContainer()
        presented.loadViewIfNeeded()
        note("presentationTransitionWillBegin")
        controller.presentationTransitionWillBegin()

        presented.isBeingPresented = true
        presented.isAppearanceDriven = true
        presenter.isAppearanceDriven = true
        if hides { presenter.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)

        let presenterFrame = presenter.view.frame
        if hides { movePresenter(into: container) }
        let context = TransitionContext(
            container: container, isAnimated: animated, style: controller.presentationStyle,
            from: .init(
                controller: presenter, view: hides ? presenter.view : nil, initialFrame: presenterFrame,
                finalFrame: hides ? .zero : presenterFrame),
            to: .init(
                controller: presented, view: controller.presentedView, initialFrame: .zero,
                finalFrame: controller.frameOfPresentedViewInContainerView),
            didEnd: { [self] completed in endPresenting(animator, completed: completed, completion) })
        show(context, animator, animated: animated)
    }

    private func makeContainer() -> UIView {
        let host = presenter.view.window ?? UIKitRuntime.current.application.keyWindow
        let place =
            controller.shouldPresentInFullscreen
            ? host?.bounds ?? UIScreen.main.bounds
            : presenter.view.convert(presenter.view.bounds, to: host)
        let container = StockView(frame: place, className: "UITransitionView")
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host?.addSubview(container)
        self.container = container
        controller.containerView = container
        return container
    }

    /// R75: for the run of a full-screen presentation the presenter's view lies in the container.
    private func movePresenter(into container: UIView) {
        guard let view = presenter.ownView, let superview = view.superview else { return }
        presenterPlace = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
        let frame = view.convert(view.bounds, to: container)
        container.insertSubview(view, at: 0)
        if view.transform.isIdentity { view.frame = frame }
    }

    private func show(
        _ context: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning, animated: Bool
    ) {
        running = context
        // R74: without animation the animator is not asked, except for style `.custom`.
        guard animated || (context.presentationStyle == .custom && !(animator is ModalAnimator)) else {
            if let view = context.view(forKey: .to), let shown = context.viewController(forKey: .to) {
                UIView.performWithoutAnimation {
                    if context.finalFrame(for: shown) != .zero { view.frame = context.finalFrame(for: shown) }
                    context.containerView.addSubview(view)
                }
                shown.isAppearing()
            } else {
                context.viewController(forKey: .to)?.isAppearing()
            }
            context.completeTransition(true)
            return
        }
        context.run(animator)
        context.viewController(forKey: .to)?.isAppearing()
        if context.isRunning { context.containerView.window?.layoutIfNeeded() }
    }

    private func endPresenting(
        _ animator: any UIViewControllerAnimatedTransitioning, completed: Bool, _ completion: (() -> Void)?
    ) {
        let hides = controller.shouldRemovePresentersView
        isInFlight = false
        if completed {
            if hides { presenter.ownView?.removeFromSuperview() }
            presented.endAppearance()
            if hides { presenter.endAppearance() }
        } else {
            takeBack(hides: hides)
        }
        presented.isBeingPresented = false
        presented.isAppearanceDriven = false
        presenter.isAppearanceDriven = false
        note("presentationTransitionDidEnd(\(completed))")
        controller.presentationTransitionDidEnd(completed)
        finish(animator, completed: completed)
        if completed { completion?() }
    }

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

    /// The end that presentations and dismissals share (R71): coordinator, animator.
    private func finish(_ animator: any UIViewControllerAnimatedTransitioning, completed: Bool) {
        running?.coordinator.runCompletions()
        running = nil
        animator.animationEnded(completed)
    }

    // MARK: Dismissing

    static func dismiss(from receiver: UIViewController, animated: Bool, completion: (() -> Void)?) {
        receiver.trace("dismiss(animated: \(animated))", .presentation)
        // R33: what presents dismisses; a presented controller passes the call on to its presenter.
        let presentation =
            receiver.ancestorsWithSelf.lazy.compactMap(\.presentation).first
            ?? receiver.ancestorsWithSelf.lazy.compactMap(\.ownPresentation).first
        guard let presentation else { return }
        if presentation.isInFlight {
            UIKitRuntime.current.warn(
                "Attempt to dismiss from view controller \(presentation.presenter) while a presentation or dismiss is "
                    + "in progress!", about: receiver)
            return
        }
        presentation.isInFlight = true
        UIKitRuntime.current.noteVisibleChange()
        if animated || UnwindPlan.isRunning {
            RuntimeClock.current.schedule(after: 0) {
                presentation.end(animated: animated, completion: completion)
            }
        } else {
            presentation.end(animated: false, completion: completion)
        }
    }

    /// This presentation and those on top of it, topmost last.
    private var chain: [ModalPresentation] {
        var chain = [self]
        while let next = Self.presentation(within: chain[chain.count - 1].presented) { chain.append(next) }
        return chain
    }

    private static func presentation(within controller: UIViewController) -> ModalPresentation? {
        controller.presentation ?? controller.children.lazy.compactMap { presentation(within: $0) }.first
    }

    private func end(animated: Bool, completion: (() -> Void)?) {
        // R33: only the topmost is seen to go, with its own style; those between vanish.
        let chain = chain
        let top = chain[chain.count - 1]
        let reveals = chain.contains { $0.controller.shouldRemovePresentersView }
        let presented = top.presented
        let animator =
            presented.transitioningDelegate?.animationController(forDismissed: presented)
            ?? ModalAnimator(style: presented.modalTransitionStyle, isPresenting: false)
        top.note("dismissalTransitionWillBegin")
        top.controller.dismissalTransitionWillBegin()

        let leaving = chain.map(\.presented).filter { $0.appearance == .appeared }
        for controller in leaving {
            controller.isBeingDismissed = true
            controller.isAppearanceDriven = true
            controller.beginAppearance(false, animated: animated)
        }
        presenter.isAppearanceDriven = true
        if reveals { presenter.beginAppearance(true, animated: animated) }

        let container = top.container ?? UIView(frame: UIScreen.main.bounds)
        let restored = presenterPlace?.superview.bounds ?? container.bounds
        let presentedFrame = presented.view.frame
        let context = TransitionContext(
            container: container, isAnimated: animated, style: top.controller.presentationStyle,
            from: .init(
                controller: presented, view: top.controller.presentedView, initialFrame: presentedFrame,
                finalFrame: .zero),
            to: .init(
                controller: presenter, view: reveals ? presenter.view : nil, initialFrame: .zero,
                finalFrame: reveals ? restored : presenter.view.frame),
            didEnd: { [self] completed in
                endDismissing(chain, animator, leaving, reveals: reveals, completed: completed, completion)
            })
        show(context, animator, animated: animated)
    }

    private func endDismissing(
        _ chain: [ModalPresentation], _ animator: any UIViewControllerAnimatedTransitioning,
        _ leaving: [UIViewController], reveals: Bool, completed: Bool, _ completion: (() -> Void)?
    ) {
        isInFlight = false
        let top = chain[chain.count - 1]
        if completed {
            if reveals { restorePresenter() }
            for presentation in chain.reversed() {
                presentation.presented.ownView?.removeFromSuperview()
                presentation.removeContainer()
            }
            // R60, T9: the presenter has appeared before the presented has disappeared.
            if reveals { presenter.endAppearance() }
            for controller in leaving.reversed() { controller.endAppearance() }
            presenter.presentation = nil
            for presentation in chain {
                presentation.presented.ownPresentation = nil
                if presentation !== self { presentation.presenter.presentation = nil }
            }
        } else {
            cancelDismissal(leaving, reveals: reveals)
        }
        for controller in leaving {
            controller.isBeingDismissed = false
            controller.isAppearanceDriven = false
        }
        presenter.isAppearanceDriven = false
        top.note("dismissalTransitionDidEnd(\(completed))")
        top.controller.dismissalTransitionDidEnd(completed)
        finish(animator, completed: completed)
        if completed { completion?() }
    }

    private func cancelDismissal(_ leaving: [UIViewController], reveals: Bool) {
        if reveals {
            presenter.beginAppearance(false, animated: true)
            presenter.ownView?.removeFromSuperview()
            presenter.endAppearance()
        }
        for controller in leaving {
            controller.beginAppearance(true, animated: true)
            controller.isAppearing()
            controller.endAppearance()
        }
    }

    /// R75: the presenter's view goes back to where it was, and fills that place.
    private func restorePresenter() {
        guard let view = presenter.ownView, let place = presenterPlace else { return }
        if view.superview !== place.superview { place.superview.insertSubview(view, at: place.index) }
        if view.transform.isIdentity { view.frame = place.superview.bounds }
        presenterPlace = nil
    }

    private func removeContainer() {
        container?.removeFromSuperview()
        container = nil
        controller.containerView = nil
    }

    private func note(_ call: String) {
        UIKitRuntime.current.record(
            .transition, controller.printedClass, "\(controller.printedClass).\(call)",
            objectID: presented.interfaceID)
    }
}
