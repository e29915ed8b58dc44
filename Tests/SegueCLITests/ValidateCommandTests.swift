import Foundation
import TestSupport
import Testing

@testable import SegueCLI

@Suite struct ValidateCommandTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    @Test func nothingFoundEndsWithZero() throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        #expect(tool.run("validate", path) == .success)
        #expect(tool.output == "nothing found in 1 file\n")
        #expect(tool.errors.isEmpty)
    }

    @Test func aFindingEndsWithOneAndShowsThePlace() throws {
        let path = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
        #expect(tool.run("validate", path) == .findings)
        expectSameText(
            tool.output,
            """
            \(path):6:33: error: the show segue "next" leads to "gone", which is no object of this storyboard \
            [segue-destination-missing]
              6 | <segue destination="gone" kind="show" identifier="next" id="x"/>
                |                     ^~~~
                = First
                = help: delete the segue, or draw it again to the scene it is to show

            1 error in 1 file

            """)
    }

    @Test(arguments: Samples.unreadable)
    func whatCannotBeReadIsOneFindingAndEndsWith65(identifier: String, bytes: [UInt8]) throws {
        let path = try tool.folder.write(Data(bytes), to: "Main.storyboard")
        #expect(tool.run("validate", path) == .unreadableInput)
        #expect(tool.output.hasPrefix("\(path):"))
        #expect(tool.output.contains("[\(identifier)]\n"))
        #expect(tool.output.hasSuffix("\n1 error in 1 file\n"))
        #expect(tool.errors.isEmpty)

        #expect(tool.run("validate", path, "--output", tool.folder.path("report.txt")) == .unreadableInput)
        #expect(tool.output.isEmpty && tool.errors.isEmpty)
        #expect(try tool.folder.text("report.txt").contains("[\(identifier)]\n"))
    }

    @Test func oneBrokenFileDoesNotHideTheOthers() throws {
        try tool.folder.write("", to: "App/a.storyboard")
        try tool.folder.write(Samples.dangling, to: "App/b.storyboard")
        try tool.folder.write(Samples.sound, to: "App/c.storyboard")
        #expect(tool.run("validate", tool.folder.path("App")) == .unreadableInput)
        #expect(tool.output.contains("[empty-file]") && tool.output.contains("[segue-destination-missing]"))
        #expect(tool.output.hasSuffix("\n2 errors in 3 files\n"))
    }

    @Test func nothingToReadIsPartOfTheReport() throws {
        try tool.folder.makeFolder("Empty")
        for (name, message, status) in [
            ("none.storyboard", "there is no such file or folder [missing-file]", ExitStatus.unreadableInput),
            ("Empty", "there is no *.storyboard or *.xib file below this folder [nothing-found]", .usage),
        ] {
            #expect(tool.run("validate", tool.folder.path(name), "--output", tool.folder.path("out")) == status)
            #expect(tool.output.isEmpty && tool.errors.isEmpty)
            #expect(try tool.folder.text("out").hasPrefix("\(tool.folder.path(name)): error: \(message)\n"))
        }
    }

    @Test func theOutputFileIsWrittenAndWrittenAgain() throws {
        let path = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
        for format in ["text", "json"] {
            let file = tool.folder.path("findings.\(format)")
            for _ in 0..<2 {
                #expect(tool.run("validate", path, "--format", format, "--output", file) == .findings)
                #expect(tool.output.isEmpty && tool.errors.isEmpty)
            }
            #expect(try tool.folder.text("findings.\(format)").contains("segue-destination-missing"))
        }
    }

    @Test func aUsersFileIsNeverReplacedByASlip() throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        #expect(tool.run("validate", path, "--output", path) == .usage)
        #expect(
            tool.errors == """
                error: \(path): exists, and segue did not write it
                  name another file, or replace this one with --force

                """)
        #expect(try tool.folder.text("Main.storyboard") == Samples.sound)
    }

    @Test func theNumberOfJobsDoesNotShow() throws {
        for number in 0..<40 {
            try tool.folder.write(
                number % 3 == 0 ? Samples.dangling : number % 7 == 0 ? "" : Samples.sound,
                to: "App/\(number).storyboard")
        }
        let path = tool.folder.path("App")
        for format in ["text", "json"] {
            tool.run("validate", path, "--format", format, "--jobs", "1")
            let expected = tool.output
            for jobs in ["2", "7"] {
                tool.run("validate", path, "--format", format, "--jobs", jobs)
                expectSameText(tool.output, expected)
            }
        }
        #expect(tool.run("validate", path, "--jobs", "0") == .usage)
    }

    @Test("nor does it where the rules of one large file are shared out")
    func theNumberOfJobsDoesNotShowInOneFile() throws {
        let start = try #require(Samples.dangling.range(of: "<scenes>")).upperBound
        let end = try #require(Samples.dangling.range(of: "</scenes>")).lowerBound
        // The same ids again and again: nearly every rule about ids has something to say.
        let scenes = String(repeating: String(Samples.dangling[start..<end]), count: 50)
        let comment = "<!--" + String(repeating: " large", count: 40_000) + "-->"
        let path = try tool.folder.write(
            Samples.dangling.replacing("<scenes>", with: comment + "<scenes>" + scenes), to: "Main.storyboard")
        #expect(try tool.folder.text("Main.storyboard").utf8.count > 200_000)
        tool.run("validate", path, "--jobs", "1")
        let expected = tool.output
        #expect(expected.contains("duplicate-object-id") && expected.contains("segue-destination-missing"))
        for jobs in ["2", "5"] {
            tool.run("validate", path, "--jobs", jobs)
            expectSameText(tool.output, expected)
        }
    }
}
