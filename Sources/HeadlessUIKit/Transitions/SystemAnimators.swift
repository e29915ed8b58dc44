/// The system's animation of a presentation or dismissal, by its transition style.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool
    private weak var presented: UIViewController?

    init(_ presentation: ModalPresentation, style: UIModalTransitionStyle, isPresenting: Bool) {
        presented = presentation.presented
        self.style = style
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        StandardDuration.modal
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        let container = context.containerView
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let moving = context.view(forKey: key) else { return context.completeTransition(true) }
        if style == .flipHorizontal, let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
            return flip(from, to, context)
        }
        if style == .flipHorizontal || style == .partialCurl { noteMissingStyle() }
        if let shown = context.view(forKey: .to) {
            if let controller = context.viewController(forKey: .to) {
                shown.frame = context.finalFrame(for: controller)
            }
            isPresenting ? container.addSubview(shown) : container.insertSubview(shown, at: 0)
        }
        let away = container.bounds.height
        let change: () -> Void
        switch style {
        case .coverVertical:
            let place = moving.center
            let below = CGPoint(x: place.x, y: place.y + away)
            if isPresenting { moving.center = below }
            change = { [isPresenting] in moving.center = isPresenting ? place : below }
        case .crossDissolve, .flipHorizontal, .partialCurl:
            if isPresenting { moving.alpha = 0 }
            change = { [isPresenting] in moving.alpha = isPresenting ? 1 : 0 }
        }
        let place = moving.center
        let opacity = moving.alpha
        UIView.animate(withDuration: StandardDuration.modal, animations: change) { [isPresenting] _ in
            if !isPresenting {
                moving.center = place
                moving.alpha = opacity
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Turns both views about the vertical axis: from right to left on the way in, back on the way out
    /// (`UIModalTransitionStyle.flipHorizontal`).
    private func flip(_ from: UIView, _ to: UIView, _ context: any UIViewControllerContextTransitioning) {
        if let controller = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: controller) }
        ViewTransition.run(
            from: from, to: to, duration: StandardDuration.modal,
            options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) },
            change: { context.containerView.addSubview(to) })
    }

    /// A flip over a presenter that stays, and a curl, have no geometry here.
    private func noteMissingStyle() {
        let name = style == .partialCurl ? "partialCurl" : "flipHorizontal"
        UIKitRuntime.current.lacks(
            "UIModalTransitionStyle.\(name)",
            style == .partialCurl
                ? "the transition style partialCurl is not modelled."
                : "the transition style flipHorizontal is modelled for full screen presentations only.",
            position: presented?.interfacePosition)
    }
}

/// The system's slide of a push or a pop.
@MainActor
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        StandardDuration.navigation
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let container = context.containerView
        let place = context.finalFrame(for: controller)
        // The lower of the two views moves by a third of the width, as on a device.
        let upperAway = place.offsetBy(dx: place.width, dy: 0)
        let lowerAway = place.offsetBy(dx: -place.width / 3, dy: 0)
        let fromPlace = from.frame
        to.frame = isPush ? upperAway : lowerAway
        isPush ? container.addSubview(to) : container.insertSubview(to, belowSubview: from)
        UIView.animate(
            withDuration: StandardDuration.navigation,
            animations: { [isPush] in
                to.frame = place
                from.frame = isPush ? lowerAway : upperAway
            },
            completion: { _ in
                from.frame = fromPlace
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
