package import AnimationCore
internal import HeadlessCoreGraphics

/// An animation that was added to a layer, while the layer keeps it.
final class LayerAnimationEntry {
    let id: Int
    let key: String?
    /// The layer's copy; nil for a view's animation.
    let animation: CAAnimation?
    /// The property of a view's animation.
    let property: LayerProperty?
    /// When it begins and ends, in the layer's seconds.
    let begin: Double
    let end: Double
    /// The completion blocks that wait for it.
    let groups: [TransactionGroup]
    /// Told when a view's animation is taken away before its end.
    let interrupted: (@MainActor () -> Void)?
    var scheduledEnd: RuntimeClock.Token?
    var isOver = false

    init(
        id: Int, key: String?, animation: CAAnimation? = nil, property: LayerProperty? = nil, begin: Double = 0,
        end: Double = .infinity, groups: [TransactionGroup], interrupted: (@MainActor () -> Void)? = nil
    ) {
        self.id = id
        self.key = key
        self.animation = animation
        self.property = property
        self.begin = begin
        self.end = end
        self.groups = groups
        self.interrupted = interrupted
    }
}

extension CALayer {
    /// Runs a copy of an animation; one that runs under the same key ends.
    func start(_ animation: CAAnimation, key: String?) {
        let key = animation is CATransition ? kCATransition : key
        let copy = animation.duplicate()
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        let clock = RuntimeClock.current
        if copy.beginTime == 0 { copy.beginTime = localTime(at: clock.now) }
        if let key { removeAnimation(forKey: key) }
        let timing = MediaTiming(copy, begin: copy.beginTime, duration: copy.duration)
        var list = TrackList(owner: LayerRuntime.inForce.nextOwner(), isRemovedOnCompletion: copy.isRemovedOnCompletion)
        copy.addTracks(to: &list, timing: timing)
        let entry = LayerAnimationEntry(
            id: list.owner, key: key, animation: copy, begin: timing.begin, end: timing.end,
            groups: clock.transactions.enter())
        animations.append(entry)
        running += list.tracks
        CALayer.noteChange()
        announceStart(of: entry)
        scheduleEnd(of: entry)
        displayWith(entry)
    }

    private func announceStart(of entry: LayerAnimationEntry) {
        guard let animation = entry.animation, animation.delegate != nil else { return }
        let clock = RuntimeClock.current
        let begin = max(clock.now, absoluteTime(at: entry.begin) ?? clock.now)
        _ = clock.schedule(at: begin) { animation.delegate?.animationDidStart(animation) }
    }

    private func scheduleEnd(of entry: LayerAnimationEntry) {
        let clock = RuntimeClock.current
        if let token = entry.scheduledEnd { clock.cancel(token) }
        entry.scheduledEnd = nil
        // What stands still or runs backwards never comes to its end.
        guard entry.animation != nil, !entry.isOver, entry.end.isFinite, absoluteSpeed > 0,
            let end = absoluteTime(at: entry.end)
        else { return }
        // An entry keeps the layer: an animation that nobody holds on to still comes to its end.
        entry.scheduledEnd = clock.schedule(at: max(end, clock.now)) { self.finish(entry) }
    }

    /// Says anew when animations end, here and below, after the time runs differently.
    func rescheduleEnds() {
        for entry in animations { scheduleEnd(of: entry) }
        for layer in ownSublayers { layer.rescheduleEnds() }
    }

    private func finish(_ entry: LayerAnimationEntry) {
        entry.scheduledEnd = nil
        guard !entry.isOver else { return }
        guard localTime(at: CACurrentMediaTime()) >= entry.end - 1e-8 else { return scheduleEnd(of: entry) }
        entry.isOver = true
        if entry.animation?.isRemovedOnCompletion == true { forget(entry) }
        if let animation = entry.animation { animation.delegate?.animationDidStop(animation, finished: true) }
        for group in entry.groups { group.leave() }
    }

    /// Takes an animation away before its end.
    func interrupt(_ entry: LayerAnimationEntry) {
        guard animations.contains(where: { $0 === entry }) else { return }
        forget(entry)
        if let token = entry.scheduledEnd { RuntimeClock.current.cancel(token) }
        entry.scheduledEnd = nil
        entry.interrupted?()
        guard !entry.isOver else { return }
        entry.isOver = true
        if let animation = entry.animation, let delegate = animation.delegate {
            RuntimeClock.current.schedule(after: 0) { delegate.animationDidStop(animation, finished: false) }
        }
        for group in entry.groups { group.leave() }
    }

    private func forget(_ entry: LayerAnimationEntry) {
        animations.removeAll { $0 === entry }
        running.removeAll { $0.owner == entry.id }
        CALayer.noteChange()
    }

    /// Lets go of all animations, here and below, without a word: what waits for them may hold the layer.
    package func forgetAnimations() {
        withExtendedLifetime((animations, running)) { (animations, running) = ([], []) }
        for layer in ownSublayers { layer.forgetAnimations() }
    }

    // MARK: Animations of views

    /// Runs an animation of a view from now on, until it is removed.
    package func add(_ animation: RunningAnimation) {
        let replaced =
            animation.replaces == nil
            ? [] : animations.filter { $0.property != nil && $0.property == animation.replaces }
        // A view's animations stand under their property's key, further ones of the same property with a number.
        let count = animations.count { $0.property == animation.property } - replaced.count
        let key = count == 0 ? animation.property.key : "\(animation.property.key)-\(count + 1)"
        let explicit = animation.replaces.flatMap { _ in animations.first { $0.animation != nil && $0.key == key } }
        CALayer.noteChange()
        for entry in replaced { forget(entry) }
        let now = RuntimeClock.current.now
        var track = animation.track
        if isInOwnTime { track.begin += localTime(at: now) - now }
        animations.append(
            LayerAnimationEntry(
                id: animation.id, key: key, property: animation.property, begin: track.begin,
                groups: RuntimeClock.current.transactions.enter(), interrupted: animation.interrupted))
        running.append(
            RunningTrack(
                owner: animation.id, property: animation.property, component: nil, track: track, extras: nil))
        for entry in replaced {
            entry.interrupted?()
            for group in entry.groups { group.leave() }
        }
        if let explicit { interrupt(explicit) }
    }

    /// Lets an animation of a view go on along another track, in its place among the others.
    package func replaceTrack(id: Int, with track: AnimationTrack) {
        guard let index = running.firstIndex(where: { $0.owner == id }) else { return }
        CALayer.noteChange()
        let old = running[index]
        running[index] = RunningTrack(
            owner: id, property: old.property, component: old.component, track: track, extras: old.extras)
    }

    /// Ends one animation of a view; its property shows the model value again, or what other animations make of it.
    package func removeAnimation(id: Int) {
        guard let entry = animations.first(where: { $0.id == id }) else { return }
        forget(entry)
        for group in entry.groups { group.leave() }
    }

    /// Whether an animation runs on the layer.
    package var isAnimating: Bool { animations.contains { !$0.isOver } }

    /// The properties that animations run on, each once.
    package var animatedProperties: [LayerProperty] {
        var seen: [LayerProperty] = []
        for track in running where !seen.contains(track.property) { seen.append(track.property) }
        return seen
    }

    /// A view's animation as Core Animation would show it.
    func viewAnimation(_ entry: LayerAnimationEntry) -> CAAnimation? {
        guard let track = running.first(where: { $0.owner == entry.id })?.track, let property = entry.property else {
            return nil
        }
        let animation: CABasicAnimation
        switch track.motion {
        case .curve(let curve):
            animation = CABasicAnimation(keyPath: property.key)
            animation.timingFunction = CAMediaTimingFunction(curve)
        case .spring(let spring): animation = CASpringAnimation(keyPath: property.key, spring)
        }
        animation.fromValue = track.from.boxed
        animation.toValue = track.to.boxed
        animation.isAdditive = track.isAdditive
        animation.beginTime = track.begin
        animation.duration = track.duration
        animation.autoreverses = track.timing.autoreverses
        animation.repeatCount = Float(track.timing.repeatCount)
        animation.fillMode = CAMediaTimingFillMode(rawValue: track.timing.fillMode.rawValue)
        return animation
    }
}

extension CAMediaTimingFunction {
    /// The function of a Bézier curve; nil for curves of other shapes.
    package convenience init?(_ curve: TimingCurve) {
        guard case .bezier(let x1, let y1, let x2, let y2) = curve.shape else { return nil }
        self.init(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
}

extension CASpringAnimation {
    /// An animation by a spring.
    package convenience init(keyPath: String, _ spring: Spring) {
        self.init(keyPath: keyPath)
        (mass, stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
        (damping, initialVelocity) = (CGFloat(spring.damping), CGFloat(spring.initialVelocity))
    }
}
