/// A container that shows the top of a stack of controllers, with a bar.
///
/// The stack changes at once; the views follow in the next turn (R29).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The bar above the controllers.
    open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
    /// Hears of what is shown, and supplies animators (R73).
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false
    /// Whether the toolbar is hidden.
    open var isToolbarHidden = true

    private lazy var stage = NavigationStage(self)
    private lazy var interactivePop = InteractivePop(self, stage)

    /// The gesture that pops from the left edge of the screen, as far as the finger moves.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    /// A navigation controller with a root.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setStack([rootViewController], animated: false)
    }

    /// A navigation controller without controllers.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A navigation controller with bars of other classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? InterfaceCoder)?.decodeChildren(of: self)
    }

    // MARK: The stack

    /// The stack, root first.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setStack(newValue, animated: false) }
    }

    /// The top of the stack.
    open var topViewController: UIViewController? { children.last }

    /// The controller that is seen: the top's, or what is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts a controller on top (T2).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        trace(
            "pushViewController", .name(viewController.runtimeName), .flag(animated, "animated"), about: .navigation)
        // R32
        if viewController is UINavigationController {
            return UIKitRuntime.current.raise(.invalidArgument("Pushing a navigation controller is not supported"))
        }
        if children.contains(where: { $0 === viewController }) {
            let reason =
                UIKitRuntime.current.ios >= 17
                ? "\(self) is pushing the same view controller instance (\(viewController)) more than once which is "
                    + "not supported and is most likely an error in the application"
                : "Pushing the same view controller instance more than once is not supported (\(viewController))"
            return UIKitRuntime.current.raise(.invalidArgument(reason))
        }
        let before = children
        addChild(viewController)
        stackChanged(.push, before: before, added: [viewController], removed: [], animated: animated)
    }

    /// Takes the top off (T3).
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        trace("popViewController", .flag(animated, "animated"), about: .navigation)
        guard children.count > 1 else { return nil }
        return pop(to: children.count - 2, animated: animated).last
    }

    /// Takes off all above a controller.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        trace(
            "popToViewController", .name(viewController.runtimeName), .flag(animated, "animated"), about: .navigation)
        guard let index = children.firstIndex(where: { $0 === viewController }) else {
            UIKitRuntime.current.raise(
                .init(
                    name: "NSInternalInconsistencyException",
                    reason: "Tried to pop to a view controller that doesn't exist."))
            return nil
        }
        return pop(to: index, animated: animated)
    }

    /// Takes off all above the root (T4).
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        trace("popToRootViewController", .flag(animated, "animated"), about: .navigation)
        return children.isEmpty ? nil : pop(to: 0, animated: animated)
    }

    /// Puts another stack in place of this one (T5).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        trace(
            "setViewControllers", .init(nil, .texts(viewControllers.map(\.runtimeName))), .flag(animated, "animated"),
            about: .navigation)
        setStack(viewControllers, animated: animated)
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Pushes (R28).
    open override func show(_ vc: UIViewController, sender: Any?) {
        if !UIKitRuntime.current.isShowing(vc) { trace("show", .name(vc.runtimeName), about: .navigation) }
        // R28: a navigation controller is presented rather than pushed.
        if vc is UINavigationController {
            present(vc, animated: UIView.areAnimationsEnabled)
        } else {
            pushViewController(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Pops to the next controller on an unwind's way, unless it is on top already (R45).
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard topViewController !== subsequentVC, children.contains(where: { $0 === subsequentVC }) else { return }
        popToViewController(subsequentVC, animated: UnwindPlan.animatesContainers)
    }

    /// The stack from its top down, without the branch that the unwind comes from (R43, U3).
    open override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        let containing = childContaining(source)
        return children.reversed().filter { $0 !== containing }
    }

    // MARK: What follows

    private func pop(to index: Int, animated: Bool) -> [UIViewController] {
        let removed = Array(children[(index + 1)...])
        guard !removed.isEmpty else { return [] }
        let before = children
        for controller in removed.reversed() { controller.willMoveTo(nil) }
        let gone = Set(removed.map(ObjectIdentifier.init))
        children.removeAll { gone.contains(ObjectIdentifier($0)) }
        stackChanged(.pop, before: before, added: [], removed: removed, animated: animated)
        return removed
    }

    private func setStack(_ controllers: [UIViewController], animated: Bool) {
        let old = children
        let (oldIDs, newIDs) = (Set(old.map(ObjectIdentifier.init)), Set(controllers.map(ObjectIdentifier.init)))
        guard newIDs.count == controllers.count else {
            // R32
            return UIKitRuntime.current.raise(
                .invalidArgument("All view controllers in a navigation controller must be distinct (\(controllers))"))
        }
        let removed = old.filter { !newIDs.contains(ObjectIdentifier($0)) }
        let added = controllers.filter { !oldIDs.contains(ObjectIdentifier($0)) }
        for controller in removed { controller.willMoveTo(nil) }
        for controller in added {
            controller.parent?.forget(controller)
            controller.parent = self
        }
        children = controllers
        for controller in added { controller.willMoveTo(self) }
        // T5: a new top that was in the stack before comes back by a pop.
        let isBack = controllers.last.map { oldIDs.contains(ObjectIdentifier($0)) } == true
        stackChanged(isBack ? .pop : .push, before: old, added: added, removed: removed, animated: animated)
    }

    private func stackChanged(
        _ operation: Operation, before: [UIViewController], added: [UIViewController], removed: [UIViewController],
        animated: Bool
    ) {
        UIKitRuntime.current.noteVisibleChange()
        var change = NavigationStage.StackChange(
            operation: operation, isAnimated: animated, before: before, added: added, removed: removed)
        // Code waits for a push with a transaction around it.
        if animated { change.waiting = RuntimeClock.current.transactions.enter() }
        stage.note(change)
        guard isViewLoaded, ownView?.window != nil || appearance == .appearing else {
            // R29: off window only the stack changes.
            if !UnwindPlan.postpone({ [stage] in stage.finishMoves() }) { stage.finishMoves() }
            return
        }
        RuntimeClock.current.schedule(after: 0) { [self] in stage.showTop() }
    }

    open override func loadView() {
        let layout = StockView(filling: UIScreen.main.bounds, className: "UILayoutContainerView")
        let transition = StockView(filling: layout.bounds, className: "UINavigationTransitionView")
        layout.addSubview(transition)
        if !isNavigationBarHidden {
            let top = UIKitRuntime.current.configuration.safeAreaInsets.top
            navigationBar.frame = CGRect(x: 0, y: top, width: layout.bounds.width, height: 44)
            navigationBar.autoresizingMask = .flexibleWidth
            layout.addSubview(navigationBar)
        }
        let wrapper = StockView(filling: transition.bounds, className: "UIViewControllerWrapperView")
        transition.addSubview(wrapper)
        layout.addGestureRecognizer(interactivePop.recognizer)
        view = layout
        stage.container = wrapper
    }

    override func prepareToAppear() {
        loadViewIfNeeded()
        stage.install()
    }

    override func reveal(_ child: UIViewController, animated: Bool) {
        popToViewController(child, animated: animated)
    }

    override var isSystemContainer: Bool { true }

    /// R30
    override var definesPresentationContextByDefault: Bool { true }

    /// Which way a navigation goes.
    public enum Operation: Int, Hashable, Sendable {
        case none, push, pop
    }
}
