/// Collects a tree's records while libxml2 reads: its events say what opens and closes, a scan of the text between
/// two events says where.
///
/// The scan goes only over what libxml2 has found well-formed, so it can be simple; it never reads beyond `text` whatever
/// it meets.
struct TreeBuilder {
    let limits: XMLTree.Limits
    private(set) var nodes: [NodeRecord] = []
    private(set) var attributes: [AttributeRecord] = []
    private(set) var names = NameTable()

    /// The elements that are open, from the root inwards.
    private(set) var open: [UInt32] = []

    /// Where the text begins that has not been scanned.
    private(set) var position = 0

    /// Set by a start tag that does not end.
    private var isStopped = false

    private var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

    init(limits: XMLTree.Limits) { self.limits = limits }

    /// Lends the builder the text for the time of a parse.
    mutating func begin(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        // One guess from the usual shape of these files saves the arrays from growing by doubling.
        nodes.reserveCapacity(text.count / 90)
        attributes.reserveCapacity(text.count / 28)
        position = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Takes the text back; what is left after the root is scanned when the parse went well.
    ///
    /// libxml2 takes a NUL behind the root for the end of its input; so what is neither markup nor white space there is
    /// a failure that it does not see.
    mutating func end(isWhole: Bool) -> Failure? {
        defer { text = UnsafeBufferPointer(start: nil, count: 0) }
        guard isWhole else { return nil }
        guard !isStopped else { return .disagreement(at: position) }
        scanGap(upTo: text.count)
        if nodes.count >= limits.nodes { return .limit(.nodes, at: position) }
        guard let rest = text[position...].firstIndex(where: { !isXMLSpace($0) }) else { return nil }
        return .malformed(code: 0, reason: "unread bytes behind the root element", at: rest)
    }

    /// Where libxml2 keeps the names of a tag. It has one copy of each name, for as long as it reads a document.
    struct TagNames {
        let element: UnsafePointer<UInt8>?
        /// Five pointers for each attribute: name, prefix, namespace, value and its end.
        let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
        /// How many attributes stand there just as they do in the tag.
        let count: Int

        /// The place of the name of the attribute with that number; `nil` where none is known to be the whole name.
        func attribute(_ number: Int) -> UnsafePointer<UInt8>? {
            guard number < count, let attributes, attributes[5 * number + 1] == nil else { return nil }
            return attributes[5 * number]
        }
    }

    /// A start tag that ends at or just behind `offset`.
    mutating func start(upTo offset: Int, _ tag: TagNames) -> Failure? {
        guard !isStopped else { return .disagreement(at: position) }
        let start = scanGap(upTo: offset)
        if nodes.count >= limits.nodes { return .limit(.nodes, at: start) }
        guard byte(start) == UInt8(ascii: "<") else { return .disagreement(at: start) }
        if open.count >= limits.depth { return .limit(.depth, at: start) }
        let firstAttribute = attributes.count
        var cursor = start + 1
        let name = intern(&cursor, place: tag.element)
        let index = nodes.count
        nodes.append(
            NodeRecord(
                .element, name: name, parent: open.last ?? NodeRecord.none, start: start, end: cursor, index: index,
                firstAttribute: firstAttribute))
        open.append(UInt32(index))
        guard let end = scanAttributes(from: cursor, tag) else {
            // libxml2 tells of a start tag before it looks for its `>`; it will complain, and nothing may come after.
            open.removeLast()
            nodes.removeLast()
            attributes.removeLast(attributes.count - firstAttribute)
            isStopped = true
            return nil
        }
        if attributes.count > limits.attributes { return .limit(.attributes, at: start) }
        if names.count > limits.names { return .limit(.names, at: start) }
        nodes[index].startTagEnd = UInt32(end)
        nodes[index].endTagStart = UInt32(end)
        nodes[index].end = UInt32(end)
        position = end
        return nil
    }

    /// The end of the innermost open element, whose end tag, if it has one, ends at `offset`.
    mutating func end(upTo offset: Int) -> Failure? {
        guard !isStopped, let index = open.last.map(Int.init) else { return .disagreement(at: offset) }
        // `<a/>` closes itself where its start tag ends.
        if !(position == offset && byte(offset - 2) == UInt8(ascii: "/") && Int(nodes[index].startTagEnd) == offset) {
            let start = scanGap(upTo: offset)
            if nodes.count >= limits.nodes { return .limit(.nodes, at: start) }
            guard byte(start) == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "/"), offset > start else {
                return .disagreement(at: start)
            }
            nodes[index].endTagStart = UInt32(start)
            nodes[index].end = UInt32(offset)
            position = offset
        }
        open.removeLast()
        nodes[index].next = UInt32(nodes.count)
        return nil
    }

    // MARK: Scanning

    private func byte(_ offset: Int) -> UInt8 { offset >= 0 && offset < text.count ? text[offset] : 0 }

    /// Records the comments, instructions and CDATA sections from `position` on, and returns where the next tag begins,
    /// or `limit`.
    @discardableResult
    private mutating func scanGap(upTo limit: Int) -> Int {
        while position < limit, nodes.count < limits.nodes {
            let start = ByteSearch(text).first(UInt8(ascii: "<"), from: position, to: limit)
            guard start < limit else { return limit }
            switch (byte(start + 1), byte(start + 2)) {
            case (UInt8(ascii: "!"), UInt8(ascii: "-")): record(.comment, from: start, skip: 4, upTo: "-->")
            case (UInt8(ascii: "!"), UInt8(ascii: "[")): record(.cdata, from: start, skip: 9, upTo: "]]>")
            case (UInt8(ascii: "!"), _): recordDoctype(from: start)
            case (UInt8(ascii: "?"), _):
                let isDeclaration = nodes.isEmpty && isXMLSpace(byte(start + 5)) && names(start + 2, "xml")
                record(isDeclaration ? .declaration : .processingInstruction, from: start, skip: 2, upTo: "?>")
            default: return start
            }
        }
        return position < limit ? position : limit
    }

    private func names(_ start: Int, _ name: StaticString) -> Bool {
        for index in 0..<name.utf8CodeUnitCount where byte(start + index) != name.utf8Start[index] { return false }
        return true
    }

    private mutating func record(_ kind: RecordKind, from start: Int, skip: Int, upTo terminator: StaticString) {
        var end = start + skip
        while end < text.count, !names(end, terminator) { end += 1 }
        append(kind, from: start, to: min(end + terminator.utf8CodeUnitCount, text.count))
    }

    private mutating func append(_ kind: RecordKind, from start: Int, to end: Int) {
        nodes.append(
            NodeRecord(
                kind, parent: open.last ?? NodeRecord.none, start: start, end: end, index: nodes.count,
                firstAttribute: attributes.count))
        position = end
    }

    /// A document type ends at its `>` outside quotes, comments, instructions and the internal subset's brackets.
    private mutating func recordDoctype(from start: Int) {
        var depth = 0
        var end = start + 2
        while end < text.count {
            let current = text[end]
            end += 1
            switch current {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skip(&end, past: current)
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "<") where names(end, "!--"):
                while end < text.count, !names(end, "-->") { end += 1 }
            case UInt8(ascii: "<") where names(end, "?"):
                while end < text.count, !names(end, "?>") { end += 1 }
            case UInt8(ascii: ">") where depth <= 0:
                append(.doctype, from: start, to: end)
                return
            default: break
            }
        }
        append(.doctype, from: start, to: text.count)
    }

    private func skip(_ cursor: inout Int, past quote: UInt8) {
        cursor = min(ByteSearch(text).first(quote, from: cursor, to: text.count) + 1, text.count)
    }

    /// Takes the name at `cursor`, of which libxml2 has its copy at `place`, and moves behind it.
    private mutating func intern(_ cursor: inout Int, place: UnsafePointer<UInt8>?) -> UInt32 {
        if let place, let known = names.known(place, in: text, at: cursor), isNameEnd(byte(cursor + known.length)) {
            cursor += known.length
            return known.identifier
        }
        let start = cursor
        while cursor < text.count, !isNameEnd(text[cursor]) { cursor += 1 }
        let identifier = names.intern(UnsafeBufferPointer(rebasing: text[start..<cursor]))
        if let place { names.remember(place, identifier, length: cursor - start) }
        return identifier
    }

    private func isNameEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || isXMLSpace(byte)
    }

    private func skipSpace(_ cursor: inout Int) {
        while cursor < text.count, isXMLSpace(text[cursor]) { cursor += 1 }
    }

    /// Records the attributes from `start` on and returns the end of the tag; `nil` when it does not end.
    private mutating func scanAttributes(from start: Int, _ tag: TagNames) -> Int? {
        var cursor = start
        var number = 0
        while true {
            skipSpace(&cursor)
            if byte(cursor) == UInt8(ascii: ">") { return cursor + 1 }
            if byte(cursor) == UInt8(ascii: "/") { return byte(cursor + 1) == UInt8(ascii: ">") ? cursor + 2 : nil }
            let nameStart = cursor
            let name = intern(&cursor, place: tag.attribute(number))
            number += 1
            skipSpace(&cursor)
            guard cursor > nameStart, byte(cursor) == UInt8(ascii: "=") else { return nil }
            cursor += 1
            skipSpace(&cursor)
            let quote = byte(cursor)
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
            let valueStart = cursor + 1
            cursor = valueStart
            skip(&cursor, past: quote)
            attributes.append(
                AttributeRecord(
                    name: name, nameStart: UInt32(nameStart), valueStart: UInt32(valueStart),
                    valueEnd: UInt32(cursor - 1)))
        }
    }
}
