import Geometry
import SourceText
import XMLTree

/// Any object of a document, seen generically: a controller, a view, a bar item, a recogniser, whatever has an id.
public struct InterfaceObject: Sendable, Hashable {
    public let element: XMLElement

    /// Takes `element` as an object.
    public init(_ element: XMLElement) { self.element = element }

    /// Its object id; empty when it has none, which Interface Builder never writes.
    public var id: String { element.attribute("id") ?? "" }

    /// The element's name, such as `viewController` or `button`.
    public var elementName: String { element.name }

    /// Which property of the object around it it is, such as `view` or `rightBarButtonItem`.
    public var key: String? { element.attribute("key") }

    public var customClass: String? { element.attribute("customClass") }
    public var customModule: String? { element.attribute("customModule") }

    /// `target` when the module is that of the app's own target.
    public var customModuleProvider: String? { element.attribute("customModuleProvider") }

    /// The name it has in the editor only.
    public var userLabel: String? { element.attribute("userLabel") }

    /// Its part in its scene: `viewController`, `firstResponder` or `exit`.
    public var sceneMemberID: String? { element.attribute("sceneMemberID") }

    public var position: SourcePosition { element.position }

    /// Whether it stands for an object that somebody else makes: a xib's owner, the first responder, the application.
    public var isStandIn: Bool { elementName == "placeholder" || ["-1", "-2", "-3"].contains(id) }

    /// The nearest object around it.
    public var parent: InterfaceObject? {
        element.nearestAncestor(having: "id", notNamed: namesOfOthers).map(InterfaceObject.init)
    }

    /// What its `<connections>` hold, in the order it is written.
    public var connections: [Connection] {
        element.children("connections").flatMap { $0.children.map(Connection.init) }
    }

    public var outlets: [Outlet] { connections.compactMap { if case .outlet(let outlet) = $0 { outlet } else { nil } } }

    public var outletCollections: [OutletCollection] {
        connections.compactMap { if case .outletCollection(let collection) = $0 { collection } else { nil } }
    }

    public var actions: [Action] { connections.compactMap { if case .action(let action) = $0 { action } else { nil } } }

    /// The segues that start at this very object.
    public var segues: [Storyboard.Segue] {
        connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
    }

    /// Its user-defined runtime attributes, in the order they are set.
    public var runtimeAttributes: [RuntimeAttribute] {
        element.children("userDefinedRuntimeAttributes")
            .flatMap { $0.children("userDefinedRuntimeAttribute") }
            .map(RuntimeAttribute.init)
    }

    // MARK: Values

    /// The attribute `name` as text, or the `<string>` child with that key.
    public func string(_ name: String) -> String? { element.string(name) }

    /// The attribute `name` as YES or NO.
    public func flag(_ name: String) -> Bool? { element.flag(name) }

    /// The attribute `name` as a number.
    public func number(_ name: String) -> Double? { element.number(name) }

    /// The attribute `name` as a whole number.
    public func integer(_ name: String) -> Int? { element.integer(name) }

    /// The `<color>` child with that key.
    public func color(_ key: String) -> InterfaceColor? {
        element.child(key: key, named: "color").map(InterfaceColor.init)
    }

    /// The `<rect>` child with that key.
    public func rect(_ key: String) -> Rect? {
        element.child(key: key, named: "rect").flatMap(Rect.init)
    }

    /// The `<size>` child with that key.
    public func size(_ key: String) -> Size? {
        element.child(key: key, named: "size").flatMap(Size.init)
    }

    /// The `<point>` child with that key.
    public func point(_ key: String) -> Point? {
        element.child(key: key, named: "point").flatMap(Point.init)
    }

    /// The child object with that key.
    public func child(_ key: String) -> InterfaceObject? { element.child(key: key).map(InterfaceObject.init) }
}

/// Whether an element with an `id` is an object: in a document's head, `id` names a device instead.
func isObject(_ element: XMLElement) -> Bool {
    element.attributeRange("id") != nil && !namesOfOthers.contains(element.name)
}

/// The elements whose `id` is not that of an object.
let namesOfOthers = ["device", "adaptation"]
