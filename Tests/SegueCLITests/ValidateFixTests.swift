import Foundation
import InterfaceBuilder
import SourceText
import Testing
import Validation

@testable import SegueCLI

/// Fixes are made where nothing gets worse. The fixes are the test's own, so that every outcome can be had.
@Suite struct ValidateFixTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    /// What is found in the files, and the fixes for a list of replacements in each.
    private func fixer(
        _ paths: [String], _ replacements: [[(old: String, new: String)]], removing: [Removal] = []
    ) throws -> (fixer: Fixer, wanted: [[Finding]]) {
        let session = Session(tool.tool, jobs: 1)
        let run = ValidationRun(
            session: session, configurations: Configurations(tool.tool.files), only: [], isWholeProject: true,
            manifests: [])
        let sources = paths.map { Session.Source(path: $0) }
        let before = run.check(sources)
        let wanted = try zip(before, replacements).map { checked, replacements in
            let source = try #require(checked.input.source)
            let text = String(decoding: source.bytes, as: UTF8.self)
            return try replacements.map { old, new in
                let range = try #require(text.range(of: old))
                let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
                let edit = SourceEdit(
                    range: SourceRange(start: start, end: start + old.utf8.count), replacement: new)
                return Finding(
                    Diagnostic(.error, "some-rule", "old", path: source.path),
                    fix: Fix("replace", edits: [edit], removing: removing))
            }
        }
        return (Fixer(run: run, tool: tool.tool, sources: sources, before: before), wanted)
    }

    @Test func onlyTheBytesOfTheFixChange() throws {
        let text = Samples.dangling.replacing("\n", with: "\r\n")
        let path = try tool.folder.write(text, to: "Main.storyboard")
        let (fixer, wanted) = try fixer([path], [[("\"gone\"", "\"b\"")]])
        var plan = try fixer.plan(for: wanted)
        #expect(plan.changed[0]?.count == 1 && plan.after[0].findings.isEmpty)
        #expect(try tool.folder.text("Main.storyboard") == text)
        try fixer.write(&plan)
        #expect(try tool.folder.text("Main.storyboard") == text.replacing("\"gone\"", with: "\"b\""))
        #expect(tool.folder.contents() == ["Main.storyboard"])
    }

    @Test(arguments: [
        ("\"b\"", "\"nowhere\"", "its fixes would make something else worse"),
        ("<scenes>", "<scenes", "its fixes would make it unreadable"),
        ("id=\"b\"", "id=\"a\"", "its fixes would also delete viewController \"b\""),
    ])
    func whatMakesAFileWorseIsRefused(old: String, new: String, reason: String) throws {
        let bad = try tool.folder.write(Samples.sound, to: "a.storyboard")
        let good = try tool.folder.write(Samples.dangling, to: "b.storyboard")
        let (fixer, wanted) = try fixer([bad, good], [[(old, new)], [("\"gone\"", "\"b\"")]])
        let plan = try fixer.plan(for: wanted)
        #expect(plan.changed.keys.sorted() == [1])
        #expect(plan.refused.map(\.path) == [bad] && plan.refused.map(\.reason) == [reason])
    }

    @Test func whatAFixDoesNotNameItMustNotDelete() throws {
        let path = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
        let segue = try #require(Samples.dangling.firstMatch(of: /<segue [^>]*>/)).output
        let (silent, some) = try fixer([path], [[(String(segue), "")]])
        let refused = try silent.plan(for: some)
        #expect(
            refused.changed.isEmpty
                && refused.refused.first?.reason.hasPrefix("its fixes would also delete segue") == true)

        let id = try #require(segue.firstMatch(of: #/ id="([^"]*)"/#)).output.1
        let named = Removal(.connection, name: "segue", id: String(id))
        let (open, same) = try fixer([path], [[(String(segue), "")]], removing: [named])
        #expect(try open.plan(for: same).changed.count == 1)
    }

    @Test(arguments: [0o444, 0o400])
    func aReadOnlyFileIsLeftAlsoByWhoMayWriteIt(mode: Int) throws {
        let path = try tool.folder.write(RuleFixTests.lost, to: "Main.storyboard")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        #expect(tool.run("validate", path, "--fix", "--rule", "dangling-outlet") == .findings)
        #expect(try tool.folder.text("Main.storyboard") == RuleFixTests.lost)
        #expect(
            tool.output.contains("Main.storyboard: warning: the file is left as it is: it is read-only [fix-refused]"))
        #expect(tool.output.contains("[dangling-outlet]") && tool.folder.contents() == ["Main.storyboard"])
    }

    @Test func aFileWithTwoNamesIsLeft() throws {
        let path = try tool.folder.write(RuleFixTests.lost, to: "Main.storyboard")
        try FileManager.default.linkItem(atPath: path, toPath: tool.folder.path("Other"))
        #expect(tool.run("validate", path, "--fix", "--rule", "dangling-outlet") == .findings)
        #expect(tool.output.contains("it has 2 names (hard links), and only one would change"))
        #expect(try tool.folder.text("Main.storyboard") == RuleFixTests.lost)
    }

    @Test func aFileThatIsGivenByTwoNamesIsFixedOnce() throws {
        let path = try tool.folder.write(RuleFixTests.lost, to: "Main.storyboard")
        try tool.folder.link("Link.storyboard", to: "Main.storyboard")
        let link = tool.folder.path("Link.storyboard")
        #expect(tool.run("validate", path, link, "--fix", "--rule", "dangling-outlet") == .success)
        #expect(!tool.output.contains("fix-refused"))
    }

    @Test func theReportNamesWhatIsRemovedLineByLine() throws {
        let path = try tool.folder.write(RuleFixTests.lost, to: "Main.storyboard")
        tool.run("validate", path, "--fix", "--rule", "dangling-outlet")
        #expect(
            tool.output == """
                \(path): fixed 1
                  delete the connection: outlet "p" [dangling-outlet]
                  -13: <outlet property="label" destination="gone" id="p"/>

                nothing found in 1 file

                """)
    }

    @Test func ofTwoThatOverlapOneIsMade() throws {
        let path = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
        let (fixer, wanted) = try fixer(
            [path], [[("destination=\"gone\"", "destination=\"b\""), ("\"gone\"", "\"a\"")]])
        #expect(try fixer.plan(for: wanted).changed[0]?.count == 1)
    }

    @Test func aFileThatChangedInTheMeantimeIsLeft() throws {
        let path = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
        let (fixer, wanted) = try fixer([path], [[("\"gone\"", "\"b\"")]])
        var plan = try fixer.plan(for: wanted)
        try tool.folder.write(Samples.sound.replacing("\"a\"", with: "\"c\""), to: "Main.storyboard")
        try fixer.write(&plan)
        #expect(try tool.folder.text("Main.storyboard") == Samples.sound.replacing("\"a\"", with: "\"c\""))
        #expect(plan.changed.isEmpty && plan.refused.map(\.reason) == ["it has changed since it was read"])
        // What is found is what lies there now, and the refusal fails the run.
        #expect(plan.after[0].input.source?.bytes == Array(Samples.sound.replacing("\"a\"", with: "\"c\"").utf8))
        #expect(plan.refused[0].finding.diagnostic.severity == .error)
    }

    @Test func whatCannotBeWrittenInItsEncodingIsLeft() throws {
        let text = Samples.dangling.replacing("UTF-8", with: "windows-1252")
        let path = try tool.folder.write(text, to: "Main.storyboard")
        let (fixer, wanted) = try fixer([path], [[("\"gone\"", "\"b\"")]])
        #expect(try fixer.plan(for: wanted).refused.map(\.reason) == ["it cannot be written in its encoding"])

        let latin = try tool.folder.write(
            Samples.dangling.replacing("UTF-8", with: "ISO-8859-1"), to: "Latin.storyboard")
        let (other, euro) = try self.fixer([latin], [[("\"gone\"", "\"b\" title=\"€\"")]])
        #expect(try other.plan(for: euro).changed.isEmpty)
        let (third, plain) = try self.fixer([latin], [[("\"gone\"", "\"b\" title=\"é\"")]])
        #expect(try third.plan(for: plain).changed[0]?.result.contains(0xE9) == true)
    }

    @Test func withoutFixesNothingIsWritten() throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        #expect(tool.run("validate", path, "--fix") == .success)
        #expect(tool.output == "nothing found in 1 file\n" && tool.errors.isEmpty)
        #expect(tool.run("validate", path, "--fix", "--dry-run") == .success)
        #expect(tool.output.isEmpty)
        #expect(tool.folder.contents() == ["Main.storyboard"])
    }
}
