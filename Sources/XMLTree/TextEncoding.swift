internal import CLibXML2
import SourceText

/// How a document's characters are written as bytes.
public enum TextEncoding: Sendable, Hashable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    /// An 8-bit encoding by the name the XML declaration gives it, such as `ISO-8859-1`.
    case named(String)
}

/// A file's text as UTF-8, and how it was written.
struct DecodedText {
    let file: SourceFile
    let encoding: TextEncoding

    /// Decodes by byte order mark, else by the shape of the first bytes, else by the XML declaration.
    static func decode(_ original: SourceFile) throws(Diagnostic) -> DecodedText {
        let bytes = original.bytes
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw Diagnostic(
                .error, "text-encoding", "the file is written in UTF-32, which storyboards never are", in: original,
                at: SourceRange(at: 0), fixHint: "save it as UTF-8")
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) {
            return try utf16(original, .utf16LittleEndian)
        } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C]) {
            return try utf16(original, .utf16BigEndian)
        } else if let declared = declaredEncoding(in: bytes) {
            return try self.declared(original, as: declared)
        } else {
            return DecodedText(file: original, encoding: .utf8)
        }
    }

    private static func utf16(_ original: SourceFile, _ encoding: TextEncoding) throws(Diagnostic) -> DecodedText {
        let bytes = original.bytes
        let isLittle = encoding == .utf16LittleEndian
        let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { index in
            isLittle
                ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
                : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var decoder = UTF16()
        var iterator = units.makeIterator()
        decoding: while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar):
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            case .emptyInput: break decoding
            case .error: throw broken(original, after: result, "half of a UTF-16 surrogate pair")
            }
        }
        if bytes.count % 2 != 0 { throw broken(original, after: result, "half of a UTF-16 character") }
        return DecodedText(file: SourceFile(path: original.path, bytes: result), encoding: encoding)
    }

    /// The position is that in the text as far as it could be decoded.
    private static func broken(_ original: SourceFile, after text: [UInt8], _ what: String) -> Diagnostic {
        let file = SourceFile(path: original.path, bytes: text)
        return Diagnostic(
            .error, "text-encoding", "the file is written in UTF-16 but holds \(what) here; it may be truncated",
            in: file, at: SourceRange(at: text.count), fixHint: "restore the file, or save it as UTF-8")
    }

    private static func declared(_ original: SourceFile, as name: String) throws(Diagnostic) -> DecodedText {
        switch name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII":
            return DecodedText(file: original, encoding: .utf8)
        case "UTF-16", "UTF-16LE", "UTF-16BE", "UCS-2", "UTF-32":
            throw Diagnostic(
                .error, "text-encoding", "the file declares the encoding \(name) but is not written in it",
                in: original, at: SourceRange(at: 0), fixHint: "declare encoding=\"UTF-8\", or save the file as \(name)"
            )
        case "ISO-8859-1", "LATIN1", "ISO_8859-1":
            var text: [UInt8] = []
            text.reserveCapacity(original.bytes.count + original.bytes.count / 16)
            for byte in original.bytes {
                // Each byte is the scalar of the same number, which takes two bytes of UTF-8 from 0x80 on.
                if byte < 0x80 {
                    text.append(byte)
                } else {
                    text.append(0xC0 | byte >> 6)
                    text.append(0x80 | byte & 0x3F)
                }
            }
            return DecodedText(file: SourceFile(path: original.path, bytes: text), encoding: .named(name))
        default:
            guard let text = convert(original.bytes, from: name) else {
                throw Diagnostic(
                    .error, "text-encoding", "the file declares the encoding \(name), from which it cannot be decoded",
                    in: original, at: SourceRange(at: 0), fixHint: "save it as UTF-8")
            }
            return DecodedText(file: SourceFile(path: original.path, bytes: text), encoding: .named(name))
        }
    }
}

/// The encoding that `<?xml … encoding="NAME"?>` at the very start names.
private func declaredEncoding(in bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    let head = bytes.prefix(512)
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let word = Array("encoding".utf8)
    let declaration = head[..<end]
    guard let start = declaration.indices.first(where: { declaration[$0...].starts(with: word) }) else { return nil }
    let rest = String(decoding: declaration[(start + word.count)...], as: UTF8.self)
    let value = rest.drop { $0 == "=" || $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let name = value.dropFirst().prefix { $0 != quote }
    return name.isEmpty ? nil : String(name)
}

/// Converts with what libxml2 (and the iconv below it) knows; `nil` for an unknown name or bytes that do not fit.
private func convert(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    guard isLibraryReady, let handler = xmlFindCharEncodingHandler(name) else { return nil }
    defer { xmlCharEncCloseFunc(handler) }
    guard bytes.count < Int(Int32.max) / 4, let output = xmlBufferCreateSize(bytes.count * 2 + 16) else { return nil }
    defer { xmlBufferFree(output) }
    // libxml2 prints a failed conversion unless somebody listens; the listener is this thread's own.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    let isComplete = bytes.withUnsafeBufferPointer { text -> Bool in
        guard let input = xmlBufferCreateSize(text.count + 1) else { return false }
        defer { xmlBufferFree(input) }
        guard xmlBufferAdd(input, text.baseAddress, Int32(text.count)) == 0 else { return false }
        return xmlCharEncInFunc(handler, output, input) >= 0 && xmlBufferLength(input) == 0
    }
    guard isComplete, let content = xmlBufferContent(output) else { return nil }
    return Array(UnsafeBufferPointer(start: content, count: Int(xmlBufferLength(output))))
}
