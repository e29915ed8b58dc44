internal import HeadlessQuartzCore

/// Key-value coding for what the runtime knows of an object: what its class registers, and properties of UIKit's own.
///
/// Foundation outside Apple's systems has none. What a class declares with `@objc` and does not register, such as a
/// computed property that is no outlet, is not found.
@MainActor
enum KeyValueCoding {
    /// Sets a property by its key.
    ///
    /// - Returns: whether there is one.
    /// - Throws: ``RegistrationMismatch`` where the value is of another type.
    static func set(_ value: Any?, forKey key: String, on object: AnyObject) throws -> Bool {
        if let set = ClassRegistry.shared.lookup(object, { $0.attributes[key] ?? $0.outlets[key] }) {
            try set(object, RegisteredValue(value))
            return true
        }
        guard let set = StockProperty.named(key, of: object)?.set else { return false }
        try set(object, RegisteredValue(value))
        return true
    }

    /// The value of a key; nil where there is no such key.
    static func value(forKey key: String, of object: AnyObject) -> Any?? {
        if ClassRegistry.shared.lookup(object, { $0.attributes[key] ?? $0.outlets[key] }) != nil {
            return .some(stored(key, in: object))
        }
        return StockProperty.named(key, of: object).map { $0.get(object) }
    }

    /// The value of a stored property of the object's class or a superclass.
    private static func stored(_ key: String, in object: AnyObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// A value without the optional around it.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    /// Sets a property along a path of keys; layers know their own paths.
    static func set(_ value: Any?, forKeyPath path: String, on object: AnyObject) throws -> Bool {
        if let layer = object as? CALayer {
            if try set(value, forKey: path, on: layer) { return true }
            layer.setValue(value, forKeyPath: path)
            return true
        }
        guard let dot = path.firstIndex(of: ".") else { return try set(value, forKey: path, on: object) }
        guard let found = Self.value(forKey: String(path[..<dot]), of: object) else { return false }
        // A message to nil does nothing.
        guard let next = found else { return true }
        return try set(value, forKeyPath: String(path[path.index(after: dot)...]), on: next as AnyObject)
    }

    /// The value along a path of keys; nil where a key on it is not there.
    static func value(forKeyPath path: String, of object: AnyObject) -> Any?? {
        if let layer = object as? CALayer { return value(forKey: path, of: layer) ?? layer.value(forKeyPath: path) }
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path, of: object) }
        guard let found = value(forKey: String(path[..<dot]), of: object) else { return nil }
        guard let next = found else { return .some(nil) }
        return value(forKeyPath: String(path[path.index(after: dot)...]), of: next as AnyObject)
    }
}

/// A property of UIKit's own classes, by the key that Objective-C has for it.
@MainActor
private struct StockProperty {
    let get: @MainActor (AnyObject) -> Any?
    var set: (@MainActor (AnyObject, RegisteredValue) throws -> Void)?

    init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        get = { ($0 as? Owner).flatMap { KeyValueCoding.unwrapped($0[keyPath: path]) } }
        set = { object, value in
            if let owner = object as? Owner { owner[keyPath: path] = try value.cast() }
        }
    }

    init<Owner: AnyObject, Value>(reading path: KeyPath<Owner, Value>) {
        get = { ($0 as? Owner).flatMap { KeyValueCoding.unwrapped($0[keyPath: path]) } }
    }

    /// The property of a key, of the nearest class that has it; `hidden` and `isHidden` are the same.
    static func named(_ key: String, of object: AnyObject) -> StockProperty? {
        var names = [key]
        if key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase {
            names.append(first.lowercased() + key.dropFirst(3))
        }
        for table in tables(for: object) {
            for name in names {
                if let found = table[name] { return found }
            }
        }
        return nil
    }

    /// The tables of the object's classes, the nearest class first.
    private static func tables(for object: AnyObject) -> [[String: StockProperty]] {
        switch object {
        case is UILabel: [label, view]
        case is UIControl: [control, view]
        case is UIImageView: [imageView, view]
        case is UIView: [view]
        case is UIViewController: [controller]
        case is CALayer: [layer]
        default: []
        }
    }

    private static let label: [String: StockProperty] = [
        "text": .init(\UILabel.text), "textColor": .init(\UILabel.textColor), "font": .init(\UILabel.font),
        "numberOfLines": .init(\UILabel.numberOfLines), "enabled": .init(\UILabel.isEnabled),
    ]
    private static let control: [String: StockProperty] = [
        "enabled": .init(\UIControl.isEnabled), "selected": .init(\UIControl.isSelected),
        "highlighted": .init(\UIControl.isHighlighted),
    ]
    private static let imageView: [String: StockProperty] = [
        "image": .init(\UIImageView.image), "highlightedImage": .init(\UIImageView.highlightedImage),
        "highlighted": .init(\UIImageView.isHighlighted),
    ]
    private static let view: [String: StockProperty] = [
        "alpha": .init(\UIView.alpha), "hidden": .init(\UIView.isHidden),
        "backgroundColor": .init(\UIView.backgroundColor), "tag": .init(\UIView.tag), "frame": .init(\UIView.frame),
        "bounds": .init(\UIView.bounds), "center": .init(\UIView.center), "transform": .init(\UIView.transform),
        "clipsToBounds": .init(\UIView.clipsToBounds), "opaque": .init(\UIView.isOpaque),
        "userInteractionEnabled": .init(\UIView.isUserInteractionEnabled),
        "multipleTouchEnabled": .init(\UIView.isMultipleTouchEnabled), "tintColor": .init(\UIView.tintColor),
        "accessibilityIdentifier": .init(\UIView.accessibilityIdentifier),
        "accessibilityLabel": .init(\UIView.accessibilityLabel),
        "restorationIdentifier": .init(\UIView.restorationIdentifier),
        "autoresizesSubviews": .init(\UIView.autoresizesSubviews), "layer": .init(reading: \UIView.layer),
        "superview": .init(reading: \UIView.superview), "subviews": .init(reading: \UIView.subviews),
        "window": .init(reading: \UIView.window), "gestureRecognizers": .init(reading: \UIView.gestureRecognizers),
    ]
    private static let controller: [String: StockProperty] = [
        "title": .init(\UIViewController.title), "view": .init(\UIViewController.view),
        "tabBarItem": .init(\UIViewController.tabBarItem), "toolbarItems": .init(\UIViewController.toolbarItems),
        "hidesBottomBarWhenPushed": .init(\UIViewController.hidesBottomBarWhenPushed),
        "definesPresentationContext": .init(\UIViewController.definesPresentationContext),
        "modalInPresentation": .init(\UIViewController.isModalInPresentation),
        "preferredContentSize": .init(\UIViewController.preferredContentSize),
        "editing": .init(\UIViewController.isEditing),
        "navigationItem": .init(reading: \UIViewController.navigationItem),
        "navigationController": .init(reading: \UIViewController.navigationController),
        "tabBarController": .init(reading: \UIViewController.tabBarController),
        "parentViewController": .init(reading: \UIViewController.parent),
        "childViewControllers": .init(reading: \UIViewController.children),
        "presentedViewController": .init(reading: \UIViewController.presentedViewController),
        "presentingViewController": .init(reading: \UIViewController.presentingViewController),
        "storyboard": .init(reading: \UIViewController.storyboard),
        "nibName": .init(reading: \UIViewController.nibName),
    ]
    private static let layer: [String: StockProperty] = [
        "cornerRadius": .init(\CALayer.cornerRadius), "borderWidth": .init(\CALayer.borderWidth),
        "masksToBounds": .init(\CALayer.masksToBounds), "shadowOpacity": .init(\CALayer.shadowOpacity),
        "shadowRadius": .init(\CALayer.shadowRadius), "zPosition": .init(\CALayer.zPosition),
    ]
}

extension RuntimeFailure {
    /// What key-value coding raises for a key that a class does not have.
    ///
    /// - Parameter getter: whether the value was to be read.
    @MainActor static func unknownKey(
        _ key: String, of object: AnyObject, getter: Bool = false, advice: String? = nil,
        position: InterfacePosition? = nil
    ) -> RuntimeFailure {
        let responder = object as? UIResponder
        let name = responder.map { "\($0.className) \($0.stableID)" } ?? "\(type(of: object))"
        return RuntimeFailure(
            name: "NSUnknownKeyException",
            reason:
                "[<\(name)> \(getter ? "valueForUndefinedKey:" : "setValue:forUndefinedKey:")]: this class is not key "
                + "value coding-compliant for the key \(key).", advice: advice,
            position: position ?? responder?.interfacePosition)
    }
}
