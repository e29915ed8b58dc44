internal import AnimationCore
public import HeadlessCoreGraphics

/// An animation that moves as a damped spring does.
///
/// The spring does not end by itself: set `duration` to ``settlingDuration`` to see it come to rest.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the spring's end.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// How much the motion is damped.
    open var damping: CGFloat = 10
    /// The speed at the start, in distances per second, towards the end above 0.
    open var initialVelocity: CGFloat = 0
    /// Whether a damping above the critical one makes the spring slower instead of counting as critical.
    open var allowsOverdamping = false

    /// A spring by the duration that people perceive, in seconds, and its bounce: 0 does not swing, 1 never stops.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = bounce < 0
    }

    /// The duration that people perceive: the period of the undamped spring, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }

    /// The bounce: 0 at critical damping, above while the spring swings, below when it creeps.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    /// How long the spring takes to come to rest, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        guard let copy = copy as? CASpringAnimation else { return copy }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.allowsOverdamping = allowsOverdamping
        return copy
    }

    override var motion: Motion { .spring(spring.asObservedInCoreAnimation) }
}
