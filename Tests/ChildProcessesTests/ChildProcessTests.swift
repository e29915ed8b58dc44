import Foundation
import Testing

@testable import ChildProcesses

@Suite struct ChildProcessTests {
    private func shell(_ script: String, input: [UInt8] = []) -> ChildProcess {
        ChildProcess(executable: "/bin/sh", arguments: ["-c", script], input: input)
    }

    private func lines(_ script: String) throws -> [String] {
        var lines: [String] = []
        _ = try shell(script).stream { line, _ in lines.append(line) }
        return lines
    }

    @Test func givesStatusOutputAndErrors() throws {
        let outcome = try shell("echo out; echo err >&2; exit 7").capture()
        #expect(outcome.ending == .exited(7))
        #expect(outcome.outputText == "out\n")
        #expect(outcome.errorText == "err\n")
    }

    @Test func givesTheSignalThatEndedIt() throws {
        #expect(try shell("kill -SEGV $$").capture().ending == .signalled(SIGSEGV))
        // A kill from elsewhere is no deadline of ours.
        #expect(try shell("kill -KILL $$").capture().ending == .signalled(SIGKILL))
    }

    @Test func passesArgumentsAndEnvironmentAsTheyAre() throws {
        let child = ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "printf '%s|' \"$@\" \"$X\" \"$HOME\"", "sh", "a b", "", "$X'\""],
            environment: ["X": "é=1"])
        #expect(try child.capture().outputText == "a b||$X'\"|é=1||")
    }

    @Test func sendsMoreInputThanAPipeHolds() throws {
        let input = (0..<3_000_000).map { UInt8($0 % 251) }
        let outcome = try ChildProcess(executable: "/bin/cat", input: input).capture()
        #expect(outcome.ending == .exited(0))
        #expect(outcome.output == input)
    }

    @Test func survivesAChildThatDoesNotReadItsInput() throws {
        let outcome = try shell("exec 0<&-; echo ready", input: [UInt8](repeating: 1, count: 1_000_000)).capture()
        #expect(outcome.ending == .exited(0))
        #expect(outcome.outputText == "ready\n")
    }

    @Test(arguments: [
        ("printf 'a\\nb\\n'", ["a", "b"]),
        ("printf 'a\\r\\n\\nlast'", ["a", "", "last"]),
        ("printf ''", []),
        ("printf '\\n'", [""]),
        ("printf 'x\\377y\\n'", ["x\u{FFFD}y"]),
    ])
    func cutsOutputIntoLines(script: String, expected: [String]) throws {
        #expect(try lines(script) == expected)
    }

    @Test func joinsALineThatComesInParts() throws {
        #expect(try lines("printf he; sleep 0.05; printf 'llo\\nwor'; sleep 0.05; printf 'ld'") == ["hello", "world"])
    }

    @Test func cutsAnEndlessLine() throws {
        var child = shell("head -c 250000 /dev/zero | tr '\\0' x")
        child.lineLimit = 1000
        var total = 0
        _ = try child.stream { line, _ in
            #expect(line.utf8.count < 1000 + 64 * 1024)
            total += line.utf8.count
        }
        #expect(total == 250_000)
    }

    @Test func keepsTheEndOfErrors() throws {
        var child = shell("i=0; while [ $i -lt 2000 ]; do echo line $i >&2; i=$((i+1)); done")
        child.errorTailLimit = 20
        #expect(try child.capture().errorText == "line 1998\nline 1999\n")
    }

    @Test func killsAtTheDeadline() throws {
        let start = ContinuousClock.now
        let outcome = try shell("echo before; while :; do :; done").capture(deadline: .now + .milliseconds(200))
        #expect(outcome.ending == .deadlinePassed)
        #expect(outcome.outputText == "before\n")
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func killsAtTheDeadlineThoughOutputIsClosed() throws {
        let outcome = try shell("exec 1>&- 2>&-; sleep 1000").capture(deadline: .now + .milliseconds(200))
        #expect(outcome.ending == .deadlinePassed)
    }

    @Test func theDeadlineMovesWithEachLine() throws {
        var count = 0
        let outcome = try shell("for i in 1 2 3; do echo $i; sleep 0.2; done; sleep 1000")
            .stream(deadline: .now + .seconds(1000)) { _, control in
                count += 1
                control.deadline = count < 3 ? .now + .seconds(1000) : .now + .milliseconds(300)
            }
        #expect(count == 3)
        #expect(outcome.ending == .deadlinePassed)
    }

    @Test func theReceiverMayKill() throws {
        let outcome = try shell("echo stop; sleep 1000").stream { line, control in
            if line == "stop" { control.kill() }
        }
        #expect(outcome.ending == .killed)
    }

    @Test func aChildThatLeavesSomeoneBehindEndsAtOnce() throws {
        let start = ContinuousClock.now
        let outcome = try shell("sleep 1000 & echo $!").capture()
        #expect(outcome.ending == .exited(0))
        #expect(ContinuousClock.now - start < .seconds(20))
        let left = try #require(pid_t(outcome.outputText.trimmingCharacters(in: .whitespacesAndNewlines)))
        // It was in the child's group and has been ended with it; its own parent, now init, may take a moment to reap it.
        func isAlive() -> Bool {
            guard kill(left, 0) == 0 else { return false }
            let state = try? String(contentsOfFile: "/proc/\(left)/stat", encoding: .utf8)
            return state?.contains(") Z ") != true
        }
        while isAlive(), ContinuousClock.now - start < .seconds(20) { usleep(1000) }
        #expect(!isAlive())
    }

    @Test func saysWhyItCouldNotStart() {
        #expect {
            try ChildProcess(executable: "/no/such/program").capture()
        } throws: { error in
            "\(error)" == "cannot start /no/such/program: No such file or directory"
        }
        #expect(throws: ChildProcess.StartFailure.self) { try ChildProcess(executable: "/etc").capture() }
    }

    @Test func leavesNeitherZombiesNorDescriptors() throws {
        func openDescriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
        }
        let before = try openDescriptors()
        for _ in 0..<150 {
            let outcome = try shell("echo $$").capture()
            let process = try #require(pid_t(outcome.outputText.trimmingCharacters(in: .whitespacesAndNewlines)))
            #expect(kill(process, 0) == -1 && errno == ESRCH)
            _ = try? ChildProcess(executable: "/no/such/program").capture()
        }
        // Other tests of this process may hold a few at this moment.
        #expect(try openDescriptors() < before + 100)
    }

    @Test func childrenRunSideBySide() async throws {
        let texts = await withTaskGroup(of: String.self) { group in
            for number in 0..<16 {
                group.addTask {
                    (try? shell("sleep 0.1; cat; echo \(number)", input: Array("in ".utf8)).capture().outputText) ?? ""
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(texts == Set((0..<16).map { "in \($0)\n" }))
    }
}
