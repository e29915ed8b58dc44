package import AnimationCore
package import HeadlessQuartzCore

/// A closure whose changes are animated: what they inherit from around them, and who takes note of them.
@MainActor
package class AnimationScope: LayerAnimator {
    /// The scope whose closure is running, the innermost.
    static var current: AnimationScope? {
        get { UIKitRuntime.current.animationScope }
        set { UIKitRuntime.current.animationScope = newValue }
    }
    /// Whether changes are animated at all.
    static var isEnabled: Bool {
        get { UIKitRuntime.current.animatesChanges }
        set { UIKitRuntime.current.animatesChanges = newValue }
    }

    /// A number for an animation that is new on its layer.
    static func nextID() -> Int { UIKitRuntime.current.nextAnimationID() }

    /// How long the scope's animations take, in seconds.
    package let duration: Double
    /// How they move.
    let motion: Motion
    let options: UIView.AnimationOptions
    /// How often the changes of the moment repeat, and whether each turn comes back.
    var repetition: Repetition

    struct Repetition {
        var count = 1.0
        var autoreverses = false

        /// How many times as long as one turn it all takes.
        var length: Double { count * (autoreverses ? 2 : 1) }
    }

    init(duration: Double, motion: Motion, options: UIView.AnimationOptions) {
        self.duration = duration
        self.motion = motion
        self.options = options
        repetition = Repetition(
            count: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
    }

    /// Runs the closure with this scope in force.
    func collect(_ changes: () -> Void) { AnimationScope.with(self, changes) }

    /// Runs the closure outside of any scope.
    static func outside(_ changes: () -> Void) { with(nil, changes) }

    private static func with(_ scope: AnimationScope?, _ changes: () -> Void) {
        let outer = (current, CALayer.animator)
        (current, CALayer.animator) = (scope, scope)
        changes()
        (current, CALayer.animator) = outer
    }

    /// Nothing is animated, and nothing that the closure calls finds that animations are on.
    static func withoutAnimation(_ changes: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        defer { isEnabled = wasEnabled }
        outside(changes)
    }

    /// What a layer's own actions can take the block's timing from; nil for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    package func layer(
        _ layer: CALayer, changed property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {}
}

extension LayerProperty {
    /// Whether UIKit animates the property additively: since iOS 8 positions, bounds and transforms compose, so that an
    /// animation in flight keeps its speed when the next begins. Other properties start from what is seen, or from the
    /// old value.
    var isAdditive: Bool {
        switch self {
        case .position, .bounds, .transform: true
        default: false
        }
    }
}

extension CALayer {
    /// What is seen of a property that has just been changed from a value: what animations make of it, else that value.
    func seen(_ property: LayerProperty, changedFrom old: AnimatableValue) -> AnimatableValue {
        animatedProperties.contains(property) ? value(of: property, at: RuntimeClock.current.now) : old
    }
}

/// What observers learn of animations that begin.
package struct AnimationStart {
    /// When the animations begin, in virtual seconds; the delay has passed by then.
    package let begin: Double
    /// How long they take, in seconds.
    package let duration: Double
    /// The views that have an animation, in the order in which they were changed.
    package let views: [UIView]

    /// Tells everybody.
    @MainActor
    func announce(_ what: String) {
        let runtime = UIKitRuntime.current
        runtime.noteVisibleChange()
        runtime.record(
            .animation(.init(kind: what, views: views.map(\.eventName), duration: duration)), of: "")
        runtime.onAnimation?(self)
    }
}

/// The views of layers, each once, in the order in which they came.
@MainActor
struct ViewList {
    private(set) var views: [UIView] = []
    private var known: Set<ObjectIdentifier> = []

    init(_ views: [UIView] = []) { for view in views { add(view) } }

    mutating func add(_ view: UIView) {
        if known.insert(ObjectIdentifier(view)).inserted { views.append(view) }
    }

    mutating func add(_ layer: CALayer) {
        if let view = layer.delegate as? UIView { add(view) }
    }
}
