import SceneDiff
import XMLTree

extension MergePlan {
    /// Brings what is inside each part into its order.
    mutating func decideOrder() {
        var inside: [Int: [Int]] = [:]
        for part in pairing.visited where part != 0 && isAlive[part] { inside[parent[part], default: []].append(part) }
        // Lists in lists: the inner ones first.
        for part in pairing.visited.reversed() where isList[part] && isAlive[part] && pairing.isOpen[part] {
            guard inside[part] == nil, !keepsEmpty(part) else { continue }
            isAlive[part] = false
            inside[parent[part]]?.removeAll { $0 == part }
            if inside[parent[part]]?.isEmpty == true { inside[parent[part]] = nil }
        }
        for part in pairing.visited where isAlive[part] && pairing.isOpen[part] {
            if let members = inside[part] { children[part] = order(members, in: part) }
        }
    }

    /// Whether a list stays although nothing is in it: because a side has it so.
    private func keepsEmpty(_ part: Int) -> Bool {
        let element = pairing.anyElement(part)
        guard element.parent?.parent != nil, element.name != "objects" else { return true }
        guard exists[part] else { return false }
        return [Version.ours, .theirs].contains { side in
            pairing.element(part, side).map { $0.children.first { _ in true } == nil } ?? false
        }
    }

    private func sequence(_ part: Int, _ version: Version, _ members: Set<Int>) -> [Int] {
        guard let element = pairing.element(part, version) else { return [] }
        return element.children.compactMap { child in
            guard let member = pairing.part(of: child, version), members.contains(member) else { return nil }
            return member
        }
    }

    private mutating func order(_ members: [Int], in part: Int) -> [Int] {
        if members.count == 1 { return members }
        let set = Set(members)
        let ours = sequence(part, .ours, set)
        let theirs = sequence(part, .theirs, set)
        if ours.count == members.count, theirs.isEmpty || ours == theirs { return ours }
        if theirs.count == members.count, ours.isEmpty { return theirs }
        let base = sequence(part, .base, set)
        let (core, movedByOurs, movedByTheirs) = steady(base, ours, theirs, part)
        let ourGaps = gaps(ours.filter { !movedByTheirs.contains($0) || movedByOurs.contains($0) }, core)
        let theirGaps = gaps(theirs.filter { !movedByOurs.contains($0) || movedByTheirs.contains($0) }, core)
        var result: [Int] = []
        var isPlaced: Set<Int> = []
        func place(_ block: [Int]) { for item in block where isPlaced.insert(item).inserted { result.append(item) } }
        for anchor in [-1] + core {
            if anchor >= 0 { place([anchor]) }
            let (mine, others) = (ourGaps[anchor] ?? [], theirGaps[anchor] ?? [])
            if let first = mine.first, let other = others.first, isBefore(other, first) {
                place(others)
                place(mine)
            } else {
                place(mine)
                place(others)
            }
        }
        // Nothing is left out, whatever the sequences are.
        place(members)
        return result
    }

    /// The items whose order is settled, and those that a side put elsewhere.
    private mutating func steady(
        _ base: [Int], _ ours: [Int], _ theirs: [Int], _ part: Int
    ) -> (core: [Int], ours: Set<Int>, theirs: Set<Int>) {
        let (inOurs, inTheirs) = (Set(ours), Set(theirs))
        let mine = ours.filter { inTheirs.contains($0) }
        let others = theirs.filter { inOurs.contains($0) }
        if mine == others { return (mine, [], []) }
        let both = Set(mine)
        let before = base.filter { both.contains($0) }
        let known = Set(before)
        if mine.filter({ known.contains($0) }) == before { return (others, [], []) }
        if others.filter({ known.contains($0) }) == before { return (mine, [], []) }
        let places = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
        let movedByOurs = moved(mine, places)
        let movedByTheirs = moved(others, places)
        if movedByOurs.isDisjoint(with: movedByTheirs), known.count == both.count,
            !Self.turnsSamePair(before, mine, others)
        {
            let core = before.filter { !movedByOurs.contains($0) && !movedByTheirs.contains($0) }
            return (core, movedByOurs, movedByTheirs)
        }
        // Where the order of some items counts, it does among those alone.
        let isList = orderCounts(in: part)
        let orders = [before, mine, others].map { items in
            items.filter { known.contains($0) && (isList || isOrdered($0)) }
        }
        if orders[1] == orders[2] { return (isBefore(others, mine) ? others : mine, [], []) }
        if orders[0] == orders[2] { return (mine, [], []) }
        if orders[0] == orders[1] { return (others, [], []) }
        let side = conflict(.orderedTwice, part, property: PropertyPath(pairing.anyElement(part)).text)
        return (side == .ours ? mine : others, [], [])
    }

    /// Whether there are two items that both sides put into the other order: what each moved is then a matter of the point
    /// of view, and moving one for each side may put the two back.
    private static func turnsSamePair(_ base: [Int], _ ours: [Int], _ theirs: [Int]) -> Bool {
        let mine = Dictionary(uniqueKeysWithValues: ours.enumerated().map { ($1, $0) })
        let others = Dictionary(uniqueKeysWithValues: theirs.enumerated().map { ($1, $0) })
        // A binary indexed tree of the last places in THEIRS, by how far an item is from the end of OURS.
        var last = [Int](repeating: -1, count: ours.count + 1)
        for item in base {
            guard let place = mine[item], let other = others[item] else { continue }
            var index = ours.count - place - 1
            while index > 0 {
                if last[index] > other { return true }
                index -= index & -index
            }
            index = ours.count - place
            while index <= ours.count {
                last[index] = max(last[index], other)
                index += index & -index
            }
        }
        return false
    }

    private func moved(_ items: [Int], _ places: [Int: Int]) -> Set<Int> {
        let steady = longestRise(items.map { places[$0] ?? 0 })
        return Set(items.enumerated().filter { !steady.contains($0.offset) }.map(\.element))
    }

    private func orderCounts(in part: Int) -> Bool {
        let element = pairing.anyElement(part)
        return ChurnRules.orderedLists.contains(element.attribute("key") ?? element.name)
    }

    /// Whether the order of the connection among those beside it counts: tabs and the members of a collection.
    private func isOrdered(_ part: Int) -> Bool {
        let element = pairing.anyElement(part)
        return element.name == "outletCollection"
            || element.name == "segue" && element.attribute("kind") == "relationship"
    }

    /// What stands between the items of `core`, by the item before it.
    private func gaps(_ items: [Int], _ core: [Int]) -> [Int: [Int]] {
        let anchors = Set(core)
        var result: [Int: [Int]] = [:]
        var last = -1
        for item in items {
            if anchors.contains(item) { last = item } else { result[last, default: []].append(item) }
        }
        return result
    }

    // MARK: An order that does not ask which side is OURS

    private func isBefore(_ one: [Int], _ other: [Int]) -> Bool {
        for (mine, theirs) in zip(one, other) where mine != theirs { return isBefore(mine, theirs) }
        return one.count < other.count
    }

    private func isBefore(_ one: Int, _ other: Int) -> Bool {
        let (left, right) = (sortKey(one), sortKey(other))
        return left == right ? false : left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private func sortKey(_ part: Int) -> String {
        let (element, version) = source(of: part)
        if let id = element.attribute("id") { return newIDs[version.rawValue][id] ?? id }
        if let id = element.attribute("sceneID") { return newSceneIDs[version.rawValue][id] ?? id }
        return PartKind.label(of: element) + element.tree.source.text(in: element.range)
    }
}
