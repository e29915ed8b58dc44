import Foundation
import SourceText
import Testing
import Walkthrough

@testable import SegueCLI

/// Whatever becomes of the host, the run ends, and what was known by then is kept.
@Suite struct HostRunTests {
    private func outcomes(_ result: HostRun.Result) -> [String] {
        result.transcript.entries.map { entry in
            switch entry.result.outcome {
            case .passed: "passed"
            case .failed(let problem): "failed: \(problem.message)"
            case .error(let problem): "error: \(problem.message)"
            case .notRun: "not run"
            }
        }
    }

    @Test func aWholeStreamPasses() throws {
        let host = try FakeHost()
        let records = try host.records(passing: 3) + [.finished(.init(time: 3))]
        let result = try host.run(writing: records, then: "")
        #expect(result.transcript.isPassed)
        #expect(outcomes(result) == ["passed", "passed", "passed"])
    }

    @Test func theJobArrivesOnStandardInput() throws {
        let host = try FakeHost()
        let copy = host.folder.path("job.json")
        _ = try host.run(writing: [], then: "cat > '\(copy)'")
        let job = try HostJob(decoding: Array(Data(contentsOf: URL(fileURLWithPath: copy))))
        #expect(job.script == host.script)
        #expect(job.storyboards == ["Main.storyboard"])
    }

    @Test func aCrashFailsTheStepInFlight() throws {
        let host = try FakeHost()
        let records = try host.records(passing: 1) + [host.started(1), host.event(1, "Slide.perform()")]
        let result = try host.run(writing: records, then: "kill -SEGV $$")
        #expect(outcomes(result) == ["passed", "failed: the app crashed with SIGSEGV (signal 11)", "not run"])
        let problem = try #require(result.transcript.entries[1].result.outcome.problem)
        #expect(problem.notes.contains("last event: Slide.perform()"))
        #expect(!result.transcript.isPassed && !result.transcript.isFinished)
    }

    @Test func swiftsOwnWordsAndTheLineAreKept() throws {
        let host = try FakeHost()
        let records = try host.records(passing: 1) + [host.started(1)]
        let result = try host.run(
            writing: records,
            then: """
                echo 'hello from the app' >&2
                echo 'Demo/Slide.swift:12: Fatal error: out of ideas' >&2
                kill -ILL $$
                """, sources: ["App/First.swift", "App/Slide.swift"])
        let problem = try #require(result.transcript.entries[1].result.outcome.problem)
        #expect(problem.message == "the app crashed with SIGILL (signal 4): Fatal error: out of ideas")
        #expect(problem.position == SourcePosition(path: "App/Slide.swift", line: 12, column: 1))
        #expect(problem.notes.first == "the app wrote: hello from the app")
        #expect(result.appOutput.hasPrefix("hello from the app"))
    }

    @Test func aStepThatNeverEndsIsEndedAtItsLimit() throws {
        let host = try FakeHost(limit: 0.5)
        let records = try host.records(passing: 1) + [host.started(1), host.event(1, "Slide.perform()")]
        let clock = ContinuousClock()
        var result: HostRun.Result?
        let time = try clock.measure { result = try host.run(writing: records, then: "while :; do :; done") }
        #expect(time < .seconds(30))
        let transcript = try #require(result)
        #expect(
            outcomes(transcript) == ["passed", "failed: the step did not end within 0.5 s of real time", "not run"])
        let problem = try #require(transcript.transcript.entries[1].result.outcome.problem)
        #expect(problem.notes.contains("last event: Slide.perform()"))
        #expect(problem.hint?.contains("limit:") == true)
    }

    @Test func anAppThatHangsIsAskedWhereItIs() throws {
        let host = try FakeHost(limit: 0.5)
        let asked = host.folder.path("asked")
        let clock = ContinuousClock()
        let time = try clock.measure {
            let result = try host.run(
                writing: try host.records(passing: 0) + [host.started(0)],
                then: """
                    trap 'echo yes > "\(asked)"; echo "{\\"host\\":\\"hangs\\",\\"isLast\\":true}"' PROF
                    while :; do :; done
                    """)
            #expect(outcomes(result).first == "failed: the step did not end within 0.5 s of real time")
        }
        #expect(FileManager.default.fileExists(atPath: asked))
        #expect(time < .seconds(9), "nothing more is waited for after the last answer")
    }

    @Test func whatHappensAfterTheTimeOfAStepIsNoPartOfIt() throws {
        let host = try FakeHost(limit: 0.5)
        let stream = host.folder.path("late")
        try Data(try host.event(0, "late").line() + host.passed(0).line()).write(to: URL(fileURLWithPath: stream))
        let result = try host.run(
            writing: try host.records(passing: 0) + [host.started(0), host.event(0, "early")],
            then: """
                trap 'cat "\(stream)"; echo "{\\"host\\":\\"hangs\\",\\"isLast\\":true}"' PROF
                while :; do :; done
                """)
        #expect(outcomes(result).first == "failed: the step did not end within 0.5 s of real time")
        #expect(result.transcript.entries[0].events.map(\.text) == ["early"])
    }

    @Test(arguments: ["exit 0", "kill -SEGV $$"])
    func anAppThatEndsWhenItIsAskedHasHungAllTheSame(end: String) throws {
        let host = try FakeHost(limit: 0.5)
        let result = try host.run(
            writing: try host.records(passing: 0) + [host.started(0)],
            then: "trap '\(end)' PROF\nwhile :; do :; done")
        #expect(outcomes(result).first == "failed: the step did not end within 0.5 s of real time")
    }

    @Test func whatOtherThreadsSayAfterACrashIsNoPartOfIt() throws {
        let host = try FakeHost()
        let stream = host.folder.path("late")
        try Data(try host.event(0, "late").line() + host.passed(0).line()).write(to: URL(fileURLWithPath: stream))
        let result = try host.run(
            writing: try host.records(passing: 0) + [host.started(0)],
            then: """
                echo '{"record":"eve'
                echo '{"host":"crashed","signal":11,"isStackFull":true,"frames":[]}'
                cat "\(stream)"
                kill -SEGV $$
                """)
        #expect(outcomes(result).first == "failed: the app crashed with SIGSEGV (signal 11)")
        let problem = try #require(result.transcript.entries[0].result.outcome.problem)
        #expect(problem.notes.contains("its stack was full: functions called each other without end"))
        #expect(result.transcript.entries[0].events.map(\.text) == ["{\"record\":\"eve"])
    }

    @Test func whatIsNotConfinedIsKnown() throws {
        let host = try FakeHost()
        let result = try host.run(writing: [], then: #"echo '{"host":"confined","missing":["network: no"]}'"#)
        #expect(result.transcript.unconfined == ["network: no"])
    }

    @Test func aDenialSaysWhatTheWalkthroughMayAllow() throws {
        let host = try FakeHost()
        let result = try host.run(
            writing: try host.records(passing: 0) + [host.started(0)],
            then: "echo 'App/A.swift:3: Fatal error: open: Permission denied' >&2; kill -ILL $$")
        let problem = try #require(result.transcript.entries[0].result.outcome.problem)
        #expect(problem.hint?.contains("'allow: [network, files]'") == true)
    }

    @Test func eventsDoNotProlongAStep() throws {
        let host = try FakeHost(limit: 0.5)
        let line = String(decoding: try host.event(0, "again").line(), as: UTF8.self).dropLast()
        let result = try host.run(
            writing: try host.records(passing: 0) + [host.started(0)], then: "while :; do echo '\(line)'; done")
        #expect(outcomes(result).first == "failed: the step did not end within 0.5 s of real time")
    }

    @Test func aHostThatSaysNothingIsEndedToo() throws {
        let host = try FakeHost(limit: 0.5)
        let result = try host.run(writing: [], then: "while :; do :; done")
        #expect(result.transcript.breakdown?.message == "segue-host did not begin within 0.5 s")
        #expect(outcomes(result) == ["not run", "not run", "not run"])
    }

    @Test func linesThatAreNoRecordsAreWhatTheAppWrote() throws {
        let host = try FakeHost()
        let stream = host.folder.path("rest")
        var rest: [UInt8] = []
        for record in [
            try host.passed(0), try host.started(1), try host.passed(1), try host.started(2), try host.passed(2),
        ] {
            rest += try record.line()
        }
        rest += try TranscriptRecord.finished(.init(time: 3)).line()
        try Data(rest).write(to: URL(fileURLWithPath: stream))
        let result = try host.run(
            writing: try host.records(passing: 0) + [host.started(0)],
            then: """
                echo 'Hello, world'
                echo '{"record":"step","index":'
                printf '\\377\\376\\n'
                head -c 3000000 /dev/zero | tr '\\0' x; echo
                cat '\(stream)'
                """)
        #expect(result.transcript.isPassed)
        let events = result.transcript.entries[0].events
        #expect(events.map(\.kind) == [.log, .log, .log, .log])
        #expect(events.first?.text == "Hello, world")
        #expect(events.last?.text.count == 500)
    }

    @Test func aFloodOfLinesIsCutOff() throws {
        let host = try FakeHost(limit: 1)
        let result = try host.run(
            writing: try host.records(passing: 0) + [host.started(0)], then: "while :; do echo flood; done")
        let events = result.transcript.entries[0].events
        #expect(events.count == 100)
        #expect(events.last?.text == "(further lines are left out)")
        #expect(outcomes(result).first?.hasPrefix("failed: the step did not end") == true)
    }

    @Test(arguments: [0, 3]) func anAppThatEndsItselfFailsTheStep(status: Int32) throws {
        let host = try FakeHost()
        let result = try host.run(
            writing: try host.records(passing: 1) + [host.started(1)], then: "exit \(status)")
        #expect(
            outcomes(result) == [
                "passed",
                "failed: the app ended its process, with status \(status), before the walkthrough was over", "not run",
            ])
    }

    @Test func betweenStepsTheEndIsNoStepsFault() throws {
        let host = try FakeHost()
        let result = try host.run(writing: try host.records(passing: 2), then: "kill -KILL $$")
        #expect(outcomes(result) == ["passed", "passed", "not run"])
        #expect(result.transcript.breakdown?.message == "the app's process was killed with SIGKILL (signal 9)")
    }

    @Test func whatAHostSaysThatCannotBeginIsKept() throws {
        let host = try FakeHost()
        let result = try host.run(writing: [], then: "echo 'segue-host: App.so: undefined symbol: x' >&2; exit 65")
        #expect(result.transcript.breakdown?.message == "segue-host could not begin: App.so: undefined symbol: x")
    }

    @Test func aCrashAfterTheEndChangesNothing() throws {
        let host = try FakeHost()
        let records = try host.records(passing: 3) + [.finished(.init(time: 3))]
        #expect(try host.run(writing: records, then: "kill -SEGV $$").transcript.isPassed)
        #expect(try host.run(writing: records, then: "exec sleep 600").transcript.isPassed)
    }

    @Test func withoutATemporaryFolderThereIsNoWalk() throws {
        let host = try FakeHost()
        let run = HostRun(
            executable: "/bin/true", environment: ["TMPDIR": host.folder.path("none")],
            job: HostJob(script: host.script, storyboards: []), sources: [])
        let message = try #require(try run.run { _ in }.transcript.breakdown?.message)
        #expect(message.hasPrefix("there is no folder for the app's files: "))
        #expect(message.hasSuffix(": No such file or directory"))
    }

    @Test func aHostThatIsNotThereStopsTheCommand() throws {
        let host = try FakeHost()
        let run = HostRun(
            executable: host.folder.path("none"), environment: [:],
            job: HostJob(script: host.script, storyboards: []), sources: [])
        do {
            _ = try run.run { _ in }
            Issue.record("there is no such host")
        } catch {
            let stop = try #require(error as? Stop)
            #expect(stop.status == .internalError)
            #expect(stop.message.contains("No such file or directory"))
        }
    }
}
