extension UIViewController {
    /// The controller, its parent, and so on outward.
    var ancestorsWithSelf: [UIViewController] {
        var chain: [UIViewController] = []
        var next: UIViewController? = self
        while let current = next {
            chain.append(current)
            next = current.parent
        }
        return chain
    }

    /// The outermost controller that this one is in.
    var rootAncestor: UIViewController { ancestorsWithSelf.last ?? self }

    /// Whether this controller is the other one or is in it at any depth.
    func isDescendant(of ancestor: UIViewController) -> Bool { ancestorsWithSelf.contains { $0 === ancestor } }

    func nearestAncestor<Controller: UIViewController>() -> Controller? {
        ancestorsWithSelf.dropFirst().lazy.compactMap { $0 as? Controller }.first
    }

    func adopt(_ child: UIViewController) {
        guard !isDescendant(of: child) else {
            UIKitRuntime.current.raise(
                .init(
                    name: "UIViewControllerHierarchyInconsistencyException",
                    reason: "A view controller cannot be added as a child of itself or of its own descendant: "
                        + child.description))
            return
        }
        if child.parent === self { return }
        child.parent?.forget(child)
        // R15: in `willMove` the parent reads as the new one already.
        child.parent = self
        children.append(child)
        child.willMoveTo(self)
    }

    func leaveParent() {
        guard let parent else { return }
        parent.forget(self)
        self.parent = nil
        didMoveTo(nil)
    }

    /// Takes a child off the list.
    func forget(_ child: UIViewController) {
        if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
    }

    /// Calls `willMove(toParent:)` and notes it.
    func willMoveTo(_ parent: UIViewController?) {
        trace("willMove", .name(parent?.runtimeName, "toParent"))
        moveReason = parent == nil ? .movesFromParent : .movesToParent
        willMove(toParent: parent)
    }

    /// Calls `didMove(toParent:)` and notes it.
    func didMoveTo(_ parent: UIViewController?) {
        trace("didMove", .name(parent?.runtimeName, "toParent"))
        if parent == nil { moveReason = nil }
        didMove(toParent: parent)
    }
}
