/// One animation of one property: what it moves between, how, and when. Its value at a time is a pure function of the track.
///
///     let track = AnimationTrack(
///         from: .scalar(0), to: .scalar(667), motion: .easeInEaseOut, begin: 2, duration: 0.4)
///     track.value(at: 2.2, over: .scalar(667))        // .scalar(333.5)
///
/// Times are absolute seconds of the clock the track runs on, or of the innermost of its `groups`.
public struct AnimationTrack: Sendable, Hashable {
    /// The value at fraction 0.
    public var from: AnimatableValue
    /// The value at fraction 1.
    public var to: AnimatableValue
    /// The values on the way, which replace `from` and `to`.
    public var keyframes: Keyframes?
    /// How the fraction of time becomes the fraction of distance.
    public var motion: Motion
    /// When, how long, how often.
    public var timing: MediaTiming
    /// The timings of the animation groups around the track, outermost first; each one's time is the parent of the next.
    public var groups: [MediaTiming]
    /// Whether the value is laid on top of what is there instead of replacing it.
    public var isAdditive: Bool
    /// Whether each repetition starts where the one before ended.
    public var isCumulative: Bool
    /// Whether the animation is taken away once it is over, whatever its fill mode says of the time after.
    public var isRemovedOnCompletion: Bool

    /// A track between two values.
    ///
    /// - Parameters:
    ///   - begin: absolute seconds.
    ///   - duration: seconds of one pass; 0 stands for Core Animation's default of 0.25. What has no duration needs no track.
    public init(
        from: AnimatableValue, to: AnimatableValue, motion: Motion = .easeInEaseOut, begin: Double = 0,
        duration: Double, fillMode: FillMode = .removed, isAdditive: Bool = false, repeatCount: Double = 0,
        autoreverses: Bool = false, speed: Double = 1
    ) {
        self.init(
            from: from, to: to, motion: motion,
            timing: MediaTiming(
                begin: begin, duration: duration, speed: speed, repeatCount: repeatCount, autoreverses: autoreverses,
                fillMode: fillMode),
            isAdditive: isAdditive)
    }

    /// A track between two values with a whole media timing.
    public init(
        from: AnimatableValue, to: AnimatableValue, motion: Motion, timing: MediaTiming, groups: [MediaTiming] = [],
        isAdditive: Bool = false, isCumulative: Bool = false, isRemovedOnCompletion: Bool = true
    ) {
        self.from = from
        self.to = to
        self.motion = motion
        self.timing = timing
        self.groups = groups
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        self.isRemovedOnCompletion = isRemovedOnCompletion
    }

    /// A track through keyframes. The motion bends the whole course; the keyframes' own curves bend its parts.
    public init(
        keyframes: Keyframes, motion: Motion = .linear, timing: MediaTiming, groups: [MediaTiming] = [],
        isAdditive: Bool = false, isCumulative: Bool = false, isRemovedOnCompletion: Bool = true
    ) {
        self.init(
            from: keyframes.value(at: 0), to: keyframes.value(at: 1), motion: motion, timing: timing, groups: groups,
            isAdditive: isAdditive, isCumulative: isCumulative, isRemovedOnCompletion: isRemovedOnCompletion)
        self.keyframes = keyframes
    }

    /// The track UIKit adds when a property changes inside an animation, in flight or not: it starts from the difference to the old
    /// value and fades it out, additively, so that animations which are still under way go on beneath it (WWDC 2014, session 236).
    ///
    /// Where no difference exists (a transform that cannot be undone) the track goes from the old value to the new one instead.
    public static func retargeting(
        from old: AnimatableValue, to new: AnimatableValue, motion: Motion, begin: Double, duration: Double
    ) -> AnimationTrack {
        guard let difference = old.subtracting(new) else {
            return AnimationTrack(from: old, to: new, motion: motion, begin: begin, duration: duration)
        }
        return AnimationTrack(
            from: difference, to: difference.zero, motion: motion, begin: begin, duration: duration, isAdditive: true)
    }

    /// When the track begins, in its parent's seconds.
    public var begin: Double {
        get { timing.begin }
        set { timing.begin = newValue }
    }

    /// The length of one pass, in its own seconds.
    public var duration: Double {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// When the track is over, in seconds of the clock the whole runs on; infinite for one that never is.
    public var end: Double { outermost.end }

    /// Whether the track is over, and taken away where it asks for that.
    public func isRemoved(at time: Double) -> Bool {
        isRemovedOnCompletion && outermost.state(at: time).phase == .after
    }

    private var outermost: MediaTiming { groups.first ?? timing }

    /// What the property shows at a time, given what it shows without this track.
    public func value(at time: Double, over current: AnimatableValue) -> AnimatableValue {
        var time = time
        for group in groups {
            let state = group.state(at: time)
            guard state.applies else { return current }
            time = state.progress * group.passDuration
        }
        let state = timing.state(at: time)
        guard state.applies else { return current }
        let pass = timing.passDuration
        let fraction = motion.progress(at: state.progress * pass, duration: pass)
        var value = value(atFraction: fraction)
        if isCumulative && state.iteration > 0 {
            value = value.adding(accumulated(over: state.iteration))
        }
        return isAdditive ? current.adding(value) : value
    }

    @inline(__always)
    private func value(atFraction fraction: Double) -> AnimatableValue {
        if let keyframes { return keyframes.value(at: fraction) }
        return from.interpolated(to: to, fraction: fraction)
    }

    /// What the cycles before a pass have added up to: each one's last value. A cycle that comes back ends where it started.
    private func accumulated(over iteration: Double) -> AnimatableValue {
        let cycles = timing.autoreverses ? (iteration / 2).rounded(.down) : iteration
        let last = value(atFraction: timing.autoreverses ? 0 : 1)
        return last.repeated(Int(cycles.clamped(0, 1e15)))
    }
}

/// What a property shows at a time: its model value with its animations laid over it in the order they were added.
///
/// - Parameters:
///   - model: the value the property has without animations.
///   - tracks: the animations under way; those that are over or not yet due leave the value alone unless they fill.
///   - time: absolute seconds.
public func presentation(
    of model: AnimatableValue, tracks: [AnimationTrack], at time: Double
) -> AnimatableValue {
    var value = model
    for track in tracks where !track.isRemoved(at: time) {
        value = track.value(at: time, over: value)
    }
    return value
}
