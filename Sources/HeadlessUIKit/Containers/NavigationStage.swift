/// What a navigation controller shows, and the way from there to the top of its stack.
@MainActor
final class NavigationStage {
    private unowned let navigation: UINavigationController
    weak var container: UIView?
    private weak var shown: UIViewController?
    private var operation = UINavigationController.Operation.none
    private var isAnimated = false
    private var added: [UIViewController] = []
    private var removed: [UIViewController] = []
    private var isRunning = false

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    /// Keeps a change of the stack until the views follow.
    func note(
        _ operation: UINavigationController.Operation, added: [UIViewController], removed: [UIViewController],
        animated: Bool
    ) {
        self.operation = operation
        isAnimated = animated
        self.added += added
        self.removed += removed
    }

    /// Shows the top's view without telling of it: the container's own appearance does.
    func install() {
        guard !isRunning, let top = navigation.topViewController, let container else { return }
        guard top !== shown || top.ownView?.isDescendant(of: container) != true else { return }
        if let shown, shown !== top { unwrap(shown) }
        shown = top
        UIView.performWithoutAnimation { container.addSubview(wrapper(around: top, in: container)) }
    }

    /// Tells controllers that their moves into and out of the stack are done.
    func finishMoves() {
        let moved = (added, removed)
        added = []
        removed = []
        for controller in moved.0 {
            controller.isMovingToParent = false
            if controller.parent === navigation { controller.didMoveTo(navigation) }
        }
        for controller in moved.1.reversed() {
            controller.isMovingFromParent = false
            if controller.parent === navigation { controller.parent = nil }
            controller.didMoveTo(nil)
        }
    }

    /// Goes from what is shown to the top of the stack: appearance in the order of T2 and T3.
    func showTop() {
        guard !isRunning, let to = navigation.topViewController else { return }
        // Under a controller that is itself unseen the views change without a word.
        let isSeen = navigation.appearance == .appeared || navigation.appearance == .appearing
        guard isSeen, let from = shown, from !== to else {
            install()
            return finishMoves()
        }
        isRunning = true
        let (operation, animated) = (operation, isAnimated && UIView.areAnimationsEnabled)
        let animator =
            navigation.delegate?.navigationController(
                navigation, animationControllerFor: operation, from: from, to: to)
            ?? NavigationAnimator(isPush: operation == .push)
        // R73: willShow is sent before the views change.
        navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
        to.loadViewIfNeeded()
        from.isAppearanceDriven = true
        to.isAppearanceDriven = true
        from.beginAppearance(false, animated: animated)
        to.beginAppearance(true, animated: animated)
        shown = to
        let container = container ?? navigation.view ?? UIView()
        let place = container.bounds
        let context = TransitionContext(
            container: container, isAnimated: animated,
            from: .init(controller: from, view: from.view, initialFrame: from.view.frame, finalFrame: .zero),
            to: .init(controller: to, view: to.view, initialFrame: .zero, finalFrame: place),
            didEnd: { [self] completed in ended(from: from, to: to, animator, completed: completed) })
        if animated {
            self.context = context
            context.run(animator)
            to.isAppearing()
            if context.isRunning { container.window?.layoutIfNeeded() }
        } else {
            UIView.performWithoutAnimation {
                to.view.frame = place
                container.addSubview(to.view)
            }
            to.isAppearing()
            context.completeTransition(true)
        }
    }

    private var context: TransitionContext?

    private func ended(
        from: UIViewController, to: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning,
        completed: Bool
    ) {
        isRunning = false
        if completed {
            unwrap(from)
            if let container {
                UIView.performWithoutAnimation { container.addSubview(wrapper(around: to, in: container)) }
            }
            from.endAppearance()
            to.endAppearance()
        } else {
            takeBack(from: from, to: to)
        }
        from.isAppearanceDriven = false
        to.isAppearanceDriven = false
        finishMoves()
        if completed {
            navigation.delegate?.navigationController(navigation, didShow: to, animated: to.appearanceIsAnimated)
        }
        context?.coordinator.runCompletions()
        context = nil
        animator.animationEnded(completed)
        // The stack may have changed on the way.
        if navigation.topViewController !== shown { showTop() }
    }

    /// T15: what would have come goes again, and what would have gone comes back.
    private func takeBack(from: UIViewController, to: UIViewController) {
        to.beginAppearance(false, animated: true)
        unwrap(to)
        to.endAppearance()
        from.beginAppearance(true, animated: true)
        from.isAppearing()
        from.endAppearance()
        shown = from
        let restored = removed
        added = []
        removed = []
        navigation.children = (navigation.children.filter { $0 !== to || !restored.isEmpty }) + restored
        for controller in restored { controller.parent = navigation }
    }

    /// Each controller's view lies in a wrapper of its own (R114).
    private func wrapper(around controller: UIViewController, in container: UIView) -> UIView {
        if let wrapper = controller.view.superview, wrapper.className == Self.wrapperClass { return wrapper }
        let wrapper = StockView(frame: container.bounds, className: Self.wrapperClass)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.frame = wrapper.bounds
        container.addSubview(wrapper)
        wrapper.addSubview(controller.view)
        return wrapper
    }

    private func unwrap(_ controller: UIViewController) {
        let wrapper = controller.ownView?.superview
        controller.ownView?.removeFromSuperview()
        if wrapper?.className == Self.wrapperClass { wrapper?.removeFromSuperview() }
    }

    private static let wrapperClass = "UIViewControllerWrapperView"
}
