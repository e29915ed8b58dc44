internal import AnimationCore
internal import HeadlessCoreGraphics

/// What of `CAMediaTiming` a layer only keeps: its own time runs for ever.
struct LayerTiming {
    var duration = Double.infinity
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer {
    /// When the layer's time begins, in the superlayer's seconds.
    public var beginTime: CFTimeInterval {
        get { clock.beginTime }
        set { setClock { $0.beginTime = newValue } }
    }
    /// How fast the layer's time runs in its superlayer's; 0 stops its animations and those of its sublayers.
    public var speed: Float {
        get { Float(clock.speed) }
        set { setClock { $0.speed = Double(newValue) } }
    }
    /// What is added to the layer's time.
    public var timeOffset: CFTimeInterval {
        get { clock.timeOffset }
        set { setClock { $0.timeOffset = newValue } }
    }
    /// The length of the layer's time.
    public var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// How often the layer's time runs.
    public var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// How long the layer's time repeats.
    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether the layer's time runs back.
    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// What is shown outside the layer's time.
    public var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    private func setClock(_ change: (inout LayerClock) -> Void) {
        let old = clock
        change(&clock)
        if clock != old { clockChanged() }
    }

    func clockChanged() {
        hasOwnTime = clock != LayerClock() || drive != nil
        CALayer.noteChange()
        rescheduleEnds()
    }

    /// The layer's time at a time of its parent's.
    @inline(__always)
    func ownTime(at parent: Double) -> Double {
        guard hasOwnTime else { return parent }
        let local = clock.local(at: parent)
        return drive?.local(at: local) ?? local
    }

    private func parentTime(at local: Double) -> Double? {
        guard hasOwnTime else { return local }
        let outer = drive.map { $0.parent(at: local) } ?? local
        return outer.flatMap { clock.parent(at: $0) }
    }

    /// The layer's time at a time of another layer's, or of the virtual clock's where there is none.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l.flatMap { $0.absoluteTime(at: t) } ?? t)
    }

    /// The time of another layer's, or of the virtual clock's where there is none, at a time of this layer's.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let absolute = absoluteTime(at: t) ?? t
        return l?.localTime(at: absolute) ?? absolute
    }

    /// The layer's time at a time of the virtual clock's.
    package func localTime(at absolute: Double) -> Double {
        ownTime(at: parentLayer?.localTime(at: absolute) ?? absolute)
    }

    /// The virtual clock's time at a time of the layer's; nil while that stands still.
    package func absoluteTime(at local: Double) -> Double? {
        guard let parent = parentTime(at: local) else { return nil }
        guard let parentLayer else { return parent }
        return parentLayer.absoluteTime(at: parent)
    }

    /// How fast the layer's time runs in the virtual clock's.
    var absoluteSpeed: Double {
        var (speed, layer) = (1.0, Optional(self))
        while let current = layer {
            if current.hasOwnTime { speed *= current.clock.speed * current.driveSpeed }
            layer = current.parentLayer
        }
        return speed
    }

    /// Which way a driven time runs at the moment; it stands still while a finger holds it.
    private var driveSpeed: Double {
        guard let progress = drive?.progress else { return 1 }
        return progress.ending == nil ? 0 : 1
    }

    /// Whether the layer's time is another than the virtual clock's.
    var isInOwnTime: Bool {
        var layer = Optional(self)
        while let current = layer {
            if current.hasOwnTime { return true }
            layer = current.parentLayer
        }
        return false
    }
}
