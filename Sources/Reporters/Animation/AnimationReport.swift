public import AnimationCore

/// What `segue animate` says: animations beside each other, sampled at the same times.
public struct AnimationReport: Sendable {
    /// One animation of the report.
    public struct Animation: Sendable {
        /// What the report calls it.
        public var name: String
        /// What moves; its beginning counts from the report's time 0.
        public var track: AnimationTrack

        /// Makes an animation. Before its beginning it shows its first value, after its end the last.
        public init(name: String, track: AnimationTrack) {
            self.name = name
            self.track = track
            self.track.timing.fillMode = .both
        }
    }

    /// The animations, in the order of their columns.
    public let animations: [Animation]
    /// Into how many equal stretches the time is divided; there is one value more.
    public let samples: Int
    /// How long the report looks, in seconds: until the last animation has ended.
    public let length: Double

    /// Makes a report; at least one stretch.
    public init(_ animations: [Animation], samples: Int) {
        self.animations = animations
        self.samples = max(samples, 1)
        length = animations.map(\.shownEnd).max() ?? 1
    }

    /// The time of a sample, in seconds.
    func time(_ index: Int) -> Double { index == samples ? length : length * Double(index) / Double(samples) }
}

extension AnimationReport.Animation {
    /// How many turns are shown of what repeats for ever.
    private static let shownTurns = 3.0

    /// When it ends, or for one that never does, when enough of it was seen.
    var shownEnd: Double {
        let end = track.end
        guard !end.isFinite else { return end }
        let timing = track.timing
        return timing.begin + Self.shownTurns * timing.passDuration * (timing.autoreverses ? 2 : 1)
    }

    /// What it shows at a time.
    func value(at time: Double) -> AnimatableValue { track.value(at: time, over: track.from) }

    /// The numbers it shows at a time, as many as it has components.
    func numbers(at time: Double) -> [Double] { value(at: time).numbers }

    /// The fraction of its way at a time.
    func progress(at time: Double) -> Double { track.fraction(at: time) ?? 0 }

    /// A name for each number of its value: its own where there is one, else with the component's.
    var columns: [String] { columns(named: name) }

    func columns(named name: String) -> [String] {
        let components = track.from.components
        return components.count == 1 ? [name] : components.map { "\(name).\($0)" }
    }

    /// Whether it jumps from value to value, so that lines between samples would mislead.
    var jumps: Bool {
        if track.keyframes?.mode == .discrete { return true }
        if case .curve(let curve) = track.motion, case .steps = curve.shape { return true }
        return false
    }
}

extension AnimatableValue {
    /// The names of the numbers.
    var components: [String] {
        switch self {
        case .scalar: ["value"]
        case .point: ["x", "y"]
        case .size: ["width", "height"]
        case .rect: ["x", "y", "width", "height"]
        case .insets: ["top", "left", "bottom", "right"]
        case .affine: ["a", "b", "c", "d", "tx", "ty"]
        case .color: ["red", "green", "blue", "alpha"]
        case .vector(let a): a.indices.map { String($0) }
        case .matrix: (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
        }
    }
}
