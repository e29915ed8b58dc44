import SourceText

/// Why `file`, as it lies on disk, is not worth parsing; `nil` when it may be.
func refusal(of file: SourceFile, limits: XMLTree.Limits) -> Diagnostic? {
    let start = SourceRange(at: 0)
    if file.bytes.isEmpty {
        return Diagnostic(
            .error, "empty-file", "the file is empty", in: file, at: start,
            fixHint: "restore it from version control, or delete it")
    }
    if file.bytes.count > limits.bytes {
        return Diagnostic(
            .error, "too-large", "the file has \(file.bytes.count) bytes; the limit is \(limits.bytes)", in: file,
            at: start)
    }
    if let signature = binarySignatures.first(where: { file.bytes.starts(with: $0.bytes) }) {
        return Diagnostic(
            .error, "binary-file", "the file is binary, not XML: it is \(signature.name)", in: file, at: start,
            fixHint: signature.hint)
    }
    return nil
}

/// Why `file`, decoded, cannot be XML however lenient one is; `nil` when it may be. Looks at its beginning only.
func refusal(ofDecoded file: SourceFile) -> Diagnostic? {
    let isMarked = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard let first = file.bytes.dropFirst(isMarked ? 3 : 0).firstIndex(where: { !isXMLSpace($0) }) else {
        return Diagnostic(
            .error, "empty-file", "the file holds nothing but white space", in: file, at: SourceRange(at: 0),
            fixHint: "restore it from version control, or delete it")
    }
    guard file.bytes[first] != UInt8(ascii: "<") || file.bytes[first...].starts(with: "<<<<<<<".utf8) else {
        return nil
    }
    if let conflict = MergeConflict(in: file), conflict.markers[0].start <= first { return conflict.diagnostic }
    if let damage = nullByte(in: file) { return damage }
    let line = file.line(file.position(at: first).line) ?? ""
    return Diagnostic(
        .error, "not-xml", "the file is not XML: it begins with '\(shortened(line))', not with '<'", in: file,
        at: SourceRange(at: first))
}

/// What a NUL byte says about `file`; `nil` when it holds none.
func nullByte(in file: SourceFile) -> Diagnostic? {
    guard let null = file.bytes.firstIndex(of: 0) else { return nil }
    // A text with a NUL in it is a damaged one; one with control bytes all over never was text.
    let sample = file.bytes[null...].prefix(4096)
    let controls = sample.count { $0 < 0x20 && !isXMLSpace($0) }
    let isPadding = sample.allSatisfy { $0 == 0 } && null > 0
    if !isPadding, !file.bytes.starts(with: "<".utf8) || controls > max(8, sample.count / 20) {
        return Diagnostic(
            .error, "binary-file", "the file is binary, not XML: it holds NUL bytes, the first one here", in: file,
            at: SourceRange(at: null))
    }
    return Diagnostic(
        .error, "unreadable-xml",
        isPadding
            ? "the rest of the file, from here on, is NUL bytes; it was probably damaged when it was written"
            : "the file holds a NUL byte here, which no XML may; it was probably damaged when it was written",
        in: file, at: SourceRange(at: null), fixHint: "restore the file from version control")
}

/// `text` without white space at its ends and at most about 40 characters long.
func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    var result = String(String.UnicodeScalarView(scalars.drop { $0 == " " }))
    while result.last == " " { result.removeLast() }
    return result.count <= 40 ? result : result.prefix(39) + "…"
}

/// A kind of binary file that ends up where a storyboard is expected, by its first bytes.
private struct BinarySignature {
    let bytes: [UInt8]
    let name: String
    var hint: String?
}

private let binarySignatures = [
    BinarySignature(
        bytes: [0, 5, 0x16, 7], name: "an AppleDouble file, which macOS writes beside a file to keep its attributes",
        hint: "delete it; the document is the file whose name has no leading '._'"),
    BinarySignature(
        bytes: Array("NIBArchive".utf8), name: "a compiled nib", hint: "name the .storyboard or .xib it was made from"),
    BinarySignature(
        bytes: Array("bplist".utf8), name: "a binary property list, as compiled nibs are",
        hint: "name the .storyboard or .xib it was made from"),
    BinarySignature(bytes: Array("PK\u{3}\u{4}".utf8), name: "a ZIP archive", hint: "unpack it"),
    BinarySignature(bytes: [0x1F, 0x8B], name: "compressed with gzip", hint: "unpack it"),
    BinarySignature(bytes: [0x89, 0x50, 0x4E, 0x47], name: "a PNG image"),
    BinarySignature(bytes: [0xFF, 0xD8, 0xFF], name: "a JPEG image"),
    BinarySignature(bytes: Array("%PDF".utf8), name: "a PDF document"),
    BinarySignature(bytes: [0x7F, 0x45, 0x4C, 0x46], name: "an executable"),
    BinarySignature(bytes: [0xCF, 0xFA, 0xED, 0xFE], name: "an executable"),
    BinarySignature(bytes: [0xCA, 0xFE, 0xBA, 0xBE], name: "an executable"),
]
