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
    package internal(set) var stockClassName: String?

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
        if let standInClass { return standInClass.shortName }
        return stockClassName.map { ClassRegistry.PrintedName($0).short }
            ?? ClassRegistry.shared.names(of: type(of: self)).short
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
        noteMessage()
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

    // MARK: Key-value coding

    /// Sets a property by its key: an outlet or attribute of the class, or a property of UIKit's own (R6).
    open func setValue(_ value: Any?, forKey key: String) {
        set(value, key) { try KeyValueCoding.set(value, forKey: key, on: self) }
    }

    /// Sets a property along a path of keys, such as `layer.cornerRadius`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        set(value, keyPath) { try KeyValueCoding.set(value, forKeyPath: keyPath, on: self) }
    }

    /// Called for a key that the class does not have; raises `NSUnknownKeyException`.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        UIKitRuntime.current.raise(.unknownKey(key, of: self))
    }

    /// The value of a property by its key.
    open func value(forKey key: String) -> Any? {
        noteMessage()
        return KeyValueCoding.value(forKey: key, of: self) ?? value(forUndefinedKey: key)
    }

    /// The value along a path of keys.
    open func value(forKeyPath keyPath: String) -> Any? {
        noteMessage()
        return KeyValueCoding.value(forKeyPath: keyPath, of: self) ?? value(forUndefinedKey: keyPath)
    }

    /// Called for a key that the class does not have; raises `NSUnknownKeyException`.
    open func value(forUndefinedKey key: String) -> Any? {
        UIKitRuntime.current.raise(.unknownKey(key, of: self, getter: true))
        return nil
    }

    private func set(_ value: Any?, _ key: String, _ change: () throws -> Bool) {
        noteMessage()
        do {
            if try !change() { setValue(value, forUndefinedKey: key) }
        } catch {
            UIKitRuntime.current.raise(.invalidArgument("\(description) setValue:forKey: \(key): \(error)"))
        }
    }

    /// Calls a method by selector, as `perform(_:with:)` does for Objective-C objects.
    @discardableResult
    package func call(_ selector: Selector, _ arguments: [Any?]) -> Any? {
        MethodCall(object: self, selector: selector, arguments: arguments).run()
    }
}
