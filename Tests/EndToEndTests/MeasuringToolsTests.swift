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

    @Test(.enabled(if: Tool.find("git") != nil, "git is not there"))
    func whatMergesBreakIsFoundAndWhatTheyDoNotIsNot() throws {
        let path = scratch.url("25.storyboard").path
        _ = try Python.run("generate-storyboard", ["25", "--output", path])
        let segue = Tool.folder.appendingPathComponent("segue").path
        let run = try Python.run("merge-damage", [path, "--count", "20", "--segue", segue])
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.hasPrefix("20 merges of 1 storyboard, seed 1\n"))
        #expect(try Python.run("merge-damage", [path, "--count", "20", "--segue", segue]).output == run.output)

        // A program that finds nothing is told of what it does not find.
        try scratch.write("#!/bin/sh\necho '{\"findings\": []}'\n", to: "blind")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.url("blind").path)
        let blind = try Python.run("merge-damage", [path, "--count", "20", "--segue", scratch.url("blind").path])
        #expect(blind.status == 1)
        #expect(blind.output.contains("not well-formed, and segue says nothing"))
        #expect(blind.output.contains(": segue says 0, the judge "))
    }
}

private enum Python {
    static var isThere: Bool { path != nil }

    private static var path: String? { Tool.find("python3") }

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
