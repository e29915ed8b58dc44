import InterfaceBuilder
import JSONText
import SceneGraph

/// How much of each thing there is, in each file and in all.
public struct StatsReport: Sendable {
    let files: [FileEntry]
    let total: CountsEntry
    let project: ProjectEntry

    struct FileEntry: Encodable, Sendable {
        let path: String
        let kind: String
        let platform: String
        let bytes: Int
        let counts: CountsEntry
    }

    struct CountsEntry: Encodable, Sendable {
        let elements: Int
        let scenes: Int
        let controllers: Int
        let references: Int
        let exits: Int
        let views: Int
        let constraints: Int
        let outlets: Int
        let outletCollections: Int
        let actions: Int
        let segues: Int
        let seguesByKind: [String: Int]
    }

    /// What only all files together tell.
    struct ProjectEntry: Encodable, Sendable {
        let entryPoints: Int
        let reachedBySegues: Int
        let reachedByCode: Int
        let unreachable: Int
        let unresolvedReferences: Int
        let cycles: Int
        let scenesInCycles: Int
    }

    /// Counts what `selection` names; what the whole project tells is told of its scenes.
    ///
    /// - Parameter counts: The counts of each whole document, where they are known already.
    public init(_ graph: SceneGraph, _ selection: ReportSelection, counts: [InterfaceCounts]? = nil) {
        var files: [FileEntry] = []
        var total = InterfaceCounts()
        for (index, document) in graph.documents.enumerated() where selection.includes(document: index) {
            var own = counts?[index] ?? (selection.isPartial ? .init() : document.counts)
            if selection.isPartial {
                own = .init()
                for node in graph.nodes(of: index) where selection.includes(node: node) {
                    let element = graph[node].scene.element
                    own += InterfaceCounts([element] + Array(element.descendants))
                }
            }
            if let kinds = selection.kinds {
                own.segues = graph.nodes(of: index).filter(selection.includes(node:))
                    .flatMap(graph.edges(from:)).filter { selection.includes($0.segue) }
                    .reduce(into: [:]) { $0[$1.segue.kind.name, default: 0] += kinds.isEmpty ? 0 : 1 }
            }
            total += own
            files.append(
                .init(
                    path: document.source.path, kind: document.kind.rawValue, platform: document.platform.name,
                    bytes: document.source.bytes.count, counts: .init(own)))
        }
        self.files = files
        self.total = .init(total)
        project = .init(graph, selection)
    }

    /// For people: the counts in all, then a line for each file.
    public func text(columns: Int? = nil, unicode: Bool = true) -> String {
        let kinds = total.seguesByKind.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var rows: [(String, Int)] = [
            ("files", files.count), ("elements", total.elements), ("scenes", total.scenes),
            ("  reached by segues", project.reachedBySegues), ("  reached by code", project.reachedByCode),
            ("  unreachable", project.unreachable), ("controllers", total.controllers),
            ("references", total.references), ("  unresolved", project.unresolvedReferences), ("exits", total.exits),
            ("views", total.views), ("constraints", total.constraints), ("outlets", total.outlets),
            ("outlet collections", total.outletCollections), ("actions", total.actions), ("segues", total.segues),
        ]
        rows += kinds.map { ("  \($0.key)", $0.value) }
        rows += [
            ("entry points", project.entryPoints), ("cycles", project.cycles),
            ("  scenes in them", project.scenesInCycles),
        ]
        var table = TextTable(columns: [.left, .right])
        for (name, count) in rows { table.add([name, String(count)]) }
        var perFile = TextTable(columns: [.right, .right, .right, .right, .left])
        perFile.add(["scenes", "segues", "views", "constraints", "file"])
        for file in files {
            let counts = file.counts
            perFile.add(
                [counts.scenes, counts.segues, counts.views, counts.constraints].map(String.init) + [file.path])
        }
        let ellipsis = unicode ? "…" : "..."
        func text(_ table: TextTable) -> String {
            table.lines.map { DisplayWidth.fit($0, columns: columns, ellipsis: ellipsis) + "\n" }.joined()
        }
        return text(table) + "\n" + text(perFile)
    }

    /// For programs.
    public func json(generator: String) -> String {
        JSONText.document(Document(generator: generator, total: total, project: project, files: files))
    }

    private struct Document: Encodable {
        let version = ProjectReport.version
        let report = "stats"
        let generator: String
        let total: CountsEntry
        let project: ProjectEntry
        let files: [FileEntry]
    }
}

extension StatsReport.CountsEntry {
    init(_ counts: InterfaceCounts) {
        elements = counts.elements
        scenes = counts.scenes
        controllers = counts.controllers
        references = counts.references
        exits = counts.exits
        views = counts.views
        constraints = counts.constraints
        outlets = counts.outlets
        outletCollections = counts.outletCollections
        actions = counts.actions
        segues = counts.segues.values.reduce(0, +)
        seguesByKind = counts.segues
    }
}

extension StatsReport.ProjectEntry {
    init(_ graph: SceneGraph, _ selection: ReportSelection) {
        // A reference is no scene that one sees.
        let scenes = graph.nodes.filter { selection.includes(node: $0.id) && $0.controller?.isPlaceholder == false }
        let reach = graph.reach()
        func count(_ wanted: SceneGraph.Reach) -> Int { scenes.count { reach[$0.id] == wanted } }
        let cycles = graph.cycles().filter { $0.contains(where: selection.includes(node:)) }
        entryPoints = Set(graph.entryPoints.map(\.node)).filter(selection.includes(node:)).count
        reachedBySegues = count(.segues)
        reachedByCode = count(.code)
        unreachable = count(.none)
        unresolvedReferences = graph.references.count { selection.includes(node: $0.node) && $0.target == nil }
        self.cycles = cycles.count
        scenesInCycles = cycles.reduce(0) { $0 + $1.count }
    }
}
