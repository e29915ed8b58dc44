/// Swift before 3, where the first parameter of a method has no label unless one is written apart.
extension ClassIndex {
    /// Whether the sources override the system's methods by the names that they had before Swift 3, which later
    /// compilers refuse.
    public var isWrittenBeforeSwift3: Bool {
        classes.contains { entry in
            entry.language == .swift && entry.overrides.contains(where: Self.oldOverrides.contains)
        }
    }

    /// The index with the selectors that a compiler before Swift 3 gives to the same sources as well: `tap(sender:)` is
    /// `tap:` to it, `tap(sender:event:)` is `tap:event:`.
    ///
    /// Of a method whose label is written twice, `tap(sender sender:)`, the selector is the same in both; the index does
    /// not tell the two apart, so it keeps both selectors.
    public func beforeSwift3() -> ClassIndex {
        var index = self
        for position in index.classes.indices where index.classes[position].language == .swift {
            let methods = index.classes[position].methods
            let known = Set(methods.map(\.selector))
            index.classes[position].methods += methods.compactMap { method in
                guard let first = method.parameters.first, first.label != nil, !method.isAsync, !method.isThrowing
                else {
                    return nil
                }
                var old = method
                let name = method.swiftName.prefix { $0 != "(" }
                old.selector = "\(name):" + method.parameters.dropFirst().map { "\($0.label ?? ""):" }.joined()
                return known.contains(old.selector) ? nil : old
            }
        }
        return index
    }

    private static let oldOverrides: Set<String> = [
        "viewWillAppear(animated:)", "viewDidAppear(animated:)", "viewWillDisappear(animated:)",
        "viewDidDisappear(animated:)", "prepareForSegue(segue:sender:)", "drawRect(rect:)",
        "shouldPerformSegueWithIdentifier(identifier:sender:)", "setSelected(selected:animated:)",
        "setHighlighted(highlighted:animated:)", "setEditing(editing:animated:)", "touchesBegan(touches:withEvent:)",
        "touchesMoved(touches:withEvent:)", "touchesEnded(touches:withEvent:)", "touchesCancelled(touches:withEvent:)",
        "numberOfSectionsInTableView(tableView:)", "tableView(tableView:numberOfRowsInSection:)",
        "tableView(tableView:cellForRowAtIndexPath:)", "tableView(tableView:didSelectRowAtIndexPath:)",
        "supportedInterfaceOrientations()", "prefersStatusBarHidden()", "preferredStatusBarStyle()",
        "shouldAutorotate()", "intrinsicContentSize()", "observeValueForKeyPath(keyPath:ofObject:change:context:)",
        "willMoveToParentViewController(parent:)", "didMoveToParentViewController(parent:)", "mouseDown(theEvent:)",
        "keyDown(theEvent:)",
    ]
}
