import InterfaceBuilder

extension SceneGraph {
    /// An unwind segue, and who could answer it.
    public struct Unwind: Sendable {
        /// The segue's index in `edges`.
        public let edge: Edge.ID
        public let segue: Storyboard.Segue
        public let source: Node.ID

        /// The exit it is drawn to; `nil` when its destination is none, and it never unwinds.
        public let exit: Storyboard.Exit?

        /// The selector that a controller must implement to be the one gone back to.
        public let action: String?

        /// The scenes it may come back to, the nearest first: those from which the source is reached by segues, then
        /// those that stand beside the way in a container (U4). The source itself is not among them (R42), nor is a
        /// scene whose class cannot have the action.
        ///
        /// Which of them is asked first depends on how the controllers stand at run time (R43).
        public let candidates: [Node.ID]

        /// Whether the search for candidates ended before it had seen every scene they may be in.
        public let isCutShort: Bool
    }

    /// All unwind segues, in the order of `edges`.
    ///
    /// - Parameters:
    ///   - limit: How many scenes are looked at for each, so that many unwinds in a large project take linear time.
    ///   - implements: Whether the controller's class implements the selector; `nil` when that is not known,
    ///     and the controller stays a candidate.
    public func unwinds(
        limit: Int = 250,
        implements: (_ controller: Storyboard.Controller, _ selector: String) -> Bool? = { _, _ in nil }
    ) -> [Unwind] {
        edges.lazy.filter { $0.segue.kind == .unwind }.map { edge in
            var exit: Storyboard.Exit?
            if case .exit(let found, _) = edge.destination { exit = found }
            let action = edge.segue.unwindAction
            let (scenes, isCutShort) = wayBack(from: edge.source, limit: limit)
            let candidates = scenes.filter { id in
                guard let controller = nodes[id].controller, controller.customClass != nil else { return false }
                return action.flatMap { implements(controller, $0) } ?? true
            }
            return Unwind(
                edge: edge.id, segue: edge.segue, source: edge.source, exit: exit, action: action,
                candidates: candidates, isCutShort: isCutShort)
        }
    }

    /// The scenes that may stand behind or beside `source` when it is shown, the nearest first.
    private func wayBack(from source: Node.ID, limit: Int) -> (scenes: [Node.ID], isCutShort: Bool) {
        var seen: Set<Node.ID> = [source]
        var way: [Node.ID] = []
        // Many segues may join the same few scenes: they are counted too.
        var budget = limit * 4
        func add(_ node: Node.ID?) -> Bool {
            budget -= 1
            guard budget >= 0, way.count < limit else { return false }
            if let node, seen.insert(node).inserted { way.append(node) }
            return true
        }
        var next = 0
        var current = source
        while true {
            for edge in edges(to: current) { guard add(edge.source) else { return (way, true) } }
            guard next < way.count else { break }
            current = way[next]
            next += 1
        }
        // Containers on the way also ask their other children, and those what they hold and have pushed. R42, U4
        for ancestor in way {
            for edge in edges(from: ancestor) where edge.isContainment {
                guard add(edge.destination.node) else { return (way, true) }
            }
        }
        while next < way.count {
            for edge in edges(from: way[next]) where edge.isContainment || [.show, .push].contains(edge.segue.kind) {
                guard add(edge.destination.node) else { return (way, true) }
            }
            next += 1
        }
        return (way, false)
    }
}
