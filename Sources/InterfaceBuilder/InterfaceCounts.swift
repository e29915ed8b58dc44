import XMLTree

/// How much of each thing a document has: one look at every element, without making a view of any.
public struct InterfaceCounts: Sendable, Hashable {
    public var elements = 0
    public var scenes = 0
    /// Controllers of scenes, references not among them.
    public var controllers = 0
    /// Placeholders for controllers of other storyboards. R124
    public var references = 0
    public var exits = 0
    /// Elements with a frame.
    public var views = 0
    public var constraints = 0
    public var outlets = 0
    public var outletCollections = 0
    public var actions = 0
    /// Segues by the value of their `kind`; what has none is no segue. R121
    public var segues: [String: Int] = [:]

    /// Adds what another document has.
    public static func += (left: inout InterfaceCounts, right: InterfaceCounts) {
        left.elements += right.elements
        left.scenes += right.scenes
        left.controllers += right.controllers
        left.references += right.references
        left.exits += right.exits
        left.views += right.views
        left.constraints += right.constraints
        left.outlets += right.outlets
        left.outletCollections += right.outletCollections
        left.actions += right.actions
        left.segues.merge(right.segues, uniquingKeysWith: +)
    }

    public init() {}

    /// Counts the elements given.
    public init(_ elements: some Sequence<XMLElement>) {
        // What an element is follows from its name, which is looked at once.
        var roles: [Role?] = []
        for element in elements {
            self.elements += 1
            let name = element.nameIndex
            if name >= roles.count { roles += Array(repeating: nil, count: name + 1 - roles.count) }
            let role = roles[name] ?? Role(rawValue: element.name) ?? .other
            roles[name] = role
            count(element, as: role)
        }
    }

    private mutating func count(_ element: XMLElement, as role: Role) {
        switch role {
        case .scene: scenes += 1
        case .objects: if element.parent?.name == "scene" { countObjects(element) }
        case .rect: views += element.attribute("key") == "frame" ? 1 : 0
        case .constraint: constraints += 1
        case .outlet: outlets += 1
        case .outletCollection: outletCollections += 1
        case .action: actions += 1
        case .segue: if let kind = element.attribute("kind") { segues[kind, default: 0] += 1 }
        case .other: break
        }
    }

    private mutating func countObjects(_ objects: XMLElement) {
        for object in objects.children {
            if object.name == "exit" { exits += 1 }
            guard let controller = Storyboard.Controller(InterfaceObject(object)) else { continue }
            if controller.isPlaceholder { references += 1 } else { controllers += 1 }
        }
    }

    private enum Role: String {
        case scene, objects, rect, constraint, outlet, outletCollection, action, segue, other
    }
}

extension InterfaceDocument {
    /// How much of each thing the document has.
    public var counts: InterfaceCounts { InterfaceCounts(tree.elements) }
}
