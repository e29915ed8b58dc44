internal import AnimationCore

/// Where an animator rests.
enum AnimatorRest {
    /// After a part of its time.
    case time(Double)
    /// After a part of its distance, the curve left aside.
    case distance(Double)

    var part: Double {
        switch self {
        case .time(let part), .distance(let part): part
        }
    }
}

/// How an animator is under way.
struct AnimatorCourse {
    /// In virtual seconds.
    let begin: Double
    let end: Double
    /// The parts of the animator's time at the ends.
    let from: Double
    let to: Double
    /// When the animator's whole time would have begun, or backwards have ended, at this speed.
    var origin = 0.0
    var speed = 1.0
    /// The timing of a way that began anew where the views were; nil on the animator's own.
    var fresh: AnimatorTiming?

    func part(at time: Double) -> Double {
        guard end > begin else { return time >= end ? to : from }
        return from + (to - from) * min(max((time - begin) / (end - begin), 0), 1)
    }

    /// The part of the distance.
    @MainActor
    func distance(at time: Double, _ timing: AnimatorTiming) -> Double {
        let distance: Double
        if let fresh {
            let progress = fresh.motion.progress(at: max(0, time - begin), duration: fresh.duration)
            distance = from + (to - from) * (time <= begin ? 0 : progress)
        } else {
            let part = part(at: time)
            distance =
                part <= 0 ? 0 : timing.motion.progress(at: part * timing.duration, duration: timing.duration)
        }
        return min(max(distance, 0), 1)
    }
}

/// The model values at the ends of one property's way.
@MainActor
struct AnimatorEnds {
    let layer: CALayer
    let property: LayerProperty
    let old: AnimatableValue
    var new: AnimatableValue
    /// What a stopped animator has left.
    var left: AnimatableValue

    /// The ends of all moves, those of one property taken together.
    static func of(_ moves: [AnimatorMove], seenAt time: Double) -> [AnimatorEnds] {
        var ends: [AnimatorEnds] = []
        for move in moves {
            if let index = ends.firstIndex(where: { $0.layer === move.layer && $0.property == move.property }) {
                ends[index].new = move.new
            } else {
                let seen = move.layer.value(of: move.property, at: time)
                ends.append(
                    AnimatorEnds(layer: move.layer, property: move.property, old: move.old, new: move.new, left: seen))
            }
        }
        return ends
    }

    /// Gives the property a value, unless somebody else has given it one meanwhile.
    func set(_ value: AnimatableValue, insteadOf expected: AnimatableValue) {
        guard layer.modelValue(of: property) == expected, value != expected else { return }
        AnimationScope.outside { layer.show(value, as: property) }
    }
}

extension TimingCurve {
    /// The fraction of time at which a fraction of the distance is covered; nil for a curve that turns back or jumps.
    func time(at distance: Double) -> Double? {
        guard isMonotone, case .bezier = shape else { return nil }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if value(at: middle) < distance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
