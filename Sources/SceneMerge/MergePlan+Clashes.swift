import XMLTree

/// What each side may have once, and both together have twice.
extension MergePlan {
    mutating func decideClashes() {
        decideOutlets()
        decideStoryboardIdentifiers()
        decideReuseIdentifiers()
    }

    private struct Place: Hashable {
        let parent: Int
        let name: String
    }

    /// Whether a part is in the result because of one side alone.
    private func isOnly(_ part: Int, _ side: Version) -> Bool {
        pairing.parts[part].isIn(side) && !pairing.parts[part].isIn(side.other)
    }

    /// An outlet that both sides connect, each to another object.
    private mutating func decideOutlets() {
        var ours: [Place: Int] = [:]
        var theirs: [(Place, Int)] = []
        for part in pairing.visited where isAlive[part] && !pairing.parts[part].isInAll {
            let element = pairing.anyElement(part)
            guard element.name == "outlet", let property = element.attribute("property") else { continue }
            let place = Place(parent: parent[part], name: property)
            if isOnly(part, .ours) { ours[place] = part }
            if isOnly(part, .theirs) { theirs.append((place, part)) }
        }
        for (place, part) in theirs {
            guard let other = ours[place] else { continue }
            let side = conflict(
                .outletConnectedTwice, other, property: place.name, about: part, ours: other, theirs: part)
            let loser = side == .ours ? part : other
            exists[loser] = false
            isAlive[loser] = false
        }
    }

    /// A storyboard identifier that both sides give, each to another controller.
    private mutating func decideStoryboardIdentifiers() {
        let name = "storyboardIdentifier"
        let given = [Version.ours, .theirs].map { side in
            pairing.visited.filter { isAlive[$0] && isSet(name, $0, by: side) }
        }
        guard !given[0].isEmpty, !given[1].isEmpty else { return }
        let ours = Dictionary(
            given[0].compactMap { part in value(name, part, .ours).map { ($0, part) } },
            uniquingKeysWith: { first, _ in first })
        for part in given[1] {
            guard let value = value(name, part, .theirs), let other = ours[value], other != part else { continue }
            giveUp(name, other, part, .storyboardIdentifierTwice)
        }
    }

    /// A reuse identifier that both sides give to a cell of one table or collection.
    private mutating func decideReuseIdentifiers() {
        let name = "reuseIdentifier"
        var ours: [Place: Int] = [:]
        for part in pairing.visited where isAlive[part] && isSet(name, part, by: .ours) {
            if let value = value(name, part, .ours) { ours[Place(parent: parent[part], name: value)] = part }
        }
        guard !ours.isEmpty else { return }
        for part in pairing.visited where isAlive[part] && isSet(name, part, by: .theirs) {
            guard let value = value(name, part, .theirs), let other = ours[Place(parent: parent[part], name: value)],
                other != part
            else { continue }
            giveUp(name, other, part, .reuseIdentifierTwice)
        }
    }

    private mutating func giveUp(_ name: String, _ ours: Int, _ theirs: Int, _ kind: MergeConflict.Kind) {
        let side = conflict(kind, ours, property: name, about: theirs, ours: ours, theirs: theirs)
        let loser = side == .ours ? theirs : ours
        overrides[loser, default: [:]][name] = pairing.parts[loser].isIn(side) ? side : .base
    }

    private func value(_ name: String, _ part: Int, _ version: Version) -> String? {
        pairing.element(part, version)?.attribute(name)
    }

    /// Whether that side alone gave the part the value that it has there.
    private func isSet(_ name: String, _ part: Int, by side: Version) -> Bool {
        guard let attribute = pairing.element(part, side)?.attributeNode(name), !attribute.isEmpty else { return false }
        for version in Version.allCases where version != side {
            if pairing.element(part, version)?.attributeNode(name)?.hasValue(of: attribute) == true { return false }
        }
        return true
    }
}
