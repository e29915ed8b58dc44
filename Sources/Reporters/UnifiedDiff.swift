import SourceText

/// The changes that edits make to a file, in the form that `patch` and `git apply` take.
public enum UnifiedDiff {
    /// Lines around a change that are shown.
    private static let context = 3

    /// Lines `old` of the file that give way to others.
    private struct Change {
        var old: Range<Int>
        var new: [ArraySlice<UInt8>]
    }

    /// The difference that `edits` make to `file`; empty where they make none. Edits must not overlap.
    public static func text(_ edits: [SourceEdit], of file: SourceFile) throws(SourceEditFailure) -> String {
        let lines = split(file.bytes[...])
        let changes = try changes(edits, of: file, lines)
        guard !changes.isEmpty else { return "" }
        let isAbsolute = file.path.hasPrefix("/")
        var text = "--- \(isAbsolute ? "" : "a/")\(file.path)\n+++ \(isAbsolute ? "" : "b/")\(file.path)\n"
        var shift = 0
        var rest = changes[...]
        while let first = rest.popFirst() {
            var hunk = [first]
            while let next = rest.first, let last = hunk.last,
                next.old.lowerBound - last.old.upperBound <= 2 * context
            {
                hunk.append(next)
                rest.removeFirst()
            }
            text += Self.hunk(hunk, lines, shift: &shift)
        }
        return text
    }

    /// Lines that give way to others.
    public struct LineChange: Sendable, Hashable {
        /// The number of the first line that is removed; of the one before which lines are added where none is.
        public let line: Int
        /// Without their line ends.
        public let removed: [String]
        public let added: [String]
    }

    /// The lines that `edits` change; a line ends in a line feed here, as everywhere in a diff.
    public static func lineChanges(
        _ edits: [SourceEdit], of file: SourceFile
    ) throws(SourceEditFailure) -> [LineChange] {
        let lines = split(file.bytes[...])
        return try changes(edits, of: file, lines).map { change in
            LineChange(
                line: change.old.lowerBound + 1, removed: lines[change.old].map(content), added: change.new.map(content)
            )
        }
    }

    private static func content(_ line: ArraySlice<UInt8>) -> String {
        var line = line
        while let last = line.last, last == 0x0A || last == 0x0D { line.removeLast() }
        // A byte order mark is no part of the text.
        if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        return String(decoding: line, as: UTF8.self)
    }

    private static func hunk(_ changes: [Change], _ lines: [ArraySlice<UInt8>], shift: inout Int) -> String {
        let start = max(0, (changes.first?.old.lowerBound ?? 0) - context)
        let end = min(lines.count, (changes.last?.old.upperBound ?? 0) + context)
        let growth = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
        func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }
        let old = range(start, end - start)
        let new = range(start + shift, end - start + growth)
        var text = "@@ -\(old) +\(new) @@\n"
        shift += growth
        var next = start
        for change in changes {
            text += lines[next..<change.old.lowerBound].map { line(" ", $0) }.joined()
            text += lines[change.old].map { line("-", $0) }.joined()
            text += change.new.map { line("+", $0) }.joined()
            next = change.old.upperBound
        }
        return text + lines[next..<end].map { line(" ", $0) }.joined()
    }

    private static func line(_ mark: String, _ bytes: ArraySlice<UInt8>) -> String {
        let text = mark + String(decoding: bytes, as: UTF8.self)
        return bytes.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
    }

    /// The lines with their line ends.
    private static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    private static func changes(
        _ edits: [SourceEdit], of file: SourceFile, _ lines: [ArraySlice<UInt8>]
    ) throws(SourceEditFailure) -> [Change] {
        // The lines that an edit touches, the one it ends in included: joined lines show as changed.
        var blocks: [(lines: Range<Int>, edits: [SourceEdit])] = []
        for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
            let touched = line(at: edit.range.start, lines)..<min(lines.count, line(at: edit.range.end, lines) + 1)
            if let last = blocks.last, touched.lowerBound < last.lines.upperBound {
                blocks[blocks.count - 1].lines = last.lines.lowerBound..<max(last.lines.upperBound, touched.upperBound)
                blocks[blocks.count - 1].edits.append(edit)
            } else {
                blocks.append((touched, [edit]))
            }
        }
        var changes: [Change] = []
        for block in blocks {
            let start = block.lines.isEmpty ? file.bytes.count : lines[block.lines.lowerBound].startIndex
            let old = lines[block.lines]
            let moved = block.edits.map { edit in
                SourceEdit(
                    range: SourceRange(start: edit.range.start - start, end: edit.range.end - start),
                    replacement: edit.replacement)
            }
            let before = SourceFile(path: file.path, bytes: old.flatMap { $0 })
            let new = split(try before.applying(moved).bytes[...])
            let same = zip(old, new).prefix { $0.elementsEqual($1) }.count
            let left = min(old.count, new.count) - same
            let sameAtEnd = min(left, zip(old.reversed(), new.reversed()).prefix { $0.elementsEqual($1) }.count)
            let change = Change(
                old: block.lines.lowerBound + same..<block.lines.upperBound - sameAtEnd,
                new: Array(new[same..<new.count - sameAtEnd]))
            if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
        }
        return changes
    }

    /// The line that holds the byte at `offset`; one beyond the last at the end of a text that ends in a line end.
    private static func line(at offset: Int, _ lines: [ArraySlice<UInt8>]) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].endIndex <= offset { low = middle + 1 } else { high = middle }
        }
        // Behind a last line without a line end one is still in that line.
        if low == lines.count, let last = lines.last, last.last != 0x0A { return low - 1 }
        return low
    }
}
