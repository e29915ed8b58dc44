internal import AnimationCore
internal import HeadlessCoreGraphics

/// An animation from one value to another, straight or by its timing function.
///
/// What is not given is taken from what the layer shows beneath the animation: `toValue` alone goes from there,
/// `fromValue` alone goes there, `byValue` is the difference.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it starts: a number, a structure, a colour, a path …
    open var fromValue: Any?
    /// Where it ends.
    open var toValue: Any?
    /// The difference between start and end.
    open var byValue: Any?

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        guard let copy = copy as? CABasicAnimation else { return copy }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
        return copy
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "fromValue": fromValue
        case "toValue": toValue
        case "byValue": byValue
        default: super.value(forKey: key)
        }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: super.setValue(value, forKey: key)
        }
    }

    /// Whether none of the three values is given: an action that goes from what was seen to what is set.
    var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

    override func addTracks(to list: inout TrackList, timing: MediaTiming) {
        guard let target else { return }
        let ends = OpenEnds(
            from: AnimatableValue(boxed: fromValue), to: AnimatableValue(boxed: toValue),
            by: AnimatableValue(boxed: byValue))
        var extras = TrackExtras()
        var (from, to) = ends.closed ?? (.scalar(0), .scalar(0))
        if ends.closed == nil { extras.open = ends }
        if let start = fromValue, let end = toValue, !from.isLike(to) || ends.from == nil || ends.to == nil {
            // Nothing lies between them: images, or paths of different form.
            extras = TrackExtras(objects: [start, end])
            (from, to) = (.scalar(0), .scalar(1))
        } else {
            extras.paths = [fromValue, toValue].compactMap { $0 as? CGPath }
        }
        list.add(
            target,
            AnimationTrack(
                from: from, to: to, motion: motion, timing: timing, groups: list.groups, isAdditive: isAdditive,
                isCumulative: isCumulative, isRemovedOnCompletion: list.isRemovedOnCompletion),
            extras)
    }
}
