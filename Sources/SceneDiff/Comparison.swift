import InterfaceBuilder
import XMLTree

/// Compares two outlines: pairs their items, then looks at each pair and at what is left without one.
struct Comparison {
    let old: Outline
    let new: Outline
    private let pairs: ItemPairs
    private let oldNames: ItemNames
    private let newNames: ItemNames
    private let churn: ChurnRules
    /// They tell what is inside of what was added or removed; `nil` where nobody asks.
    private var oldLister: PartLister?
    private var newLister: PartLister?
    /// The new items that a change that counts is about.
    private var changedItems: Set<Int> = []
    private var oldPlaces: [Int: ScenePlace] = [:]
    private var newPlaces: [Int: ScenePlace] = [:]

    init(old: Outline, new: Outline, listsParts: Bool = false) {
        self.old = old
        self.new = new
        pairs = ItemPairs(old: old, new: new)
        oldNames = ItemNames(old)
        newNames = ItemNames(new)
        churn = ChurnRules(old: old, new: new)
        guard listsParts else { return }
        oldLister = PartLister(outline: old, names: oldNames)
        newLister = PartLister(outline: new, names: newNames)
    }

    mutating func run() -> [Change] {
        var removed = removedByPlace()
        var changes: [Change] = []
        let reordered = reorderedItems()
        var openScene: Int?
        for index in new.items.indices {
            let item = new.items[index]
            if item.scene != openScene {
                if let openScene { changes += removed.removeValue(forKey: place(ofNewScene: openScene)) ?? [] }
                openScene = item.scene
            }
            if let partner = pairs.oldIndex(of: index) {
                changes += changesOfPair(partner, index, reordered)
            } else if item.parent.map({ pairs.oldIndex(of: $0) != nil }) ?? true {
                changes.append(added(index))
            }
        }
        if let openScene { changes += removed.removeValue(forKey: place(ofNewScene: openScene)) ?? [] }
        // What is left was in the document itself, or in scenes that are gone.
        return changes + removed.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    // MARK: Added and removed

    private mutating func added(_ index: Int) -> Change {
        var change = Change(kind: .added, subject: newNames.subject(index, naming: .whole))
        change.contents = contents(of: index, in: new) { pairs.oldIndex(of: $0) == nil }
        if let newLister { change.parts = newLister.parts(of: index) { pairs.oldIndex(of: $0) == nil } }
        change.place = new.items[index].scene.flatMap { placeOfNew($0) }
        change.new = new.items[index].element.position
        change.isChurn = churn.isDerived(new.items[index])
        return change
    }

    private mutating func removed(_ index: Int) -> Change {
        var change = Change(kind: .removed, subject: oldNames.subject(index, naming: .whole))
        change.contents = contents(of: index, in: old) { pairs.newIndex(of: $0) == nil }
        if let oldLister { change.parts = oldLister.parts(of: index) { pairs.newIndex(of: $0) == nil } }
        change.place = old.items[index].scene.flatMap { placeOfOld($0) }
        change.old = old.items[index].element.position
        change.isChurn = churn.isDerived(old.items[index])
        return change
    }

    private mutating func placeOfNew(_ scene: Int) -> ScenePlace? {
        // In xibs `scene` is never set; in a storyboard only by a scene.
        if let place = newPlaces[scene] { return place }
        let place = newNames.scenePlace(scene)
        newPlaces[scene] = place
        return place
    }

    private mutating func placeOfOld(_ scene: Int) -> ScenePlace? {
        if let partner = pairs.newIndex(of: scene) { return placeOfNew(partner) }
        if let place = oldPlaces[scene] { return place }
        let place = oldNames.scenePlace(scene)
        oldPlaces[scene] = place
        return place
    }

    /// How many items of each category are inside; those that `counts` denies have moved, and are told of elsewhere.
    private func contents(of index: Int, in outline: Outline, counts: (Int) -> Bool) -> [Category: Int] {
        var result: [Category: Int] = [:]
        var waiting = outline.items[index].children
        while let next = waiting.popLast() {
            guard counts(next) else { continue }
            if !churn.isDerived(outline.items[next]) { result[outline.items[next].category, default: 0] += 1 }
            waiting += outline.items[next].children
        }
        return result
    }

    /// Removed items by the place in the list of changes at which they are told: after their scene, or at the end.
    private mutating func removedByPlace() -> [Int: [Change]] {
        var result: [Int: [Change]] = [:]
        for index in old.items.indices where pairs.newIndex(of: index) == nil {
            let item = old.items[index]
            guard item.parent.map({ pairs.newIndex(of: $0) != nil }) ?? true else { continue }
            let scene = item.scene.flatMap { pairs.newIndex(of: $0) }
            result[scene.map(place(ofNewScene:)) ?? new.items.count, default: []].append(removed(index))
        }
        return result
    }

    private func place(ofNewScene index: Int) -> Int { index }

    // MARK: Changed and moved

    private mutating func changesOfPair(
        _ oldIndex: Int, _ newIndex: Int, _ reordered: [Int: Reordering]
    ) -> [Change] {
        var changes: [Change] = []
        if let move = move(oldIndex, newIndex, reordered) { changes.append(move) }
        let properties = self.properties(oldIndex, newIndex)
        let counted = properties.filter { !$0.isChurn }
        for (list, isChurn) in [(counted, false), (properties.filter(\.isChurn), true)] where !list.isEmpty {
            var change = Change(kind: .changed, subject: newNames.subject(newIndex, naming: .short))
            change.properties = list
            change.isChurn = isChurn
            changes.append(change)
        }
        guard !changes.isEmpty else { return [] }
        if changes.contains(where: { !$0.isChurn }) { changedItems.insert(newIndex) }
        let place = new.items[newIndex].scene.flatMap { placeOfNew($0) }
        return changes.map { change in
            var change = change
            change.place = place
            change.old = old.items[oldIndex].element.position
            change.new = new.items[newIndex].element.position
            return change
        }
    }

    private func move(_ oldIndex: Int, _ newIndex: Int, _ reordered: [Int: Reordering]) -> Change? {
        let before = old.items[oldIndex]
        let after = new.items[newIndex]
        guard let oldParent = before.parent, let newParent = after.parent else { return nil }
        var change = Change(kind: .moved, subject: newNames.subject(newIndex, naming: .short))
        if pairs.newIndex(of: oldParent) != newParent || before.role != after.role {
            // Layout guides and first responders come and go with Xcode's versions.
            change.isChurn = churn.isDerived(after)
            change.from = oldNames.place(oldParent, role: before.role, besides: after.role)
            change.to = newNames.place(newParent, role: after.role, besides: before.role)
            change.fromID = id(old.items[oldParent].element)
            change.toID = id(new.items[newParent].element)
        } else if let reordering = reordered[newIndex] {
            change.from = "\(after.role) \(reordering.from + 1)"
            change.to = "\(after.role) \(reordering.to + 1)"
            change.isChurn = !churn.orderCounts(in: after)
        } else {
            return nil
        }
        return change
    }

    private func properties(_ oldIndex: Int, _ newIndex: Int) -> [PropertyChange] {
        let (oldElement, newElement) = (old.items[oldIndex].element, new.items[newIndex].element)
        var changes: [PropertyChange] = []
        if oldElement.name != newElement.name {
            changes.append(PropertyChange("element", oldElement.name, newElement.name))
        }
        if old.items[oldIndex].identity != new.items[newIndex].identity {
            var change = PropertyChange("id", id(oldElement), id(newElement))
            change.isChurn = true
            changes.append(change)
        }
        let before = PropertyReader.properties(of: oldElement)
        let after = PropertyReader.properties(of: newElement)
        let earlier = Dictionary(before.map { ($0.name, $0) }) { first, _ in first }
        let names = Set(after.map(\.name))
        let (nameOrder, earlierOrder) = (NameOrder(after), NameOrder(before))
        for property in after {
            let partner = earlier[property.name]
            if let partner, isSame(partner, property) || isSameReference(partner, property) { continue }
            if isPresenceOnly(property, besides: earlierOrder) { continue }
            changes.append(change(partner, property, oldIndex, newIndex))
        }
        for property in before where !names.contains(property.name) && !isPresenceOnly(property, besides: nameOrder) {
            changes.append(change(property, nil, oldIndex, newIndex))
        }
        return changes
    }

    /// Whether `property` says only that an element is there, of which `others` say more.
    private func isPresenceOnly(_ property: Property, besides others: NameOrder) -> Bool {
        property.kind == .presence && others.hasPart(of: property.name)
    }

    /// The names of properties in order, so that the parts of one are found without a look at all.
    private struct NameOrder {
        private let names: [String]

        init(_ properties: [Property]) { names = properties.map(\.name).sorted() }

        /// Whether there is a name that begins with `name` and a point.
        func hasPart(of name: String) -> Bool {
            let start = name + "."
            var (low, high) = (0, names.count)
            while low < high {
                let middle = (low + high) / 2
                if names[middle] < start { low = middle + 1 } else { high = middle }
            }
            return low < names.count && names[low].hasPrefix(start)
        }
    }

    private func id(_ element: XMLElement) -> String? { element.attribute("id") ?? element.attribute("sceneID") }

    private func isSameReference(_ before: Property, _ after: Property) -> Bool {
        guard before.kind == .reference, let oldTarget = old.item(id: before.value) else { return false }
        return pairs.newIndex(of: oldTarget).map { new.items[$0].element.attribute("id") == after.value } ?? false
    }

    private func change(_ before: Property?, _ after: Property?, _ oldIndex: Int, _ newIndex: Int) -> PropertyChange {
        let name = after?.name ?? before?.name ?? ""
        var change = PropertyChange(name, before?.value, after?.value)
        if before?.kind == .reference || after?.kind == .reference {
            change.oldName = before.flatMap { old.item(id: $0.value) }.map { oldNames.name($0) }
            change.newName = after.flatMap { new.item(id: $0.value) }.map { newNames.name($0) }
        }
        change.isColor = (after ?? before)?.kind == .color
        change.isChurn = churn.isChurn(before, after, old: oldIndex, new: newIndex)
        return change
    }

    // MARK: Order

    private struct Reordering {
        let from: Int
        let to: Int
    }

    /// The items that stand at another place among the siblings they had before, with their places.
    private func reorderedItems() -> [Int: Reordering] {
        var result: [Int: Reordering] = [:]
        for index in new.items.indices where new.items[index].children.count > 1 {
            guard let partner = pairs.oldIndex(of: index) else { continue }
            let before = Dictionary(grouping: old.items[partner].children) { old.items[$0].role }
            let after = Dictionary(grouping: new.items[index].children) { new.items[$0].role }
            for (role, children) in after where children.count > 1 {
                let places = Dictionary((before[role] ?? []).enumerated().map { ($1, $0) }) { first, _ in first }
                let kept = children.enumerated().compactMap { place, child -> (child: Int, from: Int, to: Int)? in
                    pairs.oldIndex(of: child).flatMap { places[$0] }.map { (child, $0, place) }
                }
                let steady = longestRise(kept.map(\.from))
                for (position, entry) in kept.enumerated() where !steady.contains(position) {
                    result[entry.child] = Reordering(from: entry.from, to: entry.to)
                }
            }
        }
        return result
    }
}

extension Comparison {
    /// The scenes and segues of both versions, marked with what became of them.
    func maps(for changes: [Change]) -> (old: SceneMap, new: SceneMap) {
        let places = Set(changes.lazy.filter { !$0.isChurn }.compactMap(\.place))
        let before = SceneMap(old, oldNames) { index in
            guard let partner = pairs.newIndex(of: index) else { return (oldNames, index, .removed) }
            return (newNames, partner, changedItems.contains(partner) ? .changed : nil)
        }
        let after = SceneMap(new, newNames) { index in
            let isNew = pairs.oldIndex(of: index) == nil
            return (newNames, index, isNew ? .added : changedItems.contains(index) ? .changed : nil)
        }
        return (before.marking(places), after.marking(places))
    }
}

/// The positions of a longest rising subsequence of `values`, which are all different.
package func longestRise(_ values: [Int]) -> Set<Int> {
    // The position of the smallest last value of a rise of each length.
    var ends: [Int] = []
    var previous: [Int?] = Array(repeating: nil, count: values.count)
    for (position, value) in values.enumerated() {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
        }
        previous[position] = low > 0 ? ends[low - 1] : nil
        if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: Set<Int> = []
    var current = ends.last
    while let position = current {
        result.insert(position)
        current = previous[position]
    }
    return result
}
