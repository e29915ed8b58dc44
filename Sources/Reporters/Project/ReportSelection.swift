import InterfaceBuilder
import SceneGraph
import SourceText

/// Which part of a project a report is about.
public struct ReportSelection: Sendable {
    /// Whether each node is in it, by node.
    private let nodes: [Bool]
    /// Whether each document is in it.
    private let documents: [Bool]
    /// The kinds of segues in it; `nil` for all.
    public let kinds: Set<String>?
    /// Whether it is about some scenes or storyboards, not all.
    public let isPartial: Bool

    /// Everything.
    public init(all graph: SceneGraph) {
        nodes = Array(repeating: true, count: graph.nodes.count)
        documents = Array(repeating: true, count: graph.documents.count)
        kinds = nil
        isPartial = false
    }

    /// What people name; an empty list stands for everything. Throws for a name that means nothing, or several things.
    ///
    /// - Parameters:
    ///   - scenes: Names of scenes, as `SceneGraph.scene(named:among:)` takes them.
    ///   - storyboards: Names of storyboards without extension, or paths or the ends of paths.
    ///   - kinds: Values of a segue's `kind` or `relationship`.
    public init(
        _ graph: SceneGraph, scenes: [String] = [], storyboards: [String] = [], kinds: [String] = []
    ) throws(SelectionProblem) {
        var documents = [Bool](repeating: storyboards.isEmpty, count: graph.documents.count)
        for name in storyboards { documents[try Self.storyboard(name, in: graph)] = true }
        var nodes = graph.nodes.map { scenes.isEmpty && documents[$0.document] }
        for name in scenes {
            nodes[try Self.scene(name, in: graph) { documents[$0.document] }] = true
        }
        if !scenes.isEmpty {
            for node in graph.nodes.indices where nodes[node] { documents[graph[node].document] = true }
            let used = Set(graph.nodes.indices.filter { nodes[$0] }.map { graph[$0].document })
            for document in documents.indices { documents[document] = used.contains(document) }
        }
        for kind in kinds where !Self.isKind(kind, in: graph) {
            throw SelectionProblem(
                message: "no segue is of the kind \"\(kind)\"",
                choices: [], near: [nearestName(to: kind, in: Self.kinds(in: graph))].compactMap { $0 },
                known: Self.kinds(in: graph))
        }
        self.nodes = nodes
        self.documents = documents
        self.kinds = kinds.isEmpty ? nil : Set(kinds)
        isPartial = !scenes.isEmpty || !storyboards.isEmpty
    }

    public func includes(node: SceneGraph.Node.ID) -> Bool { nodes[node] }
    public func includes(document: Int) -> Bool { documents[document] }

    /// Whether the segue is of one of the kinds wanted.
    public func includes(_ segue: Storyboard.Segue) -> Bool {
        guard let kinds else { return true }
        return kinds.contains(segue.kind.name) || segue.relationship.map(kinds.contains) ?? false
    }

    /// The scene called `name`, or what is wrong with the name.
    public static func scene(
        _ name: String, in graph: SceneGraph, among isCandidate: (SceneGraph.Node) -> Bool = { _ in true }
    ) throws(SelectionProblem) -> SceneGraph.Node.ID {
        do throws(SceneGraph.NameProblem) {
            return try graph.scene(named: name, among: isCandidate)
        } catch {
            let isNone = error.fitting.isEmpty
            throw SelectionProblem(
                message: isNone ? "no scene is called \"\(name)\"" : "several scenes are called \"\(name)\"",
                choices: error.fitting.map { Self.line(graph[$0], in: graph) }, near: error.near,
                known: isNone ? Set(graph.nodes.filter(isCandidate).map(\.name)).sorted() : [])
        }
    }

    /// `id b2: DetailViewController in Main.storyboard:12:9`.
    private static func line(_ node: SceneGraph.Node, in graph: SceneGraph) -> String {
        let id = node.controller?.id ?? node.scene.sceneID
        return "\(id): \(node.name) in \(node.scene.position)"
    }

    private static func storyboard(_ name: String, in graph: SceneGraph) throws(SelectionProblem) -> Int {
        let paths = graph.documents.map(\.source.path)
        let storyboards = graph.documents.indices.filter { graph.documents[$0].kind == .storyboard }
        var fitting = storyboards.filter { paths[$0] == name }
        if fitting.isEmpty { fitting = storyboards.filter { paths[$0].hasSuffix("/" + name) } }
        if fitting.isEmpty { fitting = storyboards.filter { storyboardName(ofPath: paths[$0]) == name } }
        if fitting.count == 1 { return fitting[0] }
        let isNone = fitting.isEmpty
        let names = Set(storyboards.map { storyboardName(ofPath: paths[$0]) }).sorted()
        throw SelectionProblem(
            message: isNone ? "no storyboard is called \"\(name)\"" : "several storyboards are called \"\(name)\"",
            choices: fitting.map { paths[$0] },
            near: isNone ? [nearestName(to: name, in: names)].compactMap { $0 } : [], known: isNone ? names : [])
    }

    private static let knownKinds = [
        "relationship", "show", "showDetail", "presentation", "popoverPresentation", "push", "modal", "popover",
        "replace", "embed", "unwind", "custom", "sheet", "rootViewController", "viewControllers",
    ]

    private static func kinds(in graph: SceneGraph) -> [String] {
        Set(graph.edges.map(\.segue.kind.name) + graph.edges.compactMap(\.segue.relationship)).sorted()
    }

    private static func isKind(_ kind: String, in graph: SceneGraph) -> Bool {
        knownKinds.contains(kind)
            || graph.edges.contains { $0.segue.kind.name == kind || $0.segue.relationship == kind }
    }
}

/// A name on the command line that means nothing, or several things.
public struct SelectionProblem: Error, Sendable, Hashable {
    public let message: String
    /// What it may mean.
    public let choices: [String]
    /// Names that are near it.
    public let near: [String]
    /// The names there are, where these are few.
    public let known: [String]

    /// What to do about it.
    public var hint: String? {
        if !choices.isEmpty {
            let shown = choices.prefix(10) + (choices.count > 10 ? ["and \(choices.count - 10) more"] : [])
            return "name one of these, by its id or its --storyboard:\n  " + shown.joined(separator: "\n  ")
        }
        if !near.isEmpty { return "did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?" }
        guard !known.isEmpty else { return nil }
        return "there are " + known.prefix(10).joined(separator: ", ")
            + (known.count > 10 ? " and \(known.count - 10) more" : "")
    }
}
