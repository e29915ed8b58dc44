/// Breaks help text into lines.
enum TextWrapping {
    /// Wraps `text` to `columns`; lines after the first start with `hanging` spaces.
    ///
    /// A line that starts with a space is an example and stays as it is; an empty line ends a paragraph.
    static func wrap(_ text: String, columns: Int, hanging: Int = 0) -> String {
        var lines: [String] = []
        var paragraph: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.first == " " {
                lines += fill(paragraph, columns: columns) + [String(line)]
                paragraph = []
            } else {
                paragraph += line.split(separator: " ").map(String.init)
            }
        }
        lines += fill(paragraph, columns: columns)
        return hang(lines, by: hanging)
    }

    /// Sets `pieces`, none of which is broken, in lines of at most `columns`.
    static func wrap(pieces: [String], columns: Int, hanging: Int) -> String {
        hang(fill(pieces, columns: columns), by: hanging)
    }

    private static func fill(_ pieces: [String], columns: Int) -> [String] {
        var lines: [String] = []
        for piece in pieces {
            if let last = lines.last, last.count + 1 + piece.count <= columns {
                lines[lines.count - 1] += " " + piece
            } else {
                lines.append(piece)
            }
        }
        return lines
    }

    private static func hang(_ lines: [String], by hanging: Int) -> String {
        let margin = String(repeating: " ", count: hanging)
        return lines.enumerated().map { $0 == 0 || $1.isEmpty ? $1 : margin + $1 }.joined(separator: "\n")
    }
}
