import Foundation
import Testing

@testable import SegueCLI

/// Changes that a test makes: each wait makes the next one, and the last ends the watching.
final class ScriptedChanges: ChangeSource {
    private var steps: [() throws -> Void]
    private(set) var folders: [[String]] = []
    private(set) var isStopped = false

    init(_ steps: [() throws -> Void]) { self.steps = steps.reversed() }

    func watch(_ folders: [String]) { self.folders.append(folders) }

    func wait() -> Bool {
        guard let step = steps.popLast() else { return false }
        return (try? step()) != nil
    }

    func stop() { isStopped = true }
}

/// `segue validate --watch`: what is looked at again, and when not.
@Suite struct ValidateWatchTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    /// How often a report ended with each summary.
    private var summaries: [String] {
        tool.output.split(separator: "\n").map(String.init).filter { $0.hasSuffix(" file") || $0.hasSuffix(" files") }
    }

    @Test func eachChangeIsLookedAtAndTheLastLookDecides() throws {
        let path = try tool.folder.write(Samples.sound, to: "App/Main.storyboard")
        let changes = ScriptedChanges([
            { try self.tool.folder.write(Samples.dangling, to: "App/Main.storyboard") },
            { try self.tool.folder.makeFolder("App/New") },
            { try self.tool.folder.write(Samples.dangling, to: "App/New/Other.storyboard") },
        ])
        tool.changes = changes
        #expect(tool.run("validate", "--watch", tool.folder.path("App")) == .findings)
        #expect(summaries.map { $0.hasPrefix("nothing found") } == [true, false, false])
        #expect(summaries.map { $0.hasSuffix(" in 2 files") } == [false, false, true])
        #expect(changes.isStopped)
        // A new folder is watched as soon as it is there, not only when something has been found in it.
        let new = tool.tool.files.resolved(tool.folder.path("App/New")) ?? ""
        #expect(changes.folders.map { $0.contains(new) } == [false, false, true, true, true])
        #expect(tool.output.contains("\u{1B}") == false, "only a terminal is cleared")
        #expect(path.hasSuffix("Main.storyboard"))
    }

    @Test func whatDoesNotMatterIsNotLookedAt() throws {
        let path = try tool.folder.write(Samples.sound, to: "App/Main.storyboard")
        let report = tool.folder.path("App/findings.json")
        tool.changes = ScriptedChanges([
            {},
            { try self.tool.folder.write("x", to: "App/.Main.storyboard.swp") },
            { try self.tool.folder.write("x", to: "App/.build/Other.storyboard") },
            { try self.tool.folder.write("{}", to: "App/findings.json") },
        ])
        #expect(tool.run("validate", "--watch", tool.folder.path("App"), "--output", report) == .success)
        // Our own report has not been written again, or that would still be there instead of the change.
        #expect(try tool.folder.text("App/findings.json") == "{}")

        // For a file, its neighbours do not matter, the configuration above does.
        tool.changes = ScriptedChanges([
            { try self.tool.folder.write(Samples.dangling, to: "App/Other.storyboard") },
            { try self.tool.folder.write("rules: {no-such-rule: off}\n", to: ".segue.yml") },
        ])
        #expect(tool.run("validate", "--watch", path) == .usage)
        #expect(summaries == ["nothing found in 1 file"])
        #expect(tool.errors.contains("no-such-rule"))
    }

    @Test func aFixIsMadeOnceAndATerminalIsCleared() throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        tool.isTerminal = true
        tool.changes = ScriptedChanges([{ try self.tool.folder.write(RuleFixTests.lost, to: "Main.storyboard") }])
        #expect(tool.run("validate", "--watch", path, "--fix", "--rule", "dangling-outlet") == .success)
        #expect(try !tool.folder.text("Main.storyboard").contains("property=\"label\""))
        #expect(tool.output.split(separator: "\u{1B}[H\u{1B}[2J\u{1B}[3J").count == 2)
        #expect(tool.errors.contains("watching; Control-C ends"))
    }

    @Test(arguments: [["--stdin"], ["--git-staged"], ["x", "--baseline", "write"], ["x", "--fix", "--dry-run"]])
    func whatHasNoFilesToWatchIsRefused(arguments: [String]) {
        #expect(tool.run(["validate", "--watch"] + arguments) == .usage)
        #expect(tool.errors.contains("--watch looks at files again and again"))
    }

    @Test func beforeTheFirstLookWhatIsWrongEndsIt() throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        tool.changes = ScriptedChanges([{ Issue.record("nobody should wait") }])
        #expect(tool.run("validate", "--watch", path, "--rule", "no-such") == .usage)
    }
}
