import XMLTree

extension MergePlan {
    /// What one side connects to, the other side may have deleted: either comes back or the connection does not come.
    mutating func decideReferences() {
        for keeper in [Version.ours, .theirs] {
            // What was in the base leads from one deleted thing to the other; that is one question, however often it does.
            var decided: [Pair: Version] = [:]
            for claim in claims(keeper) {
                let pair = groupOf[claim.part].map { Pair(from: $0, to: claim.root) }
                if let pair, groups[claim.root]?.changed.isEmpty == false {
                    // That thing is a question itself.
                    decided[pair] = exists[claim.root] ? keeper : keeper.other
                }
                let side = pair.flatMap { decided[$0] } ?? decide(claim, keeper)
                if let pair { decided[pair] = side }
                apply(claim, keeper, side)
            }
        }
        settle()
        dropDangling()
    }

    /// A reference to something that the other side deleted.
    private struct Claim {
        let part: Int
        let attribute: String
        let target: Int
        let root: Int
    }

    private struct Pair: Hashable {
        let from: Int
        let to: Int
    }

    /// Finds them as if the side kept all that it changed, whatever is decided, so that swapped sides have the same ones.
    private func claims(_ keeper: Version) -> [Claim] {
        guard groups.contains(where: { $0.value.keeper == keeper }) else { return [] }
        var claims: [Claim] = []
        var isClaimed = Set(groups.filter { $0.value.keeper == keeper && !$0.value.changed.isEmpty }.keys)
        var waiting = isClaimed.sorted()
        func look(_ part: Int, all: Bool) {
            for claim in self.claims(of: part, keeper, all: all) {
                claims.append(claim)
                if isClaimed.insert(claim.root).inserted { waiting.append(claim.root) }
            }
        }
        for part in pairing.visited where groupOf[part] == nil && pairing.parts[part].isIn(keeper) {
            look(part, all: !pairing.parts[part].isIn(.base))
        }
        while let root = waiting.popLast() {
            for part in groups[root]?.parts ?? [] { look(part, all: true) }
        }
        return claims
    }

    /// - Parameter all: Whether all references count, not only those that the side changed.
    private func claims(of part: Int, _ keeper: Version, all: Bool) -> [Claim] {
        guard !isList[part], let element = pairing.element(part, keeper) else { return [] }
        if !all, pairing.hash(part, .base) == pairing.hash(part, keeper) { return [] }
        let old = all ? nil : pairing.element(part, .base)
        var claims: [Claim] = []
        for attribute in element.attributes where References.canName(attribute) {
            guard let target = pairing.object(attribute.value, keeper), let root = group(around: target, keeper),
                root != group(around: part, keeper)
            else { continue }
            if let old, isSame(old.attributeNode(attribute.name), .base, attribute, keeper) { continue }
            if churn.isChurn(element) { return [] }
            claims.append(Claim(part: part, attribute: attribute.name, target: target, root: root))
        }
        return claims
    }

    /// The group of what the other side deleted that a part is in, in the file of the side that keeps it.
    private func group(around part: Int, _ keeper: Version) -> Int? {
        var current: Int? = part
        while let part = current {
            if let root = groupOf[part] { return groups[root]?.keeper == keeper ? root : nil }
            if pairing.parts[part].isIn(.base) { return nil }
            current = pairing.parent(part, keeper)
        }
        return nil
    }

    private mutating func decide(_ claim: Claim, _ keeper: Version) -> Version {
        conflict(
            .referenceToDeleted, claim.part, property: claim.attribute, about: claim.target, deletedIn: keeper.other)
    }

    private mutating func apply(_ claim: Claim, _ keeper: Version, _ side: Version) {
        // What is not in the result needs nothing.
        if let own = group(around: claim.part, keeper), !exists[own] { return }
        guard exists[claim.part], isAlive[claim.part] || groupOf[claim.part] != nil else { return }
        if side == keeper { revive(claim.root) } else { giveUp(claim.part, claim.attribute, keeper) }
    }

    private mutating func giveUp(_ part: Int, _ attribute: String, _ side: Version) {
        if isNothing(part, without: attribute), !pairing.parts[part].isIn(side.other) {
            exists[part] = false
            isAlive[part] = false
        } else {
            overrides[part, default: [:]][attribute] = pairing.parts[part].isIn(side.other) ? side.other : .base
        }
    }

    /// Takes away what names something that did not come after all.
    private mutating func dropDangling() {
        for part in pairing.visited where isAlive[part] && !isList[part] && !pairing.parts[part].isInAll {
            for side in [Version.ours, .theirs] {
                guard let element = pairing.element(part, side) else { continue }
                for attribute in element.attributes where References.canName(attribute) {
                    guard let target = pairing.object(attribute.value, side), !isAlive[target], isAlive[part],
                        overrides[part]?[attribute.name] == nil, !churn.isChurn(element)
                    else { continue }
                    _ = conflict(
                        .referenceToDeleted, part, property: attribute.name, about: target, deletedIn: side.other)
                    giveUp(part, attribute.name, side)
                }
            }
        }
    }

    /// Whether the part is a connection, and the attribute one of its ends.
    private func isNothing(_ part: Int, without attribute: String) -> Bool {
        let element = pairing.anyElement(part)
        if attribute == "reference" { return true }
        return PartKind.remade.contains(element.name) && Self.ends.contains(attribute)
    }

    private static let ends: Set<String> = ["destination", "target", "firstItem", "secondItem"]

    /// A tie-breaker names a segue, and each controller has one at most.
    mutating func dropUnusedTieBreakers() {
        for list in pairing.visited where pairing.anyElement(list).name == "inferredMetricsTieBreakers" {
            var byDestination: [String: Int] = [:]
            for part in pairing.visited where parent[part] == list && isAlive[part] {
                let (element, version) = source(of: part)
                guard let id = element.attribute("reference"), let segue = pairing.object(id, version) else { continue }
                guard isAlive[segue] else {
                    isAlive[part] = false
                    continue
                }
                // Those of one side are as that side wants them.
                let members = pairing.parts[part]
                guard !members.isInAll, members.isIn(.ours) != members.isIn(.theirs) else { continue }
                let destination = source(of: segue).element.attribute("destination") ?? ""
                guard let other = byDestination[destination] else {
                    byDestination[destination] = part
                    continue
                }
                let otherID = source(of: other).element.attribute("reference") ?? ""
                let loser = id < otherID ? other : part
                isAlive[loser] = false
                byDestination[destination] = loser == part ? other : part
            }
        }
    }

    /// The element that the result's is made of, and the file it is in.
    func source(of part: Int) -> (element: XMLElement, version: Version) {
        if let version = taken[part], let element = pairing.element(part, version) { return (element, version) }
        for version in [Version.ours, .theirs, .base] {
            if let element = pairing.element(part, version) { return (element, version) }
        }
        preconditionFailure("a part is in one of the files")
    }
}
