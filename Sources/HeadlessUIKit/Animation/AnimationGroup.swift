internal import AnimationCore

/// All animations of one `UIView.animate` call: they begin together, and the completion waits for the last.
@MainActor
final class AnimationGroup: AnimationScope {
    private let begin: Double
    private let completion: ((Bool) -> Void)?
    private var views = ViewList()
    private var running: [Int: (layer: CALayer, end: Double)] = [:]
    private var allFinished = true
    /// The views that take no touches until the end.
    private var blocked: [UIView] = []

    private init(
        begin: Double, duration: Double, motion: Motion, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.begin = begin
        self.completion = completion
        super.init(duration: duration, motion: motion, options: options)
    }

    /// Runs the closure and animates what it changes.
    static func run(
        duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [], motion: Motion,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard let group = make(duration, delay, options, motion, completion) else {
            return changeAtOnce(animations, delay: delay, completion: completion)
        }
        group.collect(animations)
        group.start("animation")
    }

    /// Runs the closure of keyframes and animates what they change.
    static func runKeyframes(
        duration: Double, delay: Double, options: UIView.AnimationOptions, mode: Keyframes.CalculationMode,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let motion = Motion.curve(options.timingCurve)
        guard let group = make(duration, delay, options, motion, completion) else {
            return changeAtOnce(animations, delay: delay, completion: completion)
        }
        let scope = KeyframeScope(duration: group.duration, motion: group.motion, options: group.options)
        scope.collect(animations)
        for course in scope.courses {
            guard let keyframes = course.keyframes(mode: mode) else { continue }
            let timing = MediaTiming(begin: group.begin, duration: group.duration)
            group.add(
                AnimationTrack(keyframes: keyframes, motion: group.motion, timing: timing), course.layer,
                course.property, repetition: scope.repetition, replaces: nil)
        }
        group.start("animation")
    }

    /// Nil where nothing is to be animated.
    private static func make(
        _ duration: Double, _ delay: Double, _ options: UIView.AnimationOptions, _ motion: Motion,
        _ completion: ((Bool) -> Void)?
    ) -> AnimationGroup? {
        var (duration, motion, options) = (duration, motion, options)
        if let outer = current {
            // A nested animation takes the outer one's duration, curve and options unless it says otherwise.
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { motion = outer.motion }
            if !options.contains(.overrideInheritedOptions) {
                options.formUnion(outer.options.intersection([.repeat, .autoreverse, .beginFromCurrentState]))
            }
        }
        guard isEnabled, duration > 0 else { return nil }
        // R91: what a finger drives moves evenly.
        if DrivenAnimations.collecting != nil { motion = .linear }
        return AnimationGroup(
            begin: RuntimeClock.current.now + max(0, delay), duration: duration, motion: motion, options: options,
            completion: completion)
    }

    private static func changeAtOnce(_ changes: () -> Void, delay: Double, completion: ((Bool) -> Void)?) {
        outside(changes)
        if let completion { RuntimeClock.current.schedule(after: max(0, delay)) { completion(true) } }
    }

    private func start(_ what: String) {
        let now = RuntimeClock.current.now
        guard !running.isEmpty else {
            if let completion { RuntimeClock.current.schedule(after: begin - now) { completion(true) } }
            return
        }
        // Views that move take no touches unless the options say so.
        if !options.contains(.allowUserInteraction) {
            blocked = views.views
            for view in blocked { view.touchBlocks += 1 }
        }
        AnimationStart(begin: begin, duration: duration, views: views.views).announce(what)
        // What repeats for ever keeps nobody waiting.
        for end in Set(running.values.map(\.end)).sorted() where end.isFinite || !duration.isFinite {
            let layers = running.values.filter { $0.end == end }.map(\.layer)
            DrivenAnimations.end(after: end - now, on: layers) { [self] in finish(endingAt: end) }
        }
    }

    private func finish(endingAt end: Double) {
        for (id, entry) in running where entry.end == end {
            entry.layer.removeAnimation(id: id)
            running[id] = nil
        }
        if running.isEmpty { complete() }
    }

    private func interrupted(id: Int) {
        guard running.removeValue(forKey: id) != nil else { return }
        allFinished = false
        if running.isEmpty { RuntimeClock.current.schedule(after: 0) { [self] in complete() } }
    }

    private var isComplete = false

    private func complete() {
        guard !isComplete else { return }
        isComplete = true
        for view in blocked { view.touchBlocks -= 1 }
        blocked = []
        completion?(allFinished)
    }

    /// Layers with keys of their own ask for the action of a view's key, and give it theirs.
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        let property = LayerProperty(key: event)
        guard !property.isCustom else { return nil }
        let animation: CABasicAnimation
        switch motion {
        case .curve(let curve):
            animation = CABasicAnimation(keyPath: event)
            animation.timingFunction = CAMediaTimingFunction(curve)
        case .spring(let spring):
            animation = CASpringAnimation(keyPath: event, spring)
        }
        animation.fromValue = layer.presentation()?.value(forKey: event)
        animation.duration = duration
        let now = RuntimeClock.current.now
        if begin > now {
            animation.beginTime = layer.convertTime(begin, from: nil)
            animation.fillMode = .backwards
        }
        animation.repeatCount = Float(repetition.count)
        animation.autoreverses = repetition.autoreverses
        return animation
    }

    override func layer(
        _ layer: CALayer, changed property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        let track: AnimationTrack
        if property.isAdditive {
            track = .retargeting(from: old, to: new, motion: motion, begin: begin, duration: duration)
        } else {
            let start = options.contains(.beginFromCurrentState) ? layer.seen(property, changedFrom: old) : old
            track = AnimationTrack(from: start, to: new, motion: motion, begin: begin, duration: duration)
        }
        add(track, layer, property, repetition: repetition, replaces: property.isAdditive ? nil : property)
    }

    private func add(
        _ track: AnimationTrack, _ layer: CALayer, _ property: LayerProperty, repetition: Repetition,
        replaces: LayerProperty?
    ) {
        var track = track
        let id = AnimationScope.nextID()
        // A delayed animation shows its start until it begins; all are taken away by the group's end, not by the clock.
        // Each change of a track makes it anew.
        var timing = track.timing
        timing.fillMode = .both
        timing.repeatCount = repetition.count
        timing.autoreverses = repetition.autoreverses
        track.timing = timing
        if track.isRemovedOnCompletion { track.isRemovedOnCompletion = false }
        layer.add(
            RunningAnimation(
                id: id, property: property, track: track, replaces: replaces,
                interrupted: { [weak self] in self?.interrupted(id: id) }))
        running[id] = (layer, begin + duration * repetition.length)
        views.add(layer)
    }
}
