/// The system's animation of a presentation or dismissal, by its transition style.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(style: UIModalTransitionStyle, isPresenting: Bool) {
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
        if let shown = context.view(forKey: .to) {
            if let controller = context.viewController(forKey: .to) {
                shown.frame = context.finalFrame(for: controller)
            }
            isPresenting ? container.addSubview(shown) : container.insertSubview(shown, at: 0)
        }
        let away = container.bounds.height
        let change: () -> Void
        switch style {
        case .coverVertical, .partialCurl:
            let place = moving.center
            let below = CGPoint(x: place.x, y: place.y + away)
            if isPresenting { moving.center = below }
            change = { [isPresenting] in moving.center = isPresenting ? place : below }
        case .crossDissolve, .flipHorizontal:
            // A flip is seen as its halves' fading here; the 3-D turn is not modelled for modal flips.
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
