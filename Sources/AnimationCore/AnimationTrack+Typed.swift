// The ways of a track over a value whose kind is known: nothing is wrapped, nothing allocated. What is rare (keyframes,
// cycles that add up, values of other kinds) goes the general way.

extension AnimationTrack {
    /// Lays the track over a number.
    public func apply(at time: Double, to value: inout Double) {
        guard let moment = storage.moment(at: time, evenIfRemoved: false) else { return }
        if storage.isSimple(moment.iteration), case .scalar(let from) = storage.content.from,
            case .scalar(let to) = storage.content.to
        {
            let moved = mix(from, to, moment.fraction)
            value = storage.content.isAdditive ? value + moved : moved
        } else {
            var general = AnimatableValue.scalar(value)
            storage.apply(moment, to: &general)
            if case .scalar(let result) = general { value = result }
        }
    }

    /// Lays the track over a point.
    public func apply(at time: Double, to value: inout Point) {
        guard let moment = storage.moment(at: time, evenIfRemoved: false) else { return }
        if storage.isSimple(moment.iteration), case .point(let from) = storage.content.from,
            case .point(let to) = storage.content.to
        {
            let moved = Point(x: mix(from.x, to.x, moment.fraction), y: mix(from.y, to.y, moment.fraction))
            value = storage.content.isAdditive ? Point(x: value.x + moved.x, y: value.y + moved.y) : moved
        } else {
            var general = AnimatableValue.point(value)
            storage.apply(moment, to: &general)
            if case .point(let result) = general { value = result }
        }
    }

    /// Lays the track over a rectangle.
    public func apply(at time: Double, to value: inout Rect) {
        guard let moment = storage.moment(at: time, evenIfRemoved: false) else { return }
        if storage.isSimple(moment.iteration), case .rect(let from) = storage.content.from,
            case .rect(let to) = storage.content.to
        {
            let base = storage.content.isAdditive ? value : .zero
            value = Rect(
                x: base.origin.x + mix(from.origin.x, to.origin.x, moment.fraction),
                y: base.origin.y + mix(from.origin.y, to.origin.y, moment.fraction),
                width: base.size.width + mix(from.size.width, to.size.width, moment.fraction),
                height: base.size.height + mix(from.size.height, to.size.height, moment.fraction))
        } else {
            var general = AnimatableValue.rect(value)
            storage.apply(moment, to: &general)
            if case .rect(let result) = general { value = result }
        }
    }

    /// Lays the track over a transform.
    public func apply(at time: Double, to value: inout Matrix4) {
        guard let moment = storage.moment(at: time, evenIfRemoved: false) else { return }
        if storage.isSimple(moment.iteration), case .matrix(let from) = storage.content.from,
            case .matrix(let to) = storage.content.to
        {
            let moved = from.interpolated(to: to, fraction: moment.fraction)
            value = storage.content.isAdditive ? moved.concatenating(value) : moved
        } else {
            var general = AnimatableValue.matrix(value)
            storage.apply(moment, to: &general)
            if case .matrix(let result) = general { value = result }
        }
    }
}
