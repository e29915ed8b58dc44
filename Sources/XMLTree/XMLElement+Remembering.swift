import Synchronization

/// What is asked of one element again and again: its name by each finding about it, its frame by each view inside.
///
/// Without this, a file that is one long element with many findings takes time in proportion to the product. A short
/// element costs less to look at than to remember.
extension XMLElement {
    private var isLong: Bool { range.length > 2_048 }

    /// What `make` makes of the element, made once where the element is long.
    ///
    /// A document keeps one text for an element, so there is one use of this: the name that people know an object by.
    public func remembered(_ make: (XMLElement) -> String) -> String {
        guard isLong else { return make(self) }
        if let known = storage.memory.text(of: index) { return known }
        let text = make(self)
        storage.memory.remember(text, of: index)
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

    private let texts = Mutex<[Int: String]>([:])
    private let children = Mutex<[Key: [String: Int]]>([:])

    func text(of index: Int) -> String? { texts.withLock { $0[index] } }
    func remember(_ text: String, of index: Int) { texts.withLock { $0[index] = text } }

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
