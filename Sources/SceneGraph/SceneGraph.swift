import InterfaceBuilder
import SourceText

/// The storyboards of a project as one graph: its scenes, and where each segue leads, through storyboard references too.
///
/// ```swift
/// let graph = SceneGraph(documents: documents)
/// for edge in graph.edges {
///     print(edge.segue.kind, "from", graph[edge.source].name, "to", edge.destination)
/// }
/// ```
///
/// Scenes and segues come in the order of the documents given and, within one, of the file. Xibs take no part.
public struct SceneGraph: Sendable {
    /// A scene of the project.
    public struct Node: Sendable {
        /// A number that is the node's index in `SceneGraph.nodes`.
        public typealias ID = Int

        public let id: ID

        /// The index of its document in `SceneGraph.documents`.
        public let document: Int

        /// The storyboard's name as code and references use it: that of the file, without folder and extension.
        public let storyboardName: String
        public let scene: Storyboard.Scene
        public let controller: Storyboard.Controller?

        /// A name for people: the controller's class, title, identifier or kind, whichever tells most.
        public var name: String {
            guard let controller else { return "scene without controller" }
            return controller.customClass ?? controller.title ?? controller.storyboardIdentifier
                ?? controller.userLabel ?? controller.kind.description
        }
    }

    /// A segue of the project.
    public struct Edge: Sendable {
        public let segue: Storyboard.Segue
        public let source: Node.ID
        public let destination: Destination
    }

    /// Where a segue leads.
    public enum Destination: Sendable, Hashable {
        /// A controller of the same storyboard.
        case controller(Node.ID)
        /// A controller of another storyboard, by way of the placeholder given.
        case reference(placeholder: Node.ID, Node.ID)
        /// A placeholder whose controller was not found.
        case unresolved(placeholder: Node.ID, Reason)
        /// An exit of the scene given: the segue unwinds.
        case exit(Storyboard.Exit, Node.ID)
        /// Nothing in the document has this id.
        case missing(String)
        /// An object that is neither a controller nor an exit.
        case notAController(InterfaceObject)
    }

    /// Why a reference leads nowhere.
    public enum Reason: Sendable, Hashable {
        /// No document given has this storyboard name. Known names that are near it are given along.
        case noStoryboard(named: String, nearest: String?)
        /// The storyboard has no controller with this identifier. Its nearest one is given along.
        case noController(identifier: String, storyboard: String, nearest: String?)
        /// The storyboard has no initial controller.
        case noInitialController(storyboard: String)
        /// The storyboard is in another bundle, of which nothing is known.
        case otherBundle(String)
        /// The reference leads to a reference, and so on without end.
        case endless
    }

    public let documents: [InterfaceDocument]
    public let nodes: [Node]
    public private(set) var edges: [Edge] = []

    /// The indices in `edges` of each node's own segues, by node.
    private var outgoing: [[Int]] = []
    private var incoming: [[Int]] = []
    private let nodeOfScene: [Storyboard.Scene: Node.ID]
    let storyboardsByName: [String: [Int]]

    /// Links `documents`.
    public init(documents: [InterfaceDocument]) {
        self.documents = documents
        var nodes: [Node] = []
        var nodeOfScene: [Storyboard.Scene: Node.ID] = [:]
        var storyboardsByName: [String: [Int]] = [:]
        for (index, document) in documents.enumerated() {
            guard let storyboard = document.storyboard else { continue }
            let name = storyboardName(ofPath: document.source.path)
            storyboardsByName[name, default: []].append(index)
            for scene in storyboard.scenes {
                nodeOfScene[scene] = nodes.count
                nodes.append(
                    Node(
                        id: nodes.count, document: index, storyboardName: name, scene: scene,
                        controller: scene.controller))
            }
        }
        self.nodes = nodes
        self.nodeOfScene = nodeOfScene
        self.storyboardsByName = storyboardsByName
        link()
    }

    private mutating func link() {
        outgoing = Array(repeating: [], count: nodes.count)
        incoming = Array(repeating: [], count: nodes.count)
        for node in nodes {
            for segue in node.scene.segues {
                let destination = destination(of: segue, in: node.document)
                outgoing[node.id].append(edges.count)
                if let target = destination.node { incoming[target].append(edges.count) }
                edges.append(Edge(segue: segue, source: node.id, destination: destination))
            }
        }
    }

    public subscript(id: Node.ID) -> Node { nodes[id] }

    /// The node of the scene in which `object`, of the document with that index, is.
    public func node(of object: InterfaceObject, in document: Int) -> Node? {
        documents[document].storyboard?.scene(containing: object.id).flatMap { nodeOfScene[$0] }.map { nodes[$0] }
    }

    /// The segues that start in the scene of `node`.
    public func edges(from node: Node.ID) -> [Edge] { outgoing[node].map { edges[$0] } }

    /// The segues that lead to the scene of `node`, unwind segues not among them.
    public func edges(to node: Node.ID) -> [Edge] { incoming[node].map { edges[$0] } }

    /// The scenes at which a storyboard begins.
    public var entryPoints: [Node] {
        nodes.filter { node in
            guard let initial = documents[node.document].initialViewControllerID else { return false }
            return node.controller?.id == initial
        }
    }

    private func destination(of segue: Storyboard.Segue, in document: Int) -> Destination {
        let id = segue.destinationID
        guard let object = documents[document].object(id: id) else { return .missing(id) }
        guard let node = node(of: object, in: document) else { return .notAController(object) }
        if object.elementName == "exit" { return .exit(Storyboard.Exit(object), node.id) }
        guard let controller = Storyboard.Controller(object) else { return .notAController(object) }
        guard controller.isPlaceholder else { return .controller(node.id) }
        switch resolve(controller, in: document) {
        case .success(let target): return .reference(placeholder: node.id, target)
        case .failure(let unresolved): return .unresolved(placeholder: node.id, unresolved.reason)
        }
    }
}

extension SceneGraph.Destination {
    /// The scene whose controller is made or found when the segue runs; `nil` for an exit, and where it leads nowhere.
    public var node: SceneGraph.Node.ID? {
        switch self {
        case .controller(let node), .reference(_, let node): node
        case .unresolved, .exit, .missing, .notAController: nil
        }
    }
}

/// The name by which a storyboard is known to code: its file's, without folders and extension.
public func storyboardName(ofPath path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
}
