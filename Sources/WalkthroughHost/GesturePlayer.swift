internal import HeadlessUIKit
internal import Walkthrough

/// Delivers a gesture to the recognisers under it.
@MainActor
struct GesturePlayer {
    let session: HostSession

    func play(_ gesture: Action.Gesture) throws(StepProblem) {
        switch gesture.kind {
        case .swipe: try swipe(gesture)
        case .pan, .edgePan: try pan(gesture)
        case .pinch: throw StepProblem("this version of segue plays no pinches.")
        }
    }

    /// One finger along a path, frame by frame; recognisers and views get its touches as they come.
    private func pan(_ gesture: Action.Gesture) throws(StepProblem) {
        guard let window = session.runtime.application.keyWindow else {
            throw StepProblem("nothing is on screen: launch comes first.")
        }
        let points = try path(gesture)
        guard let first = points.first, let last = points.last,
            let finger = TouchSequence(at: first.place, in: window), let hit = finger.view
        else {
            throw StepProblem("there is no view under the start of the path that takes touches.")
        }
        let runtime = session.runtime
        hit.noteTouch()
        if gesture.kind != .edgePan { noteGap(over: hit, restingFor: Self.rest(of: points)) }
        runtime.note(.gesture(gesture.kind.rawValue, over: hit.runtimeName), of: hit)
        let begin = runtime.time.now - first.time
        var (next, frame, wasRecognized) = (1, 1, false)
        while next < points.count {
            // The screen's frames, and the path's own points.
            let time = min(first.time + Double(frame) / Self.frameRate, points[next].time)
            runtime.time.advance(by: begin + time - runtime.time.now)
            finger.move(to: Self.place(at: time, from: points[next - 1], to: points[next]))
            wasRecognized = wasRecognized || finger.isRecognized
            if time == points[next].time { next += 1 }
            if first.time + Double(frame) / Self.frameRate <= time { frame += 1 }
        }
        finger.lift()
        if !wasRecognized {
            runtime.warn(
                "no recogniser followed the \(gesture.kind.rawValue) from \(Self.text(first.place)) to "
                    + "\(Self.text(last.place)).", about: hit)
        }
    }

    /// Notes that nobody knows what a finger that moves over the view does.
    private func noteGap(over view: UIView, restingFor rest: Double) {
        if let gap = view.panGap(restingFor: rest) {
            session.runtime.lacks(gap.subject, gap.text, position: gap.position)
        }
    }

    /// How long the finger stays within ten points of its start, as long presses allow.
    private static func rest(of points: [(place: CGPoint, time: Double)]) -> Double {
        guard let first = points.first, let last = points.last else { return 0 }
        let leaves = points.first { abs($0.place.x - first.place.x) > 10 || abs($0.place.y - first.place.y) > 10 }
        return (leaves ?? last).time - first.time
    }

    private static let frameRate = 60.0

    private static func text(_ point: CGPoint) -> String { "\(point.x), \(point.y)" }

    private static func place(
        at time: Double, from first: (place: CGPoint, time: Double), to second: (place: CGPoint, time: Double)
    ) -> CGPoint {
        let part = second.time > first.time ? CGFloat((time - first.time) / (second.time - first.time)) : 1
        return CGPoint(
            x: first.place.x + (second.place.x - first.place.x) * part,
            y: first.place.y + (second.place.y - first.place.y) * part)
    }

    private func swipe(_ gesture: Action.Gesture) throws(StepProblem) {
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
        hit.noteTouch()
        noteGap(over: hit, restingFor: 0)
        runtime.note(.gesture("swipe", over: hit.runtimeName), of: hit)
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

    /// Where the finger is when, in the window; what scripts say is in points of the view that they name.
    private func path(_ gesture: Action.Gesture) throws(StepProblem) -> [(place: CGPoint, time: Double)] {
        let view = try view(of: gesture)
        switch gesture.motion {
        case .path(let samples):
            return samples.compactMap { sample in
                sample.touches.first.map { touch in
                    let place = CGPoint(x: touch.x, y: touch.y)
                    return (gesture.on == nil ? place : view.convert(place, to: nil), sample.time)
                }
            }
        case .direction: throw StepProblem("a \(gesture.kind.rawValue) takes a path.")
        }
    }

    private func view(of gesture: Action.Gesture) throws(StepProblem) -> UIView {
        if let name = gesture.on { return try TouchFinder(stage: session.stage).view(named: name) }
        guard let view = session.stage.top?.viewIfLoaded else {
            throw StepProblem("nothing is on screen: launch comes first.")
        }
        return view
    }

    /// Where the stroke begins and ends, in the window, and how long it takes; a direction means one through the
    /// middle, half the view long.
    private func stroke(_ gesture: Action.Gesture) throws(StepProblem) -> (CGPoint, CGPoint, Double) {
        let view = try view(of: gesture)
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
