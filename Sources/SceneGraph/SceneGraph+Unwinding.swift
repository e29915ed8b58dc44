import InterfaceBuilder

extension SceneGraph {
    /// An unwind segue, and who could answer it.
    public struct Unwind: Sendable {
        public let segue: Storyboard.Segue
        public let source: Node.ID

        /// The exit it is drawn to; `nil` when its destination is none, and it never unwinds.
        public let exit: Storyboard.Exit?

        /// The selector that a controller must implement to be the one gone back to.
        public let action: String?

        /// The scenes it may come back to, in the order of `nodes`: those from which the source's scene is reached by
        /// segues, the source itself not among them (R42), and whose class, as a custom one, can have the action.
        ///
        /// Which of them is asked first depends on how the controllers stand at run time (R43).
        public let candidates: [Node.ID]
    }

    /// All unwind segues, in the order of `edges`.
    ///
    /// - Parameter implements: Whether the controller's class implements the selector; `nil` when that is not known,
    ///   and the controller stays a candidate.
    public func unwinds(
        implements: (_ controller: Storyboard.Controller, _ selector: String) -> Bool? = { _, _ in nil }
    ) -> [Unwind] {
        edges.filter { $0.segue.kind == .unwind }.map { edge in
            var exit: Storyboard.Exit?
            if case .exit(let found, _) = edge.destination { exit = found }
            let action = edge.segue.unwindAction
            let candidates = ancestors(of: edge.source).filter { id in
                guard let controller = nodes[id].controller, controller.customClass != nil else { return false }
                return action.flatMap { implements(controller, $0) } ?? true
            }
            return Unwind(segue: edge.segue, source: edge.source, exit: exit, action: action, candidates: candidates)
        }
    }

    /// The scenes from which `node` is reached by segues, itself not among them, in the order of `nodes`.
    public func ancestors(of node: Node.ID) -> [Node.ID] {
        var found: Set<Node.ID> = [node]
        var open = [node]
        while let current = open.popLast() {
            for edge in edges(to: current) where found.insert(edge.source).inserted { open.append(edge.source) }
        }
        found.remove(node)
        return found.sorted()
    }

    /// The scenes that are reached from `roots` by segues, the roots among them, in the order of `nodes`.
    public func reachable(from roots: [Node.ID]) -> [Node.ID] {
        var found = Set(roots)
        var open = roots
        while let current = open.popLast() {
            for target in edges(from: current).compactMap(\.destination.node) where found.insert(target).inserted {
                open.append(target)
            }
        }
        return found.sorted()
    }
}
