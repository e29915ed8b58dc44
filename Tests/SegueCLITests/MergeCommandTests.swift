import Foundation
import TestSupport
import Testing

@testable import SegueCLI

@Suite struct MergeCommandTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    private let title = Samples.sound.replacing("kind=\"show\"", with: "kind=\"presentation\"")
    private let other = Samples.sound.replacing("version=\"3.0\"", with: "version=\"3.0\" useSafeAreas=\"YES\"")
    private let third = Samples.sound.replacing("kind=\"show\"", with: "kind=\"showDetail\"")

    private func files(_ ours: String, _ theirs: String, base: String = Samples.sound) throws -> [String] {
        [
            try tool.folder.write(base, to: "base.storyboard"), try tool.folder.write(ours, to: "ours.storyboard"),
            try tool.folder.write(theirs, to: "theirs.storyboard"),
        ]
    }

    @Test func theResultGoesToStandardOutput() throws {
        let files = try files(title, other)
        #expect(tool.run(["merge"] + files) == .success)
        #expect(tool.output == title.replacing("version=\"3.0\"", with: "version=\"3.0\" useSafeAreas=\"YES\""))
        #expect(tool.errors == "")
        #expect(try tool.folder.text("ours.storyboard") == title)
    }

    @Test func orToAFileOrInPlace() throws {
        let files = try files(title, other)
        #expect(tool.run(["merge"] + files + ["--output", tool.folder.path("result.storyboard")]) == .success)
        #expect(tool.output == "")
        let expected = title.replacing("version=\"3.0\"", with: "version=\"3.0\" useSafeAreas=\"YES\"")
        #expect(try tool.folder.text("result.storyboard") == expected)
        #expect(tool.run(["merge"] + files + ["--in-place"]) == .success)
        #expect(try tool.folder.text("ours.storyboard") == expected)
        #expect(tool.run(["merge"] + files + ["--in-place", "--output", "x"]) == .usage)
    }

    @Test func aConflictIsListedAndTheFileHasOurs() throws {
        let files = try files(title, third)
        #expect(tool.run(["merge"] + files + ["--path", "App/Main.storyboard"]) == .findings)
        #expect(tool.output == title)
        let line = title[..<(try #require(title.range(of: "kind=\"presentation\"")).lowerBound)].split(
            separator: "\n", omittingEmptySubsequences: false
        ).count
        #expect(
            tool.errors == """
                App/Main.storyboard: conflict: segue "next" → Second in First: kind is 'presentation' in ours and \
                'showDetail' in theirs, was 'show' [changed-twice]
                  base line \(line), ours line \(line), theirs line \(line), the file has ours
                1 conflict in App/Main.storyboard

                """)
    }

    @Test func aSideCanBePreferred() throws {
        let files = try files(title, third)
        #expect(tool.run(["merge"] + files + ["--prefer", "theirs"]) == .success)
        #expect(tool.output == third)
        #expect(tool.errors.contains(": resolved: segue "))
    }

    @Test func conflictsAreQuestionsOnATerminal() throws {
        let files = try files(title, third)
        tool.isTerminal = true
        tool.answers = ["4", "2"]
        #expect(tool.run(["merge", "--resolve"] + files) == .success)
        #expect(tool.output == third)
        #expect(tool.errors.contains("conflict 1 of 1"))
        tool.answers = ["3"]
        #expect(tool.run(["merge", "--resolve"] + files) == .findings)
        #expect(tool.output == title)
        // Nobody there to answer.
        tool.isTerminal = false
        tool.answers = ["2"]
        #expect(tool.run(["merge", "--resolve"] + files) == .findings)
    }

    @Test func theListAsJSON() throws {
        let files = try files(title, third)
        #expect(tool.run(["merge"] + files + ["--format", "json", "--path", "Main.storyboard"]) == .findings)
        let json = try #require(JSONSerialization.jsonObject(with: Data(tool.errors.utf8)) as? [String: Any])
        let conflict = try #require((json["conflicts"] as? [[String: Any]])?.first)
        #expect(conflict["kind"] as? String == "changed-twice")
        #expect(conflict["property"] as? String == "kind")
        #expect((conflict["theirs"] as? [String: Any])?["text"] as? String == "showDetail")
        let schema = Fixtures.packageRoot.appendingPathComponent("docs/schemas/merge.schema.json")
        #expect(try JSONSchema(json: Data(contentsOf: schema)).accepts(JSON(json)))
        #expect(tool.run(["merge"] + files + ["--format", "sarif"]) == .findings)
        #expect(tool.errors.contains("\"ruleId\" : \"changed-twice\""))
        #expect(tool.run(["merge"] + files + ["--format", "markdown"]) == .findings)
        #expect(tool.errors.contains("| 'presentation'") || tool.errors.contains("| presentation (line "))
    }

    /// Each side embeds one scene in the other: each is sound, and both together never end.
    @Test func anErrorThatOnlyTheResultHasIsAConflict() throws {
        let base = Self.containers("", "")
        func embed(_ id: String, _ target: String) -> String {
            "<connections><segue destination=\"\(target)\" kind=\"embed\" id=\"\(id)\"/></connections>"
        }
        let files = try files(
            Self.containers(embed("e1", "b"), ""), Self.containers("", embed("e2", "a")), base: base)
        #expect(tool.run(["merge"] + files) == .findings)
        #expect(tool.errors.contains("conflict: only the result has this error: "), "\(tool.errors)")
        #expect(
            tool.errors.contains("[embed-cycle] (ours: added embed segue → B; theirs: added embed segue → A)"),
            "\(tool.errors)")
        for id in ["e1", "e2"] { #expect(tool.output.contains("id=\"\(id)\"/>")) }
    }

    private static func containers(_ first: String, _ second: String) -> String {
        func scene(_ id: String, _ inside: String) -> String {
            """
            <scene sceneID="s-\(id)"><objects><viewController title="\(id.uppercased())" id="\(id)" sceneMemberID="viewController">
                <view key="view" id="v-\(id)"><subviews>
                    <containerView id="k-\(id)">\(inside)</containerView>
                </subviews></view>
            </viewController></objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
                <scenes>
            \(scene("a", first))
            \(scene("b", second))
                </scenes>
            </document>

            """
    }

    /// What `segue validate` does not report there is no error here either.
    @Test(
        arguments: [
            "rules:\n  embed-cycle: off\n", "rules:\n  embed-cycle: warning\n", "exclude: [App/Main.storyboard]\n",
            "paths:\n  - match: App/*.storyboard\n    rules: {embed-cycle: off}\n",
            "suppress:\n  - {rule: embed-cycle, path: App/*.storyboard, reason: it ends by itself}\n",
        ])
    func theConfigurationOfTheFileCounts(_ configuration: String) throws {
        func embed(_ id: String, _ target: String) -> String {
            "<connections><segue destination=\"\(target)\" kind=\"embed\" id=\"\(id)\"/></connections>"
        }
        let files = try files(
            Self.containers(embed("e1", "b"), ""), Self.containers("", embed("e2", "a")),
            base: Self.containers("", ""))
        let path = ["--path", tool.folder.path("App/Main.storyboard")]
        #expect(tool.run(["merge"] + files + path) == .findings)
        try tool.folder.write(configuration, to: ".segue.yml")
        #expect(tool.run(["merge"] + files + path) == .success, "\(tool.errors)")
        #expect(tool.errors == "")
        // It is about that file alone.
        if configuration.contains("App/") {
            #expect(tool.run(["merge"] + files + ["--path", tool.folder.path("Main.storyboard")]) == .findings)
        }
    }

    @Test func aConfigurationThatCannotBeReadIsTold() throws {
        let files = try files(title, other)
        try tool.folder.write("rules:\n  no-such-rule: off\n", to: ".segue.yml")
        #expect(tool.run(["merge"] + files) == .success)
        #expect(tool.errors.contains("note: the result is checked without "), "\(tool.errors)")
        #expect(tool.errors.contains(".segue.yml:2: "), "\(tool.errors)")
    }

    /// The message of the error names a line, which the lines that both sides add move.
    @Test func anErrorOfBothSidesIsNotNewWhereItMoves() throws {
        let base = Self.containers("", "").replacing(
            "</subviews></view>", with: "<label id=\"same\"/>\n<label id=\"same\"/></subviews></view>")
        let line = "    <scenes>\n"
        let files = try files(
            base.replacing(line, with: line + "<!--one-->\n<!--more-->\n"),
            base.replacing("version=\"3.0\"", with: "version=\"3.0\"\nuseSafeAreas=\"YES\""), base: base)
        #expect(tool.run(["merge"] + files) == .success, "\(tool.errors)")
        #expect(tool.run(["validate", files[0]]) == .findings)
        #expect(tool.output.contains("in line "), "\(tool.output)")
    }

    /// Git gives the sides names without an ending; some rules look at the path.
    @Test func anErrorThatDependsOnThePathIsNotNew() throws {
        let placeholder = """
                <scene sceneID="s-r"><objects>
                    <viewControllerPlaceholder storyboardName="Other" id="r" sceneMemberID="viewController"/>
                </objects></scene>
                </scenes>
            """
        let base = Self.containers("", "").replacing("    </scenes>", with: placeholder)
        let theirs = base.replacing("version=\"3.0\"", with: "version=\"3.0\" useSafeAreas=\"YES\"")
        let ours = base.replacing("title=\"A\"", with: "title=\"AA\"")
        let paths = try zip([base, ours, theirs], ["1", "2", "3"]).map { try tool.folder.write($0, to: $1) }
        #expect(tool.run(["merge"] + paths + ["--path", "App/Main.storyboard"]) == .success, "\(tool.errors)")
    }

    /// A switch and a stepper have one id; the texts of the one that gets another are to follow.
    @Test func textsOfAFreshIDAreAConflict() throws {
        let end = "<containerView id=\"k-a\">"
        let base = Self.containers("", "")
        let (one, other) = (
            base.replacing(end, with: "<switch on=\"YES\" id=\"n\"/>" + end),
            base.replacing(end, with: "<stepper value=\"2\" id=\"n\"/>" + end)
        )
        let path = ["--path", tool.folder.path("App/Base.lproj/Main.storyboard")]
        // Nothing beside it: the note is enough.
        #expect(tool.run(try ["merge"] + files(one, other, base: base) + path) == .success)
        #expect(tool.errors.contains("note: both sides added something with the id n; "), "\(tool.errors)")
        let isOurs = tool.errors.contains("switch (n) has")
        try tool.folder.write("\"n.title\" = \"Zahl\";\n", to: "App/de.lproj/Main.strings")
        try tool.folder.write("\"n.title\" = \"Zahl\";\n", to: "App/de.lproj/Other.strings")
        for (ours, theirs, isOurs) in [(one, other, isOurs), (other, one, !isOurs)] {
            #expect(tool.run(try ["merge"] + files(ours, theirs, base: base) + path) == .findings)
            let side = isOurs ? "ours" : "theirs"
            #expect(tool.errors.contains("of \(side) has the id "), "\(tool.errors)")
            #expect(tool.errors.contains("rename the keys 'n.…' that \(side) "), "\(tool.errors)")
            #expect(tool.errors.contains("de.lproj/Main.strings [texts-of-fresh-id]"), "\(tool.errors)")
            #expect(!tool.errors.contains("Other.strings"))
        }
        // The files are those of ours: without such a key there is nothing to do for ours.
        try tool.folder.write("\"m.title\" = \"Zahl\";\n", to: "App/de.lproj/Main.strings")
        for (ours, theirs, isOurs) in [(one, other, isOurs), (other, one, !isOurs)] {
            #expect(
                tool.run(try ["merge"] + files(ours, theirs, base: base) + path) == (isOurs ? .success : .findings))
        }
    }

    @Test func whatBothAddedHasNoBase() throws {
        let files = try files(title, title.replacing("presentation", with: "modal"), base: "")
        #expect(tool.run(["merge"] + files) == .findings)
        #expect(tool.output == title)
        #expect(tool.errors.contains("kind is 'presentation' in ours and 'modal' in theirs"))
    }

    @Test func withoutGitAFileThatCannotBeReadIsLeftAlone() throws {
        let files = try files("<document", other)
        #expect(tool.run(["merge"] + files + ["--in-place"]) == .unreadableInput)
        #expect(try tool.folder.text("ours.storyboard") == "<document")
        #expect(tool.run(["merge", files[0], files[1], tool.folder.path("missing")]) == .unreadableInput)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is not there"))
    func otherFilesAreMergedByLine() throws {
        tool.environment["PATH"] = "/usr/bin"
        let base = "1\n2\n3\n4\n5\n"
        let files = try files(base.replacing("1", with: "one"), base.replacing("5", with: "five"), base: base)
        #expect(tool.run(["merge"] + files + ["--path", "notes.txt"]) == .success)
        #expect(tool.output == "one\n2\n3\n4\nfive\n")
        let clash = try self.files("uno\n", "one\n", base: "1\n")
        #expect(tool.run(["merge"] + clash + ["--path", "notes.txt"]) == .findings)
        #expect(tool.output == "<<<<<<< ours\nuno\n=======\none\n>>>>>>> theirs\n")
    }

    @Test func stringsAreMergedByKey() throws {
        let files = try files(
            "\"a\" = \"1\";\n\"b\" = \"x\";\n", "\"a\" = \"y\";\n\"b\" = \"2\";\n",
            base: "\"a\" = \"1\";\n\"b\" = \"2\";\n")
        #expect(tool.run(["merge"] + files + ["--path", "de.lproj/Main.strings"]) == .success)
        #expect(tool.output == "\"a\" = \"y\";\n\"b\" = \"x\";\n")
    }

    @Test func theMergetoolWritesTheMergedFile() throws {
        let files = try files(title, third)
        let merged = try tool.folder.write("<<<<<<< \n", to: "Main.storyboard")
        #expect(tool.run(["mergetool"] + files + [merged]) == .findings)
        #expect(try tool.folder.text("Main.storyboard") == title)
        tool.isTerminal = true
        tool.answers = ["2"]
        #expect(tool.run(["mergetool"] + files + [merged]) == .success)
        #expect(try tool.folder.text("Main.storyboard") == third)
    }

    @Test func wrongArguments() {
        #expect(tool.run("merge", "a", "b") == .usage)
        #expect(tool.run("merge", "--install", "a") == .usage)
        #expect(tool.run("merge", "a", "b", "c", "--yes") == .usage)
        #expect(tool.run("merge", "a", "b", "c", "--prefer", "mine") == .usage)
        #expect(tool.run("mergetool", "a", "b", "c") == .usage)
    }
}
