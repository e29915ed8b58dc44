import SourceText
import XMLTree

/// A menu on macOS.
public struct InterfaceMenu: Sendable, Hashable {
    public let object: InterfaceObject

    /// Takes `object` as a menu; `nil` when it is something else.
    public init?(_ object: InterfaceObject) {
        guard object.elementName == "menu" else { return nil }
        self.object = object
    }

    public var id: String { object.id }
    public var title: String? { object.string("title") }

    /// What the system does with it, such as `apple`, `services` or `window`.
    public var systemMenu: String? { object.string("systemMenu") }
    public var items: [InterfaceMenuItem] {
        object.element.children("items").flatMap { $0.children.compactMap { InterfaceMenuItem(InterfaceObject($0)) } }
    }
    public var position: SourcePosition { object.position }
}

/// An item of a menu.
public struct InterfaceMenuItem: Sendable, Hashable {
    public let object: InterfaceObject

    /// Takes `object` as a menu item; `nil` when it is something else.
    public init?(_ object: InterfaceObject) {
        guard object.elementName == "menuItem" else { return nil }
        self.object = object
    }

    public var id: String { object.id }
    public var title: String? { object.string("title") }
    public var isSeparator: Bool { object.flag("isSeparatorItem") ?? false }

    /// Shown while Option is pressed, in place of the item before.
    public var isAlternate: Bool { object.flag("alternate") ?? false }
    public var isEnabled: Bool { object.flag("enabled") ?? true }
    public var isHidden: Bool { object.flag("hidden") ?? false }
    public var tag: Int { object.integer("tag") ?? 0 }

    /// The key that stands for it, without its modifiers.
    public var keyEquivalent: String? { object.string("keyEquivalent") }

    /// The keys to press with it; Command alone unless something is written.
    public var keyEquivalentModifiers: Set<String> {
        guard let mask = object.element.child(key: "keyEquivalentModifierMask") else { return ["command"] }
        return Set(mask.attributes.filter { $0.value == "YES" }.map(\.name))
    }
    public var submenu: InterfaceMenu? { object.child("submenu").flatMap(InterfaceMenu.init) }
    public var action: Action? { object.actions.first }
    public var position: SourcePosition { object.position }
}

extension InterfaceObject {
    /// Whether it is an object of a class that Interface Builder knows nothing of, such as an application's delegate.
    public var isCustomObject: Bool { elementName == "customObject" }

    /// AppKit's bindings: properties that follow those of another object.
    public var bindings: [Binding] { connections.compactMap { Binding($0.element) } }
}

/// A property that follows one of another object, on macOS.
public struct Binding: Sendable, Hashable {
    public let element: XMLElement

    /// Takes `element` as a binding; `nil` when it is something else.
    public init?(_ element: XMLElement) {
        guard element.name == "binding" else { return nil }
        self.element = element
    }

    public var id: String { element.attribute("id") ?? "" }

    /// The property that follows, such as `value`.
    public var name: String { element.attribute("name") ?? "" }
    public var destinationID: String { element.attribute("destination") ?? "" }

    /// What it follows, such as `self.Person.Name`.
    public var keyPath: String { element.attribute("keyPath") ?? "" }
    public var position: SourcePosition { element.position }
}
