internal import AnimationCore
internal import HeadlessCoreGraphics

extension CALayer {
    /// The value of a property that a subclass declares with `@NSManaged`, as the copy that `segue-sources` makes of app
    /// code reads it: what was set, or what an animation shows, else what `defaultValue(forKey:)` says, else nothing of
    /// its kind: zero, an empty structure or nil.
    ///
    /// ```swift
    /// final class RingLayer: CALayer {
    ///     var progress: CGFloat {
    ///         get { managedValue(forKey: "progress") }
    ///         set { setManagedValue(newValue, forKey: "progress") }
    ///     }
    /// }
    /// ```
    public final func managedValue<Value>(forKey key: String) -> Value {
        if let value: Value = ManagedValue.cast(customValues[key] ?? value(forKey: key)) { return value }
        if let value: Value = ManagedValue.cast(defaultManagedValue(forKey: key)) { return value }
        guard let nothing: Value = ManagedValue.nothing() else {
            preconditionFailure("\(type(of: self)).\(key) has no value, and its type has none that stands for nothing.")
        }
        return nothing
    }

    /// Sets the value of a property that a subclass declares with `@NSManaged`; the layer's action for its key runs.
    public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
        setValue(ManagedValue.object(value), forKey: key)
    }

    /// What the class says; a key that it knows nothing of must not make a layer to ask.
    private func defaultManagedValue(forKey key: String) -> Any? {
        LayerRuntime.inForce.askedDefaults.contains(key) ? nil : ManagedValue.ask(type(of: self), key)
    }
}

/// Values of managed properties as objects.
@MainActor
private enum ManagedValue {
    /// What the class says; while it is asked, the base class answers with a layer's own value.
    static func ask(_ type: CALayer.Type, _ key: String) -> Any? {
        let runtime = LayerRuntime.inForce
        runtime.askedDefaults.insert(key)
        defer { runtime.askedDefaults.remove(key) }
        return type.defaultValue(forKey: key)
    }

    /// A value without the optional around it.
    static func object(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped
    }

    /// What a key holds as a value of a type; numbers of all kinds are each other's.
    static func cast<Value>(_ value: Any?) -> Value? {
        guard let value else { return nil }
        if let value = value as? Value { return value }
        guard let number = AnimatableNumber(value)?.value else { return nil }
        let kinds: [Any] = [CGFloat(number), number, Float(number), number != 0]
        if let found = kinds.lazy.compactMap({ $0 as? Value }).first { return found }
        guard number.isFinite, number.magnitude < 9e18 else { return nil }
        let whole = Int(clamping: number)
        return ([whole, Int32(truncatingIfNeeded: whole), UInt(max(0, whole))] as [Any])
            .lazy.compactMap { $0 as? Value }.first
    }

    static func nothing<Value>() -> Value? {
        if let empty = Value.self as? any OptionalValue.Type { return empty.empty as? Value }
        let kinds: [Any] = [
            CGFloat.zero, 0.0, Float.zero, false, 0, Int32.zero, UInt.zero, CGPoint.zero, CGSize.zero, CGRect.zero,
            CATransform3DIdentity, CGAffineTransform.identity, "",
        ]
        return kinds.lazy.compactMap { $0 as? Value }.first
    }
}

/// A number in whatever form code has handed it over.
private struct AnimatableNumber {
    let value: Double

    init?(_ object: Any) {
        guard let number = AnimatableValue(boxed: object)?.number else { return nil }
        value = number
    }
}

/// An optional of any type.
private protocol OptionalValue {
    var wrapped: Any? { get }
    static var empty: Any { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self.flatMap { $0 } }
    fileprivate static var empty: Any { Optional.none as Any }
}
