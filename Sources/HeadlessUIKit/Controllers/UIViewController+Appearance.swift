/// Where a controller stands between being seen and not.
enum AppearanceState: String {
    case disappeared, appearing, appeared, disappearing
}

/// Why a controller is about to be seen, or not any more.
enum AppearanceReason {
    case presented, dismissed, movesToParent, movesFromParent
}

extension UIViewController {
    /// Tells the controller and what it shows that it is about to appear or disappear: parents first (R63).
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            if appearance == .appearing { return warnUnbalanced() }
            prepareToAppear()
            loadViewIfNeeded()
            appearance = .appearing
            awaitsIsAppearing = true
            appearanceIsAnimated = animated
            trace("viewWillAppear", .flag(animated))
            callBack { viewWillAppear(animated) }
        } else {
            if appearance == .disappearing || appearance == .disappeared { return warnUnbalanced() }
            appearance = .disappearing
            awaitsIsAppearing = false
            appearanceIsAnimated = animated
            trace("viewWillDisappear", .flag(animated))
            callBack { viewWillDisappear(animated) }
        }
        for child in forwardedChildren where child.canBegin(isAppearing) {
            child.beginAppearance(isAppearing, animated: animated)
        }
    }

    /// Tells the controller and what it shows that they are in the window now, once an appearance (R61).
    func isAppearing() {
        guard appearance == .appearing else { return }
        if awaitsIsAppearing {
            awaitsIsAppearing = false
            // R61: the method came with iOS 17's SDK and runs back to iOS 13.
            if UIKitRuntime.current.ios >= 13 {
                trace("viewIsAppearing", .flag(appearanceIsAnimated))
                callBack { viewIsAppearing(appearanceIsAnimated) }
            }
        }
        for child in forwardedChildren { child.isAppearing() }
    }

    /// Tells the controller and what it shows that they have appeared or disappeared: children first (R63).
    func endAppearance() {
        switch appearance {
        case .appearing:
            isAppearing()
            for child in forwardedChildren {
                if child.appearance == .disappeared {
                    // Added while this controller was on its way.
                    child.beginAppearance(true, animated: appearanceIsAnimated)
                }
                if child.appearance == .appearing { child.endAppearance() }
            }
            // A callback above may have sent the controller away again.
            guard appearance == .appearing else { return }
            appearance = .appeared
            trace("viewDidAppear", .flag(appearanceIsAnimated))
            callBack { viewDidAppear(appearanceIsAnimated) }
            if moveReason == .movesToParent { moveReason = nil }
        case .disappearing:
            if shouldAutomaticallyForwardAppearanceMethods {
                for child in children where child.appearance == .disappearing { child.endAppearance() }
            }
            guard appearance == .disappearing else { return }
            appearance = .disappeared
            trace("viewDidDisappear", .flag(appearanceIsAnimated))
            callBack { viewDidDisappear(appearanceIsAnimated) }
            if moveReason == .movesFromParent { moveReason = nil }
        case .appeared, .disappeared:
            warnUnbalanced()
        }
    }

    /// Whether one of the reasons holds, which only the appearance callbacks are to see (R64).
    func appears(because reason: AppearanceReason) -> Bool {
        appearanceCallbacks > 0 && (presentationFlag == reason || moveReason == reason)
    }

    private func callBack(_ call: () -> Void) {
        appearanceCallbacks += 1
        defer { appearanceCallbacks -= 1 }
        call()
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
