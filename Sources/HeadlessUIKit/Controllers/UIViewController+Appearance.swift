/// Where a controller stands between being seen and not.
enum AppearanceState: String {
    case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
    /// Tells the controller and what it shows that it is about to appear or disappear: parents first (R63).
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            if appearance == .appearing { return warnUnbalanced() }
            prepareToAppear()
            loadViewIfNeeded()
            appearance = .appearing
            appearanceIsAnimated = animated
            trace("viewWillAppear(\(animated))")
            viewWillAppear(animated)
        } else {
            if appearance == .disappearing || appearance == .disappeared { return warnUnbalanced() }
            appearance = .disappearing
            appearanceIsAnimated = animated
            trace("viewWillDisappear(\(animated))")
            viewWillDisappear(animated)
        }
        for child in forwardedChildren where child.canBegin(isAppearing) {
            child.beginAppearance(isAppearing, animated: animated)
        }
    }

    /// Tells the controller and what it shows that they are in the window now (R61).
    func isAppearing() {
        guard appearance == .appearing else { return }
        // R61: the method came with iOS 17's SDK and runs back to iOS 13.
        if UIKitRuntime.current.ios >= 13 {
            trace("viewIsAppearing(\(appearanceIsAnimated))")
            viewIsAppearing(appearanceIsAnimated)
        }
        for child in forwardedChildren { child.isAppearing() }
    }

    /// Tells the controller and what it shows that they have appeared or disappeared: children first (R63).
    func endAppearance() {
        switch appearance {
        case .appearing:
            for child in forwardedChildren {
                if child.appearance == .disappeared {
                    // Added while this controller was on its way.
                    child.beginAppearance(true, animated: appearanceIsAnimated)
                    child.isAppearing()
                }
                if child.appearance == .appearing { child.endAppearance() }
            }
            appearance = .appeared
            trace("viewDidAppear(\(appearanceIsAnimated))")
            viewDidAppear(appearanceIsAnimated)
        case .disappearing:
            if shouldAutomaticallyForwardAppearanceMethods {
                for child in children where child.appearance == .disappearing { child.endAppearance() }
            }
            appearance = .disappeared
            trace("viewDidDisappear(\(appearanceIsAnimated))")
            viewDidDisappear(appearanceIsAnimated)
        case .appeared, .disappeared:
            warnUnbalanced()
        }
    }

    /// The whole way in one go, for changes without animation.
    func appear(_ isAppearing: Bool, animated: Bool = false, change: () -> Void) {
        beginAppearance(isAppearing, animated: animated)
        change()
        if isAppearing { self.isAppearing() }
        endAppearance()
    }

    /// Whether the view's way into and out of windows is what tells this controller of its appearance (R16): not while
    /// a window, container or transition does, and not under a parent that is itself unseen or forwards by hand.
    var followsItsView: Bool {
        if ancestorsWithSelf.contains(where: \.isAppearanceDriven) { return false }
        guard let parent else { return true }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance == .appeared
    }

    private var forwardedChildren: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods && isViewLoaded ? visibleChildren : []
    }

    private func canBegin(_ isAppearing: Bool) -> Bool {
        isAppearing
            ? appearance == .disappeared || appearance == .disappearing
            : appearance == .appeared || appearance == .appearing
    }

    private func warnUnbalanced() {
        // R31
        UIKitRuntime.current.warn(
            "Unbalanced calls to begin/end appearance transitions for \(description).", about: self)
    }
}
