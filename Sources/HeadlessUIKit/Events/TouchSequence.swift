/// One finger from the moment it goes down to the moment it is lifted: the view under it gets the touches, and the
/// recognisers of that view and those around it watch.
///
/// A recogniser that begins takes the touches from the view, and keeps others from beginning unless a delegate wants
/// both. Inner views' recognisers come first.
@MainActor
package final class TouchSequence {
    private let touch: UITouch
    private let event = UIEvent()
    private let window: UIWindow
    private let recognizers: [UIGestureRecognizer]
    private var active: [UIGestureRecognizer] = []
    /// Whether the view still gets the touches.
    private var viewListens = true

    /// Puts a finger down; nil where no view takes touches.
    package init?(at point: CGPoint, in window: UIWindow) {
        guard let hit = window.hitTest(point, with: nil) else { return nil }
        let touch = UITouch(at: point, view: hit)
        (self.touch, self.window) = (touch, window)
        var found: [UIGestureRecognizer] = []
        var next: UIView? = hit
        while let view = next {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
                if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
                    found.append(recognizer)
                }
            }
            next = view.superview
        }
        recognizers = found
        event.allTouches = [touch]
        for recognizer in recognizers { recognizer.prepare() }
        deliver(.began)
    }

    /// The view that the finger went down on.
    package var view: UIView? { touch.view }

    /// Whether a recogniser follows the finger.
    package var isRecognized: Bool { !active.isEmpty }

    /// Moves the finger.
    package func move(to point: CGPoint) {
        guard point != touch.location(in: nil) else { return }
        touch.move(to: point)
        deliver(.moved)
    }

    /// Lifts the finger.
    package func lift() {
        deliver(.ended)
        for recognizer in recognizers { recognizer.prepare() }
    }

    private func deliver(_ phase: UITouch.Phase) {
        touch.phase = phase
        let touches: Set<UITouch> = [touch]
        for recognizer in recognizers where recognizer.isWatching {
            switch phase {
            case .began: recognizer.touchesBegan(touches, with: event)
            case .ended: recognizer.touchesEnded(touches, with: event)
            default: recognizer.touchesMoved(touches, with: event)
            }
            if recognizer.takeChange() { follow(recognizer) }
        }
        guard viewListens else { return }
        switch phase {
        case .began: touch.view?.touchesBegan(touches, with: event)
        case .ended: touch.view?.touchesEnded(touches, with: event)
        default: touch.view?.touchesMoved(touches, with: event)
        }
    }

    /// A recogniser has changed its state.
    private func follow(_ recognizer: UIGestureRecognizer) {
        let isActive = active.contains { $0 === recognizer }
        guard recognizer.state != .failed, recognizer.state != .possible else {
            active.removeAll { $0 === recognizer }
            return
        }
        if !isActive {
            guard mayBegin(recognizer) else { return recognizer.fail() }
            active.append(recognizer)
            if recognizer.cancelsTouchesInView, viewListens, touch.phase != .began {
                viewListens = false
                touch.view?.touchesCancelled([touch], with: event)
            }
        }
        recognizer.tellTargets(isFirst: !isActive)
        // Whoever was told may have sent it away.
        if recognizer.state == .failed { active.removeAll { $0 === recognizer } }
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
        for other in recognizers where other !== recognizer {
            if recognizer.waits(for: other), other.state != .failed { return false }
        }
        return active.allSatisfy { other in
            recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == true
                || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) == true
        }
    }
}
