internal import AnimationCore
public import HeadlessCoreGraphics

/// Hears of an animation's beginning and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// The animation's active time has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over (`flag`), or was taken away before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What animations have in common. A layer runs a copy of the animation that is added to it.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The curve of the whole animation; constant speed where there is none.
    open var timingFunction: CAMediaTimingFunction?
    /// Who hears of beginning and end; the animation keeps it.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets the animation go once it is over.
    open var isRemovedOnCompletion = true

    private var values: [String: Any] = [:]

    /// An animation with default values.
    public required override init() { super.init() }

    /// A copy, as layers make of what is added to them.
    nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

    /// A copy; subclasses add their own properties.
    func duplicate() -> CAAnimation {
        let copy = type(of: self).init()
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.values = values
        return copy
    }

    /// The value that a property has unless set.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": NSNumber(value: 1)
        case "removedOnCompletion": NSNumber(value: true)
        case "fillMode": CAMediaTimingFillMode.removed.rawValue
        default: nil
        }
    }

    /// A value that was set by its key; an animation keeps any.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "beginTime": NSNumber(value: beginTime)
        case "duration": NSNumber(value: duration)
        case "speed": NSNumber(value: speed)
        case "timeOffset": NSNumber(value: timeOffset)
        case "repeatCount": NSNumber(value: repeatCount)
        case "delegate": delegate
        default: values[key] ?? Self.defaultValue(forKey: key)
        }
    }

    /// Sets a value by its key, so that the delegate can tell animations apart.
    open func setValue(_ value: Any?, forKey key: String) {
        let number = AnimatableValue(boxed: value)?.number
        switch key {
        case "beginTime": beginTime = number ?? 0
        case "duration": duration = number ?? 0
        case "speed": speed = Float(number ?? 1)
        case "timeOffset": timeOffset = number ?? 0
        case "repeatCount": repeatCount = Float(number ?? 0)
        default: values[key] = value
        }
    }

    /// Adds the animation to a layer under the key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Whether a copy would be archived.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    // MARK: What the layer runs

    /// Makes the tracks that compute the animation's values.
    func addTracks(to list: inout TrackList, timing: MediaTiming) {}

    /// The curve of the whole.
    var motion: Motion { .curve(timingFunction?.curve ?? .linear) }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// The property's key path in the layer.
    open var keyPath: String?
    /// Whether values are laid on top of what is there.
    open var isAdditive = false
    /// Whether each repetition starts where the one before ended.
    open var isCumulative = false
    /// What makes transforms of the animation's numbers.
    open var valueFunction: CAValueFunction?

    /// An animation of a property by its key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        guard let copy = copy as? CAPropertyAnimation else { return copy }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
        return copy
    }

    open override func value(forKey key: String) -> Any? { key == "keyPath" ? keyPath : super.value(forKey: key) }

    open override func setValue(_ value: Any?, forKey key: String) {
        if key == "keyPath" { keyPath = value as? String } else { super.setValue(value, forKey: key) }
    }

    /// The property and the part of it that the numbers go into; nil without a key path.
    var target: LayerKeyPath? {
        guard let keyPath else { return nil }
        var target = LayerKeyPath(keyPath)
        if let valueFunction { target.component = .function(valueFunction.name) }
        return target
    }
}
