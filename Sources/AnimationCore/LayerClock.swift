/// A layer's own time in its parent's (`CAMediaTiming` on a layer): `local = (parent - beginTime) · speed +
/// timeOffset`.
///
///     var clock = LayerClock()
///     clock.pause(at: 2)
///     clock.local(at: 4)          // 2
///     clock.resume(at: 5)
///     clock.local(at: 6)          // 3
///
/// Layers nest: each one's local time is the parent time of the layers and animations inside it.
public struct LayerClock: Sendable, Hashable {
    /// When the layer's time begins, in the parent's seconds.
    public var beginTime: Double
    /// How fast the layer's time runs in the parent's; 0 stands still, below 0 runs backwards.
    public var speed: Double
    /// What is added to the layer's time.
    public var timeOffset: Double

    /// A layer's clock; the defaults run with the parent's.
    public init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) {
        self.beginTime = beginTime
        self.speed = speed
        self.timeOffset = timeOffset
    }

    /// The layer's time at a time of the parent's.
    public func local(at parent: Double) -> Double {
        (parent - beginTime) * speed + timeOffset
    }

    /// The parent's time at a time of the layer's; nil while the layer's time stands still.
    public func parent(at local: Double) -> Double? {
        speed == 0 ? nil : (local - timeOffset) / speed + beginTime
    }

    /// Stops the layer's time where it is (Technical Q&A QA1673).
    public mutating func pause(at parent: Double) {
        timeOffset = local(at: parent)
        speed = 0
    }

    /// Lets the layer's time run on from where it was paused (Technical Q&A QA1673).
    public mutating func resume(at parent: Double) {
        let paused = timeOffset
        self = LayerClock(beginTime: parent - paused)
    }

    /// Goes on from where the layer's time is, at another speed; a negative one takes it back.
    public mutating func run(at parent: Double, speed: Double) {
        self = LayerClock(beginTime: parent, speed: speed, timeOffset: local(at: parent))
    }
}
