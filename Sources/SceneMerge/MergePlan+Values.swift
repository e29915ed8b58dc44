import InterfaceBuilder
import XMLTree

/// An attribute of a start tag in the result.
struct MergedAttribute {
    let name: String
    /// The file whose value it has.
    let version: Version
}

extension MergePlan {
    mutating func decideValues() {
        for part in pairing.visited where isAlive[part] {
            let members = pairing.parts[part]
            guard let ours = pairing.element(part, .ours), let theirs = pairing.element(part, .theirs) else {
                overrideAttributes(part)
                continue
            }
            let hash = pairing.hash(part, .ours)
            if hash == pairing.hash(part, .theirs), overrides[part] == nil, members.isIn(.base) || !pairing.isOpen[part]
            {
                continue
            }
            if isValue(part) {
                if let version = chooseWhole(part, ours, theirs) { taken[part] = version }
            } else {
                mergeTags(part, ours, theirs)
                mergeText(part, ours, theirs)
            }
        }
    }

    // MARK: Whole values

    private mutating func chooseWhole(_ part: Int, _ ours: XMLElement, _ theirs: XMLElement) -> Version? {
        if isSame(ours, .ours, theirs, .theirs) { return nil }
        let old = pairing.element(part, .base)
        if let old, isSame(old, .base, theirs, .theirs) { return nil }
        if let old, isSame(old, .base, ours, .ours) { return .theirs }
        if churn.isChurn(ours) { return churn.pick(text(ours), text(theirs)) }
        if churn.isClose(ours, theirs) { return text(ours) < text(theirs) ? .theirs : .ours }
        if let old, churn.isClose(old, theirs) { return nil }
        if let old, churn.isClose(old, ours) { return .theirs }
        let side = conflict(.changedTwice, part, property: PropertyPath(ours).text)
        if isOpen() { alternativeValues.insert(part) }
        return side
    }

    /// Whether the conflict written down last is left to decide.
    private func isOpen() -> Bool { conflicts.last?.isResolved == false }

    private func text(_ element: XMLElement) -> String {
        element.tree.source.text(in: element.range).filter { !$0.isWhitespace }
    }

    // MARK: Tags

    private mutating func mergeTags(_ part: Int, _ ours: XMLElement, _ theirs: XMLElement) {
        let old = pairing.element(part, .base)
        if ours.name != theirs.name, ours.name == old?.name { names[part] = .theirs }
        if ours.name != theirs.name, ours.name != old?.name, theirs.name != old?.name,
            conflict(.changedTwice, part, property: "element") == .theirs
        {
            names[part] = .theirs
        }
        var chosen: [String: Version] = [:]
        var isChanged = false
        for attribute in ours.attributes where attribute.name != "id" && attribute.name != "sceneID" {
            let version = choose(attribute.name, part, old, ours, theirs)
            chosen[attribute.name] = version
            if version != .ours { isChanged = true }
        }
        for attribute in theirs.attributes where ours.attributeNode(attribute.name) == nil {
            let version = choose(attribute.name, part, old, ours, theirs)
            chosen[attribute.name] = version
            if version != .ours { isChanged = true }
        }
        if ours.name == "rect", let winner = frameWinner.removeValue(forKey: part) {
            for name in chosen.keys { chosen[name] = winner }
            isChanged = winner != .ours
        }
        if isChanged { attributes[part] = ordered(chosen, part, ours, theirs) }
        guard let names = contested.removeValue(forKey: part) else { return }
        if ours.name == "rect" {
            alternatives[part] = theirs.attributes.map { MergedAttribute(name: $0.name, version: .theirs) }
        } else {
            for name in names { chosen[name] = .theirs }
            alternatives[part] = ordered(chosen, part, ours, theirs)
        }
    }

    private mutating func choose(
        _ name: String, _ part: Int, _ old: XMLElement?, _ ours: XMLElement, _ theirs: XMLElement
    ) -> Version {
        if let version = overrides[part]?[name] { return version }
        let (mine, other) = (ours.attributeNode(name), theirs.attributeNode(name))
        let before = old?.attributeNode(name)
        if isSame(mine, .ours, other, .theirs) || isSame(before, .base, other, .theirs) { return .ours }
        if isSame(before, .base, mine, .ours) { return .theirs }
        if let side = silent(name, ours, theirs, mine?.value, other?.value, before?.value) { return side }
        let kind: MergeConflict.Kind =
            switch (ours.name, name) {
            case (_, "initialViewController") where ours.parent == nil: .initialControllerTwice
            case ("outlet", "destination"): .outletConnectedTwice
            default: .changedTwice
            }
        let path = PathOfAttribute(ours, name).text
        let side = conflict(kind, part, property: path)
        if ours.name == "rect" { frameWinner[part] = side }
        if isOpen() { contested[part, default: []].insert(name) }
        return side
    }

    /// The side whose value counts without a question.
    private func silent(
        _ name: String, _ element: XMLElement, _ other: XMLElement, _ ours: String?, _ theirs: String?, _ old: String?
    ) -> Version? {
        if element.parent == nil, churn.isChurn(attribute: name, of: element) { return churn.newer(ours, theirs) }
        if name == "version" || name == "minToolsVersion", churn.isChurn(element) { return churn.newer(ours, theirs) }
        if churn.isChurn(attribute: name, of: element) || churn.isChurn(element) {
            return churn.pick(ours ?? "", theirs ?? "")
        }
        if let ours, let theirs, let one = InterfaceNumber.value(of: ours), one == InterfaceNumber.value(of: theirs) {
            return isEarlier(ours, theirs) ? .theirs : .ours
        }
        guard element.name == "rect" else { return nil }
        if churn.isHalfPoint(ours, theirs) { return churn.pick(ours ?? "", theirs ?? "") }
        if churn.isHalfPoint(old, theirs) { return .ours }
        if churn.isHalfPoint(old, ours) { return .theirs }
        if churn.isSmallStep(ours, theirs, in: element) || churn.isSmallStep(ours, theirs, in: other) {
            // The numbers of one file belong together.
            return churn.pick(numbers(of: element), numbers(of: other))
        }
        return nil
    }

    private func numbers(of rect: XMLElement) -> String {
        ["x", "y", "width", "height"].map { rect.attribute($0) ?? "" }.joined(separator: " ")
    }

    /// The attributes in the order of OURS, with what THEIRS adds behind what it follows there.
    private func ordered(
        _ chosen: [String: Version], _ part: Int, _ ours: XMLElement, _ theirs: XMLElement
    ) -> [MergedAttribute] {
        var names = ours.attributes.map(\.name)
        let known = Set(names)
        var followers: [String: [String]] = [:]
        var last = ""
        for attribute in theirs.attributes {
            if known.contains(attribute.name) {
                last = attribute.name
            } else {
                followers[last, default: []].append(attribute.name)
            }
        }
        names = (followers[""] ?? []) + names.flatMap { [$0] + (followers[$0] ?? []) }
        return names.compactMap { name in
            let version = chosen[name] ?? .ours
            guard pairing.element(part, version)?.attributeNode(name) != nil else { return nil }
            return MergedAttribute(name: name, version: version)
        }
    }

    /// A part of one side alone, of which a value was given up.
    private mutating func overrideAttributes(_ part: Int) {
        guard let given = overrides[part] else { return }
        let (element, version) = source(of: part)
        attributes[part] = element.attributes.compactMap { attribute in
            let chosen = given[attribute.name] ?? version
            guard pairing.element(part, chosen)?.attributeNode(attribute.name) != nil else { return nil }
            return MergedAttribute(name: attribute.name, version: chosen)
        }
    }

    // MARK: Text

    private mutating func mergeText(_ part: Int, _ ours: XMLElement, _ theirs: XMLElement) {
        let (mine, others) = (looseText(ours), looseText(theirs))
        guard mine != others else { return }
        let before = pairing.element(part, .base).map(looseText)
        if others == before { return }
        let isLeaf = [ours, theirs].allSatisfy { $0.children.first { _ in true } == nil }
        if isLeaf, mine == before || mine.isEmpty && before == nil {
            texts[part] = .theirs
            return
        }
        let side = conflict(.changedTwice, part, property: PathOfAttribute(ours, "text").text)
        if isLeaf, side == .theirs { texts[part] = .theirs }
    }
}

/// The name of an attribute in a conflict: alone where the object has it itself.
struct PathOfAttribute {
    let text: String

    init(_ element: XMLElement, _ name: String) {
        text =
            PropertyPath.isItem(element) || element.parent == nil ? name : PropertyPath(element, attribute: name).text
    }
}
