import SourceText

/// Text with `⟦…⟧` around the places a test speaks of, so that no test counts characters.
///
/// ```swift
/// let marked = MarkedText("<view ⟦id⟧=\"a\"/>")
/// marked.text      // <view id="a"/>
/// marked.ranges    // [6..<8]
/// ```
/// Marks may nest; ranges come in the order in which they open.
public struct MarkedText: Sendable {
    /// The text without its marks.
    public let text: String

    /// The UTF-8 byte ranges between marks.
    public let ranges: [SourceRange]

    /// Reads and removes the marks. An unbalanced mark is a mistake in the test.
    public init(_ marked: String) {
        var text = ""
        var ranges: [SourceRange] = []
        var open: [Int] = []
        for character in marked.unicodeScalars {
            switch character {
            case "⟦":
                open.append(ranges.count)
                ranges.append(SourceRange(at: text.utf8.count))
            case "⟧":
                guard let index = open.popLast() else { preconditionFailure("a ⟧ without its ⟦ in \(marked)") }
                ranges[index].end = text.utf8.count
            default:
                text.unicodeScalars.append(character)
            }
        }
        precondition(open.isEmpty, "a ⟦ without its ⟧ in \(marked)")
        self.text = text
        self.ranges = ranges
    }

    /// The text as a file.
    public func file(path: String = "Test.storyboard") -> SourceFile { SourceFile(path: path, text: text) }
}
