extension UIView {
    /// Whether the view is the other one or lies in it at any depth.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let next = current {
            if next === view { return true }
            current = next.superview
        }
        return false
    }

    /// The nearest view of that tag, this one included.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Swaps two subviews' places.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
        subviews.swapAt(first, second)
        layer.sublayers = subviews.map(\.layer)
        noteChange()
    }

    /// Puts a view among the subviews, with all callbacks.
    func insert(_ view: UIView, at index: Int) {
        if view.superview === self {
            forget(view)
            subviews.insert(view, at: min(max(0, index), subviews.count))
            layer.insertSublayer(view.layer, at: UInt32(min(max(0, index), subviews.count - 1)))
            noteChange()
            return
        }
        guard !isDescendant(of: view) else {
            UIKitRuntime.current.raise(
                .invalidArgument("Can't add \(view === self ? "self" : "an ancestor") as subview"))
            return
        }
        guard view.isAllowed(under: self) else { return }
        let change = WindowChange(of: view, from: view.window, to: window)
        change.willMove()
        view.willMove(toSuperview: self)
        view.leaveSuperview()
        let place = min(max(0, index), subviews.count)
        subviews.insert(view, at: place)
        layer.insertSublayer(view.layer, at: UInt32(place))
        view.superview = self
        view.enter(window)
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
        view.setNeedsLayout()
        change.didMove()
    }

    /// Takes the view out of its superview, with all callbacks.
    func detach() {
        guard superview != nil else { return }
        let change = WindowChange(of: self, from: window, to: nil)
        change.willMove()
        willMove(toSuperview: nil)
        leaveSuperview()
        didMoveToSuperview()
        change.didMove()
    }

    private func leaveSuperview() {
        guard let old = superview else { return }
        old.willRemoveSubview(self)
        old.forget(self)
        layer.removeFromSuperlayer()
        superview = nil
        enter(nil)
    }

    private func forget(_ view: UIView) {
        if let index = subviews.firstIndex(where: { $0 === view }) { subviews.remove(at: index) }
    }

    /// R15: the view of a child belongs under its parent's view, not under that of another controller.
    private func isAllowed(under view: UIView) -> Bool {
        guard let controller, let parent = controller.parent, let owner = view.nearestController, owner !== parent
        else { return true }
        UIKitRuntime.current.raise(
            .init(
                name: "UIViewControllerHierarchyInconsistencyException",
                reason:
                    "child view controller:\(controller) should have parent view controller:\(owner) but actual parent "
                    + "is:\(parent)"))
        return false
    }

    private var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controller { return controller }
            view = current.superview
        }
        return nil
    }

    /// Calls a closure with the view and all views in it, each before its subviews.
    func forEachDescendant(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.forEachDescendant(body) }
    }

    /// The controllers whose root views are in this view, the outermost only.
    var outermostControllers: [UIViewController] {
        if let controller { return [controller] }
        return subviews.flatMap(\.outermostControllers)
    }
}

/// A view on its way into a window, out of it, or from one to another.
@MainActor
private struct WindowChange {
    let view: UIView
    let old: UIWindow?
    let new: UIWindow?
    private let controllers: [UIViewController]

    init(of view: UIView, from old: UIWindow?, to new: UIWindow?) {
        self.view = view
        self.old = old
        self.new = new
        // R16: what enters or leaves a window appears or disappears, whoever did it.
        controllers = (old == nil) == (new == nil) ? [] : view.outermostControllers.filter(\.followsItsView)
    }

    func willMove() {
        guard old !== new else { return }
        if new == nil { view.forEachDescendant { $0.layer.removeAllAnimations() } }
        for controller in controllers { controller.beginAppearance(new != nil, animated: false) }
        view.forEachDescendant { $0.willMove(toWindow: new) }
    }

    func didMove() {
        if old != nil || new != nil { UIKitRuntime.current.noteVisibleChange() }
        guard old !== new else { return }
        view.forEachDescendant { $0.didMoveToWindow() }
        for controller in controllers {
            if new != nil { controller.isAppearing() }
            controller.endAppearance()
        }
    }
}
