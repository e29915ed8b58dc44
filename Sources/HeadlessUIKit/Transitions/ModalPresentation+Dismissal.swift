extension ModalPresentation {
    /// Dismisses what a controller presents, or the controller itself (R33).
    ///
    /// - Returns: whether a dismissal begins, so that the completion will be called.
    @discardableResult
    static func dismiss(from receiver: UIViewController, animated: Bool, completion: (() -> Void)?) -> Bool {
        receiver.trace("dismiss", .flag(animated, "animated"), about: .presentation)
        return begin(from: receiver, animated: animated, completion: completion)
    }

    /// A person's swipe on the sheet that a controller is in: the delegate is asked and told (T11).
    ///
    /// - Returns: whether there is a sheet.
    static func swipe(from receiver: UIViewController) -> Bool {
        guard let presentation = receiver.ancestorsWithSelf.lazy.compactMap(\.ownPresentation).first,
            PresentationStyles.isSheet(presentation.controller.presentationStyle)
        else { return false }
        let (presented, controller) = (presentation.presented, presentation.controller)
        presented.trace(.input(.sheetSwipe))
        let delegate = controller.delegate
        let may = !presented.isModalInPresentation && delegate?.presentationControllerShouldDismiss(controller) ?? true
        guard may else {
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return true
        }
        delegate?.presentationControllerWillDismiss(controller)
        begin(from: presented, animated: true) { delegate?.presentationControllerDidDismiss(controller) }
        return true
    }

    @discardableResult
    private static func begin(from receiver: UIViewController, animated: Bool, completion: (() -> Void)?) -> Bool {
        // R33: what presents dismisses; a presented controller passes the call on to its presenter.
        let presentation =
            receiver.ancestorsWithSelf.lazy.compactMap(\.presentation).first
            ?? receiver.ancestorsWithSelf.lazy.compactMap(\.ownPresentation).first
        guard let presentation else { return false }
        let chain = presentation.chain
        if chain.contains(where: { $0.phase == .inFlight }) {
            UIKitRuntime.current.warn(
                "Attempt to dismiss from view controller \(presentation.presenter) while a presentation or dismiss is "
                    + "in progress!", about: receiver)
            return false
        }
        let waits = animated || UnwindPlan.isRunning || chain.contains { $0.phase == .ending }
        presentation.phase = .inFlight
        if animated { presentation.waiting += RuntimeClock.current.transactions.enter() }
        UIKitRuntime.current.noteVisibleChange()
        if waits {
            RuntimeClock.current.schedule(after: 0) {
                presentation.end(animated: animated, completion: completion)
            }
        } else {
            presentation.end(animated: false, completion: completion)
        }
        return true
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
        let presented = top.presented
        // Whether the presenter comes back into sight is for the lowest to say: it took its view away, or did not.
        let reveals = controller.shouldRemovePresentersView
        let delegate = presented.transitioningDelegate
        let custom = delegate?.animationController(forDismissed: presented)
        // R72: asked where an animator was supplied, and there is something to drive.
        let interactor = animated ? custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) } : nil
        let animator = custom ?? ModalAnimator(top, style: top.transitionStyle, isPresenting: false)
        let leaving = chain.map(\.presented).filter { $0.appearance == .appeared }
        let presenterFrame = presenter.view.frame
        let restored = restoredFrame
        let context = TransitionContext(
            container: top.container ?? UIView(frame: UIScreen.main.bounds), isAnimated: animated,
            style: top.controller.presentationStyle,
            from: .init(
                controller: presented, view: { [controller = top.controller] in controller.presentedView },
                initialFrame: presented.view.frame),
            to: .init(
                controller: presenter, view: { [presenter] in reveals ? presenter.view : nil },
                initialFrame: reveals ? .zero : presenterFrame, finalFrame: { reveals ? restored : presenterFrame }),
            interactor: interactor,
            didEnd: { [self] completed in
                endDismissing(chain, animator, leaving, reveals: reveals, completed: completed, completion)
            })
        running = context
        top.note("dismissalTransitionWillBegin")
        top.controller.dismissalTransitionWillBegin()

        for controller in leaving {
            controller.presentationFlag = .dismissed
            controller.isAppearanceDriven = true
            controller.beginAppearance(false, animated: animated)
        }
        presenter.isAppearanceDriven = true
        if reveals { presenter.beginAppearance(true, animated: animated) }
        show(context, animator)
    }

    private func endDismissing(
        _ chain: [ModalPresentation], _ animator: any UIViewControllerAnimatedTransitioning,
        _ leaving: [UIViewController], reveals: Bool, completed: Bool, _ completion: (() -> Void)?
    ) {
        let top = chain[chain.count - 1]
        phase = completed ? .ending : .shown
        if completed {
            if reveals { restorePresenter() } else { noteDisplacedPresenter(animator, in: top.container) }
            for presentation in chain.reversed() {
                presentation.presented.ownView?.removeFromSuperview()
                presentation.removeContainer()
                presentation.unlink()
            }
            // R60, T9: the presenter has appeared before the presented has disappeared.
            if reveals { presenter.endAppearance() }
            for controller in leaving.reversed() { controller.endAppearance() }
        } else {
            cancelDismissal(leaving, reveals: reveals)
        }
        for controller in leaving {
            controller.presentationFlag = nil
            controller.isAppearanceDriven = false
        }
        presenter.isAppearanceDriven = false
        top.note("dismissalTransitionDidEnd", .flag(completed))
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

    /// Lets go of all that a controller presents when its window gets another root: the views leave with their
    /// containers, which is all that the controllers hear of it (R16).
    static func abandon(from root: UIViewController) {
        guard let lowest = presentation(within: root) else { return }
        for presentation in lowest.chain.reversed() {
            presentation.removeContainer()
            presentation.unlink()
        }
    }
}
