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
        let unwinding = edges.indices.filter { edges[$0].kind == .unwind }
        guard !unwinding.isEmpty else { return [] }
        let hasClass = nodes.map { $0.controller?.customClass != nil }
        var search = WaySearch(self, limit: limit)
        return unwinding.map { index in
            let edge = edges[index]
            var exit: Storyboard.Exit?
            if case .exit(let found, _) = edge.destination { exit = found }
            let action = edge.segue.unwindAction
            let isCutShort = search.goBack(from: edge.source)
            let candidates = search.way.filter { id in
                guard hasClass[id], let controller = nodes[id].controller else { return false }
                return action.flatMap { implements(controller, $0) } ?? true
            }
            return Unwind(
                edge: edge.id, segue: edge.segue, source: edge.source, exit: exit, action: action,
                candidates: candidates, isCutShort: isCutShort)
        }
    }
}

/// Finds the scenes that may stand behind or beside another when it is shown. One search serves many scenes.
private struct WaySearch {
    private let links: [SceneGraph.Link]
    private let outgoingStarts: [Int]
    private let incoming: [SceneGraph.Edge.ID]
    private let incomingStarts: [Int]
    private let limit: Int

    /// The scenes found, the nearest first.
    private(set) var way: [SceneGraph.Node.ID] = []
    /// By node: the last search that has seen it.
    private var seen: [Int32]
    private var number: Int32 = 0
    private var budget = 0

    init(_ graph: SceneGraph, limit: Int) {
        (links, outgoingStarts) = (graph.links, graph.outgoingStarts)
        (incoming, incomingStarts) = (graph.incoming, graph.incomingStarts)
        self.limit = limit
        seen = Array(repeating: 0, count: graph.nodes.count)
    }

    /// Finds the scenes for `source`; answers whether it ended before it had seen all of them.
    mutating func goBack(from source: SceneGraph.Node.ID) -> Bool {
        way.removeAll(keepingCapacity: true)
        number += 1
        seen[source] = number
        // Many segues may join the same few scenes: they are counted too.
        budget = limit * 4
        var next = 0
        var current = source
        while true {
            for index in incomingStarts[current]..<incomingStarts[current + 1] {
                guard add(links[incoming[index]].source) else { return true }
            }
            guard next < way.count else { break }
            current = way[next]
            next += 1
        }
        // Containers on the way also ask their other children, and those what they hold and have pushed. R42, U4
        for ancestor in way.indices {
            for link in links[outgoing(way[ancestor])] where link.isContainment {
                guard add(link.target) else { return true }
            }
        }
        while next < way.count {
            for link in links[outgoing(way[next])] where link.isContainment || link.isPush {
                guard add(link.target) else { return true }
            }
            next += 1
        }
        return false
    }

    private func outgoing(_ node: SceneGraph.Node.ID) -> Range<Int> { outgoingStarts[node]..<outgoingStarts[node + 1] }

    private mutating func add(_ node: Int32) -> Bool {
        budget -= 1
        guard budget >= 0, way.count < limit else { return false }
        if node >= 0, seen[Int(node)] != number {
            seen[Int(node)] = number
            way.append(Int(node))
        }
        return true
    }
}
