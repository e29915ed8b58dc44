import ClassIndex
import InterfaceBuilder
import SceneGraph
import SourceText

/// Finds out what casts in code are given at run time.
struct CastCheck {
    /// What a cast may be given.
    struct Candidate {
        /// The object of a document; `nil` for one of a class that code registers.
        let object: InterfaceObject?
        /// The class that code registers.
        var registered: String?
        /// The segue that leads to it.
        var segue: SceneGraph.Edge?

        /// The name of its class.
        var name: String { registered ?? object?.className ?? object?.elementName ?? "" }
    }

    /// A cast that fails.
    struct Failure {
        let cast: ClassIndex.Cast
        let message: String
        let notes: [Diagnostic.Note]
    }

    private let graph: SceneGraph
    private let code: CodeScope
    private let scope: ClassScope
    private let scenes: ClassScenes
    private let nibs: [String: [Int]]
    private let reuse: [String: [InterfaceObject]]
    private let nodesByIdentifier: [String: [SceneGraph.Node.ID]]
    private let registrations: [String: [ClassIndex.IdentifierUse]]
    private let documentsByPath: [String: Int]
    private let storyboards: [String: [Int]]
    private let performed: Set<String>

    /// Of how many objects the classes are compared; no app has as many for one place of its code.
    private static let most = 500

    /// `nil` where no sources are given, or none of their casts is of the kind.
    init?(_ contents: ProjectContents, forced: Bool) {
        guard let code = CodeScope(contents) else { return nil }
        casts = code.casts.filter { $0.isForced == forced }
        guard !casts.isEmpty else { return nil }
        self.code = code
        let graph = contents.graph
        self.graph = graph
        scope = code.scope
        scenes = contents.classScenes(scope)
        nibs = code.nibs
        registrations = Dictionary(grouping: code.uses(.registration), by: \.identifier)
        nodesByIdentifier = Dictionary(
            grouping: graph.nodes.filter { $0.controller?.storyboardIdentifier != nil }.map(\.id)
        ) { graph[$0].controller?.storyboardIdentifier ?? "" }
        documentsByPath = Dictionary(graph.documents.indices.map { (graph.documents[$0].source.path, $0) }) { $1 }
        var reuse: [String: [InterfaceObject]] = [:]
        var storyboards: [String: [Int]] = [:]
        for (index, document) in graph.documents.enumerated() where document.kind == .storyboard {
            for name in namesInCode(of: storyboardName(ofPath: document.source.path)) {
                storyboards[name, default: []].append(index)
            }
        }
        self.storyboards = storyboards
        performed = Set(code.uses(.segue).filter { !$0.inComparison }.map(\.identifier))
        let needsCells = casts.contains { if case .cell = $0.subject { true } else { false } }
        for document in graph.documents where needsCells {
            for element in document.tree.elements {
                guard let identifier = element.attribute("reuseIdentifier"), !identifier.isEmpty else { continue }
                reuse[identifier, default: []].append(InterfaceObject(element))
            }
        }
        self.reuse = reuse
    }

    private let casts: [ClassIndex.Cast]

    /// Every cast that fails whenever it is given something; a forced one also where it fails for some of the segues
    /// that come to it.
    var failures: [Failure] { casts.compactMap(failure) }

    private func failure(_ cast: ClassIndex.Cast) -> Failure? {
        guard let type = typeName(cast.type), let candidates = candidates(for: cast.subject, cast.owner) else {
            return nil
        }
        var failing: [Candidate] = []
        var isCertain = !candidates.isEmpty
        for candidate in candidates {
            if let given = cast.isOfRoot ? root(of: candidate) : candidate, fails(given, type) {
                failing.append(given)
            } else {
                isCertain = false
            }
        }
        if !isCertain {
            guard cast.isForced, case .destination(let condition) = cast.subject, condition.isWhole else { return nil }
            failing.removeAll { !runs(for: $0, cast.owner ?? "") }
        } else if !cast.isForced {
            // What is asked for without a name may be asked of any controller, of a library's too.
            if case .destination(let condition) = cast.subject, condition.isExcluding { return nil }
            guard scope.classes.isClass(type) else { return nil }
        }
        guard let first = failing.first else { return nil }
        let subject =
            switch cast.subject {
            case .controller(let identifier, _): "the controller \"\(identifier)\""
            case .initialController(let storyboard): "the initial controller of \"\(storyboard)\""
            case .cell(let identifier): "the cell \"\(identifier)\""
            case .destination: first.segue.map { "the destination of the \($0.segue.summary)" } ?? "the destination"
            }
        return Failure(
            cast: cast,
            message: "\(cast.isOfRoot ? "the root of " : "")\(subject) is of the class \(first.name), not \(type)",
            notes: failing.prefix(3).compactMap { candidate in
                candidate.object.map { Diagnostic.Note("the \(candidate.name) is here", position: $0.position) }
            })
    }

    /// The class that the code means, where the sources or the system have just one of that name.
    private func typeName(_ written: String) -> String? {
        var text = written[...]
        while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
        for module in scope.classes.modules.map(\.index.module) + ["UIKit"] where text.hasPrefix(module + ".") {
            text = text.dropFirst(module.count + 1)
        }
        let name = String(text)
        return name.contains(".") || scope.isPlain(name) ? name : nil
    }

    private func fails(_ candidate: Candidate, _ type: String) -> Bool {
        let chain =
            candidate.object.map { scope.chain(of: $0) } ?? candidate.registered.flatMap { scope.chain(ofType: $0) }
        guard let chain else { return false }
        return scope.isKind(chain, of: type) == false
    }

    /// The root that the storyboard gives a navigation controller of UIKit's own class.
    private func root(of candidate: Candidate) -> Candidate? {
        guard let object = candidate.object, let controller = Storyboard.Controller(object),
            controller.kind == .navigationController,
            controller.customClass == nil,
            let segue = controller.relationships.first(where: { $0.relationship == "rootViewController" }),
            let document = documentsByPath[object.position.path],
            let node = graph.node(of: object, in: document)
        else { return nil }
        let edge = graph.edges(from: node.id).first { $0.segue == segue }
        return edge?.destination.node.flatMap { graph[$0].controller }
            .map { Candidate(object: $0.object, segue: candidate.segue) }
    }

    // MARK: Candidates

    /// What the cast may be given; `nil` where something else may come.
    private func candidates(for subject: ClassIndex.Cast.Subject, _ owner: String?) -> [Candidate]? {
        switch subject {
        case .controller(let identifier, let storyboard):
            let nodes = nodesByIdentifier[identifier, default: []]
            guard nodes.count <= Self.most else { return nil }
            return
                nodes
                .filter { storyboard == nil || graph[$0].storyboardName == storyboard }
                .compactMap { graph[$0].controller.map { Candidate(object: $0.object) } }
        case .initialController(let storyboard):
            return storyboards[storyboard, default: []].compactMap { index in
                let document = graph.documents[index]
                return document.initialViewControllerID.flatMap { document.object(id: $0) }.map {
                    Candidate(object: $0)
                }
            }
        case .cell(let identifier): return cells(identifier, owner)
        case .destination(let condition): return destinations(condition, owner)
        }
    }

    private func cells(_ identifier: String, _ owner: String?) -> [Candidate]? {
        guard reuse[identifier, default: []].count <= Self.most,
            registrations[identifier, default: []].count <= Self.most
        else { return nil }
        let all: [Candidate]? = (reuse[identifier] ?? []).map { Candidate(object: $0) }
        guard let registered = registrations[identifier] else {
            // Without a registration the list is the owner's, whose prototypes are the ones of its scene.
            let own = owner.map { prototypes(all ?? [], inScenesOf: $0) } ?? []
            guard own.isEmpty else { return own }
            return code.hasUnresolved(.registration) ? nil : all
        }
        guard !code.hasUnresolved(.registration) else { return nil }
        // Which of the lists is meant is not known.
        return registered.reduce(all) { found, use in
            guard let found else { return nil }
            if let nib = use.nib {
                guard let documents = nibs[nib] else { return nil }
                return found
                    + documents.flatMap { graph.documents[$0].topLevelObjects.filter { !$0.isStandIn }.prefix(1) }
                    .map { Candidate(object: $0) }
            }
            return use.type.map { found + [Candidate(object: nil, registered: $0)] }
        }
    }

    private func prototypes(_ all: [Candidate], inScenesOf owner: String) -> [Candidate] {
        guard scenes.nodes(of: owner).count <= Self.most else { return [] }
        let places = Dictionary(grouping: scenes.nodes(of: owner)) {
            graph.documents[graph[$0].document].source.path
        }
        return all.filter { candidate in
            guard let element = candidate.object?.element else { return false }
            return (places[element.position.path] ?? []).contains { node in
                graph[node].scene.element.range.contains(element.range.start)
            }
        }
    }

    private func destinations(_ condition: ClassIndex.SegueCondition, _ owner: String?) -> [Candidate]? {
        guard let owner, scope.classes.isClass(owner), scenes.isWhole,
            scenes.nodes(of: owner).count <= Self.most
        else { return nil }
        var candidates: [Candidate] = []
        for node in scenes.nodes(of: owner) {
            guard let controller = graph[node].controller else { continue }
            for edge in graph.edges(from: node)
            where edge.kind != .relationship && edge.owner == controller && condition.holds(edge.segue.identifier) {
                guard isPlain(edge), let target = edge.destination.node.flatMap({ graph[$0].controller }) else {
                    return nil
                }
                candidates.append(Candidate(object: target.object, segue: edge))
            }
        }
        return candidates
    }

    /// Whether the segue hands over the controller that the storyboard has for it.
    private func isPlain(_ edge: SceneGraph.Edge) -> Bool {
        guard edge.kind != .unwind, edge.segue.destinationCreationSelector == nil else { return false }
        guard edge.segue.customClass != nil else { return true }
        guard let chain = scope.chain(of: InterfaceObject(edge.segue.element)) else { return false }
        return chain.isKind(of: "UIStoryboardSegue") == true
            && chain.entries.allSatisfy { entry in
                entry.initializers.isEmpty && !entry.overrides.contains("destination")
                    && !entry.methods.contains { $0.selector.hasPrefix("initWithIdentifier:") }
            }
    }

    /// Whether something performs the segue: its trigger, its container, or code.
    private func isPerformed(_ segue: SceneGraph.Edge) -> Bool {
        segue.trigger != nil || segue.kind == .embed
            || segue.segue.identifier.map { performed.contains($0) } ?? false
    }

    /// Whether the owner's code runs for a segue: no subclass has its own `prepare(for:sender:)`.
    private func runs(for candidate: Candidate, _ owner: String) -> Bool {
        guard let segue = candidate.segue, let chain = segue.owner.flatMap({ scope.chain(of: $0) }), isPerformed(segue),
            !chain.entries.contains(where: { entry in
                entry.overrides.contains("shouldPerformSegue(withIdentifier:sender:)")
                    || entry.methods.contains { $0.selector == "shouldPerformSegueWithIdentifier:sender:" }
            })
        else { return false }
        let first = chain.entries.first { entry in
            entry.overrides.contains("prepare(for:sender:)")
                || entry.overrides.contains("prepareForSegue(segue:sender:)")
                || entry.methods.contains { $0.selector == "prepareForSegue:sender:" }
        }
        return first?.name == owner
    }
}
