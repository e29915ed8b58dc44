import Foundation
import Testing
import Walkthrough

@testable import SegueCLI

/// `--strict` and `--allow-warnings`.
@Suite struct WalkStrictTests {
    let tool: TestTool
    let host: FakeHost
    let walkthrough: String

    init() throws {
        tool = try TestTool()
        host = try FakeHost()
        try tool.folder.write(Samples.sound, to: "Main.storyboard")
        walkthrough = try tool.folder.write("steps: [launch, back, settle]\n", to: "walkthrough.yml")
        var records = try host.records(passing: 3) + [.finished(.init(time: 3))]
        let position = try #require(host.script.steps.first?.position)
        records.insert(
            .event(.init(step: 0, time: 0, kind: .warning, text: "perform() showed nothing", position: position)), at: 2
        )
        tool.environment = ProcessInfo.processInfo.environment
        let job = host.folder.path("job.json")
        tool.environment["SEGUE_HOST"] = try host.executable(writing: records, then: "cat > '\(job)'")
    }

    @Test func aWarningPassesUnlessStrict() throws {
        #expect(tool.run("walk", walkthrough) == .success)
        #expect(tool.output.hasSuffix("3 steps: 3 passed, 1 warning; 3 s of virtual time\n"))
        #expect(tool.run("walk", walkthrough, "--strict") == .findings)
        #expect(tool.output.hasSuffix("3 steps: 3 passed, 1 warning, which --strict fails; 3 s of virtual time\n"))
    }

    @Test func everyFormatSaysWhy() throws {
        #expect(tool.run("walk", walkthrough, "--strict", "--format", "json") == .findings)
        let document = try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any]
        let walk = try #require((document?["walkthroughs"] as? [[String: Any]])?.first)
        #expect(walk["strict"] as? Bool == true && walk["passed"] as? Bool == false)
        #expect(walk["finished"] as? Bool == true)
        #expect(tool.run("walk", walkthrough, "--strict", "--format", "junit") == .findings)
        #expect(tool.output.contains("tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"0\""))
        #expect(
            tool.output.contains(
                "<failure message=\"1 warning\">walkthrough.yml:1:9: perform() showed nothing</failure>"))
    }

    @Test func withoutWarningsStrictChangesNothing() throws {
        let records = try host.records(passing: 3) + [.finished(.init(time: 3))]
        tool.environment["SEGUE_HOST"] = try host.executable(writing: records, then: "")
        #expect(tool.run("walk", walkthrough, "--strict") == .success)
        #expect(tool.run("walk", walkthrough, "--strict", "--format", "junit") == .success)
        #expect(tool.output.contains("tests=\"3\" failures=\"0\""))
    }

    @Test(arguments: [([], false), (["--allow-warnings"], true)])
    func theHostIsToldWhetherWarningsAreAllowed(flags: [String], expected: Bool) throws {
        tool.run(["walk", walkthrough] + flags)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: host.folder.path("job.json")))
        #expect(try HostJob(decoding: Array(bytes)).script.allowsWarnings == expected)
    }

    @Test func bothAtOnceContradictEachOther() {
        #expect(tool.run("walk", walkthrough, "--strict", "--allow-warnings") == .usage)
        #expect(tool.errors.contains("--strict and --allow-warnings exclude each other"))
    }
}
