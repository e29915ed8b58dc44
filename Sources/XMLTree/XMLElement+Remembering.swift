import Synchronization

/// What is asked of one element again and again: its name by each finding about it, its frame by each view inside.
///
/// Without this, a file that is one long element with many findings takes time in proportion to the product. A short
/// element costs less to look at than to remember.
extension XMLElement {
    private var isLong: Bool { range.length > 2_048 }

    /// The `topic` of the element, such as its name, as `make` makes it; made once where the element is long.
    public func remembered(_ topic: String, _ make: (XMLElement) -> String) -> String {
        guard isLong else { return make(self) }
        if let known = storage.memory.text(topic, of: index) { return known }
        let text = make(self)
        storage.memory.remember(text, topic, of: index)
        return text
    }

    /// The first child whose attribute `name` has `value`.
    public func firstChild(where name: String, is value: String) -> XMLElement? {
        guard let identifier = storage.names.identifier(of: name) else { return nil }
        let nameIndex = Int(identifier)
        guard isLong else {
            return children.first { $0.attributeNode(nameIndex: nameIndex)?.hasValue(value) == true }
        }
        let child = storage.memory.child(of: index, nameIndex, value) {
            var found: [String: Int] = [:]
            for child in children {
                guard let value = child.attributeNode(nameIndex: nameIndex)?.value, found[value] == nil else {
                    continue
                }
                found[value] = child.index
            }
            return found
        }
        return child.map { XMLElement(storage: storage, index: $0) }
    }
}

/// What is remembered of elements, by their indices; shared by all who hold the tree.
final class ElementMemory: Sendable {
    private struct Key: Hashable {
        let element: Int
        let attribute: Int
    }

    private struct Topic: Hashable {
        let element: Int
        let name: String
    }

    private let texts = Mutex<[Topic: String]>([:])
    private let children = Mutex<[Key: [String: Int]]>([:])

    func text(_ topic: String, of index: Int) -> String? {
        texts.withLock { $0[Topic(element: index, name: topic)] }
    }

    func remember(_ text: String, _ topic: String, of index: Int) {
        texts.withLock { $0[Topic(element: index, name: topic)] = text }
    }

    func child(of index: Int, _ attribute: Int, _ value: String, make: () -> [String: Int]) -> Int? {
        let key = Key(element: index, attribute: attribute)
        return children.withLock { children in
            if let known = children[key] { return known[value] }
            let made = make()
            children[key] = made
            return made[value]
        }
    }
}
