import Geometry

// The ways of a track over a value whose kind is known: nothing is wrapped, nothing allocated. What is rare (keyframes,
// cycles that add up, values of other kinds) goes the general way.

extension AnimationTrack {
    /// Lays the track over a number.
    @inline(__always)
    public func apply(at time: Double, to value: inout Double) { storage.apply(at: time, to: &value) }

    /// Lays the track over a point.
    @inline(__always)
    public func apply(at time: Double, to value: inout Point) { storage.apply(at: time, to: &value) }

    /// Lays the track over a rectangle.
    @inline(__always)
    public func apply(at time: Double, to value: inout Rect) { storage.apply(at: time, to: &value) }

    /// Lays the track over a transform.
    @inline(__always)
    public func apply(at time: Double, to value: inout Matrix4) { storage.apply(at: time, to: &value) }
}

extension AnimationTrack.Storage {
    func apply(at time: Double, to value: inout Double) {
        if fast.kind == .scalar {
            guard let fraction = fast.fraction(at: time, spring: spring) else { return }
            let moved = mix(fast.from.x, fast.to.x, fraction)
            value = fast.isAdditive ? value + moved : moved
        } else {
            var general = AnimatableValue.scalar(value)
            apply(at: time, to: &general, evenIfRemoved: false)
            if case .scalar(let result) = general { value = result }
        }
    }

    func apply(at time: Double, to value: inout Point) {
        if fast.kind == .point {
            guard let fraction = fast.fraction(at: time, spring: spring) else { return }
            let moved = fast.numbers(at: fraction)
            value =
                fast.isAdditive ? Point(x: value.x + moved.x, y: value.y + moved.y) : Point(x: moved.x, y: moved.y)
        } else {
            var general = AnimatableValue.point(value)
            apply(at: time, to: &general, evenIfRemoved: false)
            if case .point(let result) = general { value = result }
        }
    }

    func apply(at time: Double, to value: inout Rect) {
        if fast.kind == .rect {
            guard let fraction = fast.fraction(at: time, spring: spring) else { return }
            var moved = fast.numbers(at: fraction)
            if fast.isAdditive {
                moved += SIMD4(value.origin.x, value.origin.y, value.size.width, value.size.height)
            }
            value = Rect(x: moved.x, y: moved.y, width: moved.z, height: moved.w)
        } else {
            var general = AnimatableValue.rect(value)
            apply(at: time, to: &general, evenIfRemoved: false)
            if case .rect(let result) = general { value = result }
        }
    }

    func apply(at time: Double, to value: inout Matrix4) {
        guard let moment = moment(at: time, evenIfRemoved: false) else { return }
        if isSimple(moment.iteration), case .matrix(let from) = content.from, case .matrix(let to) = content.to {
            let moved = from.interpolated(to: to, fraction: moment.fraction)
            value = content.isAdditive ? moved.concatenating(value) : moved
        } else {
            var general = AnimatableValue.matrix(value)
            apply(moment, to: &general)
            if case .matrix(let result) = general { value = result }
        }
    }
}
