internal import AnimationCore
internal import HeadlessCoreGraphics

/// The ends of a basic animation of which one at least depends on what is beneath it.
struct OpenEnds {
    var from: AnimatableValue?
    var to: AnimatableValue?
    var by: AnimatableValue?

    /// The ends, where they need nothing from beneath.
    var closed: (from: AnimatableValue, to: AnimatableValue)? {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): to.subtracting(by).map { ($0, to) }
        default: nil
        }
    }
}

/// What few tracks have.
final class TrackExtras {
    /// The ends that are taken from beneath.
    var open: OpenEnds?
    /// Values with nothing between them; the track's number is the index.
    let objects: [Any]
    /// The paths whose form the track's numbers have.
    var paths: [CGPath] = []
    /// The layer turns with the path, by this angle more.
    let turn: Double?

    init(objects: [Any] = [], turn: Double? = nil) {
        self.objects = objects
        self.turn = turn
    }

    /// Whether the track cannot go its way alone.
    var isSpecial: Bool { open != nil || !objects.isEmpty || turn != nil }

    var isEmpty: Bool { open == nil && objects.isEmpty && paths.isEmpty && turn == nil }
}

/// The tracks that an animation is made into.
struct TrackList {
    let owner: Int
    /// Whether the outermost animation goes away at its end.
    let isRemovedOnCompletion: Bool
    var groups: [MediaTiming] = []
    private(set) var tracks: [RunningTrack] = []

    init(owner: Int, isRemovedOnCompletion: Bool) {
        self.owner = owner
        self.isRemovedOnCompletion = isRemovedOnCompletion
    }

    mutating func add(_ target: LayerKeyPath, _ track: AnimationTrack, _ extras: TrackExtras) {
        tracks.append(
            RunningTrack(
                owner: owner, property: target.property, component: target.component, track: track,
                extras: extras.isEmpty ? nil : extras))
    }
}

/// One animation of one property, or of a part of it, while it runs.
struct RunningTrack {
    /// The place of the track's values in a sample of the layer.
    enum Slot: UInt8 {
        case bounds, position, opacity, transform
        /// A sample has no such value.
        case elsewhere
        /// The track works on a part of the value, or needs what is beneath it.
        case general
    }

    let slot: Slot
    let owner: Int
    let property: LayerProperty
    let component: KeyComponent?
    let track: AnimationTrack
    let extras: TrackExtras?

    init(
        owner: Int, property: LayerProperty, component: KeyComponent?, track: AnimationTrack, extras: TrackExtras?
    ) {
        self.owner = owner
        self.property = property
        self.component = component
        self.track = track
        self.extras = extras
        let isPlain = component == nil && extras?.isSpecial != true
        slot =
            switch property {
            case .bounds: isPlain ? .bounds : .general
            case .position: isPlain ? .position : .general
            case .opacity: isPlain ? .opacity : .general
            case .transform: isPlain ? .transform : .general
            default: .elsewhere
            }
    }

    /// Whether the track's values are the property's own.
    var isPlain: Bool { component == nil && extras?.isSpecial != true }

    /// Lays the track over the property's value in place.
    func apply(at time: Double, to value: inout AnimatableValue) {
        if isPlain { return track.apply(at: time, to: &value) }
        if let turn = extras?.turn { return applyTurn(turn, at: time, to: &value) }
        guard extras?.objects.isEmpty ?? true, track.isShown(at: time) else { return }
        guard let component else { return applyOpen(at: time, to: &value) }
        var part = component.part(of: value)
        applyOpen(at: time, to: &part)
        value = component.replacing(with: part, in: value)
    }

    private func applyOpen(at time: Double, to value: inout AnimatableValue) {
        guard let open = extras?.open else { return track.apply(at: time, to: &value) }
        var track = track
        (track.from, track.to) = AnimatableValue.endpoints(model: value, from: open.from, to: open.to, by: open.by)
        track.apply(at: time, to: &value)
    }

    private func applyTurn(_ turn: Double, at time: Double, to value: inout AnimatableValue) {
        guard track.isShown(at: time), let fraction = track.fraction(at: time), case .matrix(let matrix) = value,
            let way = track.keyframes?.direction(at: fraction)
        else { return }
        let rotation = CATransform3DMakeRotation(CGFloat(atan2(way.y, way.x) + turn), 0, 0, 1)
        value = .matrix(rotation.matrix.concatenating(matrix))
    }

    /// The value with nothing around it that the track shows, where it is one of those.
    func object(at time: Double) -> Any? {
        guard let objects = extras?.objects, !objects.isEmpty, track.isShown(at: time) else { return nil }
        guard case .scalar(let index) = track.value(at: time, over: .scalar(0)) else { return nil }
        return objects[min(max(0, Int(clamping: index.rounded())), objects.count - 1)]
    }
}
