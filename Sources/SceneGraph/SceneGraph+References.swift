import InterfaceBuilder
import SourceText

extension SceneGraph {
    /// A placeholder, and the scene it stands for. R124
    public struct Reference: Sendable {
        public let placeholder: Storyboard.Controller

        /// The scene the placeholder is in.
        public let node: Node.ID

        /// The scene it stands for, or why there is none; where it leads to another reference, what that one stands for.
        public internal(set) var outcome: Result<Node.ID, Unresolved>

        /// The scene it stands for.
        public var target: Node.ID? { try? outcome.get() }

        /// Why it stands for none.
        public var reason: Reason? { if case .failure(let unresolved) = outcome { unresolved.reason } else { nil } }
    }

    /// Why a placeholder has no controller.
    public struct Unresolved: Error, Sendable, Hashable {
        public let reason: Reason
    }

    /// Why a reference leads nowhere.
    public enum Reason: Sendable, Hashable {
        /// No document given has this storyboard name. A known name that is near it is given along.
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

    /// The reference that `controller`, of the document with that index, is; `nil` when it is no placeholder.
    public func reference(of controller: Storyboard.Controller, in document: Int) -> Reference? {
        guard controller.isPlaceholder else { return nil }
        let place = ReferenceLinker.Place(document: document, element: controller.element.index)
        return referencesByPlaceholder[place].map { references[$0] }
    }

    mutating func linkReferences() {
        var linker = ReferenceLinker(self)
        linker.link()
        references = linker.references
        referencesByPlaceholder = linker.indices
        steps += linker.steps
    }
}

/// Finds what each placeholder stands for: every one once, and names through tables, so that the time is linear.
struct ReferenceLinker {
    /// Where a controller is.
    struct Place: Hashable, Sendable {
        let document: Int
        let element: Int
    }

    private enum State { case new, open, done }

    /// A hint costs a look at every name there is: what is missing a hundred times over is missing for one cause.
    private static let mostHints = 100

    /// The elements that references are; most documents have none.
    private static let placeholders = ["viewControllerPlaceholder", "controllerPlaceholder"]

    private let graph: SceneGraph
    private lazy var names = graph.names.all
    private(set) var references: [SceneGraph.Reference] = []
    private(set) var indices: [Place: Int] = [:]
    private(set) var steps = 0
    private var states: [State] = []
    private var hints = 0
    /// By document, made when the first reference asks: the first two controllers with each identifier.
    private var controllers: [Int: [String: [Storyboard.Controller]]] = [:]

    init(_ graph: SceneGraph) {
        self.graph = graph
        let kinds = graph.documents.map { document in
            Self.placeholders.contains { document.tree.nameIndex(of: $0) != nil }
        }
        for node in graph.nodes where kinds[node.document] {
            for placeholder in node.scene.placeholders {
                indices[Place(document: node.document, element: placeholder.element.index)] = references.count
                references.append(
                    .init(placeholder: placeholder, node: node.id, outcome: .failure(.init(reason: .endless))))
            }
        }
        states = Array(repeating: .new, count: references.count)
    }

    mutating func link() {
        for start in references.indices where states[start] == .new {
            // A reference may lead to a reference; all on the way stand for what the last one does.
            var way = [start]
            var outcome: Result<SceneGraph.Node.ID, SceneGraph.Unresolved>?
            while outcome == nil {
                let current = way[way.count - 1]
                states[current] = .open
                steps += 1
                switch step(references[current]) {
                case .failure(let unresolved): outcome = .failure(unresolved)
                case .success(let (controller, document)):
                    let place = Place(document: document, element: controller.element.index)
                    if let next = indices[place] {
                        switch states[next] {
                        case .new: way.append(next)
                        case .open: outcome = .failure(.init(reason: .endless))
                        case .done: outcome = references[next].outcome
                        }
                    } else if let node = graph.node(of: controller.object, in: document) {
                        outcome = .success(node.id)
                    } else {
                        outcome = .failure(.init(reason: .endless))
                    }
                }
            }
            guard let outcome else { continue }
            for reference in way {
                references[reference].outcome = outcome
                states[reference] = .done
            }
        }
    }

    private typealias Step = Result<(Storyboard.Controller, document: Int), SceneGraph.Unresolved>

    private mutating func step(_ reference: SceneGraph.Reference) -> Step {
        let placeholder = reference.placeholder
        let origin = graph[reference.node].document
        func failure(_ reason: SceneGraph.Reason) -> Step { .failure(.init(reason: reason)) }
        if let bundle = placeholder.bundleIdentifier, !bundle.isEmpty { return failure(.otherBundle(bundle)) }
        let name = placeholder.storyboardName ?? graph[reference.node].storyboardName
        let target = placeholder.storyboardName == nil ? origin : graph.storyboard(named: name, from: origin)
        guard let target, let storyboard = graph.documents[target].storyboard else {
            return failure(.noStoryboard(named: name, nearest: nearest(to: name) { $0.names }))
        }
        guard let identifier = placeholder.referencedIdentifier else {
            guard let controller = storyboard.initialViewController else {
                return failure(.noInitialController(storyboard: name))
            }
            return .success((controller, target))
        }
        let known = identified(in: target)
        // A placeholder may carry the very identifier it refers to; it is not its own target.
        if let controller = known[identifier]?.first(where: { $0 != placeholder }) {
            return .success((controller, target))
        }
        return failure(
            .noController(
                identifier: identifier, storyboard: name,
                nearest: nearest(to: identifier) { _ in
                    known.filter { $0.value != [placeholder] }.keys.sorted()
                }))
    }

    private mutating func nearest(to name: String, in known: (inout Self) -> [String]) -> String? {
        guard hints < Self.mostHints else { return nil }
        hints += 1
        return nearestName(to: name, in: known(&self))
    }

    private mutating func identified(in document: Int) -> [String: [Storyboard.Controller]] {
        if let known = controllers[document] { return known }
        var known: [String: [Storyboard.Controller]] = [:]
        for node in graph.nodes[graph.nodes(of: document)] {
            for controller in node.scene.controllers {
                steps += 1
                guard let identifier = controller.storyboardIdentifier else { continue }
                if known[identifier, default: []].count < 2 { known[identifier, default: []].append(controller) }
            }
        }
        controllers[document] = known
        return known
    }
}
