/// A change to a text: the bytes in `range` give way to `replacement`.
public struct SourceEdit: Sendable, Hashable, Codable {
    public var range: SourceRange
    public var replacement: String

    /// Makes an edit; an empty range inserts, an empty replacement deletes.
    public init(range: SourceRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// Why a set of edits cannot be applied.
public enum SourceEditFailure: Error, Sendable, Hashable {
    /// Both want to change the same bytes.
    case overlapping(SourceEdit, SourceEdit)
    /// The edit's range reaches beyond the text.
    case outside(SourceEdit)
}

extension SourceFile {
    /// The file with all of `edits` made. Their ranges are those of this text, in any order; insertions at one place
    /// keep the order given, and come before a replacement that starts there.
    public func applying(_ edits: [SourceEdit]) throws(SourceEditFailure) -> SourceFile {
        let ordered = edits.enumerated().sorted {
            let (left, right) = ($0.element.range, $1.element.range)
            return (left.start, left.isEmpty ? 0 : 1, $0.offset) < (right.start, right.isEmpty ? 0 : 1, $1.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var copied = 0
        var previous: SourceEdit?
        for (_, edit) in ordered {
            guard edit.range.start >= 0, edit.range.end <= bytes.count else { throw .outside(edit) }
            if let previous, edit.range.start < copied { throw .overlapping(previous, edit) }
            result += bytes[copied..<edit.range.start]
            result += edit.replacement.utf8
            copied = edit.range.end
            previous = edit
        }
        result += bytes[copied...]
        return SourceFile(path: path, bytes: result)
    }
}
