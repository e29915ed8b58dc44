import SourceText

/// A view of one element: it reads from the tree when asked, and costs nothing to make or copy.
///
/// Two views are equal when they show the same element of the same tree.
public struct XMLElement: Sendable {
    let storage: XMLTree.Storage

    /// Its number in document order, comments and the like counted too. Stable for one tree.
    public let index: Int

    var record: NodeRecord { storage.nodes[index] }

    /// The name as written, prefix included.
    public var name: String { storage.names.strings[Int(record.name)] }

    /// A small number for the name: elements of one tree with the same name have the same.
    public var nameIndex: Int { Int(record.name) }

    /// The document it belongs to.
    public var tree: XMLTree { XMLTree(storage: storage) }

    // MARK: Attributes

    var attributeIndices: Range<Int> {
        let end =
            index + 1 < storage.nodes.count ? Int(storage.nodes[index + 1].firstAttribute) : storage.attributes.count
        return Int(record.firstAttribute)..<end
    }

    /// The attributes in the order they are written.
    public var attributes: some RandomAccessCollection<XMLAttribute> {
        attributeIndices.lazy.map { [storage] in XMLAttribute(storage: storage, index: $0) }
    }

    /// The attribute called `name`, with its places.
    public func attributeNode(_ name: String) -> XMLAttribute? {
        storage.names.identifier(of: name).flatMap { attributeNode($0) }
    }

    /// The attribute whose name has the number `nameIndex`, as ``XMLTree/nameIndex(of:)`` gives it: for who asks many
    /// elements of a tree for the same.
    public func attributeNode(nameIndex: Int) -> XMLAttribute? { attributeNode(UInt32(truncatingIfNeeded: nameIndex)) }

    private func attributeNode(_ name: UInt32) -> XMLAttribute? {
        for index in attributeIndices where storage.attributes[index].name == name {
            return XMLAttribute(storage: storage, index: index)
        }
        return nil
    }

    /// The value of the attribute called `name`, references resolved; `nil` when there is none.
    public func attribute(_ name: String) -> String? { attributeNode(name)?.value }

    /// The bytes of the value of the attribute called `name`, without quotes; `nil` when there is none.
    public func attributeRange(_ name: String) -> SourceRange? { attributeNode(name)?.valueRange }

    // MARK: Family

    /// The element around it; `nil` for the root.
    public var parent: XMLElement? {
        record.parent == NodeRecord.none ? nil : XMLElement(storage: storage, index: Int(record.parent))
    }

    /// The elements around it, from the innermost out.
    public var ancestors: some Sequence<XMLElement> {
        sequence(state: self) { state -> XMLElement? in
            guard let parent = state.parent else { return nil }
            state = parent
            return parent
        }
    }

    /// The numbers in document order of this element and of everything inside it.
    public var subtreeIndices: Range<Int> { index..<max(index + 1, Int(record.next)) }

    /// The elements directly inside.
    public var children: Children { Children(storage: storage, start: index + 1, end: Int(record.next)) }

    /// All elements inside at any depth, in document order.
    public var descendants: Descendants { Descendants(storage: storage, start: index + 1, end: Int(record.next)) }

    /// All elements inside at any depth that are called `name`, in document order.
    public func descendants(_ name: String) -> [XMLElement] {
        guard let identifier = storage.names.identifier(of: name) else { return [] }
        var found: [XMLElement] = []
        for index in (index + 1)..<max(index + 1, Int(record.next)) where storage.nodes[index].isElement(identifier) {
            found.append(XMLElement(storage: storage, index: index))
        }
        return found
    }

    /// The first child element called `name`.
    public func child(_ name: String) -> XMLElement? {
        guard let identifier = storage.names.identifier(of: name) else { return nil }
        return children.first { $0.record.name == identifier }
    }

    /// The child elements called `name`.
    public func children(_ name: String) -> [XMLElement] {
        guard let identifier = storage.names.identifier(of: name) else { return [] }
        return children.filter { $0.record.name == identifier }
    }

    /// The child elements, and the text and comments between them.
    public var content: [XMLNode] { tree.nodes(from: index + 1, to: Int(record.next), inside: contentRange) }

    /// The character data directly inside, CDATA included, as one string.
    public var text: String {
        var result = ""
        for node in content {
            if case .text(let text) = node { result += text.string }
            if case .cdata(let text) = node { result += text.string }
        }
        return result
    }

    // MARK: Places

    /// From `<` of its start tag to `>` of its end tag.
    public var range: SourceRange { SourceRange(start: Int(record.start), end: Int(record.end)) }

    /// The start tag, or the whole element when it closes itself.
    public var startTagRange: SourceRange { SourceRange(start: Int(record.start), end: Int(record.startTagEnd)) }

    /// The end tag; `nil` when the element closes itself.
    public var endTagRange: SourceRange? {
        isSelfClosing ? nil : SourceRange(start: Int(record.endTagStart), end: Int(record.end))
    }

    /// What is between the tags; empty, at its end, when the element closes itself.
    public var contentRange: SourceRange { SourceRange(start: Int(record.startTagEnd), end: Int(record.endTagStart)) }

    /// The name in the start tag.
    public var nameRange: SourceRange {
        let start = Int(record.start) + 1
        return SourceRange(start: start, end: start + name.utf8.count)
    }

    /// Whether it is written `<name/>`.
    public var isSelfClosing: Bool { record.startTagEnd == record.end }

    /// Where its start tag begins.
    public var position: SourcePosition { storage.source.position(at: Int(record.start)) }

    /// The path of the document that it is in.
    public var path: String { storage.source.path }
}

extension XMLElement: Hashable {
    public static func == (left: XMLElement, right: XMLElement) -> Bool {
        left.index == right.index && left.storage === right.storage
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(storage))
        hasher.combine(index)
    }
}

extension XMLElement: CustomStringConvertible {
    /// Its start tag as written.
    public var description: String { storage.source.text(in: startTagRange) }
}

extension XMLElement {
    /// Elements that are siblings, in document order.
    public struct Children: Sequence, Sendable {
        let storage: XMLTree.Storage
        let start: Int
        let end: Int

        public struct Iterator: IteratorProtocol {
            let storage: XMLTree.Storage
            var index: Int
            let end: Int

            public mutating func next() -> XMLElement? {
                while index < end {
                    let current = index
                    let record = storage.nodes[current]
                    index = Int(record.next)
                    if record.isElement { return XMLElement(storage: storage, index: current) }
                }
                return nil
            }
        }

        public func makeIterator() -> Iterator { Iterator(storage: storage, index: start, end: end) }
    }

    /// Elements at any depth, in document order.
    public struct Descendants: Sequence, Sendable {
        let storage: XMLTree.Storage
        let start: Int
        let end: Int

        public struct Iterator: IteratorProtocol {
            let storage: XMLTree.Storage
            var index: Int
            let end: Int

            public mutating func next() -> XMLElement? {
                while index < end {
                    let current = index
                    index += 1
                    if storage.nodes[current].isElement { return XMLElement(storage: storage, index: current) }
                }
                return nil
            }
        }

        public func makeIterator() -> Iterator { Iterator(storage: storage, index: start, end: end) }
    }
}

/// A view of one attribute.
public struct XMLAttribute: Sendable {
    let storage: XMLTree.Storage
    let index: Int

    var record: AttributeRecord { storage.attributes[index] }

    /// The name as written, prefix included.
    public var name: String { storage.names.strings[Int(record.name)] }

    /// The value: references resolved, each tab or line break a space, as XML has it.
    public var value: String {
        storage.source.bytes.withUnsafeBufferPointer {
            decodeCharacters(
                $0, from: Int(record.valueStart), to: Int(record.valueEnd), references: true, isAttribute: true)
        }
    }

    /// A small number for the name: attributes of one tree with the same name have the same.
    public var nameIndex: Int { Int(record.name) }

    /// The bytes of the name.
    public var nameRange: SourceRange {
        SourceRange(start: Int(record.nameStart), end: Int(record.nameStart) + name.utf8.count)
    }

    /// The bytes between the quotes.
    public var valueRange: SourceRange { SourceRange(start: Int(record.valueStart), end: Int(record.valueEnd)) }

    /// From the name to the closing quote.
    public var range: SourceRange { SourceRange(start: Int(record.nameStart), end: Int(record.valueEnd) + 1) }

    /// Where the name begins.
    public var position: SourcePosition { storage.source.position(at: Int(record.nameStart)) }
}
