/// One file's text and the path by which the user named it.
///
/// Modules downstream of the reader of a format take the bytes as UTF-8; a reader that knows of other encodings
/// (XML) takes the file as it lies on disk and makes a decoded one.
public struct SourceFile: Sendable {
    /// The path as the user gave it; it is what positions show.
    public let path: String

    /// The text as UTF-8.
    public let bytes: [UInt8]

    /// The text's lines; found once, and shared by the file's copies.
    public let lines: LineTable

    /// Takes `bytes` as the content of the file that the user calls `path`.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lines = LineTable(bytes)
    }

    /// Takes `text` as the content of the file that the user calls `path`.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The line and column of the byte at `offset`. An offset outside the text means its nearer end.
    public func position(at offset: Int) -> SourcePosition {
        let (line, column) = lines.lineAndColumn(at: offset)
        return SourcePosition(path: path, line: line, column: column)
    }

    /// The text in `range`, with invalid UTF-8 repaired.
    public func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }

    /// The text of `line`, counted from 1, without its line break; `nil` when there is no such line.
    public func line(_ line: Int) -> String? {
        guard var range = lines.range(ofLine: line) else { return nil }
        while range.end > range.start, bytes[range.end - 1] == 0x0A || bytes[range.end - 1] == 0x0D { range.end -= 1 }
        return text(in: range)
    }
}

extension SourceFile: Hashable {
    /// Files are equal when path and bytes are.
    public static func == (left: SourceFile, right: SourceFile) -> Bool {
        left.path == right.path && left.bytes == right.bytes
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes.count)
    }
}
