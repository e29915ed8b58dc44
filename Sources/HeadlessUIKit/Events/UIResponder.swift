/// What can be asked to handle events, and passes them on to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// The object's id in the storyboard that it came from.
    package internal(set) var interfaceID: String?
    /// Where it stands in that storyboard.
    package internal(set) var interfacePosition: InterfacePosition?
    /// The class that the storyboard names where that class is not supplied and this object stands in for it.
    package internal(set) var standInClass: StandInClass?
    /// The element's stock class where the runtime has no class of that name.
    var stockClassName: String?

    private lazy var number = UIKitRuntime.current.nextNumber()

    /// A responder with no next responder.
    public override init() { super.init() }

    /// The responder after this one.
    open var next: UIResponder? { nil }

    /// The class's name as UIKit prints it: with its module for the app's classes, without for UIKit's own.
    package var className: String {
        if let standInClass { return standInClass.name }
        return stockClassName ?? ClassRegistry.shared.printedName(of: type(of: self))
    }

    /// The class's name without its module, as event lines begin.
    package var runtimeName: String {
        let name = className
        return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// What stands in place of the address: the storyboard's object id, or a number.
    package var stableID: String { interfaceID ?? "0x" + String(number, radix: 16) }

    /// The object as UIKit's messages print it: `<Module.Class: id>`.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { "<\(className): \(stableID)>" }
    }

    /// Whether the object has a method of that selector.
    open func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return standInClass?.selectors.contains(selector.name) == true
            || ClassRegistry.shared.responds(self, to: selector)
    }

    /// Whether an action may be sent to this object: by default, when it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// Whether the responder gets keys and actions without a target.
    open var isFirstResponder: Bool { UIKitRuntime.current.application.firstResponder === self }
    /// Whether the responder may become the first.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may stop being the first.
    open var canResignFirstResponder: Bool { true }

    /// Becomes the first responder, if this one may and the present one lets go.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        let application = UIKitRuntime.current.application
        guard canBecomeFirstResponder, application.firstResponder?.resignFirstResponder() ?? true else { return false }
        application.firstResponder = self
        return true
    }

    /// Stops being the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        UIKitRuntime.current.application.firstResponder = nil
        return true
    }

    /// Tells that touches began; by default the next responder is told.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Tells that touches moved; by default the next responder is told.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Tells that touches ended; by default the next responder is told.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Tells that touches were taken away; by default the next responder is told.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Calls a method by selector, as `perform(_:with:)` does for Objective-C objects.
    @discardableResult
    package func call(_ selector: Selector, _ arguments: [Any?]) -> Any? {
        MethodCall(object: self, selector: selector, arguments: arguments).run()
    }
}

/// A class that a storyboard names and nobody supplied.
package struct StandInClass: Hashable, Sendable {
    /// The name with its module, as reports show it.
    package let name: String
    /// The methods that the class is known to have, from the class index.
    package let selectors: Set<String>

    package init(name: String, selectors: Set<String> = []) {
        self.name = name
        self.selectors = selectors
    }
}
