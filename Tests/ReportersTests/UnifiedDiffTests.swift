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
}
