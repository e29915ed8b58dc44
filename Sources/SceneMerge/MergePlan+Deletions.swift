import XMLTree

/// Parts that one side deleted together, and that the other side has.
struct DeletedGroup {
    let deleter: Version
    var parts: [Int] = []
    /// What the other side did in it, first the first.
    var changed: [Int] = []
    var keeper: Version { deleter.other }
}

extension MergePlan {
    /// Whether one side deleted the part and the other has it.
    private func isGone(_ part: Int, keeper: Version) -> Bool {
        let members = pairing.parts[part]
        return members.isIn(.base) && members.isIn(keeper) && !members.isIn(keeper.other)
    }

    mutating func decideDeletions() {
        for keeper in [Version.ours, .theirs] {
            var roots: [Int: Int] = [:]
            for part in pairing.visited where isGone(part, keeper: keeper) {
                let root = root(of: part, keeper, &roots)
                guard root >= 0 else { continue }
                groups[root, default: DeletedGroup(deleter: keeper.other)].parts.append(part)
                groupOf[part] = root
            }
        }
        guard !groups.isEmpty else { return }
        for part in pairing.visited {
            for keeper in [Version.ours, .theirs] where pairing.parts[part].isIn(keeper) { lookForChange(part, keeper) }
        }
        let revived = groups.filter { !$0.value.changed.isEmpty }.keys.sorted { place($0) < place($1) }
        for root in revived { decide(root) }
    }

    private func place(_ part: Int) -> Int { pairing.anyElement(part, [.base]).index }

    /// The outermost part that was deleted with `part`; -1 for a list alone.
    private func root(of part: Int, _ keeper: Version, _ known: inout [Int: Int]) -> Int {
        if let root = known[part] { return root }
        var root = isList[part] ? -1 : part
        if let around = pairing.parent(part, keeper), isGone(around, keeper: keeper) {
            let outer = self.root(of: around, keeper, &known)
            if outer >= 0 { root = outer }
        }
        known[part] = root
        return root
    }

    /// Whether the side that keeps a group did something in it.
    private mutating func lookForChange(_ part: Int, _ keeper: Version) {
        let members = pairing.parts[part]
        let around = pairing.parent(part, keeper)
        if let root = groupOf[part], groups[root]?.keeper == keeper {
            let hasMoved = around != pairing.parent(part, .base) && isIdentified(part)
            if isChanged(part, keeper) || hasMoved || hasNewComment(part, keeper) { groups[root]?.changed.append(part) }
        }
        guard let around, let root = groupOf[around], groups[root]?.keeper == keeper else { return }
        let element = pairing.anyElement(part, [keeper])
        guard !PartKind.isDerived(element), !churn.isChurn(element) else { return }
        let isNew = !members.isIn(.base)
        let isMovedIn = members.isInAll && pairing.parent(part, .base) != around
        if isNew || isMovedIn { groups[root]?.changed.append(part) }
    }

    func isIdentified(_ part: Int) -> Bool {
        let element = pairing.anyElement(part)
        return element.name == "scene" || element.attributeRange("id") != nil
    }

    private mutating func decide(_ root: Int) {
        guard let group = groups[root] else { return }
        let element = pairing.anyElement(root)
        if churn.isChurn(element) { return revive(root) }
        let side =
            isIdentified(root)
            ? conflict(.deletedAndChanged, root, about: group.changed.first, deletedIn: group.deleter)
            : conflict(.changedTwice, root, property: PropertyPath(element).text, deletedIn: group.deleter)
        if side == group.keeper { revive(root) }
    }

    /// Keeps what was deleted.
    mutating func revive(_ root: Int) {
        guard let group = groups[root] else { return }
        for part in group.parts {
            exists[part] = true
            revivedFrom[part] = group.keeper
        }
    }

    /// A resource that one side no longer uses stays where the other side uses it anew.
    mutating func keepUsedResources() {
        var dropped: [Version: [String: Int]] = [:]
        for (root, group) in groups where !exists[root] {
            let element = pairing.anyElement(root)
            guard element.parent?.name == "resources", let name = element.attribute("name") else { continue }
            dropped[group.keeper, default: [:]][name] = root
        }
        for (keeper, roots) in dropped {
            for part in pairing.visited where isAlive[part] {
                guard let element = pairing.element(part, keeper), element.parent?.name != "resources" else { continue }
                if pairing.hash(part, .base) == pairing.hash(part, keeper) { continue }
                let old = pairing.element(part, .base)
                let elements = pairing.isOpen[part] ? [element] : [element] + Array(element.descendants)
                for attribute in elements.flatMap({ Array($0.attributes) }) {
                    guard let root = roots[attribute.value], !exists[root] else { continue }
                    if elements.count == 1, old?.attributeNode(attribute.name)?.hasValue(of: attribute) == true {
                        continue
                    }
                    revive(root)
                }
            }
        }
    }
}
