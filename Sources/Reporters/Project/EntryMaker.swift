import InterfaceBuilder
import SceneGraph

/// Makes a report's entries of a scene graph.
struct EntryMaker {
    private let graph: SceneGraph
    private let nodes: [[SceneGraph.Node]]
    /// By segue, the names of the controllers it may come back to.
    private let candidates: [Storyboard.Segue: [String]]
    /// By storyboard, the names that more than one of its scenes has, and which need an id beside them.
    private let sharedNames: [Set<String>]

    init(_ graph: SceneGraph) {
        self.graph = graph
        var nodes = [[SceneGraph.Node]](repeating: [], count: graph.documents.count)
        for node in graph.nodes { nodes[node.document].append(node) }
        self.nodes = nodes
        let shared = nodes.map { Set(Dictionary(grouping: $0, by: \.name).filter { $0.value.count > 1 }.keys) }
        sharedNames = shared
        candidates = Dictionary(
            graph.unwinds().map { unwind in
                (unwind.segue, unwind.candidates.map { Self.name(of: graph[$0], besides: shared) })
            }, uniquingKeysWith: { first, _ in first })
    }

    func storyboard(_ index: Int) -> ProjectReport.StoryboardEntry? {
        let document = graph.documents[index]
        guard document.kind == .storyboard else { return nil }
        return .init(
            path: document.source.path, name: storyboardName(ofPath: document.source.path),
            platform: document.platform.name, toolsVersion: document.toolsVersion,
            initialViewController: document.initialViewControllerID, scenes: nodes[index].map(scene))
    }

    private func scene(_ node: SceneGraph.Node) -> ProjectReport.SceneEntry {
        let storyboard = graph.documents[node.document].storyboard
        let edges = graph.edges(from: node.id)
        let controllers = node.scene.controllers
        let owners = edges.map { edge in storyboard?.owner(of: edge.segue) }
        func segues(where isWanted: (Storyboard.Controller?) -> Bool) -> [ProjectReport.SegueEntry] {
            zip(edges, owners).filter { isWanted($0.1) }.map { segue($0.0, of: $0.1) }
        }
        let position = node.scene.position
        return .init(
            sceneID: node.scene.sceneID, line: position.line, column: position.column,
            controllers: controllers.map { owner in controller(owner, of: node, segues: segues { $0 == owner }) },
            exits: node.scene.exits.map(\.id), segues: segues { owner in !controllers.contains { $0 == owner } })
    }

    private func controller(
        _ controller: Storyboard.Controller, of node: SceneGraph.Node, segues: [ProjectReport.SegueEntry]
    ) -> ProjectReport.ControllerEntry {
        .init(
            id: controller.id, kind: controller.kind.description,
            name: controller == node.controller ? node.name : controller.object.displayName,
            customClass: controller.customClass, customModule: controller.customModule,
            storyboardIdentifier: controller.storyboardIdentifier, title: controller.title,
            isInitial: controller.id == graph.documents[node.document].initialViewControllerID,
            reference: controller.isPlaceholder ? reference(controller, in: node.document) : nil, segues: segues)
    }

    private func reference(
        _ placeholder: Storyboard.Controller, in document: Int
    ) -> ProjectReport.DestinationEntry {
        switch graph.resolve(placeholder, in: document) {
        case .success(let node): destination(.reference, placeholder.id, node)
        case .failure(let unresolved): destination(placeholder, unresolved.reason)
        }
    }

    private func segue(_ edge: SceneGraph.Edge, of owner: Storyboard.Controller?) -> ProjectReport.SegueEntry {
        let segue = edge.segue
        let holder = segue.holder
        return .init(
            id: segue.id, kind: segue.kind.name, identifier: segue.identifier, relationship: segue.relationship,
            customClass: segue.customClass, customModule: segue.customModule, unwindAction: segue.unwindAction,
            candidates: candidates[segue], destination: destination(edge),
            trigger: holder == owner?.object ? nil : holder.map(ProjectReport.ObjectEntry.init),
            line: segue.position.line, column: segue.position.column)
    }

    private func destination(_ edge: SceneGraph.Edge) -> ProjectReport.DestinationEntry {
        let id = edge.segue.destinationID
        switch edge.destination {
        case .controller(let node):
            return .init(kind: .controller, id: id, name: Self.name(of: graph[node], besides: sharedNames))
        case .reference(_, let node):
            return destination(.reference, id, node)
        case .unresolved(let placeholder, let reason):
            guard let controller = graph[placeholder].controller else { return missing(id) }
            return destination(controller, reason)
        case .exit(_, let node):
            let isOwn = node == edge.source
            return .init(kind: .exit, id: id, name: isOwn ? "exit" : "exit of \(graph[node].name)")
        case .missing: return missing(id)
        case .notAController(let object):
            return .init(kind: .other, id: id, name: object.displayName, reason: "it is no controller")
        }
    }

    private func missing(_ id: String) -> ProjectReport.DestinationEntry {
        .init(
            kind: .missing, id: id, name: id,
            reason: id.isEmpty ? "it has no destination" : "no object of the storyboard has this id")
    }

    private func destination(
        _ kind: ProjectReport.DestinationEntry.Kind, _ id: String, _ node: SceneGraph.Node.ID
    ) -> ProjectReport.DestinationEntry {
        .init(
            kind: kind, id: id, name: Self.name(of: graph[node], besides: sharedNames),
            storyboard: graph.documents[graph[node].document].source.path, controllerID: graph[node].controller?.id)
    }

    private func destination(
        _ placeholder: Storyboard.Controller, _ reason: SceneGraph.Reason
    ) -> ProjectReport.DestinationEntry {
        let names = [placeholder.storyboardName, placeholder.referencedIdentifier].compactMap { $0 }
        return .init(
            kind: .unresolved, id: placeholder.id, name: names.isEmpty ? placeholder.id : names.joined(separator: "."),
            reason: reason.text)
    }

    private static func name(of node: SceneGraph.Node, besides shared: [Set<String>]) -> String {
        guard shared[node.document].contains(node.name), let id = node.controller?.id, !id.isEmpty else {
            return node.name
        }
        return "\(node.name) (\(id))"
    }
}

extension SceneGraph.Reason {
    /// Why a reference leads nowhere, in words.
    var text: String {
        func hint(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }
        return switch self {
        case .noStoryboard(let name, let nearest):
            "no storyboard called \"\(name)\" is among the files given" + hint(nearest)
        case .noController(let identifier, let storyboard, let nearest):
            "\(storyboard) has no controller with the identifier \"\(identifier)\"" + hint(nearest)
        case .noInitialController(let storyboard): "\(storyboard) has no initial controller"
        case .otherBundle(let bundle): "it is in the bundle \(bundle)"
        case .endless: "the reference leads back to itself"
        }
    }
}
