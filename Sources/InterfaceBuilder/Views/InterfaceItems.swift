import SourceText
import XMLTree

/// What a navigation bar shows for a controller.
public struct InterfaceNavigationItem: Sendable, Hashable {
    public let object: InterfaceObject

    init(_ object: InterfaceObject) { self.object = object }

    public var id: String { object.id }
    public var title: String? { object.string("title") }
    public var prompt: String? { object.string("prompt") }
    public var largeTitleDisplayMode: String? { object.string("largeTitleDisplayMode") }
    public var hidesBackButton: Bool { object.flag("hidesBackButton") ?? false }

    /// From the edge inwards.
    public var leftItems: [InterfaceBarItem] { items("leftBarButtonItem") }

    /// From the edge inwards.
    public var rightItems: [InterfaceBarItem] { items("rightBarButtonItem") }
    public var backItem: InterfaceBarItem? { object.child("backBarButtonItem").map(InterfaceBarItem.init) }
    public var titleView: InterfaceView? { object.child("titleView").map(InterfaceView.init) }

    private func items(_ key: String) -> [InterfaceBarItem] {
        let several = object.element.children("\(key)s").flatMap { $0.children.map(InterfaceObject.init) }
        let all = several.isEmpty ? [object.child(key)].compactMap { $0 } : several
        return all.map(InterfaceBarItem.init)
    }
}

/// An item of a navigation bar, a toolbar or a tab bar.
public struct InterfaceBarItem: Sendable, Hashable {
    public let object: InterfaceObject

    init(_ object: InterfaceObject) { self.object = object }

    public var id: String { object.id }
    public var title: String? { object.string("title") }

    /// The name of its image.
    public var image: String? { object.string("image") }
    public var selectedImage: String? { object.string("selectedImage") }

    /// Such as `add` or `favorites`.
    public var systemItem: String? { object.string("systemItem") }
    public var style: String? { object.string("style") }
    public var isEnabled: Bool { object.flag("enabled") ?? true }
    public var tag: Int { object.integer("tag") ?? 0 }
    public var badgeValue: String? { object.string("badgeValue") }
    public var customView: InterfaceView? {
        object.element.children.first { $0.child(key: "frame", named: "rect") != nil }
            .map { InterfaceView(InterfaceObject($0)) }
    }
}

/// A gesture recogniser; it stands at the top of its scene.
public struct InterfaceGestureRecognizer: Sendable, Hashable {
    /// What it recognises.
    public enum Kind: Sendable, Hashable {
        case tap, swipe, pan, pinch, rotation, screenEdgePan
        /// Interface Builder writes `pongPressGestureRecognizer`.
        case longPress
        /// `customObject`-like ones and kinds unknown here, by element name.
        case unknown(String)
    }

    public let object: InterfaceObject
    public let kind: Kind

    /// Takes `object` as a recogniser; `nil` when its element's name does not end like one.
    public init?(_ object: InterfaceObject) {
        let name = object.elementName
        guard name.hasSuffix("estureRecognizer"), object.element.attributeRange("id") != nil else { return nil }
        self.object = object
        kind =
            switch name {
            case "tapGestureRecognizer": .tap
            case "swipeGestureRecognizer": .swipe
            case "panGestureRecognizer": .pan
            case "pinchGestureRecognizer": .pinch
            case "rotationGestureRecognizer": .rotation
            case "screenEdgePanGestureRecognizer": .screenEdgePan
            case "pongPressGestureRecognizer", "longPressGestureRecognizer": .longPress
            default: .unknown(name)
            }
    }

    public var id: String { object.id }

    /// Swipes only: `right` unless written, `left`, `up` or `down`.
    public var direction: String? { object.string("direction") }
    public var numberOfTapsRequired: Int { object.integer("numberOfTapsRequired") ?? 1 }
    public var numberOfTouchesRequired: Int { object.integer("numberOfTouchesRequired") ?? 1 }

    /// Long presses only, in seconds.
    public var minimumPressDuration: Double? { object.number("minimumPressDuration") }
    public var isEnabled: Bool { object.flag("enabled") ?? true }
    public var position: SourcePosition { object.position }
}
