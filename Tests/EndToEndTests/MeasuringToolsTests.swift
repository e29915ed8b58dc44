import Foundation
import TestSupport
import Testing

/// The Python tools that make large and hostile files and count what is in them.
@Suite(
    .enabled(if: Tool.isBuilt, "the executables are not built"), .enabled(if: Python.isThere, "python3 is not there"))
struct MeasuringToolsTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func generatedStoryboardsAreAlwaysTheSameAndHoldEveryKindOfSegue() throws {
        let first = try Python.run("generate-storyboard", ["60"])
        let second = try Python.run("generate-storyboard", ["60", "--output", scratch.url("60.storyboard").path])
        #expect(first.status == 0 && second.status == 0)
        #expect(try String(contentsOf: scratch.url("60.storyboard"), encoding: .utf8) == first.output)
        let run = try Tool.run(["report", "stats", "--format", "json", scratch.url("60.storyboard").path])
        let counts = try #require(try run.json()["total"] as? [String: Any])
        #expect(counts["scenes"] as? Int == 60)
        let kinds = try #require(counts["seguesByKind"] as? [String: Int])
        let all: Set = [
            "relationship", "show", "showDetail", "presentation", "popoverPresentation", "custom", "push", "modal",
            "embed", "unwind",
        ]
        #expect(Set(kinds.keys) == all)
        // Every destination is there, every id is used once.
        #expect(try Tool.run(["validate", scratch.url("60.storyboard").path]).status == 0)
    }

    @Test func countsAgreeWithAnIndependentCount() throws {
        _ = try Python.run("generate-storyboard", ["60", "--output", scratch.url("60.storyboard").path])
        try scratch.write("<document", to: "broken.xib")
        let segue = Tool.folder.appendingPathComponent("segue").path
        let run = try Python.run("corpus-check", [scratch.folder.path, "--segue", segue])
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.hasPrefix("2 files, 1 of them unreadable, 0 mismatches\n"))
    }
}

private enum Python {
    static var isThere: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") || path != nil }

    private static var path: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/python3" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs one of the tools.
    static func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "/usr/bin/python3")
        process.arguments = [Fixtures.packageRoot.appendingPathComponent("tools/\(tool)").path] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
}
