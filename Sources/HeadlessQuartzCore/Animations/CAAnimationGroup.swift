internal import AnimationCore
internal import HeadlessCoreGraphics

/// Animations that run in one another's time: what a member's `beginTime` counts from is the group's beginning, and the
/// group's end cuts it off. A member without a duration takes the group's. Delegates of members are not called.
open class CAAnimationGroup: CAAnimation {
    /// The members.
    open var animations: [CAAnimation]?

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
        return copy
    }

    override func addTracks(to list: inout TrackList, timing: MediaTiming) {
        let outer = list.groups
        list.groups.append(timing)
        defer { list.groups = outer }
        for animation in animations ?? [] {
            let duration = animation.duration > 0 ? animation.duration : timing.passDuration
            animation.addTracks(
                to: &list, timing: MediaTiming(animation, begin: animation.beginTime, duration: duration))
        }
    }
}

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Begins at the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Begins at the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Begins at the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Begins at the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of a layer's whole content from one state to the next. It runs under the key `transition`, whatever key it
/// is added with; the layer's own values do not move.
open class CATransition: CAAnimation {
    /// The kind.
    open var type = CATransitionType.fade
    /// The direction.
    open var subtype: CATransitionSubtype?
    /// Where it starts, as a fraction of the whole transition.
    open var startProgress: Float = 0
    /// Where it ends, as a fraction of the whole transition.
    open var endProgress: Float = 1

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        guard let copy = copy as? CATransition else { return copy }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        return copy
    }

    override var motion: Motion { .curve(timingFunction?.curve ?? .systemDefault) }
}
