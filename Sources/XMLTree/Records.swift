/// What a node is. Text has no node of its own: it is what lies between the others.
enum RecordKind: UInt32 {
    case element, comment, processingInstruction, cdata, doctype, declaration
}

/// A node in document order: 32 bytes, so that a file's tree takes about as much memory as the file.
///
/// Offsets are into the decoded text. For anything but an element the four offsets are its start and its end, thrice.
struct NodeRecord: Sendable {
    /// The kind in the upper bits, an element's name identifier in the lower.
    private var kindAndName: UInt32
    /// The parent element's index; `none` at the top.
    var parent: UInt32
    /// The index of the first node that is not inside this one.
    var next: UInt32
    var start: UInt32
    var startTagEnd: UInt32
    /// Equal to `end` when the element closes itself.
    var endTagStart: UInt32
    var end: UInt32
    /// Where its attributes begin; they end where the next node's begin.
    var firstAttribute: UInt32

    static let none = UInt32.max

    init(_ kind: RecordKind, name: UInt32 = 0, parent: UInt32, start: Int, end: Int, index: Int, firstAttribute: Int) {
        precondition(name < 1 << 28, "the limit on names keeps an identifier in its bits")
        kindAndName = kind.rawValue << 28 | name
        self.parent = parent
        next = UInt32(index) + 1
        self.start = UInt32(start)
        startTagEnd = UInt32(end)
        endTagStart = UInt32(end)
        self.end = UInt32(end)
        self.firstAttribute = UInt32(firstAttribute)
    }

    var kind: RecordKind { RecordKind(rawValue: kindAndName >> 28) ?? .element }
    var isElement: Bool { kindAndName >> 28 == RecordKind.element.rawValue }
    var name: UInt32 { kindAndName & 0x0FFF_FFFF }
    func isElement(_ name: UInt32) -> Bool { kindAndName == RecordKind.element.rawValue << 28 | name }
}

/// An attribute: its name, and the bytes between its quotes.
struct AttributeRecord: Sendable {
    var name: UInt32
    var nameStart: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32
}
