import ChildProcesses
import Foundation
import SourceText
import Walkthrough

@testable import SegueCLI

/// A host of a test: a shell script that writes records, and then does what a broken app does.
struct FakeHost {
    let folder: TemporaryFolder
    /// Steps that take nothing but their names.
    var script: Script

    init(limit: Double = 10, steps: [String] = ["launch", "back", "settle"]) throws {
        folder = try TemporaryFolder()
        script = Script(path: "walkthrough.yml", limit: limit)
        let yaml = "steps: [\(steps.joined(separator: ", "))]"
        script.steps = try Script.parse(SourceFile(path: "walkthrough.yml", text: yaml)).steps
    }

    /// The records of a run in which `count` steps pass.
    func records(passing count: Int) throws -> [TranscriptRecord] {
        var records: [TranscriptRecord] = [.header(.init(script: script, storyboards: ["Main.storyboard"]))]
        for index in 0..<count {
            records += [try started(index), event(index, "First.viewDidLoad()"), try passed(index)]
        }
        return records
    }

    func started(_ index: Int) throws -> TranscriptRecord {
        let step = script.steps[index]
        return .stepStarted(.init(index: index, text: step.text, position: step.position, time: Double(index)))
    }

    func event(_ index: Int, _ text: String) -> TranscriptRecord {
        .event(.init(step: index, time: Double(index) + 0.5, kind: .lifecycle, text: text))
    }

    func passed(_ index: Int) throws -> TranscriptRecord {
        let step = script.steps[index]
        return .step(
            .init(
                index: index, text: step.text, position: step.position, start: Double(index), end: Double(index + 1),
                outcome: .passed))
    }

    /// Makes the host: it writes `records`, then does `shell`.
    func executable(writing records: [TranscriptRecord], then shell: String) throws -> String {
        var lines: [UInt8] = []
        for record in records { lines += try record.line() }
        let stream = try folder.write(Data(lines), to: "records")
        let path = folder.path("segue-host")
        // Another process writes it: while this one had it open, a child that some other test starts would inherit that,
        // and a program that is open for writing cannot be started.
        let writer = ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "cat > \"$0\" && chmod 755 \"$0\"", path],
            input: Array("#!/bin/sh\ncat '\(stream)'\n\(shell)\n".utf8))
        _ = try writer.capture()
        return path
    }

    /// Runs the job with that host.
    func run(writing records: [TranscriptRecord], then shell: String, sources: [String] = []) throws -> HostRun.Result {
        let run = HostRun(
            executable: try executable(writing: records, then: shell),
            environment: ProcessInfo.processInfo.environment,
            job: HostJob(script: script, storyboards: ["Main.storyboard"]), sources: sources,
            startLimit: .seconds(script.limit))
        return try run.run { _ in }
    }
}
