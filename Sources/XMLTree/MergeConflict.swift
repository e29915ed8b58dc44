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

    /// One diagnostic at the first marker; it names the markers of the first conflict and counts the rest.
    var diagnostic: Diagnostic {
        let conflicts = max(1, markers.count { file.bytes[$0.start] == UInt8(ascii: "<") })
        let next = markers.dropFirst().firstIndex { file.bytes[$0.start] == UInt8(ascii: "<") } ?? markers.count
        let first = markers[..<min(next, 4)].map { "\(described($0)) at line \(file.position(at: $0.start).line)" }
        let count = conflicts == 1 ? "" : "; there are \(conflicts) such conflicts"
        return Diagnostic(
            .error, "merge-conflict",
            "merge conflict markers were left in the file: \(first.joined(separator: ", "))\(count)", in: file,
            at: markers[0],
            notes: markers.dropFirst().prefix(8).map {
                Diagnostic.Note("\(described($0)) is here", position: file.position(at: $0.start))
            },
            fixHint: "choose one side of each conflict and delete the marker lines")
    }

    private func described(_ marker: SourceRange) -> String { "'\(shortened(file.text(in: marker)))'" }
}
