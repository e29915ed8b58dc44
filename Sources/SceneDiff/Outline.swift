import InterfaceBuilder
import XMLTree

/// A document as the things that are compared: the document itself, its scenes, and every object in them.
package struct Outline {
    /// A thing, and where it stands.
    package struct Item {
        package let element: XMLElement
        let category: Category
        /// `nil` for the document.
        let parent: Int?
        /// The part it has in its parent: its `key`, or the elements between the two, such as `subviews`.
        let role: String
        /// The scene it is in, or is.
        let scene: Int?
        /// Unique in the outline.
        let identity: String
        var children: [Int] = []
    }

    let document: InterfaceDocument
    package private(set) var items: [Item] = []
    private(set) var byIdentity: [String: Int] = [:]
    private var nextNumber: [String: Int] = [:]

    package init(_ document: InterfaceDocument) {
        self.document = document
        add(document.tree.root, category: .document, parent: nil, role: "", scene: nil, identity: "")
        collect(document.tree.root, parent: 0, role: "", scene: nil)
    }

    /// The item that the id in a reference names.
    func item(id: String) -> Int? { byIdentity[Self.objectPrefix + id] }

    private static let objectPrefix = "object "

    private mutating func collect(_ element: XMLElement, parent: Int, role: String, scene: Int?) {
        for child in element.children {
            let label = child.attribute("key") ?? child.name
            if child.name == "scene", role == "scenes" {
                let identity = "scene " + (child.attribute("sceneID") ?? "")
                let index = add(
                    child, category: .scene, parent: parent, role: role, scene: items.count, identity: identity)
                collect(child, parent: index, role: "", scene: index)
            } else if let id = Self.objectID(of: child) {
                // In a list its part is the list's name.
                let ownRole = child.attribute("key").map { role.isEmpty ? $0 : "\(role).\($0)" } ?? role
                let index = add(
                    child, category: Category(child, role: ownRole), parent: parent, role: ownRole, scene: scene,
                    identity: Self.objectPrefix + id)
                collect(child, parent: index, role: "", scene: scene)
            } else {
                collect(child, parent: parent, role: role.isEmpty ? label : "\(role).\(label)", scene: scene)
            }
        }
    }

    @discardableResult
    private mutating func add(
        _ element: XMLElement, category: Category, parent: Int?, role: String, scene: Int?, identity: String
    ) -> Int {
        let index = items.count
        let unique = uniqueIdentity(identity)
        byIdentity[unique] = index
        items.append(
            Item(element: element, category: category, parent: parent, role: role, scene: scene, identity: unique))
        if let parent { items[parent].children.append(index) }
        return index
    }

    /// Ids used twice are damage; the second one is compared with the second one.
    private mutating func uniqueIdentity(_ identity: String) -> String {
        guard byIdentity[identity] != nil else { return identity }
        // Where the search for the one before ended; a file may be nothing but one id.
        var number = nextNumber[identity] ?? 2
        while byIdentity["\(identity) #\(number)"] != nil { number += 1 }
        nextNumber[identity] = number + 1
        return "\(identity) #\(number)"
    }

    /// The id of an element that is an object; in a document's head, `id` names a device instead.
    static func objectID(of element: XMLElement) -> String? {
        guard element.name != "device", element.name != "adaptation" else { return nil }
        return element.attribute("id")
    }

    /// Whether the element is compared on its own, not as a property of the one around it.
    static func isItem(_ element: XMLElement) -> Bool {
        objectID(of: element) != nil || (element.name == "scene" && element.parent?.name == "scenes")
    }
}

extension Category {
    init(_ element: XMLElement, role: String) {
        switch element.name {
        case "segue": self = .segue
        case "outlet", "outletCollection": self = .outlet
        case "action": self = .action
        case "constraint": self = .constraint
        case "barButtonItem", "tabBarItem", "navigationItem", "menuItem", "menu", "toolbarItem": self = .item
        case let name where name.hasSuffix("estureRecognizer"): self = .gestureRecognizer
        default:
            if Storyboard.Controller(InterfaceObject(element)) != nil {
                self = .controller
            } else if role == "view" || role == "subviews" || InterfaceObject(element).rect("frame") != nil {
                self = .view
            } else {
                self = .object
            }
        }
    }
}
