import Foundation
import TestSupport
import Testing

/// However a walk ends, nothing that it started is left: no process, no folder. A host of these tests starts a process
/// that has left its group and its parent, then waits for ever.
@Suite(.enabled(if: Tool.isBuilt && FileManager.default.fileExists(atPath: "/proc/self/stat"), "needs /proc"))
struct ProcessTests {
    private let scratch: Scratch
    /// A number of seconds that only this test sleeps, by which its processes are found.
    private let marker = "\(Int.random(in: 100_000_000..<1_000_000_000))"

    init() throws {
        scratch = try Scratch()
        try FileManager.default.createDirectory(at: scratch.url("tmp"), withIntermediateDirectories: true)
        let sample = Fixtures.packageRoot.appendingPathComponent("Storyboards/CustomSegue/Main.storyboard")
        try FileManager.default.copyItem(at: sample, to: scratch.url("Main.storyboard"))
        try scratch.write("storyboard: .\nlimit: 60\nsteps:\n  - launch\n  - settle\n", to: "walkthrough.yml")
        try program(
            "host",
            """
            \(leftBehind)
            echo '{"record":"stepStarted","index":0,"text":"launch","time":0,"position":\
            {"path":"walkthrough.yml","line":4,"column":5}}'
            exec sleep \(marker).2
            """)
    }

    /// Starts a grandchild in a session of its own, whose parent ends at once.
    private var leftBehind: String { "(setsid sleep \(marker).1 &) </dev/null >/dev/null 2>&1" }

    private func program(_ name: String, _ script: String) throws {
        try scratch.write("#!/bin/sh\n\(script)\n", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.url(name).path)
    }

    /// A running walk of the folder.
    private func start(_ arguments: [String], _ variables: [String: String]) throws -> Process {
        let process = Process()
        process.executableURL = Tool.folder.appendingPathComponent("segue")
        process.arguments = ["walk"] + arguments + ["walkthrough.yml"]
        process.currentDirectoryURL = scratch.folder
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = scratch.url("tmp").path
        environment["SEGUE_CACHE"] = scratch.url("cache").path
        process.environment = environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try scratch.handle("output")
        process.standardError = try scratch.handle("errors")
        try process.run()
        return process
    }

    private var errors: String { (try? String(contentsOf: scratch.url("errors"), encoding: .utf8)) ?? "" }

    private var withHost: [String: String] { ["SEGUE_HOST": scratch.url("host").path] }

    /// How many processes of this test are alive.
    private func alive(_ text: String) -> Int {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { name in
            guard Int(name) != nil, let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
                return false
            }
            return String(decoding: line, as: UTF8.self).hasPrefix("sleep\0\(text)")
        }.count
    }

    /// Looks again and again until there are so many; no test waits longer than 30 s.
    private func waitUntil(_ count: Int, alive text: String) -> Bool {
        let end = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < end {
            if alive(text) == count { return true }
            usleep(10_000)
        }
        return false
    }

    private func left() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.url("tmp").path).filter { $0.hasPrefix("segue-") }
    }

    private func waitUntilNothingIsLeft() throws {
        #expect(waitUntil(0, alive: marker))
        let end = ContinuousClock.now + .seconds(30)
        while try !left().isEmpty, ContinuousClock.now < end { usleep(10_000) }
        #expect(try left() == [])
    }

    @Test func nothingIsLeftWhenSegueIsKilled() throws {
        let process = try start([], withHost)
        #expect(waitUntil(2, alive: marker), "\(errors)")
        #expect(try left().count == 1)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try waitUntilNothingIsLeft()
    }

    @Test func nothingOfACompilerIsLeftWhenSegueIsKilled() throws {
        try program("swiftc", "\(leftBehind)\nexec sleep \(marker).2")
        try scratch.write("import UIKit\nclass First: UIViewController {}\n", to: "First.swift")
        try scratch.write("storyboard: .\nsources: .\nsteps:\n  - launch\n", to: "walkthrough.yml")
        let process = try start([], ["SEGUE_SWIFTC": scratch.url("swiftc").path])
        #expect(waitUntil(2, alive: marker), "\(errors)")
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(waitUntil(0, alive: marker))
    }

    @Test func nothingIsLeftWhenTheHostEndsByItself() throws {
        try program("host", leftBehind)
        let process = try start([], withHost)
        process.waitUntilExit()
        try waitUntilNothingIsLeft()
    }

    @Test func nothingIsLeftWhenTheHostHangs() throws {
        try scratch.write("storyboard: .\nlimit: 0.5\nsteps:\n  - launch\n", to: "walkthrough.yml")
        let process = try start([], withHost)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        try waitUntilNothingIsLeft()
    }

    @Test(arguments: [
        (SIGINT, "text", "SIGINT"), (SIGTERM, "json", "SIGTERM"), (SIGHUP, "junit", "SIGHUP"),
    ]) func aSignalWritesTheReportFirst(signal: Int32, format: String, name: String) throws {
        let report = scratch.url("report")
        let process = try start(["--format", format, "--output", report.path], withHost)
        #expect(waitUntil(2, alive: marker))
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        let text = try String(contentsOf: report, encoding: .utf8)
        #expect(text.contains("the walkthrough was stopped by \(name)"))
        #expect(text.contains("settle"))
        try waitUntilNothingIsLeft()
    }

    @Test func aSignalDuringTheBuildWritesAReportToo() throws {
        try program("swiftc", "\(leftBehind)\nexec sleep \(marker).2")
        try scratch.write("import UIKit\nclass First: UIViewController {}\n", to: "First.swift")
        try scratch.write("storyboard: .\nsources: .\nsteps:\n  - launch\n", to: "walkthrough.yml")
        let process = try start(["--format", "json"], ["SEGUE_SWIFTC": scratch.url("swiftc").path])
        #expect(waitUntil(2, alive: marker))
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        let text = try String(contentsOf: scratch.url("output"), encoding: .utf8)
        #expect(text.contains("the walkthrough was stopped by SIGINT"))
        #expect(waitUntil(0, alive: marker))
    }

    @Test func aHostThatIsKilledFailsTheStep() throws {
        let process = try start([], withHost)
        #expect(waitUntil(1, alive: "\(marker).2"))
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
        for host in processes {
            let line = FileManager.default.contents(atPath: "/proc/\(host)/cmdline") ?? Data()
            if String(decoding: line, as: UTF8.self).hasPrefix("sleep\0\(marker).2") { kill(host, SIGKILL) }
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        let text = try String(contentsOf: scratch.url("output"), encoding: .utf8)
        #expect(text.contains("the app's process was killed with SIGKILL (signal 9)"))
        #expect(text.contains("something outside segue did it"))
        try waitUntilNothingIsLeft()
    }

    @Test func withoutAFolderForTheAppsFilesTheWalkIsNotCarriedOut() throws {
        let process = try start(
            ["--format", "json"], withHost.merging(["TMPDIR": scratch.url("none").path]) { $1 })
        process.waitUntilExit()
        #expect(process.terminationStatus == 70)
        let text = try String(contentsOf: scratch.url("output"), encoding: .utf8)
        #expect(text.contains("there is no folder for the app's files"))
        #expect(text.contains("No such file or directory"))
    }
}
