/// One animation of one property: what it moves between, how, and when. Its value at a time is a pure function of the
/// track.
///
///     let track = AnimationTrack(
///         from: .scalar(0), to: .scalar(667), motion: .easeInEaseOut, begin: 2, duration: 0.4)
///     track.value(at: 2.2, over: .scalar(667))        // .scalar(333.5)
///
/// Times are absolute seconds of the clock the track runs on, or of the innermost of its `groups`.
public struct AnimationTrack: Sendable, Hashable {
    /// The track's data lie in one immutable object: tracks are handed about far more often than they are changed.
    private(set) var storage: Storage

    /// A track between two values.
    ///
    /// - Parameters:
    ///   - begin: absolute seconds.
    ///   - duration: seconds of one pass; 0 stands for Core Animation's default of 0.25. What has no duration needs no
    ///     track.
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
        storage = Storage(
            Content(
                from: from, to: to, motion: motion, timing: timing, groups: groups, isAdditive: isAdditive,
                isCumulative: isCumulative, isRemovedOnCompletion: isRemovedOnCompletion))
    }

    /// A track through keyframes. The motion bends the whole course; the keyframes' own curves bend its parts.
    public init(
        keyframes: Keyframes, motion: Motion = .linear, timing: MediaTiming, groups: [MediaTiming] = [],
        isAdditive: Bool = false, isCumulative: Bool = false, isRemovedOnCompletion: Bool = true
    ) {
        storage = Storage(
            Content(
                from: keyframes.value(at: 0), to: keyframes.value(at: 1), keyframes: keyframes, motion: motion,
                timing: timing, groups: groups, isAdditive: isAdditive, isCumulative: isCumulative,
                isRemovedOnCompletion: isRemovedOnCompletion))
    }

    /// The track UIKit adds when a property changes inside an animation, in flight or not: it starts from the
    /// difference to the old value and fades it out, additively, so that animations which are still under way go on
    /// beneath it (WWDC 2014, session 236).
    ///
    /// Where no difference exists (a transform that cannot be undone) the track goes from the old value to the new
    /// one instead.
    public static func retargeting(
        from old: AnimatableValue, to new: AnimatableValue, motion: Motion, begin: Double, duration: Double
    ) -> AnimationTrack {
        guard let difference = old.subtracting(new) else {
            return AnimationTrack(from: old, to: new, motion: motion, begin: begin, duration: duration)
        }
        return AnimationTrack(
            from: difference, to: difference.zero, motion: motion, begin: begin, duration: duration, isAdditive: true)
    }

    /// When the track is over, in seconds of the clock the whole runs on; infinite for one that never is.
    public var end: Double { (groups.first ?? timing).end }

    /// Whether the track is over, and taken away where it asks for that.
    public func isRemoved(at time: Double) -> Bool {
        isRemovedOnCompletion && (groups.first ?? timing).state(at: time).phase == .after
    }

    /// What the property shows at a time, given what it shows without this track. Whether a track that is over has
    /// been taken away does not count here; see `presentation(of:tracks:at:)`.
    public func value(at time: Double, over current: AnimatableValue) -> AnimatableValue {
        var value = current
        storage.apply(at: time, to: &value, evenIfRemoved: true)
        return value
    }

    /// The fraction of the way from `from` to `to` at a time; nil where the track shows nothing. What knows its values'
    /// type can work out its presentation from this with less ado than from `AnimatableValue`s.
    public func fraction(at time: Double) -> Double? {
        storage.moment(at: time, evenIfRemoved: true)?.fraction
    }

    /// Whether the track shows anything at a time: it is active or fills, and has not been taken away.
    public func isShown(at time: Double) -> Bool { storage.moment(at: time, evenIfRemoved: false) != nil }

    /// Lays the track over a value in place, unless it has been taken away.
    public func apply(at time: Double, to value: inout AnimatableValue) {
        storage.apply(at: time, to: &value, evenIfRemoved: false)
    }

    /// Whether two tracks are the same in all their parts.
    public static func == (a: AnimationTrack, b: AnimationTrack) -> Bool {
        a.storage === b.storage || a.storage.content == b.storage.content
    }

    /// All parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage.content) }
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
    for track in tracks {
        track.apply(at: time, to: &value)
    }
    return value
}

// MARK: Parts

extension AnimationTrack {
    /// The value at fraction 0.
    public var from: AnimatableValue {
        get { storage.content.from }
        set { change { $0.from = newValue } }
    }

    /// The value at fraction 1.
    public var to: AnimatableValue {
        get { storage.content.to }
        set { change { $0.to = newValue } }
    }

    /// The values on the way, which replace `from` and `to`.
    public var keyframes: Keyframes? {
        get { storage.content.keyframes }
        set { change { $0.keyframes = newValue } }
    }

    /// How the fraction of time becomes the fraction of distance.
    public var motion: Motion {
        get { storage.content.motion }
        set { change { $0.motion = newValue } }
    }

    /// When, how long, how often.
    public var timing: MediaTiming {
        get { storage.content.timing }
        set { change { $0.timing = newValue } }
    }

    /// The timings of the animation groups around the track, outermost first; each one's time is the parent of the
    /// next.
    public var groups: [MediaTiming] {
        get { storage.content.groups }
        set { change { $0.groups = newValue } }
    }

    /// Whether the value is laid on top of what is there instead of replacing it.
    public var isAdditive: Bool {
        get { storage.content.isAdditive }
        set { change { $0.isAdditive = newValue } }
    }

    /// Whether each repetition starts where the one before ended.
    public var isCumulative: Bool {
        get { storage.content.isCumulative }
        set { change { $0.isCumulative = newValue } }
    }

    /// Whether the animation is taken away once it is over, whatever its fill mode says of the time after.
    public var isRemovedOnCompletion: Bool {
        get { storage.content.isRemovedOnCompletion }
        set { change { $0.isRemovedOnCompletion = newValue } }
    }

    /// When the track begins, in its parent's seconds.
    public var begin: Double {
        get { storage.content.timing.begin }
        set { change { $0.timing.begin = newValue } }
    }

    /// The length of one pass, in its own seconds.
    public var duration: Double {
        get { storage.content.timing.duration }
        set { change { $0.timing.duration = newValue } }
    }

    private mutating func change(_ change: (inout Content) -> Void) {
        var content = storage.content
        change(&content)
        storage = Storage(content)
    }
}
