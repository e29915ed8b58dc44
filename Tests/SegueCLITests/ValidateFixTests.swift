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
    private func fixer(_ paths: [String], _ replacements: [[(old: String, new: String)]]) throws -> (
        fixer: Fixer, wanted: [[Finding]]
    ) {
        let session = Session(tool.tool, jobs: 1)
        let run = ValidationRun(
            session: session, configurations: Configurations(tool.tool.files), only: [], isWholeProject: true,
            manifests: [])
        let sources = paths.map { Session.Source(path: $0) }
        let before = try run.check(sources)
        let wanted = try zip(before, replacements).map { checked, replacements in
            let source = try #require(checked.input.source)
            let text = String(decoding: source.bytes, as: UTF8.self)
            return try replacements.map { old, new in
                let range = try #require(text.range(of: old))
                let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
                let edit = SourceEdit(
                    range: SourceRange(start: start, end: start + old.utf8.count), replacement: new)
                return Finding(
                    Diagnostic(.error, "some-rule", "old", path: source.path), fix: Fix("replace", edits: [edit]))
            }
        }
        return (Fixer(run: run, tool: tool.tool, sources: sources, before: before), wanted)
    }

    @Test func onlyTheBytesOfTheFixChange() throws {
        let text = Samples.dangling.replacing("\n", with: "\r\n")
        let path = try tool.folder.write(text, to: "Main.storyboard")
        let (fixer, wanted) = try fixer([path], [[("\"gone\"", "\"b\"")]])
        let (changed, after) = try fixer.fixes(for: wanted)
        #expect(changed[0]?.count == 1 && after[0].findings.isEmpty)
        #expect(try tool.folder.text("Main.storyboard") == text)
        try fixer.write(changed)
        #expect(try tool.folder.text("Main.storyboard") == text.replacing("\"gone\"", with: "\"b\""))
        #expect(tool.folder.contents() == ["Main.storyboard"])
    }

    @Test(arguments: [("\"b\"", "\"nowhere\""), ("<scenes>", "<scenes"), ("id=\"b\"", "id=\"a\"")])
    func whatMakesAFileWorseIsRefused(old: String, new: String) throws {
        let bad = try tool.folder.write(Samples.sound, to: "a.storyboard")
        let good = try tool.folder.write(Samples.dangling, to: "b.storyboard")
        let (fixer, wanted) = try fixer([bad, good], [[(old, new)], [("\"gone\"", "\"b\"")]])
        let (changed, _) = try fixer.fixes(for: wanted)
        #expect(changed.keys.sorted() == [1])
        #expect(tool.errors.contains("a.storyboard: warning: the file is left as it is"))
    }

    @Test func ofTwoThatOverlapOneIsMade() throws {
        let path = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
        let (fixer, wanted) = try fixer(
            [path], [[("destination=\"gone\"", "destination=\"b\""), ("\"gone\"", "\"a\"")]])
        let changed = try fixer.fixes(for: wanted).changed
        #expect(changed[0]?.count == 1)
    }

    @Test func aFileThatChangedInTheMeantimeIsLeft() throws {
        let path = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
        let (fixer, wanted) = try fixer([path], [[("\"gone\"", "\"b\"")]])
        let changed = try fixer.fixes(for: wanted).changed
        try tool.folder.write(Samples.sound, to: "Main.storyboard")
        try fixer.write(changed)
        #expect(try tool.folder.text("Main.storyboard") == Samples.sound)
        #expect(tool.errors.contains("it has changed since it was read"))
    }

    @Test func whatCannotBeWrittenInItsEncodingIsLeft() throws {
        let text = Samples.dangling.replacing("UTF-8", with: "windows-1252")
        let path = try tool.folder.write(text, to: "Main.storyboard")
        let (fixer, wanted) = try fixer([path], [[("\"gone\"", "\"b\"")]])
        #expect(try fixer.fixes(for: wanted).changed.isEmpty)
        #expect(tool.errors.contains("it cannot be written in its encoding"))

        let latin = try tool.folder.write(
            Samples.dangling.replacing("UTF-8", with: "ISO-8859-1"), to: "Latin.storyboard")
        let (other, euro) = try self.fixer([latin], [[("\"gone\"", "\"b\" title=\"€\"")]])
        #expect(try other.fixes(for: euro).changed.isEmpty)
        let (third, plain) = try self.fixer([latin], [[("\"gone\"", "\"b\" title=\"é\"")]])
        #expect(try third.fixes(for: plain).changed[0]?.result.contains(0xE9) == true)
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
