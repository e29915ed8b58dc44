/// A finger that pulls the top of a navigation stack off from the left edge of the screen.
///
/// UIKit's own slide is driven; where the delegate supplies an animator, that one runs by itself, unless the delegate
/// supplies who drives it, too.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private weak var navigation: UINavigationController?
    private let stage: NavigationStage
    private var interaction = UIPercentDrivenInteractiveTransition()

    init(_ navigation: UINavigationController, _ stage: NavigationStage) {
        (self.navigation, self.stage) = (navigation, stage)
        super.init()
        recognizer.edges = .left
        // Apps put a delegate of their own in this one's place.
        recognizer.delegate = self
        recognizer.handler = { [weak self] in self?.follow() }
    }

    /// Not at the root, not on the way, and only where a back button leads back.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.children.count > 1, stage.running == nil,
            let item = navigation.topViewController?.navigationItem
        else { return false }
        return !navigation.isNavigationBarHidden && !item.hidesBackButton && (item.leftBarButtonItems ?? []).isEmpty
    }

    private func follow() {
        guard let navigation, let view = navigation.ownView else { return }
        let done = recognizer.translation(in: view).x / max(view.bounds.width, 1)
        switch recognizer.state {
        case .began:
            guard navigation.children.count > 1, stage.running == nil else { return recognizer.state = .failed }
            interaction = UIPercentDrivenInteractiveTransition()
            stage.gestureInteractor = interaction
            navigation.popViewController(animated: true)
        case .changed: interaction.update(done)
        case .ended:
            // Apple says nowhere when a pull counts: past the middle, or faster than half a screen a second, is segue's
            // choice.
            let speed = recognizer.velocity(in: view).x / max(view.bounds.width, 1)
            if speed > 0.5 || (speed > -0.5 && done > 0.5) { interaction.finish() } else { interaction.cancel() }
        default: interaction.cancel()
        }
    }
}
