import SourceText
import XMLTree

/// Something in an object's `<connections>`.
public enum Connection: Sendable, Hashable {
    case outlet(Outlet)
    case outletCollection(OutletCollection)
    case action(Action)
    case segue(Storyboard.Segue)
    /// Another kind, such as an AppKit `<binding>`.
    case unknown(XMLElement)

    /// Reads a child of `<connections>`.
    init(_ element: XMLElement) {
        switch element.name {
        case "outlet": self = Outlet(element).map(Connection.outlet) ?? .unknown(element)
        case "outletCollection": self = OutletCollection(element).map(Connection.outletCollection) ?? .unknown(element)
        case "action": self = Action(element).map(Connection.action) ?? .unknown(element)
        // R121: without a kind it is no connection.
        case "segue": self = Storyboard.Segue(element).map(Connection.segue) ?? .unknown(element)
        default: self = .unknown(element)
        }
    }

    /// The element it is written as.
    public var element: XMLElement {
        switch self {
        case .outlet(let outlet): outlet.element
        case .outletCollection(let collection): collection.element
        case .action(let action): action.element
        case .segue(let segue): segue.element
        case .unknown(let element): element
        }
    }

    public var position: SourcePosition { element.position }
}

/// A property of the holder that is set to another object.
public struct Outlet: Sendable, Hashable {
    public let element: XMLElement

    /// Takes `element` as what it is written as; `nil` when it is something else.
    public init?(_ element: XMLElement) {
        guard element.name == "outlet" else { return nil }
        self.element = element
    }

    public var id: String { element.attribute("id") ?? "" }
    public var property: String { element.attribute("property") ?? "" }
    public var destinationID: String { element.attribute("destination") ?? "" }
    public var position: SourcePosition { element.position }
}

/// One member of an array property of the holder; members come in the order they are written.
public struct OutletCollection: Sendable, Hashable {
    public let element: XMLElement

    /// Takes `element` as what it is written as; `nil` when it is something else.
    public init?(_ element: XMLElement) {
        guard element.name == "outletCollection" else { return nil }
        self.element = element
    }

    public var id: String { element.attribute("id") ?? "" }
    public var property: String { element.attribute("property") ?? "" }
    public var destinationID: String { element.attribute("destination") ?? "" }
    /// Whether members are added to those that a superclass has put in.
    public var appends: Bool { element.flag("appends") ?? false }
    public var position: SourcePosition { element.position }
}

/// A message the holder sends when something happens to it.
public struct Action: Sendable, Hashable {
    public let element: XMLElement

    /// Takes `element` as what it is written as; `nil` when it is something else.
    public init?(_ element: XMLElement) {
        guard element.name == "action" else { return nil }
        self.element = element
    }

    public var id: String { element.attribute("id") ?? "" }
    public var selector: String { element.attribute("selector") ?? "" }
    /// The receiver; on macOS it is written as `target`, and `-1` is the first responder.
    public var destinationID: String { element.attribute("destination") ?? element.attribute("target") ?? "" }
    /// The control event, such as `touchUpInside`; `nil` for bar items, gestures and AppKit.
    public var eventType: String? { element.attribute("eventType") }
    public var position: SourcePosition { element.position }
}
