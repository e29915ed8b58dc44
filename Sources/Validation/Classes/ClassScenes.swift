import InterfaceBuilder
import SceneGraph
import SystemClasses

/// The scenes whose controllers are of a class of the sources, or inherit from it.
struct ClassScenes: Sendable {
    private let nodesByClass: [String: [SceneGraph.Node.ID]]
    /// Whether a controller may be of a class that could not be read.
    let isWhole: Bool

    init(_ graph: SceneGraph, _ scope: ClassScope) {
        var nodesByClass: [String: [SceneGraph.Node.ID]] = [:]
        var isWhole = true
        for node in graph.nodes {
            guard let object = node.controller?.object, object.customClass != nil else { continue }
            guard let chain = scope.likelyChain(of: object) else {
                isWhole = isWhole && scope.isSurelyStock(object)
                continue
            }
            for entry in chain.entries where !entry.isForeign {
                nodesByClass[entry.name, default: []].append(node.id)
            }
        }
        (self.nodesByClass, self.isWhole) = (nodesByClass, isWhole)
    }

    /// The scenes with a controller that is of the class, or inherits from it.
    func nodes(of name: String) -> [SceneGraph.Node.ID] { nodesByClass[name] ?? [] }
}

extension ClassScope {
    /// The chain of the object's class, also where the document names the class with another module.
    func likelyChain(of object: InterfaceObject) -> ClassChain? {
        chain(of: object) ?? object.customClass.flatMap { classes.reference($0) }.map { classes.chain($0) }
    }

    /// The chain of the class that code calls by a name, of the sources or the system.
    func chain(ofType name: String) -> ClassChain? {
        guard isPlain(name) else { return nil }
        if classes.isClass(name) { return classes.reference(name).map { classes.chain($0) } }
        return classes.reference(name) == nil && !classes.isOtherType(name) && SystemClass.isKnown(name)
            ? classes.chain(stock: name) : nil
    }

    /// Whether the sources surely have no class for an object.
    func isSurelyStock(_ object: InterfaceObject) -> Bool {
        guard let name = object.customClass else { return true }
        return classes.reference(name) == nil && !classes.mayBeUnread(name)
    }

    /// Whether the name of a type, as code writes it, surely means the one type of that name that this scope finds.
    func isPlain(_ type: String) -> Bool {
        classes.modules.allSatisfy { module in
            module.index.typeAliases[type] == nil && !module.index.protocols.contains(type)
        } && !nestedNames.contains(type)
    }
}
