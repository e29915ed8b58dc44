import Geometry
import SourceText
import XMLTree

/// A view of a controller or a xib.
public struct InterfaceView: Sendable, Hashable {
    public let object: InterfaceObject

    /// Takes `object`, whatever its element is called, as a view.
    public init(_ object: InterfaceObject) { self.object = object }

    public var element: XMLElement { object.element }
    public var id: String { object.id }

    /// The element's name, such as `label` or `tableView`.
    public var elementName: String { object.elementName }
    public var customClass: String? { object.customClass }
    public var position: SourcePosition { object.position }

    // MARK: Views inside

    /// Its subviews, from the back to the front.
    public var subviews: [InterfaceView] { list("subviews") }

    /// The content view of a cell or of an effect view: the view that holds the subviews.
    public var contentView: InterfaceView? { object.child("contentView").map(InterfaceView.init) }

    /// A table view's prototype cells.
    public var prototypes: [InterfaceView] { list("prototypes") }

    /// A table view's static sections.
    public var sections: [InterfaceTableSection] {
        element.children("sections").flatMap { $0.children.map { InterfaceTableSection(object: InterfaceObject($0)) } }
    }

    /// A collection view's prototype cells.
    public var cells: [InterfaceView] { list("cells") }

    /// Views that are a property of this one, such as `tableHeaderView`, with the property's name as their `key`.
    public var keyedViews: [InterfaceView] {
        element.children.filter { $0.attribute("key") != nil && $0.child(key: "frame", named: "rect") != nil }
            .map { InterfaceView(InterfaceObject($0)) }
    }

    /// All views directly inside, of all the kinds above.
    public var children: [InterfaceView] {
        keyedViews + subviews + prototypes + sections.flatMap(\.cells) + cells
    }

    private func list(_ name: String) -> [InterfaceView] {
        element.children(name).flatMap { $0.children.filter(isObject).map { InterfaceView(InterfaceObject($0)) } }
    }

    /// Whether it is a container view, which an embed segue fills.
    public var isContainerView: Bool { elementName == "containerView" }

    // MARK: Geometry

    /// Its frame in its superview, in points, as last laid out on the canvas.
    public var frame: Rect? { object.rect("frame") }

    /// How it follows its superview's size: `widthSizable`, `heightSizable`, `flexibleMinX`, `flexibleMaxX`,
    /// `flexibleMinY`, `flexibleMaxY`.
    public var autoresizingMask: Set<String> {
        guard let mask = element.child(key: "autoresizingMask") else { return [] }
        return Set(mask.attributes.filter { $0.value == "YES" }.map(\.name))
    }

    /// `NO` when constraints place it.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        object.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    }

    /// The id by which constraints speak of its safe area.
    public var safeAreaLayoutGuideID: String? {
        element.child(key: "safeArea", named: "viewLayoutGuide")?.attribute("id")
    }

    /// What it has only in some size classes.
    public var variations: [InterfaceVariation] { object.variations }

    /// The constraints it holds, between itself and views inside it.
    public var constraints: [InterfaceConstraint] {
        element.children("constraints").flatMap { $0.children.compactMap(InterfaceConstraint.init) }
    }

    // MARK: Properties

    /// What a button shows in a state: `normal`, `highlighted`, `selected`, `disabled` or `focused`.
    public func state(_ name: String) -> InterfaceButtonState? {
        element.child(key: name, named: "state").map { InterfaceButtonState(element: $0) }
    }

    /// The font of a label, a text field, a text view or a button.
    public var font: InterfaceFont? { element.child(key: "fontDescription").map { InterfaceFont(element: $0) } }
    public var textColor: InterfaceColor? { object.color("textColor") }

    /// What a label, text field or text view shows.
    public var text: String? { object.string("text") ?? object.string("attributedText") }

    /// What a button in its normal state or a bar shows.
    public var title: String? {
        object.string("title") ?? state("normal")?.title ?? element.child(key: "configuration")?.string("title")
    }

    public var isHidden: Bool { object.flag("hidden") ?? false }
    public var alpha: Double { object.number("alpha") ?? 1 }
    public var isOpaque: Bool { object.flag("opaque") ?? true }
    public var contentMode: String? { object.string("contentMode") }
    public var clipsSubviews: Bool { object.flag("clipsSubviews") ?? false }
    public var tag: Int { object.integer("tag") ?? 0 }

    /// `nil` when it is that of the element's class.
    public var isUserInteractionEnabled: Bool? { object.flag("userInteractionEnabled") }
    public var isMultipleTouchEnabled: Bool { object.flag("multipleTouchEnabled") ?? false }

    /// Controls only.
    public var isEnabled: Bool { object.flag("enabled") ?? true }
    public var backgroundColor: InterfaceColor? { object.color("backgroundColor") }
    public var tintColor: InterfaceColor? { object.color("tintColor") }
    public var restorationIdentifier: String? { object.string("restorationIdentifier") }
    public var accessibilityIdentifier: String? {
        element.child(key: "accessibilityConfiguration")?.attribute("identifier")
    }

    /// Cells only.
    public var reuseIdentifier: String? { object.string("reuseIdentifier") }

    /// The ids of the gesture recognisers attached to it. R122
    public var gestureRecognizerIDs: [String] {
        object.outletCollections.filter { $0.property == "gestureRecognizers" }.map(\.destinationID)
    }
}

/// A section of a static table view.
public struct InterfaceTableSection: Sendable, Hashable {
    public let object: InterfaceObject

    public var id: String { object.id }
    public var headerTitle: String? { object.string("headerTitle") }
    public var footerTitle: String? { object.string("footerTitle") }
    public var cells: [InterfaceView] {
        object.element.children("cells").flatMap { $0.children.map { InterfaceView(InterfaceObject($0)) } }
    }
}
