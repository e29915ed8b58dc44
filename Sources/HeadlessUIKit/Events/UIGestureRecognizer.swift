/// Watches the touches in its view and tells its targets of a gesture.
@MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a gesture stands.
    public enum State: Int, Hashable, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// A gesture that is known at once, with no course of its own.
        public static let recognized = State.ended
    }

    /// The view that the recogniser is attached to.
    open internal(set) weak var view: UIView?
    /// Where the gesture stands.
    open var state = State.possible
    /// Whether the recogniser gets touches.
    open var isEnabled = true
    /// Whether the view loses its touches once the gesture is known.
    open var cancelsTouchesInView = true
    /// A name for the recogniser.
    open var name: String?
    /// Asked whether a gesture may begin.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    private var actions: [TargetAction<UIControl.Event>] = []
    package internal(set) var interfaceID: String?
    private(set) var lastLocation: CGPoint = .zero

    /// A recogniser that tells a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recogniser that tells nobody yet.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Tells another target.
    open func addTarget(_ target: Any, action: Selector) {
        actions.append(TargetAction(target: target as AnyObject, action: action, events: .allEvents))
    }

    /// No longer tells a target; nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target as AnyObject?
        actions.removeAll {
            (target == nil || $0.target === target) && (action == nil || $0.action == action)
        }
    }

    /// Where the gesture is, in a view's coordinates, or the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return lastLocation }
        return view.convert(lastLocation, from: view.window)
    }

    /// How many fingers take part.
    open var numberOfTouches: Int { 1 }

    /// The gesture was recognised at a point of the window: tells the targets, unless the delegate will not have it.
    package func recognize(at point: CGPoint) {
        lastLocation = point
        guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
        state = .recognized
        let runtime = UIKitRuntime.current
        for action in actions {
            if let trigger = action.target as? SegueTrigger {
                trigger.fire()
            } else if let target = action.target {
                runtime.application.sendAction(action.action, to: target, from: self, for: nil)
            }
        }
        state = .possible
    }

    /// Keeps a segue's trigger as a target.
    func add(_ trigger: SegueTrigger) {
        actions.append(TargetAction(target: trigger, action: "perform:", events: .allEvents))
    }
}

/// Has a say in a recogniser's gestures.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether the gesture may begin; by default yes.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two gestures may be recognised together; by default no.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
