import Foundation
import SourceText
import TestSupport
import Testing

@testable import Reporters

@Suite struct UnifiedDiffTests {
    private func diff(_ marked: String, _ replacements: String...) throws -> String {
        let text = MarkedText(marked)
        let edits = zip(text.ranges, replacements).map { SourceEdit(range: $0, replacement: $1) }
        return try UnifiedDiff.text(edits, of: text.file(path: "a.xib"))
    }

    @Test func aChangeStandsAmongItsNeighbours() throws {
        expectSameText(
            try diff("1\n2\n3\n4\n<⟦old⟧/>\n6\n7\n8\n9\n", "new"),
            """
            --- a/a.xib
            +++ b/a.xib
            @@ -2,7 +2,7 @@
             2
             3
             4
            -<old/>
            +<new/>
             6
             7
             8

            """)
    }

    @Test func aLineThatGoesMovesWhatFollows() throws {
        expectSameText(
            try diff("⟦1\n⟧2\n3\n4\n5\n6\n7\n8\n9\n10\n⟦11⟧\n", "", "x\ny"),
            """
            --- a/a.xib
            +++ b/a.xib
            @@ -1,4 +1,3 @@
            -1
             2
             3
             4
            @@ -8,4 +7,5 @@
             8
             9
             10
            -11
            +x
            +y

            """)
    }

    @Test func theEndOfTheFileIsExact() throws {
        expectSameText(
            try diff("a\nb⟦⟧", "!"),
            """
            --- a/a.xib
            +++ b/a.xib
            @@ -1,2 +1,2 @@
             a
            -b
            \\ No newline at end of file
            +b!
            \\ No newline at end of file

            """)
        #expect(try diff("⟦a\n⟧", "").hasSuffix("@@ -1,1 +0,0 @@\n-a\n"))
        #expect(try diff("a\n⟦⟧", "b\n").hasSuffix("@@ -1,1 +1,2 @@\n a\n+b\n"))
    }

    @Test func noChangeIsNoText() throws {
        #expect(try diff("a⟦b⟧c\n", "b") == "")
        #expect(try UnifiedDiff.text([], of: SourceFile(path: "a", text: "a")) == "")
    }

    @Test func neighboursShareAHunk() throws {
        let near = try diff("⟦a⟧\n2\n3\n4\n5\n6\n7\n⟦b⟧\n", "x", "y")
        #expect(near.components(separatedBy: "@@ -").count == 2)
        let far = try diff("⟦a⟧\n2\n3\n4\n5\n6\n7\n8\n⟦b⟧\n", "x", "y")
        #expect(far.components(separatedBy: "@@ -").count == 3)
    }

    private static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// A small linear congruential generator, so that a failure can be repeated.
    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// What git makes of the difference is what the edits make.
    @Test(.enabled(if: git != nil, "needs git"), arguments: 1...40) func gitAppliesIt(seed: Int) throws {
        var random = Random(state: UInt64(seed))
        let ends = ["\n", "\n", "\n", "\r\n"]
        var text = ""
        for number in 0..<Int.random(in: 1...40, using: &random) {
            text += String(repeating: "x", count: Int.random(in: 0...3, using: &random)) + String(number)
            text += ends.randomElement(using: &random) ?? "\n"
        }
        if Bool.random(using: &random) { text += "no end" }
        var edits: [SourceEdit] = []
        var place = 0
        while place < text.utf8.count {
            let start = place + Int.random(in: 0...20, using: &random)
            let end = start + Int.random(in: 0...9, using: &random)
            guard end <= text.utf8.count else { break }
            let replacement = ["", "new", "a\nb", "\n", "c\n"].randomElement(using: &random) ?? ""
            edits.append(SourceEdit(range: SourceRange(start: start, end: end), replacement: replacement))
            place = end + 1
        }
        let file = SourceFile(path: "a.xib", text: text)
        let expected = try file.applying(edits)
        let diff = try UnifiedDiff.text(edits, of: file)
        guard expected.bytes != file.bytes else {
            #expect(diff.isEmpty)
            return
        }

        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-diff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(file.bytes).write(to: folder.appendingPathComponent("a.xib"))
        try Data(diff.utf8).write(to: folder.appendingPathComponent("a.diff"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.git))
        process.arguments = ["apply", "--whitespace=nowarn", "a.diff"]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(diff)")
        #expect(try Array(Data(contentsOf: folder.appendingPathComponent("a.xib"))) == expected.bytes, "\(diff)")
    }
}
