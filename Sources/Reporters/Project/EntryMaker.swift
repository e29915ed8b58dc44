import InterfaceBuilder
import SceneGraph

/// Makes a report's entries of a scene graph.
struct EntryMaker {
    private let graph: SceneGraph
    private let selection: ReportSelection
    private let reach: [SceneGraph.Reach]
    /// By unwind segue, the names of the controllers it may come back to.
    private let candidates: [SceneGraph.Edge.ID: [String]]
    /// By scene, the keys of the manifests that name its storyboard.
    private let manifestKeys: [SceneGraph.Node.ID: [String]]
    /// By storyboard, the names that more than one of its scenes has, and which need an id beside them.
    private let sharedNames: [Set<String>]

    init(_ graph: SceneGraph, _ selection: ReportSelection) {
        self.graph = graph
        self.selection = selection
        reach = graph.reach()
        let shared = graph.documents.indices.map { document in
            Set(
                Dictionary(grouping: graph.nodes[graph.nodes(of: document)], by: \.name).filter { $0.value.count > 1 }
                    .keys)
        }
        sharedNames = shared
        let named = graph.unwinds().map { unwind in
            (unwind.edge, unwind.candidates.map { Self.name(of: graph[$0], besides: shared) })
        }
        candidates = Dictionary(named) { first, _ in first }
        var keys: [SceneGraph.Node.ID: [String]] = [:]
        for entry in graph.entryPoints {
            if case .manifest(let manifest, let index) = entry.origin {
                keys[entry.node, default: []].append(graph.manifests[manifest].entries[index].key)
            }
        }
        manifestKeys = keys
    }

    func storyboard(_ index: Int) -> ProjectReport.StoryboardEntry? {
        let document = graph.documents[index]
        guard document.kind == .storyboard, selection.includes(document: index) else { return nil }
        let scenes = graph.nodes[graph.nodes(of: index)].filter { selection.includes(node: $0.id) }.map(scene)
        // With a choice of kinds what has no such segue is left out.
        let wanted = selection.kinds == nil ? scenes : scenes.filter { !$0.allSegues.isEmpty }
        if selection.kinds != nil, wanted.isEmpty { return nil }
        return .init(
            path: document.source.path, name: storyboardName(ofPath: document.source.path),
            platform: document.platform.name, toolsVersion: document.toolsVersion,
            initialViewController: document.initialViewControllerID, scenes: wanted)
    }

    private func scene(_ node: SceneGraph.Node) -> ProjectReport.SceneEntry {
        let edges = graph.edges(from: node.id).filter { selection.includes($0.segue) }
        let controllers = node.scene.controllers
        let own = Set(controllers)
        let byOwner = Dictionary(grouping: edges) { $0.owner }
        let position = node.scene.position
        return .init(
            sceneID: node.scene.sceneID, line: position.line, column: position.column,
            controllers: controllers.map { owner in
                controller(owner, of: node, segues: (byOwner[owner] ?? []).map(segue))
            },
            exits: node.scene.exits.map(\.id),
            segues: edges.filter { edge in edge.owner.map { !own.contains($0) } ?? true }.map(segue),
            reach: reach[node.id].rawValue, manifestKeys: manifestKeys[node.id])
    }

    private func controller(
        _ controller: Storyboard.Controller, of node: SceneGraph.Node, segues: [ProjectReport.SegueEntry]
    ) -> ProjectReport.ControllerEntry {
        .init(
            id: controller.id, kind: controller.kind.description, stockClass: controller.object.stockClass,
            name: controller == node.controller ? node.name : controller.object.displayName,
            customClass: controller.customClass, customModule: controller.customModule,
            storyboardIdentifier: controller.storyboardIdentifier, title: controller.title,
            isInitial: controller.id == graph.documents[node.document].initialViewControllerID,
            reference: controller.isPlaceholder ? reference(controller, in: node.document) : nil, segues: segues)
    }

    private func reference(
        _ placeholder: Storyboard.Controller, in document: Int
    ) -> ProjectReport.DestinationEntry? {
        switch graph.reference(of: placeholder, in: document)?.outcome {
        case .success(let node): destination(.reference, placeholder.id, node)
        case .failure(let unresolved): destination(placeholder, unresolved.reason)
        case nil: nil
        }
    }

    private func segue(_ edge: SceneGraph.Edge) -> ProjectReport.SegueEntry {
        let segue = edge.segue
        return .init(
            id: segue.id, kind: segue.kind.name, identifier: segue.identifier, relationship: segue.relationship,
            customClass: segue.customClass, customModule: segue.customModule, unwindAction: segue.unwindAction,
            candidates: candidates[edge.id], destination: destination(edge),
            trigger: edge.trigger.map(ProjectReport.ObjectEntry.init),
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
