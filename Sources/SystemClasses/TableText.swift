/// The lines of a table's text as words: a line of an entry begins at the margin, its details are set in.
struct TableText {
    struct Line {
        let isDetail: Bool
        let words: [String]
    }

    /// The lines in order; those of details only where they are asked for.
    static func lines(of text: String, withDetails: Bool = true) -> [Line] {
        var text = text
        return text.withUTF8 { bytes in
            var lines: [Line] = []
            var start = 0
            while start < bytes.count {
                let isDetail = bytes[start] == space
                var (words, word) = ([String](), start)
                var end = start
                // The texts are small, but most runs of the program read one: details are passed over unread.
                let isWanted = withDetails || !isDetail
                while end < bytes.count, bytes[end] != newline {
                    if isWanted, bytes[end] == space {
                        if word < end { words.append(String(decoding: bytes[word..<end], as: UTF8.self)) }
                        word = end + 1
                    }
                    end += 1
                }
                if isWanted {
                    if word < end { words.append(String(decoding: bytes[word..<end], as: UTF8.self)) }
                    if !words.isEmpty { lines.append(Line(isDetail: isDetail, words: words)) }
                }
                start = end + 1
            }
            return lines
        }
    }

    private static let space = UInt8(ascii: " ")
    private static let newline = UInt8(ascii: "\n")
}
