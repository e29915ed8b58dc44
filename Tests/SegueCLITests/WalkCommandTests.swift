import Foundation
import Reporters
import TestSupport
import Testing
import Walkthrough

@testable import SegueCLI

/// `segue walk` with a host that plays a recorded stream.
@Suite struct WalkCommandTests {
    let tool: TestTool
    let host: FakeHost
    let walkthrough: String

    init() throws {
        tool = try TestTool()
        host = try FakeHost()
        try tool.folder.write(Samples.sound, to: "Flow/Main.storyboard")
        walkthrough = try tool.folder.write("steps: [launch, back, settle]\n", to: "Flow/walkthrough.yml")
    }

    /// Lets the host write the records of `count` steps that pass, then do `shell`.
    private func play(_ count: Int, then shell: String) throws {
        var records = try host.records(passing: count)
        if count == 3 { records.append(.finished(.init(time: 3))) } else { records.append(try host.started(count)) }
        tool.environment = ProcessInfo.processInfo.environment
        tool.environment["SEGUE_HOST"] = try host.executable(writing: records, then: shell)
    }

    @Test func stepsThatPassEndWithZero() throws {
        try play(3, then: "")
        #expect(tool.run("walk", tool.folder.path("Flow")) == .success)
        let heading = "walkthrough.yml: Main.storyboard on iPhone 8, iOS 17\napp code: none; classes are stand-ins\n"
        #expect(tool.output.hasPrefix(heading + "\n 1 ✓ launch"))
        #expect(tool.output.hasSuffix("\n3 steps: 3 passed; 3 s of virtual time\n"))
        #expect(tool.errors.isEmpty)
    }

    @Test func aCrashEndsWithOneAndKeepsTheStepsBefore() throws {
        try play(1, then: "echo 'Demo/Slide.swift:3: Fatal error: no' >&2; kill -ILL $$")
        #expect(tool.run("walk", walkthrough) == .findings)
        let lines = tool.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix(" 1 ✓ launch") })
        #expect(lines.contains { $0.hasPrefix(" 2 ✗ back") })
        #expect(lines.contains { $0.contains("the app crashed with SIGILL (signal 4): Fatal error: no") })
        #expect(lines.contains("3 steps: 1 passed, 1 failed, 1 not run; 1 s of virtual time"))
    }

    @Test func whatIsShownAsItComesIsTheWholeReport() throws {
        try play(1, then: "exit 3")
        tool.run("walk", walkthrough, "--trace")
        let live = tool.output
        let file = tool.folder.path("report.txt")
        #expect(tool.run("walk", walkthrough, "--trace", "--output", file) == .findings)
        #expect(tool.output.isEmpty)
        expectSameText(try tool.folder.text("report.txt"), live + "\nWritten by segue \(Version.current)\n")
    }

    @Test func theHostGetsTheProject() throws {
        let job = host.folder.path("job.json")
        try play(3, then: "cat > '\(job)'")
        try tool.folder.write(Samples.sound, to: "Flow/A.storyboard")
        tool.run("walk", walkthrough, "--hierarchy")
        let decoded = try HostJob(decoding: Array(Data(contentsOf: URL(fileURLWithPath: job))))
        #expect(
            decoded.storyboards == [tool.folder.path("Flow/Main.storyboard"), tool.folder.path("Flow/A.storyboard")])
        #expect(decoded.options == .init(trace: false, hierarchy: true))
        #expect(decoded.script.steps.map(\.text) == ["launch", "back", "settle"])
        #expect(decoded.library == nil)
    }

    @Test func programsGetADocument() throws {
        try play(3, then: "")
        #expect(tool.run("walk", walkthrough, "--format", "json") == .success)
        let document = try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any]
        #expect(document?["generator"] as? String == "segue \(Version.current)")
        let walks = try #require(document?["walkthroughs"] as? [[String: Any]])
        #expect(walks.map { $0["passed"] as? Bool } == [true])
        #expect(tool.run("walk", walkthrough, "--format", "junit") == .success)
        #expect(tool.output.contains("<testsuites name=\"segue \(Version.current)\">\n"))
        #expect(tool.output.contains("tests=\"3\" failures=\"0\""))
    }

    @Test func eachFormatMayReplaceItsOwnFile() throws {
        try play(3, then: "")
        for format in ["text", "json", "junit"] {
            let file = tool.folder.path("report")
            for _ in 0..<2 { #expect(tool.run("walk", walkthrough, "-f", format, "-o", file) == .success) }
            try FileManager.default.removeItem(atPath: file)
        }
    }

    @Test func aFolderStandsForItsWalkthroughs() throws {
        try play(3, then: "")
        try tool.folder.write("steps: [launch, back, settle]\n", to: "Flow/other.walkthrough.yml")
        try tool.folder.write("no walkthrough", to: "Flow/config.yml")
        #expect(tool.run("walk", tool.folder.path) == .success)
        #expect(tool.output.components(separatedBy: "3 steps: 3 passed").count == 3)
    }

    @Test func whatTheAppWroteIsShownWhenAskedFor() throws {
        try play(3, then: "echo 'hello from the app' >&2")
        tool.run("walk", walkthrough)
        #expect(tool.errors.isEmpty)
        tool.run("walk", walkthrough, "--app-output")
        #expect(tool.errors == "hello from the app\n")
    }

    @Test func aWrongWalkthroughIsAWrongCommand() throws {
        try tool.folder.write("steps:\n  - lanch\n", to: "Flow/walkthrough.yml")
        #expect(tool.run("walk", walkthrough) == .usage)
        #expect(tool.errors.hasPrefix("\(walkthrough):2:5: error: "))
        #expect(tool.errors.contains("  2 |   - lanch\n") || tool.errors.contains("  2 | - lanch\n"))
        #expect(tool.errors.contains("launch"))
    }

    @Test func aStoryboardIsNoWalkthrough() {
        let storyboard = tool.folder.path("Flow/Main.storyboard")
        #expect(tool.run("walk", storyboard) == .usage)
        #expect(tool.errors.hasPrefix("\(storyboard): error: this is an interface file"))
    }

    @Test(arguments: Samples.unreadable)
    func aStoryboardThatCannotBeReadEndsWith65(identifier: String, bytes: [UInt8]) throws {
        let path = try tool.folder.write(Data(bytes), to: "Flow/Main.storyboard")
        #expect(tool.run("walk", walkthrough, "--output", tool.folder.path("out")) == .unreadableInput)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.hasPrefix("\(path):") && tool.errors.contains("[\(identifier)]\n"))
        #expect(try tool.folder.text("out").contains("The walkthrough was not carried out:\n\(path):"))
    }

    @Test func whatIsMissingIsSaid() throws {
        #expect(tool.run("walk", tool.folder.path("none.yml")) == .unreadableInput)
        try tool.folder.makeFolder("Empty")
        #expect(tool.run("walk", tool.folder.path("Empty")) == .usage)
        #expect(tool.errors.contains("there is no walkthrough.yml or *.walkthrough.yml file below this folder"))
        try tool.folder.write("storyboard: Gone.storyboard\nsteps: [launch]\n", to: "Flow/walkthrough.yml")
        #expect(tool.run("walk", walkthrough) == .unreadableInput)
        #expect(tool.errors.hasPrefix(tool.folder.path("Flow/Gone.storyboard") + ": error: "))
    }
}
