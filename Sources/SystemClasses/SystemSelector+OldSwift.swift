extension SystemSelector {
    /// Whether a method of Apple's had that name before Swift 3 and has another one since, so that later compilers do not
    /// take an override of it: those that apps override most. The first label is the parameter's own name.
    public static func isNameBeforeSwift3(_ name: String) -> Bool { namesBeforeSwift3.contains(name) }

    private static let namesBeforeSwift3 = Set(TableText.lines(of: oldNames).flatMap(\.words))

    static let oldNames = """
        didMoveToParentViewController(parent:) drawRect(rect:) intrinsicContentSize() keyDown(theEvent:)
        mouseDown(theEvent:) numberOfSectionsInTableView(tableView:)
        observeValueForKeyPath(keyPath:ofObject:change:context:) preferredStatusBarStyle() prefersStatusBarHidden()
        prepareForSegue(segue:sender:) setEditing(editing:animated:) setHighlighted(highlighted:animated:)
        setSelected(selected:animated:) shouldAutorotate() shouldPerformSegueWithIdentifier(identifier:sender:)
        supportedInterfaceOrientations() tableView(tableView:cellForRowAtIndexPath:)
        tableView(tableView:didSelectRowAtIndexPath:) tableView(tableView:numberOfRowsInSection:)
        touchesBegan(touches:withEvent:) touchesCancelled(touches:withEvent:) touchesEnded(touches:withEvent:)
        touchesMoved(touches:withEvent:) viewDidAppear(animated:) viewDidDisappear(animated:)
        viewWillAppear(animated:) viewWillDisappear(animated:) willMoveToParentViewController(parent:)
        """
}
