import InterfaceBuilder
import JSONText
import SceneGraph

/// The scenes and segues of a project as a graph to draw.
///
/// A reference is not drawn: the segue leads on to the scene it stands for, or to a mark that says why there is none.
/// An unwind segue leads to each scene it may come back to.
public struct GraphReport: Sendable {
    let storyboards: [StoryboardEntry]
    let nodes: [NodeEntry]
    let edges: [EdgeEntry]
    /// The groups of nodes that lead around in a circle.
    let cycles: [[String]]

    struct StoryboardEntry: Encodable, Sendable {
        let path: String
        let name: String
    }

    struct NodeEntry: Encodable, Sendable {
        /// `n` and a number; `x` and a number for what leads nowhere.
        let id: String
        let name: String
        /// The index in `storyboards`; `nil` for what leads nowhere.
        let storyboard: Int?
        let sceneID: String?
        let controllerID: String?
        let kind: String?
        let className: String?
        let storyboardIdentifier: String?
        let title: String?
        /// Whether the app begins here.
        let isRoot: Bool
        let isInitial: Bool
        /// How one gets there: `segues`, `code` or `none`.
        let reach: String?
        /// Why a segue leads here, which is nowhere.
        let reason: String?
    }

    struct EdgeEntry: Encodable, Sendable {
        /// The segue's object id; several edges have one where an unwind segue may come back to several scenes.
        let id: String
        let source: String
        let target: String
        let kind: String
        let identifier: String?
        let relationship: String?
        let customClass: String?
        let unwindAction: String?
        let trigger: String?
        /// The placeholder by way of which it leads to another storyboard.
        let reference: String?

        /// What stands at the arrow.
        var label: String {
            var parts = [kind == "relationship" ? relationship ?? kind : kind]
            if let identifier { parts[0] += " \"\(identifier)\"" }
            if let unwindAction { parts.append(unwindAction) }
            if let customClass { parts.append(customClass) }
            return parts.joined(separator: ", ")
        }

        var isContainment: Bool { kind == "relationship" || kind == "embed" }
    }

    /// Takes the scenes of `selection`, the segues of its kinds that start there, and what these lead to.
    public init(_ graph: SceneGraph, _ selection: ReportSelection) {
        var maker = GraphMaker(graph, selection)
        maker.addEdges()
        (storyboards, nodes) = maker.finish()
        edges = maker.edges
        let drawn = Set(nodes.map(\.id))
        cycles = graph.cycles().map { $0.map { "n\($0)" } }.filter { $0.allSatisfy(drawn.contains) }
    }

    /// For programs.
    public func json(generator: String) -> String {
        JSONText.document(
            Document(generator: generator, storyboards: storyboards, nodes: nodes, edges: edges, cycles: cycles))
    }

    private struct Document: Encodable {
        let version = ProjectReport.version
        let report = "graph"
        let generator: String
        let storyboards: [StoryboardEntry]
        let nodes: [NodeEntry]
        let edges: [EdgeEntry]
        let cycles: [[String]]
    }

    /// The nodes of each storyboard, and at the end, under no storyboard, what leads nowhere.
    var nodesByStoryboard: [(storyboard: StoryboardEntry?, nodes: [NodeEntry])] {
        let groups = Dictionary(grouping: nodes) { $0.storyboard ?? storyboards.count }
        return groups.sorted { $0.key < $1.key }.map { key, nodes in
            (key < storyboards.count ? storyboards[key] : nil, nodes)
        }
    }
}

/// Gathers what a graph draws.
struct GraphMaker {
    private let graph: SceneGraph
    private let selection: ReportSelection
    private let roots: Set<SceneGraph.Node.ID>
    private let reach: [SceneGraph.Reach]
    private(set) var edges: [GraphReport.EdgeEntry] = []
    private var isDrawn: [Bool]
    private var dead: [GraphReport.NodeEntry] = []

    init(_ graph: SceneGraph, _ selection: ReportSelection) {
        self.graph = graph
        self.selection = selection
        roots = Set(graph.roots)
        reach = graph.reach()
        isDrawn = graph.nodes.map { node in
            // With a choice of kinds only the scenes at their ends are drawn.
            selection.kinds == nil && selection.includes(node: node.id) && node.controller?.isPlaceholder != true
        }
    }

    mutating func addEdges() {
        var candidates: [SceneGraph.Edge.ID: [SceneGraph.Node.ID]] = [:]
        for unwind in graph.unwinds() { candidates[unwind.edge] = Array(unwind.candidates.prefix(Self.mostCandidates)) }
        for edge in graph.edges where selection.includes(node: edge.source) && selection.includes(edge.segue) {
            switch edge.destination {
            case .controller(let node): add(edge, to: node)
            case .reference(let placeholder, let node): add(edge, to: node, by: placeholder)
            case .exit: for node in candidates[edge.id] ?? [] { add(edge, to: node) }
            case .unresolved(let placeholder, let reason):
                add(edge, toNothingCalled: graph[placeholder].name, reason: reason.text, by: placeholder)
            case .missing(let id): add(edge, toNothingCalled: id, reason: "no object of the storyboard has this id")
            case .notAController(let object):
                add(edge, toNothingCalled: object.displayName, reason: "it is no controller")
            }
        }
    }

    /// More arrows back from one scene show nothing.
    private static let mostCandidates = 5

    func finish() -> ([GraphReport.StoryboardEntry], [GraphReport.NodeEntry]) {
        var storyboards: [GraphReport.StoryboardEntry] = []
        var nodes: [GraphReport.NodeEntry] = []
        var last: Int?
        for node in graph.nodes where isDrawn[node.id] {
            if last != node.document {
                last = node.document
                storyboards.append(.init(path: graph.documents[node.document].source.path, name: node.storyboardName))
            }
            nodes.append(entry(node, storyboard: storyboards.count - 1))
        }
        return (storyboards, nodes + dead)
    }

    private func entry(_ node: SceneGraph.Node, storyboard: Int) -> GraphReport.NodeEntry {
        let controller = node.controller
        return .init(
            id: "n\(node.id)", name: node.name, storyboard: storyboard, sceneID: node.scene.sceneID,
            controllerID: controller?.id, kind: controller?.kind.description, className: controller?.object.className,
            storyboardIdentifier: controller?.storyboardIdentifier, title: controller?.title,
            isRoot: roots.contains(node.id),
            isInitial: controller.map { $0.id == graph.documents[node.document].initialViewControllerID } ?? false,
            reach: reach[node.id].rawValue, reason: nil)
    }

    private mutating func add(
        _ edge: SceneGraph.Edge, to target: SceneGraph.Node.ID, by placeholder: SceneGraph.Node.ID? = nil
    ) {
        isDrawn[edge.source] = true
        isDrawn[target] = true
        add(edge, target: "n\(target)", placeholder)
    }

    private mutating func add(
        _ edge: SceneGraph.Edge, toNothingCalled name: String, reason: String, by placeholder: SceneGraph.Node.ID? = nil
    ) {
        isDrawn[edge.source] = true
        let id = "x\(dead.count)"
        dead.append(
            .init(
                id: id, name: name, storyboard: nil, sceneID: nil, controllerID: nil, kind: nil, className: nil,
                storyboardIdentifier: nil, title: nil, isRoot: false, isInitial: false, reach: nil, reason: reason))
        add(edge, target: id, placeholder)
    }

    private mutating func add(_ edge: SceneGraph.Edge, target: String, _ placeholder: SceneGraph.Node.ID?) {
        let segue = edge.segue
        edges.append(
            .init(
                id: segue.id, source: "n\(edge.source)", target: target, kind: segue.kind.name,
                identifier: segue.identifier, relationship: segue.relationship, customClass: segue.customClass,
                unwindAction: segue.unwindAction, trigger: edge.trigger?.displayName,
                reference: placeholder.flatMap { graph[$0].controller?.id }))
    }
}
