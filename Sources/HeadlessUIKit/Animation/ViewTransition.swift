internal import AnimationCore

/// A change that has a look of its own for some time: a flip, a curl or a dissolve (R84).
///
/// A flip turns both views about their middle, the right side forward for `transitionFlipFromRight`; the new view is
/// seen from half way on. A dissolve fades the one out and the other in. A curl has no geometry that a view's values
/// could show: it is an event only. The values are seen, never stored: the model has the end's values at once.
@MainActor
struct ViewTransition {
    let options: UIView.AnimationOptions
    let duration: Double

    /// The looks by their bits (R84).
    private enum Look: UInt {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom
    }

    private var look: Look { Look(rawValue: options.rawValue >> 20 & 7) ?? .none }

    /// Runs a change and what is seen of it.
    ///
    /// - Parameters:
    ///   - from: the view that goes, where one does.
    ///   - to: the view that comes, or that changes in place.
    static func run(
        from: UIView?, to: UIView, duration: Double, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?, change: () -> Void
    ) {
        var duration = AnimationScope.isEnabled ? max(0, duration) : 0
        var options = options
        // R91: what a finger drives moves evenly.
        if DrivenAnimations.collecting != nil { options.formUnion(.curveLinear) }
        if let outer = AnimationScope.current, duration > 0 {
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) {
                options.remove(.curveLinear)
                options.formUnion(outer.options.intersection(.curveLinear))
            }
        }
        let transition = ViewTransition(options: options, duration: duration)
        guard duration > 0 else {
            // R84: without a duration nothing is animated, and the completion still runs.
            AnimationScope.outside(change)
            RuntimeClock.current.schedule(after: 0) { completion?(true) }
            return
        }
        if options.contains(.allowAnimatedContent) {
            AnimationGroup.run(
                duration: duration, options: options.union([.overrideInheritedDuration, .overrideInheritedCurve]),
                motion: .curve(options.timingCurve), animations: change, completion: nil)
        } else {
            AnimationScope.outside(change)
        }
        let begin = RuntimeClock.current.now
        let views = [from, to].compactMap { $0 }
        AnimationStart(begin: begin, duration: duration, views: views).announce(transition.name)
        let tracks = transition.tracks(from: from, to: to, begin: begin)
        for (layer, animation) in tracks { layer.add(animation) }
        // A transition repeats as its animation would; one that does for ever has no end.
        let turns = AnimationScope(duration: duration, motion: .linear, options: options).repetition.length
        guard turns.isFinite else { return }
        DrivenAnimations.end(after: duration * turns, on: tracks.map(\.0)) {
            for (layer, animation) in tracks { layer.removeAnimation(id: animation.id) }
            completion?(true)
        }
    }

    /// For the event.
    private var name: String { look == .none ? "transition" : "transition \(look)" }

    private func tracks(from: UIView?, to: UIView, begin: Double) -> [(CALayer, RunningAnimation)] {
        var tracks: [(UIView, LayerProperty, [AnimatableValue])] = []
        switch look {
        case .flipFromLeft: tracks = flip(from, to, 1, x: 0, y: 1)
        case .flipFromRight: tracks = flip(from, to, -1, x: 0, y: 1)
        case .flipFromTop: tracks = flip(from, to, -1, x: 1, y: 0)
        case .flipFromBottom: tracks = flip(from, to, 1, x: 1, y: 0)
        case .crossDissolve:
            guard let from else { return [] }
            tracks = [
                (from, .opacity, [.scalar(Double(from.layer.opacity)), .scalar(0)]),
                (to, .opacity, [.scalar(0), .scalar(Double(to.layer.opacity))]),
            ]
        case .none, .curlUp, .curlDown: break
        }
        return tracks.compactMap { view, property, values in
            guard let keyframes = Keyframes(values: values) else { return nil }
            var track = AnimationTrack(
                keyframes: keyframes, motion: .curve(options.timingCurve),
                timing: MediaTiming(begin: begin, duration: duration, fillMode: .both))
            track.isAdditive = property == .transform
            track.isRemovedOnCompletion = false
            let scope = AnimationScope(duration: duration, motion: .linear, options: options)
            track.timing.repeatCount = scope.repetition.count
            track.timing.autoreverses = scope.repetition.autoreverses
            let id = AnimationScope.nextID()
            return (view.layer, RunningAnimation(id: id, property: property, track: track))
        }
    }

    /// The old view turns from 0 to a half turn, the new one from the other half turn to 0; one that changes in place
    /// shows the old view's turn up to half way and the new one's after it.
    private func flip(
        _ from: UIView?, _ to: UIView, _ sign: Double, x: CGFloat, y: CGFloat
    ) -> [(UIView, LayerProperty, [AnimatableValue])] {
        func turns(_ fractions: [Double]) -> [AnimatableValue] {
            fractions.map { .matrix(CATransform3DMakeRotation(CGFloat(sign * $0 * .pi), x, y, 0).matrix) }
        }
        // By quarter turns: a half turn has no direction.
        guard let from else { return [(to, .transform, turns([0, 0.25, 0.5]) + turns([-0.5, -0.25, 0]))] }
        return [
            (from, .transform, turns([0, 0.25, 0.5, 0.75, 1])), (to, .transform, turns([-1, -0.75, -0.5, -0.25, 0])),
        ]
    }
}
