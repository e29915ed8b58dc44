import XMLTree

/// The name of a value as `segue diff` has it: the path to it from the object around it, such as `normal.title`.
struct PropertyPath {
    let text: String

    /// The path of an element without an id, with an attribute of it at the end where one is given.
    init(_ element: XMLElement, attribute: String? = nil) {
        var words: [String] = []
        var current: XMLElement? = element
        while let part = current, !Self.isItem(part), part.parent != nil {
            words.append(Self.label(part))
            current = part.parent
        }
        let isWhole = Self.whole.contains(element.name)
        if let attribute, !isWhole || words.isEmpty { words.insert(attribute, at: 0) }
        text = words.reversed().joined(separator: ".")
    }

    /// Elements of which the attributes are told together.
    private static let whole: Set<String> = ["rect", "point", "size", "color", "edgeInsets", "inset"]

    private static func label(_ element: XMLElement) -> String {
        if let key = element.attribute("key") { return key }
        for name in ["keyPath", "reference", "name", "identifier"] {
            if let value = element.attribute(name) { return "\(element.name)[\(value)]" }
        }
        return element.name
    }

    static func isItem(_ element: XMLElement) -> Bool {
        if element.name == "device" || element.name == "adaptation" { return false }
        return element.attributeRange("id") != nil || element.name == "scene"
    }

    /// The id of the object around an element that has none.
    static func owner(of element: XMLElement) -> String {
        let owner = element.ancestors.first { isItem($0) }
        return owner?.attribute("id") ?? owner?.attribute("sceneID") ?? "document"
    }
}
