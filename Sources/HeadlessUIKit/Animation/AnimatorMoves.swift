internal import AnimationCore
import Geometry

/// One property on an animator's way.
@MainActor
final class AnimatorMove {
    let id = AnimationScope.nextID()
    let layer: CALayer
    let property: LayerProperty
    /// The model values at the ends.
    let old: AnimatableValue
    let new: AnimatableValue
    /// What the track shows at the ends: for additive properties the difference to the new value, and nothing.
    private let from: AnimatableValue
    private let to: AnimatableValue
    private let isAdditive: Bool
    /// The part of the animator's time, from here to its end, in which the property moves.
    let begin: Double
    /// The spring's velocity of the one axis that the move is about; nil for all others.
    private let velocity: Double?

    /// The fraction of the way that is shown while nothing runs; for a way that began anew, where it did.
    var fraction = 0.0
    /// The end and the timing of a way that began anew where the property was; nil on its own way.
    private var fresh: (end: Double, timing: AnimatorTiming, begin: Double)?

    /// - Parameter axis: 0 or 1 for the part of a position that lies on that axis.
    init(
        _ layer: CALayer, _ property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue, begin: Double,
        seen: AnimatableValue, axis: Int? = nil, velocity: Double? = nil
    ) {
        (self.layer, self.property, self.old, self.new) = (layer, property, old, new)
        (self.begin, self.velocity) = (begin, velocity)
        if property.isAdditive, let difference = old.subtracting(new) {
            isAdditive = true
            from = axis.map { difference.onAxis($0) } ?? difference
            to = difference.zero
        } else {
            (isAdditive, from, to) = (false, seen, new)
        }
    }

    /// Shows the value at ``fraction``.
    func freeze() {
        fresh = nil
        let value = from.interpolated(to: to, fraction: fraction)
        show(AnimationTrack(from: value, to: value, motion: .linear, timing: MediaTiming(duration: 1, speed: 0)))
    }

    /// The fraction of the way after a part of the animator's whole time, by a motion.
    func fraction(at part: Double, _ timing: AnimatorTiming) -> Double {
        let length = (1 - begin) * timing.duration
        guard length > 0 else { return part >= 1 ? 1 : 0 }
        let elapsed = (part - begin) * timing.duration
        return elapsed <= 0 ? 0 : motion(timing).progress(at: elapsed, duration: length)
    }

    /// The fraction of the way that is shown at a time, when the animator's own time has come to a part of its whole.
    func seenFraction(at time: Double, part: Double, _ timing: AnimatorTiming) -> Double {
        guard let fresh else { return fraction(at: part, timing) }
        let elapsed = time - fresh.begin
        let progress =
            elapsed <= 0 ? 0 : motion(fresh.timing).progress(at: elapsed, duration: fresh.timing.duration)
        return fraction + (fresh.end - fraction) * progress
    }

    /// Where ``fraction`` is for a part of the animator's time without any curve.
    func linearFraction(at part: Double) -> Double {
        guard begin < 1 else { return part >= 1 ? 1 : 0 }
        return min(max((part - begin) / (1 - begin), 0), 1)
    }

    /// Moves along its whole way, from the part of the time that is done.
    ///
    /// - Parameters:
    ///   - start: when the animator's time would have begun, or when reversed have ended, at this speed.
    func run(_ timing: AnimatorTiming, from start: Double, speed: Double) {
        let length = (1 - begin) * timing.duration
        guard length > 0 else { return freeze() }
        fresh = nil
        // Backwards, the property rests at its start for as long as it rested there on the way out.
        let delay = speed > 0 ? begin * timing.duration / speed : 0
        show(
            AnimationTrack(
                from: from, to: to, motion: motion(timing),
                timing: MediaTiming(begin: start + delay, duration: length, speed: speed, fillMode: .both)))
    }

    /// Moves from where it is to one of its ends.
    func run(to end: Double, _ timing: AnimatorTiming, begin: Double) {
        guard timing.duration > 0 else {
            fraction = end
            return freeze()
        }
        fresh = (end, timing, begin)
        show(
            AnimationTrack(
                from: from.interpolated(to: to, fraction: fraction), to: end == 1 ? to : from, motion: motion(timing),
                timing: MediaTiming(begin: begin, duration: timing.duration, fillMode: .both)))
    }

    private func motion(_ timing: AnimatorTiming) -> Motion {
        velocity.map(timing.motion(velocity:)) ?? timing.motion
    }

    private func show(_ track: AnimationTrack) {
        var track = track
        track.isAdditive = isAdditive
        track.isRemovedOnCompletion = false
        layer.replaceTrack(id: id, with: track)
    }

    /// Begins to be seen, at its start.
    func add(interrupted: @escaping @MainActor () -> Void) {
        let track = AnimationTrack(from: from, to: from, motion: .linear, duration: 1)
        layer.add(
            RunningAnimation(
                id: id, property: property, track: track, replaces: isAdditive ? nil : property,
                interrupted: interrupted))
        freeze()
    }

    /// Is no longer seen.
    func remove() { layer.removeAnimation(id: id) }
}

extension AnimatableValue {
    /// The part of a position on one axis.
    fileprivate func onAxis(_ axis: Int) -> AnimatableValue {
        guard case .point(let point) = self else { return self }
        return .point(axis == 0 ? Point(x: point.x, y: 0) : Point(x: 0, y: point.y))
    }
}

/// The closure of an animator's animations: every change becomes a move.
@MainActor
final class AnimatorScope: AnimationScope {
    private(set) var moves: [AnimatorMove] = []
    private let begin: Double
    private let timing: AnimatorTiming
    private let interrupted: @MainActor (Int) -> Void

    init(
        _ timing: AnimatorTiming, begin: Double, options: UIView.AnimationOptions,
        interrupted: @escaping @MainActor (Int) -> Void
    ) {
        (self.begin, self.timing, self.interrupted) = (begin, timing, interrupted)
        super.init(duration: (1 - begin) * timing.duration, motion: timing.motion, options: options)
    }

    override func layer(
        _ layer: CALayer, changed property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        let seen = property.isAdditive ? old : layer.seen(property, changedFrom: old)
        var added: [AnimatorMove]
        if property == .position, let axes = timing.axes {
            added = [(0, axes.dx), (1, axes.dy)].map { axis, velocity in
                AnimatorMove(
                    layer, property, from: old, to: new, begin: begin, seen: seen, axis: axis,
                    velocity: Double(velocity))
            }
        } else {
            added = [AnimatorMove(layer, property, from: old, to: new, begin: begin, seen: seen)]
        }
        for move in added {
            let id = move.id
            move.add { [interrupted] in interrupted(id) }
        }
        moves += added
    }
}
