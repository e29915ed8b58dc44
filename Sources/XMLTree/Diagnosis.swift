internal import CLibXML2
import SourceText

/// Makes of a failed parse the one sentence that helps: what is wrong, where, and what was open at that place.
struct Diagnosis {
    let file: SourceFile
    let builder: TreeBuilder
    let failure: Failure

    var diagnostic: Diagnostic {
        switch failure {
        case .malformed(let code, let reason, let offset):
            MergeConflict(in: file)?.diagnostic ?? nullByte(in: file)
                ?? malformed(code: code, reason: Reason(reason), at: offset)
        case .entity(let name, let offset):
            entity(name, at: offset)
        case .attributeDefaults(let offset):
            Diagnostic(
                .error, "xml-entity",
                "the document type gives this element default attributes; storyboards have none, and they are not read",
                in: file, at: SourceRange(at: offset), fixHint: "write the attributes at the element")
        case .limit(let limit, let offset):
            Diagnostic(.error, "too-large", sentence(for: limit), in: file, at: SourceRange(at: offset))
        case .disagreement(let offset):
            Diagnostic(
                .error, "unreadable-xml", "this tag could not be located; please report the file as a bug of segue",
                in: file,
                at: SourceRange(at: offset))
        }
    }

    // MARK: Limits and entities

    private func sentence(for limit: Failure.Limit) -> String {
        let limits = builder.limits
        switch limit {
        case .depth: return "elements are nested more than \(limits.depth) deep"
        case .nodes: return "the document has more than \(limits.nodes) elements and comments"
        case .names: return "the document has more than \(limits.names) different names"
        case .documentType:
            return "the declarations in the document type have more than \(limits.documentType) bytes"
        case .attributes: return "the document has more than \(limits.attributes) attributes"
        case .attributesPerElement: return "an element has more than \(limits.attributesPerElement) attributes"
        case .tag: return "a tag has more than \(limits.tag) bytes"
        case .namespaces: return "the document declares too many namespaces"
        }
    }

    private func entity(_ name: String, at offset: Int) -> Diagnostic {
        // libxml2 asks with the reference read; it ends at a semicolon and begins at the ampersand before it.
        let start = file.bytes[..<min(offset, file.bytes.count)].lastIndex(of: UInt8(ascii: "&")) ?? offset
        let end = min(start + name.utf8.count + 2, file.bytes.count)
        let isDeclared = MarkupSearch(file).contains("<!ENTITY")
        return Diagnostic(
            .error, "xml-entity",
            isDeclared
                ? "the entity '&\(name);' is used; storyboards may only use XML's own five, and others are not expanded"
                : "the entity '&\(name);' is not defined",
            in: file, at: SourceRange(start: start, end: end),
            fixHint: isDeclared ? "write the text itself" : "write '&amp;' where an ampersand is meant")
    }

    // MARK: Not well-formed

    private func malformed(code: Int32, reason: Reason, at offset: Int) -> Diagnostic {
        if let invalid = invalidUTF8(near: offset, code: code) { return invalid }
        if let cut = truncation(code: code, reason: reason, at: offset) { return cut }
        switch UInt32(bitPattern: code) {
        case XML_ERR_TAG_NAME_MISMATCH.rawValue:
            return mismatch(reason: reason, at: offset)
        case XML_ERR_DOCUMENT_END.rawValue where builder.open.isEmpty && !builder.nodes.isEmpty:
            let rest = file.bytes[builder.position...].firstIndex { !isXMLSpace($0) } ?? offset
            return broken(
                "there is more after the end of the document's root element", reason, at: rest,
                hint: "delete what follows, or find the tag that closed the root too early")
        case XML_ERR_ATTRIBUTE_REDEFINED.rawValue:
            return duplicateAttribute(reason: reason, at: offset)
        case XML_ERR_LT_IN_ATTRIBUTE.rawValue:
            return broken(
                "an attribute value holds '<'; either its closing quote is missing or the '<' must be written '&lt;'",
                reason, at: offset, tag: true)
        case XML_ERR_NAME_REQUIRED.rawValue where isAmpersand(before: offset),
            XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue:
            let ampersand = file.bytes[..<offset].lastIndex(of: UInt8(ascii: "&")) ?? offset
            return broken("a lone '&' must be written '&amp;'", reason, at: ampersand)
        case XML_ERR_SPACE_REQUIRED.rawValue where isLetter(at: offset):
            return broken("a space is missing between two attributes", reason, at: offset, tag: true)
        case XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue:
            let name = reason.lastWord.map { " '\($0)'" } ?? ""
            return broken("the attribute\(name) has no value", reason, at: offset, tag: true)
        case XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue:
            return broken("the value of an attribute must stand in quotes", reason, at: offset, tag: true)
        case XML_ERR_GT_REQUIRED.rawValue:
            return broken("the tag is not closed with '>'", reason, at: offset, tag: true)
        default:
            return broken("the XML is broken here", reason, at: offset, tag: true)
        }
    }

    private func broken(
        _ message: String, _ reason: Reason, at offset: Int, tag: Bool = false, hint: String? = nil
    ) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        if tag, let start = MarkupSearch(file).openTag(from: builder.position, before: offset) {
            let what = MarkupSearch(file).described(start)
            notes.append(.init("\(what) begins here", position: file.position(at: start)))
        }
        return Diagnostic(
            .error, "unreadable-xml", "\(message) (\(reason.text))", in: file, at: SourceRange(at: offset),
            notes: notes,
            fixHint: hint)
    }

    private func isLetter(at offset: Int) -> Bool {
        guard offset < file.bytes.count else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(file.bytes[offset] | 0x20)
    }

    private func isAmpersand(before offset: Int) -> Bool {
        offset > 0 && offset <= file.bytes.count && file.bytes[offset - 1] == UInt8(ascii: "&")
    }

    private func duplicateAttribute(reason: Reason, at offset: Int) -> Diagnostic {
        let search = MarkupSearch(file)
        let tag = search.openTag(from: builder.position, before: offset) ?? builder.position
        guard let name = reason.secondWord, let second = search.secondAttribute(name, inTagAt: tag) else {
            return broken("an attribute is given twice", reason, at: tag)
        }
        return Diagnostic(
            .error, "unreadable-xml", "\(search.described(tag)) has the attribute '\(name)' twice (\(reason.text))",
            in: file,
            at: SourceRange(start: second, end: second + name.utf8.count),
            notes: [.init("the tag begins here", position: file.position(at: tag))], fixHint: "delete one of the two")
    }

    private func mismatch(reason: Reason, at offset: Int) -> Diagnostic {
        let start = file.bytes[..<min(offset, file.bytes.count)].lastIndex(of: UInt8(ascii: "<")) ?? offset
        let end = file.bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? offset
        let endTag = file.text(in: SourceRange(start: start, end: end))
        guard let inner = builder.open.last.map({ builder.nodes[Int($0)] }) else {
            return broken("'\(shortened(endTag))' closes nothing", reason, at: start)
        }
        let what = MarkupSearch(file).described(Int(inner.start))
        let line = file.position(at: Int(inner.start)).line
        return Diagnostic(
            .error, "unreadable-xml",
            "'\(shortened(endTag))' stands where \(what) of line \(line) must be closed first (\(reason.text))",
            in: file, at: SourceRange(start: start, end: end),
            notes: [.init("\(what) begins here", position: file.position(at: Int(inner.start)))],
            fixHint: "close it, or delete the end tag that does not belong here")
    }

    // MARK: Truncated

    /// The file's end came too early: libxml2 read to the end, and something is open.
    private func truncation(code: Int32, reason: Reason, at offset: Int) -> Diagnostic? {
        let bytes = file.bytes
        let isAtEnd = bytes[min(offset, bytes.count)...].allSatisfy(isXMLSpace)
        let search = MarkupSearch(file)
        let inner = search.unfinished(from: builder.position)
        let isCut = inner.map { isAtEnd || $0.start <= offset } ?? false
        // A whole end tag that does not fit may be the last thing in a file that nobody cut.
        let isMismatch = UInt32(bitPattern: code) == XML_ERR_TAG_NAME_MISMATCH.rawValue
        let hasRoot = builder.nodes.contains(where: \.isElement)
        guard isCut || (isAtEnd && !isMismatch && (!builder.open.isEmpty || !hasRoot)) else { return nil }

        var message: String
        var notes: [Diagnostic.Note] = []
        if let inner {
            let place = file.position(at: inner.start)
            message = "the file ends too early, inside \(inner.what) that begins at line \(place.line)"
            notes.append(.init("it begins here", position: place))
        } else {
            message = "the file ends too early" + (hasRoot ? "" : ", before its root element")
        }
        if let last = builder.open.last.map({ builder.nodes[Int($0)] }) {
            let line = file.position(at: Int(last.start)).line
            let count = builder.open.count
            let others = count > 1 ? ", inside \(count - 1) more" : ""
            message += inner == nil ? ": " : "; "
            message += "\(search.described(Int(last.start))), which begins at line \(line), is still open\(others)"
        }
        for index in builder.open.reversed().prefix(5) {
            let start = Int(builder.nodes[Int(index)].start)
            notes.append(.init("\(search.described(start)) begins here", position: file.position(at: start)))
        }
        return Diagnostic(
            .error, "truncated-file", "\(message) (\(reason.text))", in: file, at: SourceRange(at: bytes.count),
            notes: notes,
            fixHint: "restore the file from version control")
    }

    // MARK: Encoding

    private func invalidUTF8(near offset: Int, code: Int32) -> Diagnostic? {
        guard
            UInt32(bitPattern: code) == XML_ERR_INVALID_CHAR.rawValue
                || UInt32(bitPattern: code) == XML_ERR_INVALID_ENCODING.rawValue
        else { return nil }
        let search = MarkupSearch(file)
        guard let invalid = search.firstInvalidUTF8(from: builder.position) else { return nil }
        // A character cut at the very end belongs to a truncated file.
        guard !search.isCutCharacter(at: invalid) else { return nil }
        let digits = String(file.bytes[invalid], radix: 16, uppercase: true)
        return Diagnostic(
            .error, "text-encoding", "the byte 0x\(digits) here is not UTF-8, in which the file claims to be", in: file,
            at: SourceRange(at: invalid),
            fixHint:
                "save the file as UTF-8, or name its encoding in the first line: <?xml version=\"1.0\" encoding=\"…\"?>"
        )
    }
}

/// libxml2's own words.
struct Reason {
    let text: String

    init(_ message: String) {
        let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
        text = "libxml2: \(line)"
        words = line.split(separator: " ").map(String.init)
    }

    private let words: [String]

    /// In `Attribute NAME redefined` the name.
    var secondWord: String? { words.dropFirst().first }

    /// In `Specification mandates value for attribute NAME` the name.
    var lastWord: String? { words.last }
}
