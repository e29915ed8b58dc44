import XMLTree

extension Pairing {
    /// Makes parts of the children of one part.
    mutating func pairChildren(of part: Int) {
        let lists = Version.allCases.map { version in
            element(part, version).map { Array($0.children) } ?? []
        }
        for weak in [false, true] {
            for side in [Version.ours, .theirs] { pairRemade(lists[0], lists[side.rawValue], side, weak: weak) }
        }
        pairNewObjects(lists[1], lists[2])
        let rest = Version.allCases.map { version in
            lists[version.rawValue].filter { partOf[version.rawValue][$0.index] < 0 }
        }
        pairByLabel(rest)
    }

    /// Pairs connections and constraints of the base with those of a side that have other ids.
    private mutating func pairRemade(_ old: [XMLElement], _ new: [XMLElement], _ side: Version, weak: Bool) {
        let added = new.filter { partOf[side.rawValue][$0.index] < 0 && PartKind.remade.contains($0.name) }
        guard !added.isEmpty else { return }
        var waiting: [String: [Int]] = [:]
        for element in old.reversed() {
            guard let part = part(of: element, .base), !parts[part].isIn(side),
                let key = content(element, .base, weak: weak)
            else { continue }
            waiting[key, default: []].append(part)
        }
        guard !waiting.isEmpty else { return }
        let keys = added.map { content($0, side, weak: weak) }
        let counts = weak ? Dictionary(keys.compactMap { $0.map { ($0, 1) } }, uniquingKeysWith: +) : [:]
        for (element, key) in zip(added, keys) {
            guard let key, let partners = waiting[key], let partner = partners.last else { continue }
            // By its ends alone a thing is told only where there is one of them.
            if weak, partners.count > 1 || counts[key] != 1 { continue }
            waiting[key]?.removeLast()
            join(element.index, side, to: partner)
        }
    }

    /// Pairs what both sides added: the same object brought in by both, or the same connection made by both.
    private mutating func pairNewObjects(_ ours: [XMLElement], _ theirs: [XMLElement]) {
        let added = theirs.filter { partOf[2][$0.index] < 0 && isIdentified($0, .theirs) }
        guard !added.isEmpty else { return }
        var byID: [String: XMLElement] = [:]
        var byContent: [String: [XMLElement]] = [:]
        for element in ours where partOf[1][element.index] < 0 {
            guard let id = versions[1].identity(of: element) else { continue }
            byID[id] = element
            if let key = content(element, .ours, weak: false) { byContent[key, default: []].append(element) }
        }
        for element in added {
            guard let id = versions[2].identity(of: element), let partner = byID[id], isRelated(partner, element) else {
                continue
            }
            add([.ours: partner.index, .theirs: element.index])
        }
        for element in added where partOf[2][element.index] < 0 {
            guard let key = content(element, .theirs, weak: false),
                let partner = byContent[key]?.first(where: { partOf[1][$0.index] < 0 })
            else { continue }
            add([.ours: partner.index, .theirs: element.index])
        }
    }

    /// Pairs new objects that both sides brought in with one id, in two places.
    ///
    /// Old xibs count their ids, so that two new objects have one number and nothing else in common: there only those in
    /// one place are one object.
    mutating func pairNewByID() {
        for (id, element) in versions[2].objectList where partOf[2][element] < 0 {
            guard let other = versions[1].objects[id], partOf[1][other] < 0, !id.utf8.allSatisfy(Self.isDigit) else {
                continue
            }
            let (mine, theirs) = (versions[1].tree[other], versions[2].tree[element])
            guard isRelated(mine, theirs), !isInUnrelated(mine, theirs) else { continue }
            add([.ours: other, .theirs: element])
        }
        for (id, element) in versions[2].sceneList where partOf[2][element] < 0 {
            guard let other = versions[1].scenes[id], partOf[1][other] < 0,
                isRelated(versions[1].tree[other], versions[2].tree[element])
            else { continue }
            add([.ours: other, .theirs: element])
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Whether two elements are in two new objects that have one id and are not one object.
    private func isInUnrelated(_ ours: XMLElement, _ theirs: XMLElement) -> Bool {
        guard let one = ours.ancestors.first(where: { isIdentified($0, .ours) }),
            let other = theirs.ancestors.first(where: { isIdentified($0, .theirs) }),
            versions[1].identity(of: one) == versions[2].identity(of: other)
        else { return false }
        let (part, otherPart) = (self.part(of: one, .ours), self.part(of: other, .theirs))
        return part == nil ? otherPart == nil : part != otherPart
    }

    private func isIdentified(_ element: XMLElement, _ version: Version) -> Bool {
        versions[version.rawValue].identity(of: element) != nil
    }

    /// Whether two new objects with one id are one object that both sides brought in.
    private func isRelated(_ ours: XMLElement, _ theirs: XMLElement) -> Bool {
        guard ours.name == theirs.name else { return false }
        if ours.name == "scene" {
            guard let one = Self.controller(of: ours), let other = Self.controller(of: theirs) else { return false }
            return one.attribute("id") == other.attribute("id") && isRelated(one, other)
        }
        // An id made by chance is given once: one object, of which a side changed the class since.
        guard
            ours.attribute("customClass") == theirs.attribute("customClass")
                || ours.attributeNode("id").map(References.looksLikeID) == true
        else { return false }
        let (one, other) = (traits(of: ours, .ours), traits(of: theirs, .theirs))
        return one.intersection(other).count * 2 >= one.union(other).count
    }

    private func traits(of element: XMLElement, _ version: Version) -> Set<String> {
        var traits = Set(element.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" })
        for child in element.children where !PartKind.isList(child) && !isIdentified(child, version) {
            traits.insert("\(child.name) \(versions[version.rawValue].hashes[child.index])")
        }
        return traits
    }

    private mutating func pairByLabel(_ lists: [[XMLElement]]) {
        var groups: [String: [[XMLElement]]] = [:]
        var order: [String] = []
        for (number, list) in lists.enumerated() {
            for element in list {
                // New objects are alone.
                if isIdentified(element, Version.allCases[number]) {
                    add([Version.allCases[number]: element.index])
                    continue
                }
                let label = PartKind.label(of: element)
                if groups[label] == nil {
                    groups[label] = [[], [], []]
                    order.append(label)
                }
                groups[label]?[number].append(element)
            }
        }
        for label in order {
            guard let group = groups[label] else { continue }
            if group.allSatisfy({ $0.count < 2 }) {
                var part: [Version: Int] = [:]
                for version in Version.allCases { part[version] = group[version.rawValue].first?.index }
                add(part)
            } else {
                pairAlike(group)
            }
        }
    }

    /// Siblings that nothing tells apart: by their content, and what is left by its place between those.
    private mutating func pairAlike(_ group: [[XMLElement]]) {
        for element in group[0] { add([.base: element.index]) }
        for side in [Version.ours, .theirs] { pairAlike(group[0], .base, group[side.rawValue], side) }
        for element in group[1] where partOf[1][element.index] < 0 { add([.ours: element.index]) }
        pairAlike(group[1].filter { !parts[partOf[1][$0.index]].isIn(.base) }, .ours, group[2], .theirs)
        for element in group[2] where partOf[2][element.index] < 0 { add([.theirs: element.index]) }
    }

    private mutating func pairAlike(_ old: [XMLElement], _ before: Version, _ new: [XMLElement], _ side: Version) {
        let (oldHashes, newHashes) = (versions[before.rawValue].hashes, versions[side.rawValue].hashes)
        var waiting: [Int: [Int]] = [:]
        for (place, element) in old.enumerated().reversed() {
            waiting[oldHashes[element.index], default: []].append(place)
        }
        var partner = [Int?](repeating: nil, count: new.count)
        for (place, element) in new.enumerated() where partOf[side.rawValue][element.index] < 0 {
            partner[place] = waiting[newHashes[element.index]]?.popLast()
        }
        var isTaken = Set(partner.compactMap { $0 })
        // What both sides added is the same only where it says the same.
        if before == .base {
            var next = 0
            for place in new.indices {
                if let taken = partner[place] {
                    next = max(next, taken + 1)
                } else if next < old.count, !isTaken.contains(next), partOf[side.rawValue][new[place].index] < 0 {
                    partner[place] = next
                    isTaken.insert(next)
                    next += 1
                }
            }
        }
        for (place, element) in new.enumerated() where partOf[side.rawValue][element.index] < 0 {
            guard let oldPlace = partner[place] else { continue }
            join(element.index, side, to: partOf[before.rawValue][old[oldPlace].index])
        }
    }
}
