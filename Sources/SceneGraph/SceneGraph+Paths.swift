import InterfaceBuilder

extension SceneGraph {
    /// The scenes that are reached from `roots` by segues, the roots among them, in the order of `nodes`.
    public func reachable(from roots: [Node.ID]) -> [Node.ID] {
        var found: Set<Node.ID> = []
        addReachable(from: roots, to: &found)
        return found.sorted()
    }

    /// Adds the scenes that are reached from `roots`, the roots among them. What is in `found` already is passed by, with
    /// what is behind it: all the searches with one set take no longer than one for all.
    public func addReachable(from roots: [Node.ID], to found: inout Set<Node.ID>) {
        var open = roots.filter { found.insert($0).inserted }
        while let current = open.popLast() {
            for target in edges(from: current).compactMap(\.destination.node) where found.insert(target).inserted {
                open.append(target)
            }
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

    /// What the scene's controller holds: by relationships, in their order, and in container views.
    public func children(of node: Node.ID) -> [Edge] {
        edges(from: node).filter { $0.isContainment && $0.destination.node != nil }
    }

    /// The segues that make the scene's controller a part of another.
    public func containers(of node: Node.ID) -> [Edge] { edges(to: node).filter(\.isContainment) }

    /// The groups of scenes that lead around in a circle, each in the order of `nodes`, the groups by their first scene.
    ///
    /// Unwind segues go back and close no circle; a segue from a scene to itself does.
    public func cycles() -> [[Node.ID]] {
        var steps = 0
        return cycles(steps: &steps)
    }

    /// Tarjan's strongly connected components, with a stack of its own: chains may be long.
    func cycles(steps: inout Int) -> [[Node.ID]] {
        var order = [Int](repeating: -1, count: nodes.count)
        var low = order
        var isOpen = [Bool](repeating: false, count: nodes.count)
        var component: [Node.ID] = []
        var way: [(node: Node.ID, nextEdge: Int)] = []
        var count = 0
        var result: [[Node.ID]] = []
        func enter(_ node: Node.ID) {
            order[node] = count
            low[node] = count
            count += 1
            isOpen[node] = true
            component.append(node)
            way.append((node, outgoingStarts[node]))
        }
        for start in nodes.indices where order[start] < 0 {
            enter(start)
            while let (node, edge) = way.last {
                steps += 1
                if edge < outgoingStarts[node + 1] {
                    way[way.count - 1].nextEdge += 1
                    guard let target = edges[edge].destination.node else { continue }
                    if order[target] < 0 {
                        enter(target)
                    } else if isOpen[target] {
                        low[node] = min(low[node], order[target])
                    }
                    continue
                }
                way.removeLast()
                if let above = way.last?.node { low[above] = min(low[above], low[node]) }
                guard low[node] == order[node], let first = component.lastIndex(of: node) else { continue }
                let group = Array(component[first...])
                component.removeSubrange(first...)
                for member in group { isOpen[member] = false }
                let isCircle = group.count > 1 || edges(from: node).contains { $0.destination.node == node }
                if isCircle { result.append(group.sorted()) }
            }
        }
        return result.sorted { $0[0] < $1[0] }
    }
}
