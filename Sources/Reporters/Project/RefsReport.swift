import InterfaceBuilder
import JSONText
import SceneGraph
import SourceText

/// Who leads to one scene: from where, and by what.
public struct RefsReport: Sendable {
    let scene: SceneEntry
    /// Segues that lead here, relationships and embeds first.
    let segues: [InboundEntry]
    /// Unwind segues that may come back here.
    let unwinds: [InboundEntry]
    /// References that stand for the scene.
    let references: [ReferenceEntry]
    let entryPoints: [EntryPointEntry]

    struct SceneEntry: Encodable, Sendable {
        let storyboard: String
        let sceneID: String
        let controllerID: String?
        let name: String
        let className: String?
        let storyboardIdentifier: String?
        /// How one gets there: `segues`, `code` or `none`.
        let reach: String
        let line: Int
        let column: Int
    }

    struct InboundEntry: Encodable, Sendable {
        let id: String
        let kind: String
        let identifier: String?
        let relationship: String?
        let customClass: String?
        let unwindAction: String?
        let sourceID: String?
        let source: String
        let storyboard: String
        /// The object that starts it; `nil` where code does.
        let trigger: ProjectReport.ObjectEntry?
        /// The placeholder by way of which it comes.
        let reference: String?
        let line: Int
        let column: Int
    }

    struct ReferenceEntry: Encodable, Sendable {
        let id: String
        let storyboard: String
        let line: Int
        let column: Int
    }

    struct EntryPointEntry: Encodable, Sendable {
        /// `initialController`, `manifest`, `reference`, `launchScreen` or `application`.
        let kind: String
        /// The key of a manifest.
        var key: String?
        /// The manifest, or the storyboard whose reference names this one.
        var path: String?
        var line: Int?
        var column: Int?
    }

    /// Reads what leads to `target`; of segues those that `selection` has the kinds of.
    public init(to target: SceneGraph.Node.ID, in graph: SceneGraph, _ selection: ReportSelection) {
        let node = graph[target]
        let position = node.scene.position
        scene = .init(
            storyboard: graph.documents[node.document].source.path, sceneID: node.scene.sceneID,
            controllerID: node.controller?.id, name: node.name, className: node.controller?.object.className,
            storyboardIdentifier: node.controller?.storyboardIdentifier, reach: graph.reach()[target].rawValue,
            line: position.line, column: position.column)
        let inbound = graph.edges(to: target).filter { selection.includes($0.segue) }
        segues = (inbound.filter(\.isContainment) + inbound.filter { !$0.isContainment }).map { .init($0, in: graph) }
        unwinds = graph.unwinds().filter { $0.candidates.contains(target) && selection.includes($0.segue) }
            .map { .init(graph.edges[$0.edge], in: graph) }
        references = graph.references.filter { $0.target == target }.map { reference in
            let position = reference.placeholder.position
            return .init(
                id: reference.placeholder.id, storyboard: position.path, line: position.line, column: position.column)
        }
        entryPoints = graph.entryPoints.filter { $0.node == target }.map { EntryPointEntry($0.origin, in: graph) }
    }

    /// For people.
    ///
    /// ```
    /// DetailViewController: UIViewController, id c3, in App/Main.storyboard:20:9
    /// ├─ 2 segues lead here
    /// │  ├─ show "detail" from ListController, by tableViewCell (k1), at App/Main.storyboard:12:13
    /// │  └─ push from SearchController by reference p, at App/Search.storyboard:9:17
    /// └─ 1 unwind segue may come back here
    ///    └─ unwind "done", action back:, from EditController, at App/Main.storyboard:30:13
    /// ```
    public func text(options: ProjectReport.TextOptions = .init()) -> String {
        var heading = [scene.name]
        if let name = scene.className, name != scene.name { heading[0] += ": \(name)" }
        if let id = scene.controllerID { heading.append("id \(id)") }
        if let identifier = scene.storyboardIdentifier { heading.append("identifier \"\(identifier)\"") }
        heading.append("in \(scene.storyboard):\(scene.line):\(scene.column)")
        func group(_ text: String, _ children: [TextTree]) -> [TextTree] {
            children.isEmpty ? [] : [TextTree(text: text, children: children)]
        }
        var groups = group(
            "\(plural(segues.count, "segue")) \(segues.count == 1 ? "leads" : "lead") here",
            segues.map { TextTree(text: $0.text) })
        groups += group(
            "\(plural(unwinds.count, "unwind segue")) may come back here", unwinds.map { TextTree(text: $0.text) })
        groups += group(
            "\(plural(references.count, "reference")) \(references.count == 1 ? "stands" : "stand") for it",
            references.map { TextTree(text: "\($0.id) at \($0.storyboard):\($0.line):\($0.column)") })
        groups += group(plural(entryPoints.count, "entry point"), entryPoints.map { TextTree(text: $0.text) })
        switch scene.reach {
        case SceneGraph.Reach.none.rawValue:
            groups.append(TextTree(text: "nothing leads here from where the app begins, and code has no name for it"))
        case SceneGraph.Reach.code.rawValue:
            groups.append(TextTree(text: "from where the app begins only code leads here"))
        default: break
        }
        let tree = TextTree(text: heading.joined(separator: ", "), children: groups)
        return tree.lines(columns: options.columns, unicode: options.unicode).map { $0 + "\n" }.joined()
    }

    /// For programs.
    public func json(generator: String) -> String {
        JSONText.document(
            Document(
                generator: generator, scene: scene, segues: segues, unwinds: unwinds, references: references,
                entryPoints: entryPoints))
    }

    private struct Document: Encodable {
        let version = ProjectReport.version
        let report = "refs"
        let generator: String
        let scene: SceneEntry
        let segues: [InboundEntry]
        let unwinds: [InboundEntry]
        let references: [ReferenceEntry]
        let entryPoints: [EntryPointEntry]
    }
}

extension RefsReport.InboundEntry {
    init(_ edge: SceneGraph.Edge, in graph: SceneGraph) {
        let segue = edge.segue
        let position = segue.position
        var placeholder: String?
        if case .reference(let node, _) = edge.destination { placeholder = graph[node].controller?.id }
        id = segue.id
        kind = segue.kind.name
        identifier = segue.identifier
        relationship = segue.relationship
        customClass = segue.customClass
        unwindAction = segue.unwindAction
        sourceID = edge.owner?.id
        source = graph[edge.source].name
        storyboard = position.path
        trigger = edge.trigger.map(ProjectReport.ObjectEntry.init)
        reference = placeholder
        line = position.line
        column = position.column
    }

    fileprivate var text: String {
        var parts = [kind == "relationship" ? relationship ?? kind : kind]
        if let identifier { parts[0] += " \"\(identifier)\"" }
        if let customClass { parts[0] += " of class \(customClass)" }
        if let unwindAction { parts[0] += " with \(unwindAction)" }
        parts[0] += " from \(source)"
        if let trigger { parts.append("by \(trigger.name)") }
        if let reference { parts.append("through the reference \(reference)") }
        parts.append("at \(storyboard):\(line):\(column)")
        return parts.joined(separator: ", ")
    }
}

extension RefsReport.EntryPointEntry {
    fileprivate init(_ origin: SceneGraph.EntryPoint.Origin, in graph: SceneGraph) {
        func entry(_ kind: String, _ position: SourcePosition?) -> Self {
            .init(kind: kind, path: position?.path, line: position?.line, column: position?.column)
        }
        switch origin {
        case .initialController: self = entry("initialController", nil)
        case .launchScreen: self = entry("launchScreen", nil)
        case .application: self = entry("application", nil)
        case .manifest(let manifest, let index):
            let named = graph.manifests[manifest].entries[index]
            self = entry("manifest", named.position)
            key = named.key
        case .reference(let index): self = entry("reference", graph.references[index].placeholder.position)
        }
    }

    fileprivate var text: String {
        let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
        return switch kind {
        case "manifest": "\(key ?? "") at \(place)"
        case "reference": "initial controller of the storyboard that the reference at \(place) names"
        case "launchScreen": "the launch screen"
        case "application": "the application object"
        default: "initial controller of its storyboard"
        }
    }
}
