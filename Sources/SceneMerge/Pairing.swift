import XMLTree

/// An element of the result: what it is in each of the three files.
struct Part {
    private var base: Int32 = -1
    private var ours: Int32 = -1
    private var theirs: Int32 = -1

    /// The element's index in that file; `nil` where the file has no such element.
    subscript(version: Version) -> Int? {
        get {
            let index =
                switch version {
                case .base: base
                case .ours: ours
                case .theirs: theirs
                }
            return index < 0 ? nil : Int(index)
        }
        set {
            let index = Int32(newValue ?? -1)
            switch version {
            case .base: base = index
            case .ours: ours = index
            case .theirs: theirs = index
            }
        }
    }

    func isIn(_ version: Version) -> Bool { self[version] != nil }
    var isInAll: Bool { base >= 0 && ours >= 0 && theirs >= 0 }
}

/// Which elements of the three files are the same.
///
/// Objects are the same when their ids are, wherever they stand. What has no id is told by its key or its name within
/// the element around it. Connections, constraints and what Xcode adds by itself are the same when everything but their
/// ids is. What has the same bytes in all three files is not looked into.
struct Pairing {
    let versions: [MergeVersion]
    private(set) var parts: [Part] = []
    /// By version and element; -1 for elements that have no part.
    private(set) var partOf: [[Int]]
    /// The parts that are not inside something that is the same in all files, those around others first.
    private(set) var visited: [Int] = []
    /// By part: whether what is inside has parts.
    private(set) var isOpen: [Bool] = []
    private var isVisited: [Bool] = []

    init(base: MergeVersion, ours: MergeVersion, theirs: MergeVersion) {
        var versions = [base, ours, theirs]
        let repeated = versions.reduce(into: Set<String>()) { $0.formUnion($1.repeatedIDs) }
        if !repeated.isEmpty { for index in versions.indices { versions[index].forget(repeated) } }
        self.versions = versions
        partOf = versions.map { Array(repeating: -1, count: $0.tree.nodeCount) }
        let root = add([.base: base.tree.root.index, .ours: ours.tree.root.index, .theirs: theirs.tree.root.index])
        pairByID()
        pairScenesByController()
        pairNewByID()
        pairDerived()
        visit(root)
        var next = 0
        while next < visited.count {
            let part = visited[next]
            next += 1
            guard isOpen[part] else { continue }
            pairChildren(of: part)
            for version in Version.allCases {
                guard let element = element(part, version) else { continue }
                for child in element.children { visit(partOf[version.rawValue][child.index]) }
            }
        }
    }

    // MARK: Questions

    func element(_ part: Int, _ version: Version) -> XMLElement? {
        parts[part][version].map { versions[version.rawValue].tree[$0] }
    }

    /// The part's element in the first file of `versions` that has one.
    func anyElement(_ part: Int, _ versions: [Version] = [.ours, .theirs, .base]) -> XMLElement {
        for version in versions { if let element = element(part, version) { return element } }
        preconditionFailure("a part is in one of the files")
    }

    func part(of element: XMLElement, _ version: Version) -> Int? {
        let part = partOf[version.rawValue][element.index]
        return part < 0 ? nil : part
    }

    /// The part around a part in one of the files.
    func parent(_ part: Int, _ version: Version) -> Int? {
        element(part, version)?.parent.flatMap { self.part(of: $0, version) }
    }

    /// The part of the object that `id` names in one of the files.
    func object(_ id: String, _ version: Version) -> Int? {
        guard let element = versions[version.rawValue].objects[id] else { return nil }
        let part = partOf[version.rawValue][element]
        return part < 0 ? nil : part
    }

    func hash(_ part: Int, _ version: Version) -> Int? {
        parts[part][version].map { versions[version.rawValue].hashes[$0] }
    }

    // MARK: Making parts

    @discardableResult
    mutating func add(_ elements: [Version: Int]) -> Int {
        var part = Part()
        for (version, element) in elements {
            part[version] = element
            partOf[version.rawValue][element] = parts.count
        }
        parts.append(part)
        isOpen.append(true)
        isVisited.append(false)
        return parts.count - 1
    }

    mutating func join(_ element: Int, _ version: Version, to part: Int) {
        parts[part][version] = element
        partOf[version.rawValue][element] = part
    }

    private mutating func visit(_ part: Int) {
        guard part >= 0, !isVisited[part] else { return }
        isVisited[part] = true
        visited.append(part)
        let names = Version.allCases.compactMap { element(part, $0)?.name }
        let isValue = names.contains { PartKind.values.contains($0) }
        let isSame =
            parts[part].isInAll && hash(part, .base) == hash(part, .ours) && hash(part, .base) == hash(part, .theirs)
        isOpen[part] = !isValue && !isSame
    }

    private mutating func pairByID() {
        let (base, sides) = (versions[0], [Version.ours, .theirs])
        for (id, element) in base.objectList {
            let part = add([.base: element])
            for side in sides {
                guard let other = versions[side.rawValue].objects[id],
                    isAlike(base.tree[element], versions[side.rawValue].tree[other])
                else { continue }
                join(other, side, to: part)
            }
        }
        for (id, element) in base.sceneList {
            let part = add([.base: element])
            for side in sides {
                if let other = versions[side.rawValue].scenes[id] { join(other, side, to: part) }
            }
        }
    }

    /// Old xibs count their ids; the same number may be another sort of thing in another version.
    private func isAlike(_ one: XMLElement, _ other: XMLElement) -> Bool {
        one.name == other.name
            || !PartKind.remade.contains(one.name) && !PartKind.remade.contains(other.name)
                && one.parent?.name == other.parent?.name
    }

    private mutating func pairScenesByController() {
        for (_, element) in versions[0].sceneList {
            let part = partOf[0][element]
            guard let controller = Self.controller(of: versions[0].tree[element]),
                let pair = self.part(of: controller, .base)
            else { continue }
            for side in [Version.ours, .theirs] where !parts[part].isIn(side) {
                guard let other = self.element(pair, side)?.parent?.parent, other.name == "scene",
                    partOf[side.rawValue][other.index] < 0
                else { continue }
                join(other.index, side, to: part)
            }
        }
    }

    static func controller(of scene: XMLElement) -> XMLElement? {
        scene.child("objects")?.children.first { $0.attributeNode("sceneMemberID")?.hasValue("viewController") == true }
    }

    // MARK: What has other ids and is the same

    private struct DerivedKey: Hashable {
        let owner: Int
        let label: String
    }

    /// Pairs exits, first responders and layout guides by what they belong to.
    private mutating func pairDerived() {
        var waiting: [DerivedKey: Int] = [:]
        for (_, element) in versions[0].objectList where PartKind.isDerived(versions[0].tree[element]) {
            guard let key = derivedKey(versions[0].tree[element], .base) else { continue }
            waiting[key] = partOf[0][element]
        }
        for side in [Version.ours, .theirs] {
            for (_, element) in versions[side.rawValue].objectList where partOf[side.rawValue][element] < 0 {
                let view = versions[side.rawValue].tree[element]
                guard PartKind.isDerived(view), let key = derivedKey(view, side) else { continue }
                if let part = waiting[key] {
                    if !parts[part].isIn(side) { join(element, side, to: part) }
                } else if let part = derivedNew[key], !parts[part].isIn(side) {
                    join(element, side, to: part)
                } else {
                    derivedNew[key] = add([side: element])
                }
            }
        }
    }

    private var derivedNew: [DerivedKey: Int] = [:]

    private func derivedKey(_ element: XMLElement, _ version: Version) -> DerivedKey? {
        // What belongs to something new of one side is new itself.
        let around = element.ancestors.first { versions[version.rawValue].identity(of: $0) != nil }
        guard let owner = around.map({ part(of: $0, version) }) ?? 0 else { return nil }
        let kind = ["key", "type", "placeholderIdentifier"].lazy.compactMap { element.attribute($0) }.first ?? ""
        return DerivedKey(owner: owner, label: "\(element.name) \(kind)")
    }

    /// Everything about a connection or a constraint but its id; `nil` for other things.
    func content(_ element: XMLElement, _ version: Version, weak: Bool) -> String? {
        guard PartKind.remade.contains(element.name) else { return nil }
        let wanted = weak ? Self.ends[element.name] : nil
        if weak, wanted == nil { return nil }
        var words: [String] = []
        for attribute in element.attributes where attribute.name != "id" {
            if let wanted, !wanted.contains(attribute.name) { continue }
            let value = attribute.value
            let target = References.canName(attribute) ? object(value, version) : nil
            words.append("\(attribute.name)=\(target.map { "#\($0)" } ?? value)")
        }
        if weak, words.isEmpty { return nil }
        let inside = weak ? "" : element.children.map { "\(versions[version.rawValue].hashes[$0.index])" }.joined()
        return element.name + " " + words.sorted().joined(separator: " ") + inside
    }

    /// What a connection or constraint is, its values left out.
    private static let ends: [String: Set<String>] = [
        "constraint": ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation"],
        "outlet": ["property"], "action": ["selector", "eventType"], "segue": ["destination", "kind", "identifier"],
    ]
}
