import InterfaceBuilder
import XMLTree

/// Lists things that only one version has, with what is inside of them.
struct PartLister {
    private let outline: Outline
    private let names: ItemNames
    private let churn: ChurnRules

    init(outline: Outline, names: ItemNames) {
        self.outline = outline
        self.names = names
        // A thing without a partner is compared with nothing: its own outline decides what of it has no consequence.
        churn = ChurnRules(old: outline, new: outline)
    }

    /// The thing itself, and what is inside and satisfies `counts`, in document order. Time is linear in their number.
    func parts(of index: Int, where counts: (Int) -> Bool) -> [Part] {
        var result: [Part] = []
        var waiting = [(index: index, depth: 0)]
        while let (next, depth) = waiting.popLast() {
            result.append(part(next, depth: depth))
            let children = outline.items[next].children.filter { counts($0) && !churn.isDerived(outline.items[$0]) }
            waiting += children.reversed().map { ($0, depth + 1) }
        }
        return result
    }

    private func part(_ index: Int, depth: Int) -> Part {
        let item = outline.items[index]
        let id = item.element.attribute("id") ?? item.element.attribute("sceneID")
        return Part(
            depth: depth, category: item.category, objectID: id ?? "", name: names.name(index, .whole),
            properties: properties(index))
    }

    private func properties(_ index: Int) -> [PartProperty] {
        let item = outline.items[index]
        return PropertyReader.properties(of: item.element).compactMap { property in
            guard !churn.isChurn(nil, property, old: index, new: index), property.name != "sceneMemberID" else {
                return nil
            }
            let isNamed = item.category.namesProperty(property.name)
            // The name has the names of a connection's ends, but not their ids.
            guard !isNamed || property.kind == .reference else { return nil }
            let target = property.kind == .reference && !isNamed ? outline.item(id: property.value) : nil
            return PartProperty(name: property.name, value: property.value, valueName: target.map { names.name($0) })
        }
    }
}

/// A document that only one version has.
struct WholeDocument {
    let changes: [Change]
    let map: SceneMap

    init(_ document: InterfaceDocument, kind: Change.Kind, listsParts: Bool) {
        let outline = Outline(document)
        let names = ItemNames(outline)
        let lister = PartLister(outline: outline, names: names)
        let churn = ChurnRules(old: outline, new: outline)
        changes = outline.items[0].children.filter { !churn.isDerived(outline.items[$0]) }.map { index in
            let item = outline.items[index]
            var change = Change(kind: kind, subject: names.subject(index, naming: .whole))
            let parts = lister.parts(of: index) { _ in true }
            for part in parts.dropFirst() { change.contents[part.category, default: 0] += 1 }
            if listsParts { change.parts = parts }
            change.place = item.scene.map { names.scenePlace($0) }
            if kind == .removed { change.old = item.element.position } else { change.new = item.element.position }
            return change
        }
        map = SceneMap(outline, names) { (names, $0, kind) }
    }
}
