import Geometry
import SourceText
import XMLTree

/// The list at a document's end of what its objects take from catalogues and from the system.
extension InterfaceDocument {
    /// Images, named colours and system colours, in the order they are written.
    ///
    /// ```swift
    /// document.resources.filter { $0.kind == .image }.map(\.name)     // ["star.fill", "logo"]
    /// ```
    /// It repeats what the objects name: Interface Builder keeps it so that the canvas has something to show.
    public var resources: [InterfaceResource] {
        tree.root.children("resources").flatMap { $0.children.map { InterfaceResource(element: $0) } }
    }

    /// The asset catalogue's colours that the document uses, with the values they had when it was last edited.
    public var namedColors: [String: InterfaceColor] { resources(.namedColor, \.color) }

    /// The system's colours that the document uses, with the values they had when it was last edited.
    public var systemColors: [String: InterfaceColor] { resources(.systemColor, \.color) }

    /// The sizes of the images that the document uses, by name.
    public var images: [String: Size] { resources(.image, \.size) }

    private func resources<Value>(
        _ kind: InterfaceResource.Kind, _ value: (InterfaceResource) -> Value?
    ) -> [String: Value] {
        let pairs = resources.compactMap { resource in
            resource.kind == kind && resource.isNamed ? value(resource).map { (resource.name, $0) } : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

/// Something that a document takes from an asset catalogue, from the bundle or from the system.
public struct InterfaceResource: Sendable, Hashable {
    /// What it is.
    public enum Kind: Sendable, Hashable {
        case image, namedColor, systemColor
        /// A kind unknown here, by element name.
        case unknown(String)
    }

    public let element: XMLElement

    public var kind: Kind {
        switch element.name {
        case "image": .image
        case "namedColor": .namedColor
        case "systemColor": .systemColor
        default: .unknown(element.name)
        }
    }

    /// The name by which objects speak of it; empty where none is written.
    public var name: String { element.attribute("name") ?? "" }
    fileprivate var isNamed: Bool { element.attributeRange("name") != nil }

    /// `system` for a symbol of SF Symbols; `nil` for what is the app's own.
    public var catalog: String? { element.attribute("catalog") }

    /// Whether it is a symbol that the system has, not the app.
    public var isSystemSymbol: Bool { kind == .image && catalog == "system" }

    /// An image's size in points when the document was last edited.
    public var size: Size? { kind == .image ? Size(element) : nil }

    /// A colour's value when the document was last edited; `nil` where nothing is written of it.
    public var color: InterfaceColor? { element.child("color").map(InterfaceColor.init) }
    public var position: SourcePosition { element.position }
}
