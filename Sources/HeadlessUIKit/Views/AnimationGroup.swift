package import AnimationCore
package import HeadlessQuartzCore

/// All animations of one `UIView.animate` call: they begin together, and the completion waits for the last.
@MainActor
package final class AnimationGroup {
    /// The group whose closure is running.
    static var current: AnimationGroup?
    /// Whether changes are animated at all.
    static var isEnabled = true

    private static var lastID = 0

    /// When the animations begin, in virtual seconds; the delay has passed by then.
    package let begin: Double
    /// How long they take, in seconds.
    package let duration: Double
    /// The views that have an animation, in the order in which they were changed.
    package private(set) var views: [UIView] = []

    private let motion: Motion
    private let options: UIView.AnimationOptions
    private let completion: ((Bool) -> Void)?
    private var viewIDs: Set<ObjectIdentifier> = []
    private var running: [Int: CALayer] = [:]
    private var allFinished = true

    private init(
        begin: Double, duration: Double, motion: Motion, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.begin = begin
        self.duration = duration
        self.motion = motion
        self.options = options
        self.completion = completion
    }

    /// Runs the closure and animates what it changes.
    static func run(
        duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [], motion: Motion,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let time = RuntimeClock.current
        var duration = duration
        var motion = motion
        if let outer = current {
            // A nested animation takes the outer one's duration and curve unless it says otherwise.
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { motion = outer.motion }
        }
        guard isEnabled, duration > 0 else {
            withoutAnimator(animations)
            if let completion { time.schedule(after: max(0, delay)) { completion(true) } }
            return
        }
        let group = AnimationGroup(
            begin: time.now + max(0, delay), duration: duration, motion: motion, options: options,
            completion: completion)
        group.collect(animations)
        group.start(delay: max(0, delay))
    }

    /// Runs a change that has a look of its own for some time, such as a flip.
    static func runTransition(
        views: [UIView], duration: Double, completion: ((Bool) -> Void)?, change: () -> Void
    ) {
        let duration = isEnabled ? max(0, duration) : 0
        withoutAnimator(change)
        if duration > 0 {
            let group = AnimationGroup(
                begin: RuntimeClock.current.now, duration: duration, motion: .curve(.easeInEaseOut), options: [],
                completion: nil)
            group.views = views
            group.announce("transition")
        }
        // R84: without a duration nothing is animated, and the completion still runs.
        RuntimeClock.current.schedule(after: duration) { completion?(true) }
    }

    /// Nothing is animated, and nothing that the closure calls finds that animations are on.
    static func withoutAnimation(_ changes: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        defer { isEnabled = wasEnabled }
        withoutAnimator(changes)
    }

    private static func withoutAnimator(_ changes: () -> Void) {
        let outer = (current, CALayer.animator)
        current = nil
        CALayer.animator = nil
        changes()
        (current, CALayer.animator) = outer
    }

    private func collect(_ animations: () -> Void) {
        let outer = (AnimationGroup.current, CALayer.animator)
        AnimationGroup.current = self
        CALayer.animator = self
        animations()
        (AnimationGroup.current, CALayer.animator) = outer
    }

    private func start(delay: Double) {
        guard !running.isEmpty else {
            if let completion { RuntimeClock.current.schedule(after: delay) { completion(true) } }
            return
        }
        announce("animation")
        guard !options.contains(.repeat) else { return }
        let length = delay + duration * (options.contains(.autoreverse) ? 2 : 1)
        RuntimeClock.current.schedule(after: length) { [self] in end() }
    }

    private func announce(_ what: String) {
        let runtime = UIKitRuntime.current
        runtime.noteVisibleChange()
        let names = views.map(\.eventName).joined(separator: ", ")
        runtime.record(.animation, "", "\(what) of \(names) for \(CGFloat(duration).shortDescription) s begins")
        runtime.onAnimation?(self)
    }

    private func end() {
        for (id, layer) in running { layer.removeAnimation(id: id) }
        running = [:]
        complete()
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
        completion?(allFinished)
    }
}

extension AnimationGroup: LayerAnimator {
    package func layer(
        _ layer: CALayer, changed property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        AnimationGroup.lastID += 1
        let id = AnimationGroup.lastID
        // Since iOS 8 positions, bounds and transforms compose additively, so that an animation in flight keeps its
        // speed when the next begins; other properties start from what is seen, or from the old value.
        let isAdditive: Bool
        switch property {
        case .position, .bounds, .transform: isAdditive = true
        case .opacity, .backgroundColor, .cornerRadius: isAdditive = false
        }
        var track: AnimationTrack
        if isAdditive {
            track = .retargeting(from: old, to: new, motion: motion, begin: begin, duration: duration)
        } else {
            let seen = layer.value(of: property, at: RuntimeClock.current.now)
            let start = options.contains(.beginFromCurrentState) ? seen : old
            track = AnimationTrack(from: start, to: new, motion: motion, begin: begin, duration: duration)
        }
        // A delayed animation shows its start until it begins; all are taken away by the group's end, not by the clock.
        track.timing.fillMode = .both
        track.isRemovedOnCompletion = false
        track.timing.repeatCount = options.contains(.repeat) ? .infinity : 1
        track.timing.autoreverses = options.contains(.autoreverse)
        layer.add(
            RunningAnimation(
                id: id, property: property, track: track, replaces: isAdditive ? nil : property,
                interrupted: { [weak self] in self?.interrupted(id: id) }))
        running[id] = layer
        if let view = layer.delegate as? UIView, viewIDs.insert(ObjectIdentifier(view)).inserted { views.append(view) }
    }
}
