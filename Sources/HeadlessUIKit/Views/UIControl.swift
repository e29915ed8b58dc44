/// A view that sends actions to targets when it is used.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// What a control reports.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        /// Interface Builder's name of an event, as in `eventType="touchUpInside"`.
        init?(interfaceName: String) {
            let names: [String: Event] = [
                "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
                "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
                "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
                "touchCancel": .touchCancel, "valueChanged": .valueChanged,
                "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
                "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
                "editingDidEndOnExit": .editingDidEndOnExit,
            ]
            guard let event = names[interfaceName] else { return nil }
            self = event
        }
    }

    /// What a control looks like and allows.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }

    /// Whether the control can be used.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false
    /// Whether a finger is on the control.
    open var isHighlighted = false

    /// The control's state, from its flags.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    private var actions: [TargetAction<Event>] = []

    /// Sends an action to a target when an event happens; a nil target means the first responder that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.append(TargetAction(target: target as AnyObject?, action: action, events: controlEvents))
    }

    /// No longer sends an action; nil stands for any target or action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target as AnyObject?
        actions.removeAll {
            (target == nil || $0.target === target) && (action == nil || $0.action == action)
                && !$0.events.isDisjoint(with: controlEvents)
        }
    }

    /// Sends the actions of an event.
    open func sendActions(for controlEvents: Event) {
        for action in actions where !action.events.isDisjoint(with: controlEvents) {
            if let trigger = action.target as? SegueTrigger {
                trigger.fire()
            } else if !action.targetIsGone {
                sendAction(action.action, to: action.target, for: nil)
            }
        }
    }

    /// Sends one action.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIKitRuntime.current.application.sendAction(action, to: target, from: self, for: event)
    }

    /// Keeps a segue's trigger as a target; controls hold their targets weakly, the scene's controller holds it.
    func add(_ trigger: SegueTrigger, for events: Event) {
        actions.append(TargetAction(target: trigger, action: "perform:", events: events))
    }

    /// The event that a person's tap causes.
    var primaryEvent: Event { .touchUpInside }

    /// A person's tap: the events that it causes, in UIKit's order.
    package func tap() {
        let events = tapEvents
        guard actions.contains(where: { action in events.contains { !action.events.isDisjoint(with: $0) } }) else {
            return UIKitRuntime.current.complain(
                "the tap has no effect: no action or segue listens to \(runtimeName) \(stableID).", about: self)
        }
        for event in events { sendActions(for: event) }
    }

    private var tapEvents: [Event] {
        // A switch is turned before the finger's end is told.
        if plainElement == "switch" { return [.touchDown, .valueChanged, .touchUpInside] }
        return self is UIButton ? [.touchDown, .touchUpInside, .primaryActionTriggered] : [.touchDown, .touchUpInside]
    }
}

/// A target that is held weakly, with the action for it.
struct TargetAction<Events: OptionSet> {
    private(set) weak var target: AnyObject?
    private let hadTarget: Bool
    let action: Selector
    let events: Events

    init(target: AnyObject?, action: Selector, events: Events) {
        self.target = target
        hadTarget = target != nil
        self.action = action
        self.events = events
    }

    /// Whether there was a target once and it was released since.
    var targetIsGone: Bool { hadTarget && target == nil }
}
