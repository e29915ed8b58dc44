import InterfaceBuilder
import SourceText

extension SceneGraph.Node {
    /// A name for people: the controller's class, title, identifier or label, else the class that UIKit gives it.
    public var name: String {
        guard let controller else { return "scene without controller" }
        // By each segue that leads there.
        return controller.element.remembered("scene") { _ in Self.name(of: controller) }
    }

    private static func name(of controller: Storyboard.Controller) -> String {
        if controller.isPlaceholder {
            let names = [controller.storyboardName, controller.referencedIdentifier].compactMap { $0 }
            let target = names.isEmpty ? "the initial controller" : names.joined(separator: ".")
            return "reference to \(target.shortened(to: longestName))"
        }
        let name =
            controller.customClass ?? controller.title ?? controller.storyboardIdentifier ?? controller.userLabel
        return name?.shortened(to: longestName) ?? controller.object.stockClass ?? controller.kind.description
    }

    private static let longestName = 100

    /// Everything by which people call the scene, object ids apart.
    var aliases: [String] {
        guard let controller, !controller.isPlaceholder else { return [] }
        var names = [controller.storyboardIdentifier, controller.customClass, controller.title, controller.userLabel]
        if let module = controller.customModule, let name = controller.customClass { names.append("\(module).\(name)") }
        return names.compactMap { $0 }.filter { !$0.isEmpty }
    }
}

extension SceneGraph {
    /// A name that means no scene, or several.
    public struct NameProblem: Error, Sendable, Hashable {
        public let name: String
        /// The scenes it may mean; empty when it means none.
        public let fitting: [Node.ID]
        /// Names that are near it, the nearest first.
        public let near: [String]
    }

    /// The scene that people call `name`: by the object id of its controller or of anything in it, by its scene id, or
    /// by its controller's storyboard identifier, class, title or label.
    ///
    /// An id goes before other names. A name that several scenes have means none of them.
    ///
    /// - Parameter isCandidate: Which scenes may be meant.
    public func scene(
        named name: String, among isCandidate: (Node) -> Bool = { _ in true }
    ) throws(NameProblem) -> Node.ID {
        let candidates = nodes.filter(isCandidate)
        var fitting = documents.indices.compactMap { document in
            documents[document].object(id: name).flatMap { node(of: $0, in: document) }
        }.filter(isCandidate).map(\.id)
        if fitting.isEmpty { fitting = candidates.filter { $0.scene.sceneID == name }.map(\.id) }
        if fitting.isEmpty { fitting = candidates.filter { $0.aliases.contains(name) }.map(\.id) }
        if fitting.count == 1 { return fitting[0] }
        var near: [String] = []
        if fitting.isEmpty {
            var known = Set(candidates.flatMap(\.aliases))
            let wanted = name.lowercased()
            near = Array(known.filter { $0.lowercased().contains(wanted) }.sorted().prefix(3))
            known.subtract(near)
            while near.count < 3, let found = nearestName(to: name, in: known.sorted()) {
                near.append(found)
                known.remove(found)
            }
        }
        throw NameProblem(name: name, fitting: fitting, near: near)
    }
}
