import SourceText
import XMLTree

/// A change that is safe to make without asking.
public struct Fix: Sendable, Hashable {
    /// What it does, as an order: `delete the reference`.
    public var title: String
    /// Of the finding's own file, in its UTF-8 text.
    public var edits: [SourceEdit]
    /// All that the file loses by it. Where applying it would lose anything else, it is refused.
    public var removals: [Removal]

    /// Makes a fix that takes `removals` away, and nothing else.
    public init(_ title: String, edits: [SourceEdit], removing removals: [Removal]) {
        self.title = title
        self.edits = edits
        self.removals = removals
    }
}

/// Something that a fix takes out of a file.
public struct Removal: Sendable, Hashable {
    /// What it is.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Anything with an id that is none of the others.
        case object
        /// An outlet, an action or a segue.
        case connection
        case constraint
        case scene
        /// What stands for an object, such as an entry of a list, and lists that hold nothing else.
        case element
        case attribute
    }

    public var kind: Kind
    /// The name of the element or of the attribute.
    public var name: String
    /// The id of the element, or of the one whose attribute it is; `nil` where that has none.
    public var id: String?

    /// Names something by its parts.
    public init(_ kind: Kind, name: String, id: String?) {
        self.kind = kind
        self.name = name
        self.id = id
    }

    /// Names `element`.
    public init(_ element: XMLElement) {
        let sceneID = element.name == "scene" ? element.attribute("sceneID") : nil
        let id = element.attribute("id") ?? sceneID
        let kind: Kind =
            switch element.parent?.name {
            case "connections": .connection
            case "constraints": .constraint
            default: element.name == "scene" ? .scene : id == nil ? .element : .object
            }
        self.init(kind, name: element.name, id: id)
    }

    /// Names an attribute of `element`.
    public init(attribute name: String, of element: XMLElement) {
        self.init(.attribute, name: name, id: element.attribute("id"))
    }
}

extension Removal: CustomStringConvertible {
    /// `outlet "x"`, or `objects` where there is no id.
    public var description: String {
        let name = kind == .attribute ? "attribute \(name)" : name
        guard let id else { return name }
        return kind == .attribute ? "\(name) of \"\(id)\"" : "\(name) \"\(id)\""
    }
}
