internal import AnimationCore

/// The animations of a transition that a finger drives: their time stands at a fraction of the transition's until it is
/// let go.
///
/// What animation blocks change while ``collect(_:)`` runs is driven, wherever the views lie. Since iOS 10 that is all:
/// property animators and layers' own animations go their way (R99). Before it the time of the whole container was
/// driven, with all that was animated in there (R91).
@MainActor
final class DrivenAnimations {
    /// The animations that are being made at the moment.
    private(set) static var collecting: DrivenAnimations? {
        get { UIKitRuntime.current.drivenAnimations }
        set { UIKitRuntime.current.drivenAnimations = newValue }
    }

    private let duration: Double
    private let container: CALayer?
    private var ends: [End] = []
    private var layers: [CALayer] = []

    /// What waits for the end of an animation.
    private struct End {
        let offset: Double
        /// The animated layers, with their own times at the end.
        let layers: [(layer: CALayer, time: Double)]
        let call: @MainActor () -> Void
    }

    /// - Parameter duration: the transition's, in seconds.
    init(duration: Double, in container: UIView) {
        self.duration = duration
        self.container = UIKitRuntime.current.ios < 10 ? container.layer : nil
    }

    /// Calls back when an animation that begins now has taken its time, which is the finger's where one drives it.
    static func end(after delay: Double, on layers: [CALayer], _ call: @escaping @MainActor () -> Void) {
        if let collecting {
            let now = RuntimeClock.current.now
            let times = layers.map { ($0, $0.localTime(at: now) + delay) }
            collecting.ends.append(End(offset: delay, layers: times, call: call))
        } else {
            RuntimeClock.current.schedule(after: delay, call)
        }
    }

    /// Runs what makes the animations, and holds them at their start.
    func collect(_ body: () -> Void) {
        let outer = Self.collecting
        Self.collecting = self
        body()
        Self.collecting = outer
        var all = ends.flatMap { $0.layers.map(\.layer) }
        if let container { all.append(container) }
        let known = Set(all.map(ObjectIdentifier.init))
        var added: Set<ObjectIdentifier> = []
        // A layer's time is that of those below it, too.
        layers = all.filter { layer in
            var outer = layer.superlayer
            while let current = outer {
                if known.contains(ObjectIdentifier(current)) { return false }
                outer = current.superlayer
            }
            return added.insert(ObjectIdentifier(layer)).inserted
        }
        for layer in layers { layer.beginDrive(duration: duration) }
    }

    /// Shows a fraction of the way, 0 to 1.
    func move(to fraction: Double) {
        for layer in layers { layer.drive(to: fraction) }
        if !layers.isEmpty { UIKitRuntime.current.noteVisibleChange() }
    }

    /// Goes on to the end, or back to the start (R92).
    func letGo(cancelled: Bool, speed: Double, curve: TimingCurve) {
        let clock = RuntimeClock.current
        var arrival = clock.now
        for layer in layers {
            arrival = max(arrival, layer.letGo(cancelled: cancelled, speed: speed, motion: .curve(curve)))
        }
        for end in ends.sorted(by: { $0.offset < $1.offset }) {
            let times = cancelled ? [arrival] : end.layers.compactMap { $0.layer.absoluteTime(at: $0.time) }
            _ = clock.schedule(at: max(times.max() ?? arrival, clock.now), end.call)
        }
        _ = clock.schedule(at: arrival) { [layers] in for layer in layers { layer.endDrive() } }
    }
}
