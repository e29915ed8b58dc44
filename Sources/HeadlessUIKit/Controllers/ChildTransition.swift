/// A custom container's way from one child to another, by `transition(from:to:…)`.
@MainActor
struct ChildTransition {
    let parent: UIViewController
    let from: UIViewController
    let to: UIViewController

    func run(
        duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        guard !parent.isSystemContainer, from.parent === parent, to.parent === parent else {
            // R32
            return UIKitRuntime.current.raise(
                .invalidArgument(
                    "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
                        + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
                        + "animations:completion:]",
                    advice: parent.isSystemContainer ? "\(parent.className) goes from child to child itself." : nil))
        }
        let forwards = parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance == .appeared
        let animated = duration > 0
        if forwards {
            for child in [from, to] { child.isAppearanceDriven = true }
            from.beginAppearance(false, animated: animated)
            to.beginAppearance(true, animated: animated)
        }
        from.ownView?.superview?.addSubview(to.view)
        if forwards { to.isAppearing() }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {},
            completion: { finished in
                from.ownView?.removeFromSuperview()
                if forwards {
                    to.endAppearance()
                    from.endAppearance()
                    for child in [from, to] { child.isAppearanceDriven = false }
                }
                completion?(finished)
            })
    }
}
