import InterfaceBuilder
import XMLTree

/// Which item of the old outline is which of the new one.
struct ItemPairs {
    private var oldToNew: [Int?]
    private var newToOld: [Int?]

    func newIndex(of old: Int) -> Int? { oldToNew[old] }
    func oldIndex(of new: Int) -> Int? { newToOld[new] }

    init(old: Outline, new: Outline) {
        oldToNew = Array(repeating: nil, count: old.items.count)
        newToOld = Array(repeating: nil, count: new.items.count)
        for (index, item) in old.items.enumerated() {
            guard let partner = new.byIdentity[item.identity], isAlike(item, new.items[partner]) else { continue }
            pair(index, partner)
        }
        pairScenesByController(old, new)
        // A connection is told by its ends, which may have new ids themselves: first those that have none.
        pairByContent(old, new) { $0.element.name == "exit" || $0.element.name == "placeholder" }
        pairByContent(old, new) { Self.remade.contains($0.category) || $0.element.name.hasSuffix("LayoutGuide") }
    }

    /// What Interface Builder gives a new id when it is made again.
    private static let remade: Set<Category> = [.constraint, .outlet, .action, .segue]

    /// Old xibs count their ids; the same number may be another sort of thing in another version.
    private func isAlike(_ old: Outline.Item, _ new: Outline.Item) -> Bool {
        old.category == new.category || (Self.objects.contains(old.category) && Self.objects.contains(new.category))
    }

    private static let objects: Set<Category> = [.controller, .view, .item, .object, .gestureRecognizer]

    private mutating func pair(_ old: Int, _ new: Int) {
        oldToNew[old] = new
        newToOld[new] = old
    }

    private mutating func pairScenesByController(_ old: Outline, _ new: Outline) {
        for (index, item) in old.items.enumerated() where item.category == .scene && oldToNew[index] == nil {
            let controllers = item.children.filter { old.items[$0].category == .controller }
            let scenes = controllers.compactMap { oldToNew[$0].flatMap { new.items[$0].scene } }
            if let scene = scenes.first, newToOld[scene] == nil { pair(index, scene) }
        }
    }

    private mutating func pairByContent(_ old: Outline, _ new: Outline, _ isEligible: (Outline.Item) -> Bool) {
        var waiting: [Key: Queue] = [:]
        for (index, item) in old.items.enumerated() where oldToNew[index] == nil && isEligible(item) {
            guard let parent = item.parent.flatMap({ oldToNew[$0] }) else { continue }
            let key = key(item, parent: parent, references: { id in self.newID(of: id, old, new) })
            waiting[key, default: Queue()].items.append(index)
        }
        guard !waiting.isEmpty else { return }
        for (index, item) in new.items.enumerated() where newToOld[index] == nil && isEligible(item) {
            guard let parent = item.parent else { continue }
            let key = key(item, parent: parent, references: { $0 })
            guard let partner = waiting[key]?.popFirst() else { continue }
            pair(partner, index)
        }
    }

    /// Items in order, taken from the front.
    private struct Queue {
        var items: [Int] = []
        private var taken = 0

        mutating func popFirst() -> Int? {
            guard taken < items.count else { return nil }
            taken += 1
            return items[taken - 1]
        }
    }

    private func newID(of id: String, _ old: Outline, _ new: Outline) -> String {
        guard let item = old.item(id: id), let partner = oldToNew[item] else { return id }
        return new.items[partner].element.attribute("id") ?? id
    }

    /// Everything about an item but its id.
    private struct Key: Hashable {
        let parent: Int
        let role: String
        let element: String
        let properties: [String]
    }

    private func key(_ item: Outline.Item, parent: Int, references: (String) -> String) -> Key {
        let properties = PropertyReader.properties(of: item.element).map { property in
            "\(property.name)=\(property.kind == .reference ? references(property.value) : property.value)"
        }
        return Key(parent: parent, role: item.role, element: item.element.name, properties: properties.sorted())
    }
}
