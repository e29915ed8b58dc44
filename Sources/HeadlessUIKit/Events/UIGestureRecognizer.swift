/// Watches the touches in its view and tells its targets of a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a gesture stands.
    public enum State: Int, Hashable, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// A gesture that is known at once, with no course of its own.
        public static let recognized = State.ended
    }

    /// The view that the recogniser is attached to.
    open internal(set) weak var view: UIView?
    /// Where the gesture stands. Subclasses set it in their touch methods; the targets are told after each of those that
    /// did.
    open var state = State.possible { didSet { hasChanged = true } }
    private var hasChanged = false
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
    /// What the runtime does not model of the recogniser, and whether only a finger that rests for so many seconds would
    /// begin it.
    var touchGap: (gap: TouchGap, rest: Double?)?
    private(set) var lastLocation: CGPoint = .zero
    private var required: [UIGestureRecognizer] = []
    /// What UIKit's own recognisers do beside telling targets.
    var handler: (() -> Void)?

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
        tellTargets(isFirst: true)
        state = .possible
    }

    /// Tells the targets of the state; segues are performed when a gesture is known, not along its way.
    func tellTargets(isFirst: Bool) {
        handler?()
        for action in actions {
            if let trigger = action.target as? SegueTrigger {
                if isFirst { trigger.fire() }
            } else if let target = action.target {
                UIKitRuntime.current.application.sendAction(action.action, to: target, from: self, for: nil)
            }
        }
    }

    // MARK: Touches

    /// Touches began; subclasses call super.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
    /// Touches moved; subclasses call super.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
    /// Touches ended; subclasses call super.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
    /// Touches were taken away; subclasses call super.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
    /// The recogniser watches from anew; subclasses forget what they have seen.
    open func reset() {}

    /// Waits with its gesture until another recogniser has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { required.append(otherGestureRecognizer) }

    private func note(_ touches: Set<UITouch>) {
        if let touch = touches.first { lastLocation = touch.location(in: nil) }
    }

    /// Whether the gesture may still come, or goes on.
    var isWatching: Bool { state == .possible || state == .began || state == .changed }

    /// Before and after a finger's way.
    func prepare() {
        state = .possible
        hasChanged = false
        reset()
    }

    func fail() {
        state = .failed
        hasChanged = false
    }

    /// Whether the state was set since the last look.
    func takeChange() -> Bool {
        defer { hasChanged = false }
        return hasChanged
    }

    func waits(for other: UIGestureRecognizer) -> Bool {
        required.contains { $0 === other }
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Keeps a segue's trigger as a target.
    func add(_ trigger: SegueTrigger) {
        actions.append(TargetAction(target: trigger, action: "perform:", events: .allEvents))
    }
}

/// Has a say in a recogniser's gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether the gesture may begin; by default yes.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two gestures may be recognised together; by default no.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recogniser waits until another has failed; by default no.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another recogniser waits until this one has failed; by default no.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recogniser watches a touch; by default yes.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}
