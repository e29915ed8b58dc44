extension MergePlan {
    /// Decides where each part stands, and with that what is in the result.
    mutating func settle() {
        // What stands nowhere brings back a deleted part; each round does so for at least one.
        while true {
            for part in pairing.visited where part != 0 { parent[part] = place(of: part) }
            breakCycles()
            let homeless = findAlive()
            guard !homeless.isEmpty else { return }
            for root in homeless { revive(root) }
        }
    }

    private mutating func place(of part: Int) -> Int {
        let ours = pairing.parent(part, .ours)
        let theirs = pairing.parent(part, .theirs)
        guard let ours, let theirs else { return ours ?? theirs ?? pairing.parent(part, .base) ?? 0 }
        if ours == theirs { return ours }
        if let base = pairing.parent(part, .base) {
            if ours == base { return theirs }
            if theirs == base { return ours }
        } else if pairing.parts[part].isIn(.base) || !isIdentified(part) {
            return ours
        }
        if PartKind.isDerived(pairing.anyElement(part)) { return ours }
        return conflict(.movedTwice, part) == .ours ? ours : theirs
    }

    /// Two moves, each into what the other moved, would leave both without a place.
    private mutating func breakCycles() {
        var state = [UInt8](repeating: 0, count: parent.count)
        for start in pairing.visited {
            while state[start] == 0 {
                let (way, end) = way(from: start, &state)
                let isCycle = end >= 0 && state[end] == 1
                if isCycle, let first = way.firstIndex(of: end) { untie(Array(way[first...])) }
                for member in way { state[member] = isCycle ? 0 : 2 }
            }
        }
    }

    /// The parts from `start` outwards that were not met yet, which are met now, and where that ends.
    private func way(from start: Int, _ state: inout [UInt8]) -> (way: [Int], end: Int) {
        var way: [Int] = []
        var part = start
        while part >= 0, state[part] == 0 {
            state[part] = 1
            way.append(part)
            part = parent[part]
        }
        return (way, part)
    }

    private mutating func untie(_ cycle: [Int]) {
        let moved = cycle.filter { part in
            let (ours, theirs) = (pairing.parent(part, .ours), pairing.parent(part, .theirs))
            return ours != nil && theirs != nil && ours != theirs
        }
        guard let first = moved.min() else {
            parent[cycle[0]] = 0
            return
        }
        let side = conflict(.movedTwice, first, about: moved.first { $0 != first })
        for part in moved {
            if let place = pairing.parent(part, side) { parent[part] = place }
        }
    }

    /// Finds out what is in the result; answers with deleted groups in which something stands that is not deleted.
    private mutating func findAlive() -> [Int] {
        var state = [UInt8](repeating: 0, count: parent.count)
        var homeless: Set<Int> = []
        isAlive[0] = true
        state[0] = 2
        for start in pairing.visited where state[start] == 0 {
            for member in way(from: start, &state).way.reversed() {
                state[member] = 2
                let hasRoom = parent[member] < 0 || isAlive[parent[member]]
                if hasRoom {
                    isAlive[member] = exists[member] || isList[member]
                } else {
                    isAlive[member] = false
                    rescue(member, &homeless)
                }
            }
        }
        return homeless.sorted()
    }

    /// A part that both sides have must not vanish with the part around it.
    private mutating func rescue(_ part: Int, _ homeless: inout Set<Int>) {
        guard pairing.parts[part].isIn(.ours), pairing.parts[part].isIn(.theirs), isIdentified(part) else { return }
        for version in [Version.ours, .theirs] {
            guard let place = pairing.parent(part, version), place != parent[part], isStanding(place) else { continue }
            parent[part] = place
            isAlive[part] = true
            return
        }
        var around = parent[part]
        while around > 0, groupOf[around] == nil || exists[around] { around = parent[around] }
        if let root = groupOf[around], !exists[root] { homeless.insert(root) }
    }

    /// Whether a part and all around it are in the result.
    private func isStanding(_ part: Int) -> Bool {
        var part = part
        var steps = 0
        while part > 0 {
            guard exists[part] || isList[part], steps < 2_000 else { return false }
            part = parent[part]
            steps += 1
        }
        return part == 0
    }
}
