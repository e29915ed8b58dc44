/// Who may present what, and from where.
@MainActor
enum PresentationRules {
    /// R30: contexts go to the first controller outward that defines one, all else to the outermost.
    static func presenter(inContext: Bool, from starter: UIViewController) -> UIViewController {
        if inContext, let context = starter.ancestorsWithSelf.first(where: \.definesPresentationContext) {
            return context
        }
        return starter.rootAncestor
    }

    /// R31
    static func mayPresent(
        _ presented: UIViewController, on presenter: UIViewController, from starter: UIViewController
    ) -> Bool {
        let runtime = UIKitRuntime.current
        let problem: String? =
            if let other = presented.ownPresentation?.presenter {
                "a view controller \(presented) that is already being presented by \(other)."
            } else if let parent = presented.parent {
                "a view controller \(presented) that has a parent view controller \(parent)."
            } else if isUnder(presenter, presented) {
                "an active controller \(presented)."
            } else {
                nil
            }
        if let problem {
            runtime.raise(.invalidArgument("Application tried to present modally \(problem)"))
            return false
        }
        if let current = presenter.presentation {
            let reason =
                current.phase == .inFlight
                ? "while a presentation is in progress!" : "which is already presenting \(current.presented)."
            runtime.warn(
                "Attempt to present \(presented) on \(presenter) (from \(starter)) \(reason)", about: starter)
            return false
        }
        guard starter.ownView?.window != nil else {
            runtime.warn(
                "Attempt to present \(presented) on \(starter) whose view is not in the window hierarchy!",
                about: starter)
            return false
        }
        return true
    }

    /// Whether a controller is the presenter, or holds or presents it at any depth: presenting it would make a circle.
    private static func isUnder(_ presenter: UIViewController, _ presented: UIViewController) -> Bool {
        var next: UIViewController? = presenter
        while let current = next {
            if current.isDescendant(of: presented) { return true }
            next = current.rootAncestor.ownPresentation?.presenter
        }
        return false
    }

    /// R71: the delegate is asked for style `.custom` only.
    static func controller(
        for presented: UIViewController, style: UIModalPresentationStyle, presenter: UIViewController,
        source: UIViewController
    ) -> UIPresentationController {
        if style == .custom,
            let custom = presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source)
        {
            custom.present(from: presenter)
            return custom
        }
        // One that code has asked for before has its delegate already.
        let prepared = presented.preparedPresentationController
        presented.preparedPresentationController = nil
        guard let prepared, prepared.presentationStyle == style else {
            return UIPresentationController(presented: presented, presenter: presenter, style: style)
        }
        prepared.present(from: presenter)
        return prepared
    }
}
