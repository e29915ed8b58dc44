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
/// Scenes, segues and references are numbered in the order of the documents given and, within one, of the file; their
/// numbers are their indices in `nodes`, `edges` and `references`. Xibs take no part. Making a graph takes time and
/// memory in proportion to the documents.
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
    }

    /// A segue of the project.
    public struct Edge: Sendable {
        /// A number that is the edge's index in `SceneGraph.edges`.
        public typealias ID = Int

        public let id: ID
        public let segue: Storyboard.Segue

        /// The segue's kind, read once.
        public let kind: Storyboard.Segue.Kind
        public let source: Node.ID

        /// The controller that performs it: the one around it, else the scene's. R122
        public let owner: Storyboard.Controller?
        public let destination: Destination

        /// The object that starts it, such as a button; `nil` when code does, through the controller. R122
        public var trigger: InterfaceObject? {
            guard let holder = segue.holder, holder != owner?.object else { return nil }
            return holder
        }

        /// Whether it makes its destination a part of its source: relationship and embed segues. R9
        public var isContainment: Bool { kind == .relationship || kind == .embed }
    }

    /// Where a segue leads.
    public enum Destination: Sendable, Hashable {
        /// A controller of the same storyboard.
        case controller(Node.ID)
        /// A controller that the placeholder of the node given stands for.
        case reference(placeholder: Node.ID, Node.ID)
        /// A placeholder whose controller was not found.
        indirect case unresolved(placeholder: Node.ID, Reason)
        /// An exit of the scene given: the segue unwinds.
        case exit(Storyboard.Exit, Node.ID)
        /// Nothing in the document has this id.
        case missing(String)
        /// An object that is neither a controller nor an exit.
        case notAController(InterfaceObject)
    }

    public let documents: [InterfaceDocument]

    /// What the `Info.plist` files of the project name.
    public let manifests: [AppManifest]
    public internal(set) var nodes: [Node] = []
    public internal(set) var edges: [Edge] = []
    public internal(set) var references: [Reference] = []
    public internal(set) var entryPoints: [EntryPoint] = []

    /// What manifests name and the project does not have.
    public internal(set) var missingEntries: [MissingEntry] = []

    /// Where the nodes of each document begin; one more than there are documents.
    var nodeStarts: [Node.ID] = [0]

    /// `edges` is sorted by source: those of a node begin here; one more than there are nodes.
    var outgoingStarts: [Int] = []
    /// What walks through the graph look at of each edge.
    var links: [Link] = []
    /// The edges by destination, and where those of a node begin.
    var incoming: [Edge.ID] = []
    var incomingStarts: [Int] = []
    var referencesByPlaceholder: [ReferenceLinker.Place: Int] = [:]
    let names: StoryboardNames

    /// How many single steps linking took: what tests hold against the size of the input.
    var steps = 0

    /// Links `documents`.
    ///
    /// - Parameter manifests: What the project's `Info.plist` files say of where it begins.
    public init(documents: [InterfaceDocument], manifests: [AppManifest] = []) {
        self.documents = documents
        self.manifests = manifests
        names = StoryboardNames(documents)
        readScenes()
        linkReferences()
        linkSegues()
        findEntryPoints()
    }

    public subscript(id: Node.ID) -> Node { nodes[id] }

    /// The nodes of the document with that index.
    public func nodes(of document: Int) -> Range<Node.ID> { nodeStarts[document]..<nodeStarts[document + 1] }

    /// The node of the scene in which `object`, of the document with that index, is.
    public func node(of object: InterfaceObject, in document: Int) -> Node? {
        // Scenes are in the order of the file and not in one another: the last that begins before the object.
        let range = nodes(of: document)
        let start = object.element.index
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle].scene.element.index <= start { low = middle + 1 } else { high = middle }
        }
        guard low > range.lowerBound else { return nil }
        let node = nodes[low - 1]
        return node.scene.element.range.contains(object.element.range.start) ? node : nil
    }

    /// The segues that start in the scene of `node`.
    public func edges(from node: Node.ID) -> ArraySlice<Edge> { edges[outgoingStarts[node]..<outgoingStarts[node + 1]] }

    /// The segues that lead to the scene of `node`, through references too; unwind segues are not among them.
    public func edges(to node: Node.ID) -> some RandomAccessCollection<Edge> {
        incoming[incomingStarts[node]..<incomingStarts[node + 1]].lazy.map { [edges] in edges[$0] }
    }

    /// The parts of an edge that say where it leads: a sixth of its size.
    struct Link: Sendable {
        let source: Int32
        /// -1 where it leads to no scene.
        let target: Int32
        let isContainment: Bool
        let isPush: Bool

        init(_ edge: Edge) {
            source = Int32(edge.source)
            target = Int32(edge.destination.node ?? -1)
            isContainment = edge.isContainment
            isPush = edge.kind == .show || edge.kind == .push
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
