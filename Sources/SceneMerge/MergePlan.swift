import XMLTree

/// What becomes of each part: whether it is in the result, where, and with which values.
///
/// The parts that are the same in all files are left out; nothing becomes of them.
struct MergePlan {
    let pairing: Pairing
    let choices: MergeChoices
    let churn: Churn
    var comments: Comments

    /// By part, as decided so far: whether it is in the result, apart from what becomes of the part around it.
    var exists: [Bool]
    /// By part: whether it is nothing but a list, which is there when something is in it.
    var isList: [Bool]
    /// The side that keeps a part which the other side deleted.
    var revivedFrom: [Int: Version] = [:]
    /// By part: the part around it in the result; -1 for the root and for what is not in the result.
    var parent: [Int]
    /// By part: whether it is in the result.
    var isAlive: [Bool]
    /// By part: what is inside, in the order of the result; only for parts that are looked into.
    var children: [Int: [Int]] = [:]
    /// Attributes for which the values of one file count whatever the others say.
    var overrides: [Int: [String: Version]] = [:]
    /// The attributes of start tags that are not as OURS has them.
    var attributes: [Int: [MergedAttribute]] = [:]
    /// By part: the file whose name of the element, and whose text, the result has, where it is not OURS.
    var names: [Int: Version] = [:]
    var texts: [Int: Version] = [:]
    /// Frames that both sides changed: the side whose frame counts.
    var frameWinner: [Int: Version] = [:]
    /// The attributes of a tag on which the sides disagree.
    var contested: [Int: Set<String>] = [:]
    /// By part: the file whose element is taken whole.
    var taken: [Int: Version] = [:]
    /// The ids that differ from those in OURS and in THEIRS, by the old id.
    var newIDs: [[String: String]] = [[:], [:], [:]]
    var newSceneIDs: [[String: String]] = [[:], [:], [:]]
    /// Start tags with the values that lost, and whole values of which one lost: what markers show beside the result.
    var alternatives: [Int: [MergedAttribute]] = [:]
    var alternativeValues: Set<Int> = []
    /// Parts that one side has and that the other side deleted or replaced, in conflict: the side that has it.
    var ghosts: [Int: Version] = [:]
    /// Ids that both sides gave to something new.
    var freshIDs: [(old: String, new: String, part: Int)] = []
    var conflicts: [ConflictDraft] = []
    /// The parts with a conflict of that name. Things without an id may have one name.
    private var known: [String: [Int]] = [:]
    /// What is deleted on one side, by its outermost part.
    var groups: [Int: DeletedGroup] = [:]
    var groupOf: [Int: Int] = [:]

    init(_ pairing: Pairing, choices: MergeChoices, style: ConflictStyle = .ours) {
        self.pairing = pairing
        self.choices = choices
        churn = Churn(pairing)
        comments = Comments(pairing)
        let count = pairing.parts.count
        exists = Array(repeating: true, count: count)
        isList = Array(repeating: false, count: count)
        parent = Array(repeating: -1, count: count)
        isAlive = Array(repeating: true, count: count)
        for part in pairing.visited {
            let members = pairing.parts[part]
            exists[part] = members.isInAll || !members.isIn(.base)
            guard part != 0 else { continue }
            let elements = Version.allCases.compactMap { pairing.element(part, $0) }
            isList[part] =
                elements.contains { PartKind.isList($0) }
                && elements.allSatisfy { $0.attributes.allSatisfy { $0.name == "key" } }
        }
        decideDeletions()
        settle()
        keepUsedResources()
        settle()
        decideClashes()
        decideReferences()
        dropUnusedTieBreakers()
        decideIdentifiers()
        decideValues()
        decideComments()
        if style == .markers { findGhosts() }
        decideOrder()
    }

    /// Whether both sides' versions of a part stand between markers.
    func isContested(_ part: Int) -> Bool {
        ghosts[part] != nil || alternatives[part] != nil || alternativeValues.contains(part)
    }

    private mutating func findGhosts() {
        for draft in conflicts where !draft.isResolved {
            switch draft.kind {
            case .deletedAndChanged: addGhost(draft.part)
            case .outletConnectedTwice where draft.ours != draft.theirs:
                addGhost(draft.ours)
                addGhost(draft.theirs)
            case .referenceToDeleted: addGhost(draft.part)
            case .changedTwice where !pairing.parts[draft.part].isInAll && pairing.parts[draft.part].isIn(.base):
                addGhost(draft.part)
            default: break
            }
        }
    }

    /// A part of one side alone, if there is room for it in the result.
    private mutating func addGhost(_ part: Int) {
        let members = pairing.parts[part]
        guard members.isIn(.ours) != members.isIn(.theirs) else { return }
        let side: Version = members.isIn(.ours) ? .ours : .theirs
        guard let around = pairing.parent(part, side), isAlive[around], pairing.isOpen[around] else { return }
        ghosts[part] = side
        parent[part] = around
        isAlive[part] = true
    }

    // MARK: Conflicts

    /// Writes down a conflict and answers with the side that counts.
    mutating func conflict(
        _ kind: MergeConflict.Kind, _ part: Int, property: String? = nil, about other: Int? = nil,
        ours: Int? = nil, theirs: Int? = nil, deletedIn: Version? = nil, texts: [String?]? = nil
    ) -> Version {
        let element = pairing.anyElement(part)
        let id = element.attribute("id") ?? element.attribute("sceneID") ?? PropertyPath.owner(of: element)
        let target = other.map { pairing.anyElement($0) }.map { $0.attribute("id") ?? $0.attribute("sceneID") ?? "" }
        let name = [kind.rawValue, id, property, target].compactMap { $0 }.joined(separator: " ")
        let parts = known[name] ?? []
        let number = parts.firstIndex(of: part) ?? parts.count
        let identifier = number == 0 ? name : "\(name) \(number + 1)"
        let (side, isResolved) = choices.side(for: identifier)
        if number == parts.count {
            known[name, default: []].append(part)
            conflicts.append(
                ConflictDraft(
                    kind: kind, part: part, property: property, other: other, ours: ours ?? part,
                    theirs: theirs ?? part, deletedIn: deletedIn, texts: texts, taken: side, isResolved: isResolved,
                    identifier: identifier))
        }
        return Version(side)
    }

    // MARK: Comparing

    /// Whether two attributes, of two files, say the same: references by what they name.
    func isSame(_ one: XMLAttribute?, _ version: Version, _ other: XMLAttribute?, _ otherVersion: Version) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if References.canName(one) || References.canName(other) {
            let target = pairing.object(one.value, version)
            let otherTarget = pairing.object(other.value, otherVersion)
            if target != nil || otherTarget != nil { return target == otherTarget }
        }
        return one.hasValue(of: other)
    }

    /// Whether two elements, and all that is inside, say the same.
    func isSame(_ one: XMLElement, _ version: Version, _ other: XMLElement, _ otherVersion: Version) -> Bool {
        let hashes = pairing.versions
        if hashes[version.rawValue].hashes[one.index] == hashes[otherVersion.rawValue].hashes[other.index] {
            return true
        }
        guard one.name == other.name, one.attributes.count == other.attributes.count else { return false }
        for attribute in one.attributes {
            guard let partner = other.attributeNode(attribute.name),
                isSame(attribute, version, partner, otherVersion)
            else { return false }
        }
        let (children, others) = (Array(one.children), Array(other.children))
        guard children.count == others.count, looseText(one) == looseText(other) else { return false }
        return zip(children, others).allSatisfy { isSame($0, version, $1, otherVersion) }
    }

    /// Text directly inside that is not blank. Comments belong to what follows them.
    func looseText(_ element: XMLElement) -> [String] {
        let source = element.tree.source
        return element.content.compactMap { node in
            switch node {
            case .element, .comment: nil
            case .text(let text): text.isBlank ? nil : text.string
            case .cdata(let text): text.string
            default: source.text(in: node.range)
            }
        }
    }

    /// Whether the part is one value: its children are not merged one by one.
    func isValue(_ part: Int) -> Bool {
        var names: Set<String> = []
        for version in Version.allCases {
            guard let element = pairing.element(part, version) else { continue }
            if PartKind.values.contains(element.name) { return true }
            names.insert(element.name)
        }
        return false
    }

    /// The names of attributes that a side changed, added or took away.
    func changedAttributes(_ part: Int, _ side: Version) -> [String] {
        guard let old = pairing.element(part, .base), let new = pairing.element(part, side) else { return [] }
        var names: [String] = []
        for attribute in new.attributes where attribute.name != "id" && attribute.name != "sceneID" {
            if !isSame(old.attributeNode(attribute.name), .base, attribute, side) { names.append(attribute.name) }
        }
        for attribute in old.attributes where new.attributeNode(attribute.name) == nil { names.append(attribute.name) }
        return names
    }

    /// Whether a side did something to the part itself that counts, by what it is, not by what is inside.
    func isChanged(_ part: Int, _ side: Version) -> Bool {
        guard let old = pairing.element(part, .base), let new = pairing.element(part, side) else { return false }
        if pairing.hash(part, .base) == pairing.hash(part, side) || churn.isChurn(old) { return false }
        if isValue(part) { return !isSame(old, .base, new, side) && !churn.isClose(old, new) }
        if old.name != new.name || looseText(old) != looseText(new) { return true }
        return changedAttributes(part, side).contains { name in
            !churn.isChurn(attribute: name, of: old)
                && !(new.name == "rect" && churn.isSmallStep(old.attribute(name), new.attribute(name), in: new))
        }
    }
}

/// A conflict as it is found; it gets its names when all are.
struct ConflictDraft {
    let kind: MergeConflict.Kind
    let part: Int
    let property: String?
    /// What else takes part: the object that was deleted, the other outlet.
    let other: Int?
    let ours: Int
    let theirs: Int
    let deletedIn: Version?
    /// What the three files have, where it is not a value of the part.
    let texts: [String?]?
    let taken: MergeSide
    let isResolved: Bool
    let identifier: String
}
