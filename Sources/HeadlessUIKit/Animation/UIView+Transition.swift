extension UIView {
    /// Changes a view's contents with a transition. The changes themselves are animated with `allowAnimatedContent`
    /// only.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition.run(from: nil, to: view, duration: duration, options: options, completion: completion) {
            animations?()
        }
    }

    /// Goes from one view to another (R84): takes the first out and puts the second in its place, or with
    /// `showHideTransitionViews` hides one and shows the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let options = options.subtracting(.allowAnimatedContent)
        ViewTransition.run(
            from: fromView, to: toView, duration: duration, options: options, completion: completion
        ) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
    }
}
