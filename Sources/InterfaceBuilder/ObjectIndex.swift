import XMLTree

/// Finds a document's objects by id. Made once, in document order; of two objects with one id the first is found.
struct ObjectIndex: Sendable {
    private let elements: [String: XMLElement]

    /// Later objects whose id was taken already.
    let duplicates: [XMLElement]

    init(_ tree: XMLTree) {
        var elements: [String: XMLElement] = [:]
        var duplicates: [XMLElement] = []
        for element in tree.elements {
            guard let id = element.attribute("id"), isObject(element) else { continue }
            if elements[id] == nil { elements[id] = element } else { duplicates.append(element) }
        }
        self.elements = elements
        self.duplicates = duplicates
    }

    static let empty = ObjectIndex()

    private init() {
        elements = [:]
        duplicates = []
    }

    subscript(id: String) -> XMLElement? { elements[id] }
}
