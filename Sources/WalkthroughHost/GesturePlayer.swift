internal import HeadlessUIKit
internal import Walkthrough

/// Delivers a gesture to the recognisers under it.
@MainActor
struct GesturePlayer {
    let session: HostSession

    func play(_ gesture: Action.Gesture) throws(StepProblem) {
        guard gesture.kind == .swipe else {
            throw StepProblem("this version of segue plays swipes only.")
        }
        let (start, end, seconds) = try stroke(gesture)
        guard let direction = UISwipeGestureRecognizer.Direction(from: start, to: end) else {
            throw StepProblem("the stroke is too short for a swipe: it takes 30 points.")
        }
        let runtime = session.runtime
        guard let window = runtime.application.keyWindow else {
            throw StepProblem("nothing is on screen: launch comes first.")
        }
        guard let hit = window.hitTest(start, with: nil) else {
            throw StepProblem("there is no view under \(start.x), \(start.y) that takes touches.")
        }
        runtime.note("swipe over \(hit.runtimeName)", of: hit)
        runtime.time.advance(by: seconds)
        let recognizers = Self.recognizers(from: hit).filter { $0.isEnabled && $0.direction.contains(direction) }
        guard let recognizer = recognizers.first else {
            throw StepProblem("no swipe recogniser under the stroke takes that direction.")
        }
        recognizer.recognize(at: end)
    }

    /// The swipe recognisers of a view and those around it, innermost first.
    private static func recognizers(from view: UIView) -> [UISwipeGestureRecognizer] {
        var found: [UISwipeGestureRecognizer] = []
        var next: UIView? = view
        while let current = next {
            found += (current.gestureRecognizers ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
            next = current.superview
        }
        return found
    }

    /// Where the stroke begins and ends, in the window, and how long it takes; a direction means one through the
    /// middle, half the view long.
    private func stroke(_ gesture: Action.Gesture) throws(StepProblem) -> (CGPoint, CGPoint, Double) {
        let view: UIView?
        if let name = gesture.on {
            view = try TouchFinder(stage: session.stage).view(named: name)
        } else {
            view = session.stage.top?.viewIfLoaded
        }
        guard let view else { throw StepProblem("nothing is on screen: launch comes first.") }
        switch gesture.motion {
        case .path(let samples):
            guard let first = samples.first, let last = samples.last, let start = first.touches.first,
                let end = last.touches.first
            else { throw StepProblem("the path has no points.") }
            return (
                view.convert(CGPoint(x: start.x, y: start.y), to: nil),
                view.convert(CGPoint(x: end.x, y: end.y), to: nil), last.time - first.time
            )
        case .direction(let direction):
            let (across, down): (CGFloat, CGFloat) =
                switch direction {
                case .up: (0, -1)
                case .down: (0, 1)
                case .left: (-1, 0)
                case .right: (1, 0)
                }
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let reach = CGSize(width: view.bounds.width / 4, height: view.bounds.height / 4)
            let start = CGPoint(x: middle.x - across * reach.width, y: middle.y - down * reach.height)
            let end = CGPoint(x: middle.x + across * reach.width, y: middle.y + down * reach.height)
            return (view.convert(start, to: nil), view.convert(end, to: nil), 0)
        }
    }
}
