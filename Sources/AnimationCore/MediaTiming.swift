/// What an animation shows outside its active time (`CAMediaTimingFillMode`).
public enum FillMode: String, Sendable, Hashable, CaseIterable {
    /// Nothing: the model value.
    case removed
    /// Its last value after the end.
    case forwards
    /// Its first value before the beginning.
    case backwards
    /// Both.
    case both
}

/// An animation's place and course in its parent's time (`CAMediaTiming`).
public struct MediaTiming: Sendable, Hashable {
    /// When it begins, in the parent's seconds.
    public var begin: Double
    /// The length of one pass in the animation's own seconds. 0 stands for Core Animation's default of a quarter of a
    /// second.
    public var duration: Double
    /// How fast its time runs in the parent's; below 0 it plays backwards, at 0 it stands still at `timeOffset`.
    public var speed: Double
    /// What is added to its own time; it moves what is shown, not when.
    public var timeOffset: Double
    /// How often it runs; 0 stands for once, infinity for ever. It may be a fraction.
    public var repeatCount: Double
    /// How long it repeats, in its own seconds; above 0 it replaces the count.
    public var repeatDuration: Double
    /// Whether each pass is followed by one backwards.
    public var autoreverses: Bool
    /// What it shows outside its active time.
    public var fillMode: FillMode

    /// A timing; the defaults are `CAMediaTiming`'s.
    public init(
        begin: Double = 0, duration: Double = 0, speed: Double = 1, timeOffset: Double = 0, repeatCount: Double = 0,
        repeatDuration: Double = 0, autoreverses: Bool = false, fillMode: FillMode = .removed
    ) {
        self.begin = begin
        self.duration = duration
        self.speed = speed
        self.timeOffset = timeOffset
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.fillMode = fillMode
    }

    /// The duration Core Animation takes for 0.
    public static let defaultDuration = 0.25

    /// The length of one pass, with the default where none is given.
    public var passDuration: Double { duration > 0 ? duration : Self.defaultDuration }

    /// How long the animation is active, in its own seconds and without regard to speed; it may be infinite.
    public var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        return (repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2 * passDuration : passDuration)
    }

    /// When it stops being active, in the parent's seconds; infinite where it stands still or repeats for ever.
    public var end: Double { begin + activeDuration / speed.magnitude }

    /// Where a time of the parent's lies.
    public enum Phase: String, Sendable, Hashable {
        /// Before the beginning.
        case before
        /// From the beginning to the end, both included.
        case active
        /// After the end.
        case after
    }

    /// What an animation shows at one time.
    public struct State: Sendable, Hashable {
        /// Where the time lies.
        public var phase: Phase
        /// Whether the animation shows anything: it is active, or its fill mode says so.
        public var applies: Bool
        /// The number of the pass, from 0; passes backwards count too.
        public var iteration: Double
        /// The fraction of the pass, before any timing function; a pass backwards counts down.
        public var progress: Double
    }

    /// The state at a time of the parent's.
    ///
    /// `timeOffset` does not move the active time but wraps what is shown, and a negative speed counts down from 1:
    /// both as measured on Core Animation. Times less than a tenth of a nanosecond from the beginning, the end or a
    /// pass's end count as just there.
    public func state(at time: Double) -> State {
        let pass = passDuration
        guard speed != 0 else {
            return state(.active, local: timeOffset, pass: pass, atEnd: false)
        }
        let active = activeDuration
        let elapsed = (time - begin) * speed.magnitude
        var phase = Phase.active
        var within = elapsed
        var atEnd = false
        if elapsed <= Self.instant {
            within = 0
            if elapsed < -Self.instant { phase = .before }
        } else if elapsed >= active - Self.instant {
            within = active
            atEnd = true
            if elapsed > active + Self.instant { phase = .after }
        }
        return state(phase, local: (speed > 0 ? within : -within) + timeOffset, pass: pass, atEnd: atEnd)
    }

    @inline(__always)
    private func state(_ phase: Phase, local: Double, pass: Double, atEnd: Bool) -> State {
        let passes = local / pass
        // Nearly always the first pass is shown, between its ends.
        var (iteration, progress) = (0.0, passes)
        if !(local > Self.instant && local < pass - Self.instant) {
            let nearest = passes.rounded()
            // A pass that ends within an instant has ended.
            let ends = (nearest - passes).magnitude * pass <= Self.instant
            iteration = ends ? nearest : passes.rounded(.down)
            progress = ends ? 0 : passes - iteration
        }
        if atEnd && progress == 0 && speed > 0 && local > 0 {
            iteration -= 1
            progress = 1
        }
        if autoreverses && iteration.truncatingRemainder(dividingBy: 2) != 0 { progress = 1 - progress }
        let applies =
            switch phase {
            case .before: fillMode == .backwards || fillMode == .both
            case .active: true
            case .after: fillMode == .forwards || fillMode == .both
            }
        return State(phase: phase, applies: applies, iteration: iteration, progress: progress)
    }

    /// A tenth of the virtual clock's tick.
    static let instant = 1e-10
}
