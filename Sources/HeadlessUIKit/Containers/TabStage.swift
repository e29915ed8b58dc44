/// What a tab bar controller shows, and the way from there to the selected tab.
@MainActor
final class TabStage {
    private weak var tabs: UITabBarController?
    /// The view that holds the shown controller's view.
    weak var container: UIView?
    private weak var shown: UIViewController?
    /// The controllers that have been told that they will disappear, and wait for the end of it.
    private var leaving: [UIViewController] = []
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var interactor: (any UIViewControllerInteractiveTransitioning)?
    private var running: TransitionContext?
    private var isScheduled = false

    init(_ tabs: UITabBarController) { self.tabs = tabs }

    /// Shows the selected tab's view without telling of it: the container's own appearance does.
    func install() {
        guard running == nil, let container, let selected = tabs?.selectedViewController,
            selected !== shown || selected.ownView?.superview !== container
        else { return }
        shown?.ownView?.removeFromSuperview()
        shown = selected
        place(selected, in: container)
    }

    /// T7: the new tab appears before the old one disappears, and the end comes in the next turn.
    func showSelected() {
        // A selection that changes while an animator is at work follows at its end.
        guard running == nil, let tabs, container != nil, tabs.selectedViewController !== shown else { return }
        UIKitRuntime.current.noteVisibleChange()
        let from = shown
        guard let to = tabs.selectedViewController else {
            shown = nil
            from?.ownView?.removeFromSuperview()
            return
        }
        guard tabs.appearance == .appeared || tabs.appearance == .appearing else { return install() }
        shown = to
        if !isScheduled {
            animator = from.flatMap {
                tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: $0, to: to)
            }
            interactor = animator.flatMap { tabs.delegate?.tabBarController(tabs, interactionControllerFor: $0) }
        }
        to.loadViewIfNeeded()
        let animated = animator != nil
        to.isAppearanceDriven = true
        to.beginAppearance(true, animated: animated)
        leaving.removeAll { $0 === to }
        if let from {
            from.isAppearanceDriven = true
            from.beginAppearance(false, animated: animated)
            leaving.append(from)
        }
        guard !isScheduled else { return }
        isScheduled = true
        RuntimeClock.current.schedule(after: 0) { [self, tabs] in
            isScheduled = false
            follow(tabs)
        }
    }

    private func follow(_ tabs: UITabBarController) {
        guard let container, let to = shown else { return }
        guard let animator, let from = leaving.last, leaving.count == 1 else {
            for controller in leaving { controller.ownView?.removeFromSuperview() }
            place(to, in: container)
            to.isAppearing()
            return end(to)
        }
        let context = TransitionContext(
            container: container, isAnimated: true,
            from: .init(controller: from, view: { [from] in from.view }, initialFrame: from.view.frame),
            to: .init(controller: to, view: { [to] in to.view }, finalFrame: { [container] in container.bounds }),
            interactor: interactor,
            didEnd: { [self, tabs] completed in ended(tabs, from: from, to: to, animator, completed: completed) })
        running = context
        context.run(animator)
        to.isAppearing()
        if context.isRunning { container.window?.layoutIfNeeded() }
    }

    private func end(_ to: UIViewController) {
        let gone = leaving
        leaving = []
        (animator, interactor) = (nil, nil)
        for controller in gone where controller.appearance == .disappearing { controller.endAppearance() }
        if to.appearance == .appearing { to.endAppearance() }
        for controller in gone + [to] { controller.isAppearanceDriven = false }
    }

    private func ended(
        _ tabs: UITabBarController, from: UIViewController, to: UIViewController,
        _ animator: any UIViewControllerAnimatedTransitioning, completed: Bool
    ) {
        let context = running
        running = nil
        if completed {
            from.ownView?.removeFromSuperview()
            if let container { place(to, in: container) }
            end(to)
        } else {
            leaving = [to]
            to.beginAppearance(false, animated: true)
            from.beginAppearance(true, animated: true)
            to.ownView?.removeFromSuperview()
            shown = from
            end(from)
            tabs.selectionWasTakenBack(to: from)
        }
        context?.coordinator.runCompletions()
        animator.animationEnded(completed)
        showSelected()
    }

    private func place(_ controller: UIViewController, in container: UIView) {
        controller.loadViewIfNeeded()
        UIView.performWithoutAnimation {
            controller.view.frame = container.bounds
            if controller.view.superview !== container { container.addSubview(controller.view) }
        }
    }
}
