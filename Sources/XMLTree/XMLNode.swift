import SourceText

/// Anything that stands in a document: an element, or what is between elements.
public enum XMLNode: Sendable, Hashable {
    case element(XMLElement)
    case text(XMLText)
    case cdata(XMLText)
    /// `<!-- … -->`
    case comment(SourceRange)
    /// `<?target …?>`
    case processingInstruction(SourceRange)
    /// `<!DOCTYPE …>`
    case doctype(SourceRange)
    /// `<?xml version="1.0" …?>`
    case declaration(SourceRange)

    init(storage: XMLTree.Storage, index: Int) {
        let record = storage.nodes[index]
        let range = SourceRange(start: Int(record.start), end: Int(record.end))
        switch record.kind {
        case .element: self = .element(XMLElement(storage: storage, index: index))
        case .cdata: self = .cdata(XMLText(storage: storage, start: range.start, end: range.end, isCDATA: true))
        case .comment: self = .comment(range)
        case .processingInstruction: self = .processingInstruction(range)
        case .doctype: self = .doctype(range)
        case .declaration: self = .declaration(range)
        }
    }

    /// All of its bytes.
    public var range: SourceRange {
        switch self {
        case .element(let element): element.range
        case .text(let text), .cdata(let text): text.range
        case .comment(let range), .processingInstruction(let range), .doctype(let range), .declaration(let range): range
        }
    }
}

/// A stretch of character data, with its place.
public struct XMLText: Sendable, Hashable {
    let storage: XMLTree.Storage
    let start: Int
    let end: Int
    let isCDATA: Bool

    /// Its bytes, those of `<![CDATA[` and `]]>` included.
    public var range: SourceRange { SourceRange(start: start, end: end) }

    /// The characters it stands for: references resolved, line breaks as LF.
    public var string: String {
        storage.source.bytes.withUnsafeBufferPointer { bytes in
            isCDATA
                ? decodeCharacters(bytes, from: start + 9, to: end - 3, references: false, isAttribute: false)
                : decodeCharacters(bytes, from: start, to: end, references: true, isAttribute: false)
        }
    }

    /// Whether it is nothing but spaces, tabs and line breaks.
    public var isBlank: Bool { !isCDATA && storage.source.bytes[start..<end].allSatisfy(isXMLSpace) }

    public static func == (left: XMLText, right: XMLText) -> Bool {
        left.storage === right.storage && left.start == right.start && left.end == right.end
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(storage))
        hasher.combine(start)
    }
}
