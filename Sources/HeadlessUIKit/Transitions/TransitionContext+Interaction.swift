extension TransitionContext {
    /// How a transition is driven by hand.
    struct Interaction {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        /// What scrubs, reverses and continues the transition, where the animator gave it (R99).
        var interruptible: (any UIViewImplicitlyAnimating)?
        /// What scrubs the animations of animation blocks.
        var animations: DrivenAnimations?
        /// How far the transition was driven, 0 to 1.
        var percentComplete: CGFloat = 0
        /// Whether a percent-driven interactor is at work.
        var isPercentDriven = false
    }

    /// How a transition goes on once it is let go.
    struct Rest {
        var speed: Double
        var curve: UIView.AnimationCurve
        var timing: (any UITimingCurveProvider)?
    }

    var percentComplete: CGFloat { interaction.percentComplete }

    /// Asks an animator that has begun by what it can be taken hold of.
    func findInterruptibleAnimator(of animator: any UIViewControllerAnimatedTransitioning) {
        guard UIKitRuntime.current.ios >= 10, interaction.interruptible == nil else { return }
        let found = animator.interruptibleAnimator(using: self)
        if !(found is NoAnimator) { interaction.interruptible = found }
    }

    // MARK: By fractions

    /// Starts the animator's animations, held at their start where the transition is interactive (R98).
    func startDriven() {
        interaction.isPercentDriven = true
        guard isInteractive else { return animate() }
        let animations = DrivenAnimations(duration: duration, in: containerView)
        animations.collect { animate() }
        guard isRunning else { return }
        interaction.interruptible?.pauseAnimation()
        interaction.animations = animations
    }

    /// Shows a fraction of the transition.
    func drive(to fraction: CGFloat) {
        interaction.percentComplete = fraction
        interaction.animations?.move(to: Double(fraction))
        interaction.interruptible?.fractionComplete = fraction
    }

    /// Takes hold of a transition that runs by itself.
    ///
    /// - Returns: whether it can be, and was.
    func takeHold() -> Bool {
        guard isRunning, !isInteractive, let interruptible = interaction.interruptible else { return false }
        interruptible.pauseAnimation()
        // One that goes back counts its way from the end.
        let done = interruptible.fractionComplete
        interaction.percentComplete = interruptible.isReversed ? 1 - done : done
        if interruptible.isReversed { interruptible.isReversed = false }
        transitionWasCancelled = false
        isInteractive = true
        coordinator.interactionChanged()
        return true
    }

    /// Lets the transition go, on or back; the rest takes its part of the duration (R92).
    func letGo(cancelled: Bool, _ rest: Rest) {
        guard isInteractive else { return }
        endInteraction(cancelled: cancelled)
        guard isRunning else { return }
        let speed = rest.speed > 0 ? rest.speed : 1
        interaction.animations?.letGo(cancelled: cancelled, speed: speed, curve: rest.curve.timingCurve)
        interaction.animations = nil
        guard let interruptible = interaction.interruptible else { return }
        interruptible.isReversed = cancelled
        let left = cancelled ? percentComplete : 1 - percentComplete
        interruptible.continueAnimation(
            withTimingParameters: rest.timing ?? UICubicTimingParameters(animationCurve: rest.curve),
            durationFactor: left / CGFloat(speed))
    }

    private func endInteraction(cancelled: Bool) {
        isInteractive = false
        transitionWasCancelled = cancelled
        UIKitRuntime.current.record(
            .interactionEnd(
                .init(isCancelled: cancelled, progress: Double(percentComplete), controllers: names)), of: "")
        coordinator.interactionChanged()
    }

    // MARK: What interactors that do all themselves call

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard mayCall("updateInteractiveTransition(_:)") else { return }
        interaction.percentComplete = min(max(percentComplete, 0), 1)
    }

    func finishInteractiveTransition() {
        if mayCall("finishInteractiveTransition()") { endInteraction(cancelled: false) }
    }

    func cancelInteractiveTransition() {
        if mayCall("cancelInteractiveTransition()") { endInteraction(cancelled: true) }
    }

    func pauseInteractiveTransition() { _ = takeHold() }

    /// A transition that no gesture drives ignores these calls, as UIKit does; a percent-driven one is its interactor's
    /// (R97).
    private func mayCall(_ call: String) -> Bool {
        guard isRunning, isInteractive else { return false }
        guard interaction.isPercentDriven else { return true }
        UIKitRuntime.current.warn(
            "\(call) of the context has no effect: a UIPercentDrivenInteractiveTransition drives the transition.")
        return false
    }
}

/// Stands for no animator where Objective-C protocols leave a method out.
@MainActor
final class NoAnimator: NSObject, UIViewImplicitlyAnimating {
    static let shared = NoAnimator()

    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    func addAnimations(_ animation: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
