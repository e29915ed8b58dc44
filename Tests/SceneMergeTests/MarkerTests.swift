import SceneMerge
import Testing

/// Conflicts between git's markers: each side of them is a file that can be read.
@Suite struct MarkerTests {
    private let base = Documents.base

    /// The text with one side of each conflict.
    private func choose(_ side: MergeSide, in text: String) -> String {
        var lines: [Substring] = []
        var part: MergeSide?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("<<<<<<< ") {
                part = .ours
            } else if line == "=======", part != nil {
                part = .theirs
            } else if line.hasPrefix(">>>>>>> ") {
                part = nil
            } else if part == nil || part == side {
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    private func check(_ ours: [Edit], _ theirs: [Edit], _ markers: [String]) throws {
        let (mine, others) = (base.applying(ours), base.applying(theirs))
        let merge = try Documents.merge(base, mine, others, style: .markers)
        let text = String(decoding: merge.bytes, as: UTF8.self)
        for marker in markers { #expect(text.contains(marker), "\(text)") }
        for side in MergeSide.allCases {
            let chosen = choose(side, in: text)
            let expected = try Documents.merge(base, mine, others, choices: MergeChoices(preferred: side))
            let whole = String(decoding: expected.bytes, as: UTF8.self)
            if chosen != whole { Issue.record("\(side): \(Documents.difference(whole, chosen))") }
        }
        // What somebody has decided has no markers.
        let decided = try Documents.merge(
            base, mine, others, choices: MergeChoices(preferred: .ours), style: .markers)
        #expect(!String(decoding: decided.bytes, as: UTF8.self).contains("<<<<<<<"))
    }

    @Test func aStartTag() throws {
        try check(
            [.replace("text=\"Hello\"", "text=\"Hi\"")],
            [.replace("text=\"Hello\"", "text=\"Hey\""), .replace("title=\"Go\"", "title=\"Start\"")],
            [
                """
                <<<<<<< ours
                                            <label opaque="NO" text="Hi" textAlignment="natural" id="l-hello">
                =======
                                            <label opaque="NO" text="Hey" textAlignment="natural" id="l-hello">
                >>>>>>> theirs
                                                <rect
                """
            ])
    }

    @Test func anElementWithoutChildren() throws {
        try check(
            [.replace("title=\"First\"", "title=\"One\"")], [.replace("title=\"First\"", "title=\"1st\"")],
            [
                "<<<<<<< ours\n                                    <segment title=\"One\"/>\n=======\n",
                "=======\n                                    <segment title=\"1st\"/>\n>>>>>>> theirs\n",
            ])
    }

    @Test func aColorAndAFrame() throws {
        try check(
            [.replace("red=\"0.5\"", "red=\"1\""), .replace("x=\"10\" y=\"400\"", "x=\"60\" y=\"400\"")],
            [.replace("green=\"0.25\"", "green=\"1\""), .replace("x=\"10\" y=\"400\"", "x=\"80\" y=\"400\"")],
            [
                "<<<<<<< ours\n                                <color",
                "<<<<<<< ours\n                                <rect",
            ])
    }

    @Test func aDeletedView() throws {
        let delete = Edit.delete(from: "<imageView", through: "</imageView>")
        let change = Edit.replace("image=\"star\" id", "image=\"moon\" id")
        try check([delete], [change], ["<<<<<<< ours\n=======\n                            <imageView image=\"moon\""])
        try check([change], [delete], ["</imageView>\n=======\n>>>>>>> theirs\n"])
    }

    @Test func anOutletConnectedTwice() throws {
        try check(
            [.add(["<outlet property=\"star\" destination=\"i-star\" id=\"o-1\"/>"], after: "id=\"o-hello\"")],
            [.add(["<outlet property=\"star\" destination=\"b-go\" id=\"o-2\"/>"], after: "id=\"o-hello\"")],
            ["id=\"o-1\"/>\n", "id=\"o-2\"/>\n"])
    }

    @Test func theDocumentItself() throws {
        try check(
            [.replace("initialViewController=\"form\"", "initialViewController=\"table\"")],
            [.replace("initialViewController=\"form\"", "initialViewController=\"settings\"")],
            ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<<<<<<< ours\n<document "])
    }
}
