import SourceText

/// An XML document as a lossless tree in which everything knows where it stands.
///
/// ```swift
/// let tree = try XMLTree(parsing: SourceFile(path: "Main.storyboard", bytes: bytes))
/// for element in tree.elements where element.name == "segue" {
///     print(element.position, element.attribute("destination") ?? "nowhere")
/// }
/// ```
///
/// libxml2 judges the document and gives its structure; the tree keeps byte ranges, and decodes a name, a value or a
/// text when it is asked for. A tree is immutable and cheap to copy, and an unedited one serialises to the bytes it was
/// read from.
///
/// Nothing outside the file is ever read: no DTD, no external entity, no network. Entities beyond XML's own five are not
/// expanded; a document that uses one is refused.
///
/// Memory is about the size of the file, time is linear in it.
public struct XMLTree: Sendable {
    /// What a document may not exceed.
    public struct Limits: Sendable, Hashable {
        /// How many elements may be inside each other.
        public var depth: Int
        /// How many elements, comments, processing instructions and CDATA sections there may be.
        public var nodes: Int
        /// How many different names, and namespaces, there may be.
        public var names: Int
        /// How many attributes there may be in all.
        public var attributes: Int
        /// How many attributes one element may have. Like the next three it is checked from time to time, so that some
        /// more may pass.
        public var attributesPerElement: Int
        /// How many bytes one tag may have, and with it a name or an attribute's value.
        public var tag: Int
        /// How many bytes the declarations inside a document type may have.
        public var documentType: Int
        /// How many bytes the file may have.
        public var bytes: Int

        /// Makes limits; the standard ones are far above what Interface Builder writes and keep a hostile file from
        /// taking much time or memory.
        public init(
            depth: Int = 1_000, nodes: Int = 2_000_000, names: Int = 100_000, attributes: Int = 4_000_000,
            attributesPerElement: Int = 2_000, tag: Int = 16 << 20, documentType: Int = 64 << 10, bytes: Int = 512 << 20
        ) {
            self.depth = depth
            self.nodes = nodes
            self.names = names
            self.attributes = attributes
            self.attributesPerElement = attributesPerElement
            self.tag = tag
            self.documentType = documentType
            self.bytes = bytes
        }

        public static let standard = Limits()
    }

    /// The name by which code that also sees Foundation's `XMLElement` can speak of this module's.
    public typealias Element = XMLElement

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    /// Everything of a tree, shared by its views.
    final class Storage: Sendable {
        let original: SourceFile
        let source: SourceFile
        let encoding: TextEncoding
        let nodes: [NodeRecord]
        let attributes: [AttributeRecord]
        let names: NameTable
        let root: Int
        let memory = ElementMemory()

        init(original: SourceFile, text: DecodedText, builder: consuming TreeBuilder, root: Int) {
            self.original = original
            source = text.file
            encoding = text.encoding
            nodes = builder.nodes
            attributes = builder.attributes
            names = builder.names
            self.root = root
        }
    }

    /// Reads `file`, as it lies on disk, in UTF-8, UTF-16 or an 8-bit encoding that its XML declaration names.
    ///
    /// Throws what is wrong with the document, with its place and libxml2's own reason.
    public init(parsing file: SourceFile, limits: Limits = .standard) throws(Diagnostic) {
        if let problem = refusal(of: file, limits: limits) { throw problem }
        let text = try DecodedText.decode(file)
        if let problem = refusal(ofDecoded: text.file) { throw problem }
        var builder = TreeBuilder(limits: limits)
        if let failure = parse(text.file.bytes, into: &builder) {
            throw Diagnosis(file: text.file, builder: builder, failure: failure).diagnostic
        }
        guard let root = builder.nodes.firstIndex(where: \.isElement) else {
            throw Diagnostic(.error, "not-xml", "the file has no root element", in: text.file, at: SourceRange(at: 0))
        }
        storage = Storage(original: file, text: text, builder: builder, root: root)
    }

    /// The text as UTF-8, which all ranges and positions speak of.
    public var source: SourceFile { storage.source }

    /// How the file was encoded.
    public var encoding: TextEncoding { storage.encoding }

    /// The document's root element.
    public var root: XMLElement { XMLElement(storage: storage, index: storage.root) }

    /// How many elements, comments, processing instructions and CDATA sections there are: one more than the highest
    /// `index`.
    public var nodeCount: Int { storage.nodes.count }

    /// The element with that `index`, which must be one of this tree's.
    public subscript(index: Int) -> XMLElement {
        precondition(storage.nodes[index].isElement, "there is no element \(index)")
        return XMLElement(storage: storage, index: index)
    }

    /// The number that elements and attributes called `name` have; `nil` when the document has no such name.
    public func nameIndex(of name: String) -> Int? { storage.names.identifier(of: name).map(Int.init) }

    /// How many names there are: one more than the highest `nameIndex`.
    public var nameCount: Int { storage.names.count }

    /// Every element, in document order.
    public var elements: XMLElement.Descendants {
        XMLElement.Descendants(storage: storage, start: 0, end: storage.nodes.count)
    }

    /// The indices of all elements, those of one name together and in document order: those whose `nameIndex` is `name`
    /// are at `starts[name]..<starts[name + 1]` in `order`.
    public func elementsByName() -> (starts: [UInt32], order: [UInt32]) {
        var starts = [UInt32](repeating: 0, count: nameCount + 1)
        for node in storage.nodes where node.isElement { starts[Int(node.name) + 1] += 1 }
        for name in 0..<nameCount { starts[name + 1] += starts[name] }
        var next = starts
        let count = Int(starts[nameCount])
        let order = [UInt32](unsafeUninitializedCapacity: count) { order, initialized in
            for (index, node) in storage.nodes.enumerated() where node.isElement {
                order.initializeElement(at: Int(next[Int(node.name)]), to: UInt32(index))
                next[Int(node.name)] += 1
            }
            initialized = count
        }
        return (starts, order)
    }

    /// What stands at the top of the document, text included, in order.
    public var content: [XMLNode] {
        nodes(from: 0, to: storage.nodes.count, inside: SourceRange(start: 0, end: storage.source.bytes.count))
    }

    /// The innermost element whose tags or content cover the byte at `offset`.
    public func element(at offset: Int) -> XMLElement? {
        var found: XMLElement?
        var candidates = XMLElement.Children(storage: storage, start: 0, end: storage.nodes.count).makeIterator()
        while let candidate = candidates.next() {
            guard candidate.range.contains(offset) else { continue }
            found = candidate
            candidates = candidate.children.makeIterator()
        }
        return found
    }

    /// The bytes of the document: for an unedited tree those it was read from.
    public func serialized() -> [UInt8] { storage.original.bytes }

    /// The nodes `from..<to` that are siblings, and the text between them and the ends of `range`.
    func nodes(from: Int, to: Int, inside range: SourceRange) -> [XMLNode] {
        var result: [XMLNode] = []
        var offset = range.start
        func text(upTo end: Int) {
            if end > offset { result.append(.text(XMLText(storage: storage, start: offset, end: end, isCDATA: false))) }
        }
        var index = from
        while index < to {
            let record = storage.nodes[index]
            text(upTo: Int(record.start))
            result.append(XMLNode(storage: storage, index: index))
            offset = Int(record.end)
            index = Int(record.next)
        }
        text(upTo: range.end)
        return result
    }
}
