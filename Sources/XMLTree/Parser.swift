internal import CLibXML2

/// Has libxml2 read `bytes` (UTF-8) and tell `builder` of each tag; returns what went wrong.
///
/// The bytes go to libxml2 through a reading callback: it keeps only a small window of them, and the window's place
/// gives the offset of an event. `XML_PARSE_HUGE` takes away its own limits on depth and length, for which the builder's
/// stand in; `XML_PARSE_IGNORE_ENC` because the text is UTF-8 by now whatever its declaration says.
func parse(_ bytes: [UInt8], into builder: inout TreeBuilder) -> Failure? {
    guard isLibraryReady, let context = xmlNewParserCtxt() else {
        return .malformed(code: 0, reason: "out of memory", at: 0)
    }
    defer { xmlFreeParserCtxt(context) }
    return bytes.withUnsafeBufferPointer { text in
        builder.begin(text)
        return withUnsafeMutablePointer(to: &builder) { builder in
            var session = Session(text: text, context: context, builder: builder)
            return withUnsafeMutablePointer(to: &session) { session in
                let options =
                    XML_PARSE_HUGE.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
                    | XML_PARSE_COMPACT.rawValue
                context.pointee.sax.pointee = handler()
                context.pointee.userData = UnsafeMutableRawPointer(session)
                xmlCtxtReadIO(context, read, nil, session, nil, nil, Int32(options))
                if let document = context.pointee.myDoc {
                    xmlFreeDoc(document)
                    context.pointee.myDoc = nil
                }
                let isWhole = session.pointee.failure == nil && context.pointee.wellFormed == 1
                if let failure = builder.pointee.end(isWhole: isWhole) { return failure }
                if isWhole { return nil }
                return session.pointee.failure
                    ?? .malformed(code: 0, reason: "the document is not well-formed", at: text.count)
            }
        }
    }
}

/// libxml2 prepares its globals at the first use; a global of ours makes sure that threads do not race for it.
let isLibraryReady: Bool = {
    xmlInitParser()
    return true
}()

/// What libxml2's callbacks find under their context pointer. Everything in it outlives the one call that uses it.
private struct Session {
    let text: UnsafeBufferPointer<UInt8>
    let context: xmlParserCtxtPtr
    let builder: UnsafeMutablePointer<TreeBuilder>
    var readOffset = 0
    var documentTypeStart: Int?
    var failure: Failure?

    /// How far libxml2 has come in the text.
    var offset: Int {
        guard let input = context.pointee.input else { return readOffset }
        return min(Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base), text.count)
    }

    /// What libxml2 has grown too much for: it takes time in the square of each of these, before we hear of any.
    mutating func exceededLimit() -> Failure.Limit? {
        let limits = builder.pointee.limits
        let state = context.pointee
        // It makes room for twice as many attributes each time; five words for one.
        if Int(state.maxatts) / 5 > limits.attributesPerElement * 2 { return .attributesPerElement }
        // It keeps what it has not finished: text it hands over piece by piece, but a tag is finished as a whole.
        if let input = state.input, input.pointee.end - input.pointee.base > limits.tag { return .tag }
        if Int(state.nsMax) > namespaceLimit * 4 { return .namespaces }
        if Int(xmlDictSize(state.dict)) > limits.names { return .names }
        if state.inSubset != 0 {
            let start = documentTypeStart ?? readOffset
            documentTypeStart = start
            if readOffset - start > limits.documentType { return .documentType }
        }
        return nil
    }

    mutating func fail(_ failure: Failure) {
        guard self.failure == nil else { return }
        self.failure = failure
        xmlStopParser(context)
    }
}

private func session(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Session>? {
    pointer?.assumingMemoryBound(to: Session.self)
}

private func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { pointer, name, prefix, _, namespaces, _, count, defaulted, attributes in
        guard let session = session(pointer), session.pointee.failure == nil else { return }
        let context = session.pointee.context
        // Namespaces stand among the attributes in the tag, but not in libxml2's list.
        let tag = TreeBuilder.TagNames(
            element: prefix == nil ? name : nil, attributes: attributes,
            count: namespaces == 0 && defaulted == 0 ? Int(count) : 0)
        if let failure = session.pointee.builder.pointee.start(upTo: session.pointee.offset, tag) {
            session.pointee.fail(failure)
        } else if defaulted > 0 {
            session.pointee.fail(.attributeDefaults(at: session.pointee.offset))
        } else if context.pointee.nsNr > namespaceLimit {
            session.pointee.fail(.limit(.namespaces, at: session.pointee.offset))
        }
    }
    handler.endElementNs = { pointer, _, _, _ in
        guard let session = session(pointer), session.pointee.failure == nil else { return }
        if let failure = session.pointee.builder.pointee.end(upTo: session.pointee.offset) {
            session.pointee.fail(failure)
        }
    }
    handler.getEntity = { pointer, name in
        // Asked too while the document type is read, whether the entity is declared already; that is no use of it.
        if let session = session(pointer), let name, session.pointee.context.pointee.inSubset == 0 {
            session.pointee.fail(.entity(name: String(cString: name), at: session.pointee.offset))
        }
        return nil
    }
    handler.serror = { pointer, error in
        guard let session = session(pointer), session.pointee.failure == nil, let error = error?.pointee,
            error.level == XML_ERR_FATAL
        else { return }
        let reason = error.message.map { String(cString: $0) } ?? "unknown error"
        session.pointee.failure = .malformed(code: error.code, reason: reason, at: session.pointee.offset)
    }
    return handler
}

/// libxml2 compares each namespace with all before it; real documents have a handful. Counted as it does, two a name.
private let namespaceLimit = 512

/// Hands the next bytes to libxml2; none once something is wrong.
private func read(_ pointer: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ length: Int32) -> Int32
{
    guard let session = session(pointer), let buffer, session.pointee.failure == nil else { return 0 }
    let start = session.pointee.readOffset
    if let limit = session.pointee.exceededLimit() {
        session.pointee.failure = .limit(limit, at: session.pointee.builder.pointee.position)
        return 0
    }
    let count = min(Int(length), session.pointee.text.count - start)
    guard count > 0, let base = session.pointee.text.baseAddress else { return 0 }
    buffer.withMemoryRebound(to: UInt8.self, capacity: count) { $0.update(from: base + start, count: count) }
    session.pointee.readOffset = start + count
    return Int32(count)
}
