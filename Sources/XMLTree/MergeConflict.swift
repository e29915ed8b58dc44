import SourceText

/// The markers that a version control system left in a file it could not merge.
struct MergeConflict {
    let file: SourceFile

    /// The marker lines, without their line breaks, in order.
    let markers: [SourceRange]

    /// Finds lines that begin with `<<<<<<< `, `>>>>>>> ` or `||||||| `, or are `=======`; `nil` when there is none of
    /// the outer two kinds, as a line of equals signs alone is no conflict.
    init?(in file: SourceFile) {
        var markers: [SourceRange] = []
        var isConflict = false
        file.bytes.withUnsafeBufferPointer { text in
            var start = 0
            while start < text.count {
                let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
                if let kind = Self.kind(of: UnsafeBufferPointer(rebasing: text[start..<end])) {
                    markers.append(SourceRange(start: start, end: end))
                    if kind == UInt8(ascii: "<") || kind == UInt8(ascii: ">") { isConflict = true }
                }
                start = end + 1
            }
        }
        guard isConflict else { return nil }
        self.file = file
        self.markers = markers
    }

    private static func kind(of line: UnsafeBufferPointer<UInt8>) -> UInt8? {
        guard line.count >= 7, let first = line.first, line.prefix(7).allSatisfy({ $0 == first }) else { return nil }
        switch first {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
            return line.count == 7 || line[7] == 0x20 ? first : nil
        case UInt8(ascii: "="):
            return line.count == 7 ? first : nil
        default:
            return nil
        }
    }

    /// One diagnostic at the first marker, which names them all.
    var diagnostic: Diagnostic {
        let described = markers.map { "'\(shortened(file.text(in: $0)))' at line \(file.position(at: $0.start).line)" }
        let shown = described.prefix(6).joined(separator: ", ")
        let rest = described.count > 6 ? " and \(described.count - 6) more" : ""
        return Diagnostic(
            .error, "merge-conflict", "merge conflict markers were left in the file: \(shown)\(rest)", in: file,
            at: markers[0],
            notes: markers.dropFirst().prefix(5).map {
                Diagnostic.Note("'\(shortened(file.text(in: $0)))'", position: file.position(at: $0.start))
            },
            fixHint: "choose one side of each conflict and delete the marker lines")
    }
}
