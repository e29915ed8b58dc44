internal import HeadlessQuartzCore

/// What a navigation controller shows, and the way from there to the top of its stack.
@MainActor
final class NavigationStage {
    private weak var navigation: UINavigationController?
    /// The view that holds the shown controller's view, and in which transitions happen (R75, R114).
    weak var container: UIView?
    private weak var shown: UIViewController?
    private var waiting: StackChange?
    private(set) var running: TransitionContext?
    /// What the interactive pop gesture drives the next pop with.
    var gestureInteractor: UIPercentDrivenInteractiveTransition?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    /// A change of the stack that the views have yet to follow.
    struct StackChange {
        var operation: UINavigationController.Operation
        var isAnimated: Bool
        /// The stack before.
        let before: [UIViewController]
        var added: [UIViewController]
        var removed: [UIViewController]
        /// The completion blocks of transactions that wait for the views.
        var waiting: [TransactionGroup] = []
    }

    /// Keeps a change of the stack until the views follow; several of one turn become one, in the last one's style.
    func note(_ change: StackChange) {
        guard waiting != nil else { return waiting = change }
        waiting?.operation = change.operation
        waiting?.isAnimated = change.isAnimated
        waiting?.added += change.added
        waiting?.removed += change.removed
        waiting?.waiting += change.waiting
    }

    /// Shows the top's view without telling of it: the container's own appearance does.
    func install() {
        guard running == nil, let container else { return }
        while let top = navigation?.topViewController, top !== shown || top.ownView?.superview !== container {
            if let shown, shown !== top { shown.ownView?.removeFromSuperview() }
            shown = top
            // Its `viewDidLoad` may change the stack, so look again afterwards.
            top.loadViewIfNeeded()
            UIView.performWithoutAnimation {
                top.view.frame = container.bounds
                container.addSubview(top.view)
            }
            guard top.view.superview === container || navigation?.topViewController !== top else { return }
        }
    }

    /// Tells controllers that their moves into and out of the stack are done.
    func finishMoves() {
        let change = waiting
        waiting = nil
        finish(change)
    }

    private func finish(_ change: StackChange?) {
        guard let navigation, let change else { return }
        defer { for group in change.waiting { group.leave() } }
        let stack = Set(navigation.children.map(ObjectIdentifier.init))
        for controller in change.added where stack.contains(ObjectIdentifier(controller)) {
            controller.didMoveTo(navigation)
        }
        for controller in change.removed.reversed()
        where !stack.contains(ObjectIdentifier(controller)) && controller.parent === navigation {
            controller.parent = nil
            controller.didMoveTo(nil)
        }
    }

    /// Goes from what is shown to the top of the stack: appearance in the order of T2 and T3.
    func showTop() {
        guard running == nil, let navigation else { return }
        // Under a controller that is itself unseen the views change without a word.
        let isSeen = navigation.appearance == .appeared || navigation.appearance == .appearing
        guard isSeen, let from = shown, let to = navigation.topViewController, from !== to else {
            if navigation.topViewController == nil { shown?.ownView?.removeFromSuperview() }
            if navigation.ownView?.window != nil { install() }
            return finishMoves()
        }
        let change = waiting
        waiting = nil
        let operation = change?.operation ?? .none
        let animated = change?.isAnimated == true && UIView.areAnimationsEnabled
        let delegate = navigation.delegate
        // R70, R74: who moves the views is asked only where they are to move.
        let custom =
            animated
            ? delegate?.navigationController(navigation, animationControllerFor: operation, from: from, to: to) : nil
        let animator = custom ?? NavigationAnimator(isPush: operation == .push)
        let interactor =
            custom.map { delegate?.navigationController(navigation, interactionControllerFor: $0) }
            ?? (animated ? gestureInteractor : nil)
        gestureInteractor = nil
        // R73: willShow is sent before the views change.
        delegate?.navigationController(navigation, willShow: to, animated: animated)
        to.loadViewIfNeeded()
        let container = container ?? navigation.view ?? UIView()
        let context = TransitionContext(
            container: container, isAnimated: animated,
            from: .init(controller: from, view: { [from] in from.view }, initialFrame: from.view.frame),
            to: .init(controller: to, view: { [to] in to.view }, finalFrame: { [container] in container.bounds }),
            interactor: interactor,
            didEnd: { [self, navigation] completed in
                ended(navigation, change, from: from, to: to, animator, completed: completed)
            })
        running = context
        from.isAppearanceDriven = true
        to.isAppearanceDriven = true
        from.beginAppearance(false, animated: animated)
        to.beginAppearance(true, animated: animated)
        shown = to
        guard animated else { return context.showAtOnce() }
        context.run(animator)
        to.isAppearing()
        if context.isRunning { container.window?.layoutIfNeeded() }
    }

    private func ended(
        _ navigation: UINavigationController, _ change: StackChange?, from: UIViewController, to: UIViewController,
        _ animator: any UIViewControllerAnimatedTransitioning, completed: Bool
    ) {
        let context = running
        if completed {
            from.ownView?.removeFromSuperview()
            if let container, to.view.superview !== container {
                UIView.performWithoutAnimation { container.addSubview(to.view) }
            }
            from.endAppearance()
            to.endAppearance()
        } else {
            takeBack(navigation, change, from: from, to: to)
        }
        from.isAppearanceDriven = false
        to.isAppearanceDriven = false
        if completed {
            finish(change)
            navigation.delegate?.navigationController(navigation, didShow: to, animated: to.appearanceIsAnimated)
        }
        running = nil
        context?.coordinator.runCompletions()
        animator.animationEnded(completed)
        // The stack may have changed on the way.
        if navigation.topViewController !== shown { showTop() } else { finishMoves() }
    }

    /// What stays fills the container, wherever the animator has left it.
    private func layOutAgain(_ controller: UIViewController) {
        guard let container, let view = controller.ownView, view.transform == .identity else { return }
        UIView.performWithoutAnimation { view.frame = container.bounds }
    }

    /// T15: what would have come goes again, what would have gone comes back, and the stack is as it was.
    private func takeBack(
        _ navigation: UINavigationController, _ change: StackChange?, from: UIViewController, to: UIViewController
    ) {
        to.beginAppearance(false, animated: true)
        to.ownView?.removeFromSuperview()
        to.endAppearance()
        from.beginAppearance(true, animated: true)
        layOutAgain(from)
        from.isAppearing()
        from.endAppearance()
        shown = from
        guard let change else { return }
        for group in change.waiting { group.leave() }
        navigation.children = change.before
        for controller in change.added where !change.before.contains(where: { $0 === controller }) {
            controller.parent = nil
        }
        for controller in change.before { controller.parent = navigation }
    }
}
