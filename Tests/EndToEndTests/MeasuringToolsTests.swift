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

    @Test func precisionIsCountedByLabels() throws {
        try scratch.write(
            """
            #!/bin/sh
            echo '{"findings": [
              {"severity": "error", "rule": "a", "path": "M.xib", "line": 3, "message": "right"},
              {"severity": "error", "rule": "a", "path": "M.xib", "line": 4, "message": "wrong, as in line 7"},
              {"severity": "warning", "rule": "b", "path": "M.xib", "line": 5, "message": "nobody minds"},
              {"severity": "note", "rule": "c", "path": "M.xib", "line": 6, "message": "not counted"}]}'

            """, to: "findings")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: scratch.url("findings").path)
        try FileManager.default.createDirectory(at: scratch.url("App"), withIntermediateDirectories: true)
        func run(_ labels: String, _ options: String...) throws -> (status: Int32, output: String) {
            try scratch.write(labels, to: "labels.tsv")
            return try Python.run(
                "precision",
                [scratch.url("labels.tsv").path, scratch.url("App").path, "--segue", scratch.url("findings").path]
                    + options)
        }
        let right = "App\ta\tM.xib\tright\ttrue\n"
        let wrong = "App\ta\tM.xib\twrong, as in line …\tfalse\n"
        let harmless = "App\tb\tM.xib\tnobody minds\tharmless\tremark\n"
        let half = try run(right + wrong + harmless + "App\tz\tM.xib\tgone\ttrue\n")
        #expect(half.status == 1)
        #expect(half.output.contains("all errors           2         1         0         1         0     50.0 %\n"))
        #expect(half.output.contains("all warnings         1         0         1         0         0    100.0 %\n"))
        #expect(half.output.contains("no longer found: App/M.xib: gone [z], which was true\n"))
        #expect(half.output.hasSuffix("fewer than 95 % of the errors are right\n"))
        let missing = try run(right + wrong)
        #expect(missing.status == 1)
        #expect(missing.output.contains("no label: App/M.xib:5: warning: nobody minds [b]\n"))
        #expect(try run(right + wrong, "--new") == (0, "App\tb\tM.xib\tnobody minds\t\n"))
        #expect(try run(right + wrong.replacing("false", with: "true") + harmless).status == 0)
        #expect(try run("App\ta\n").status == 65)
        #expect(try run(right + right.replacing("true", with: "false")).status == 65)
    }

    @Test(arguments: [(0, 0), (1, 0), (64, 65), (65, 65), (70, 65)] as [(Int32, Int32)])
    func anAppThatIsPartlyCheckedIsNamed(ending: Int32, status: Int32) throws {
        try scratch.write("#!/bin/sh\necho '{\"findings\": []}'\necho why >&2\nexit \(ending)\n", to: "ends")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.url("ends").path)
        try FileManager.default.createDirectory(at: scratch.url("Owner+App"), withIntermediateDirectories: true)
        try scratch.write("", to: "labels.tsv")
        let arguments =
            ["labels.tsv", "Owner+App"].map { scratch.url($0).path } + ["--segue", scratch.url("ends").path]
        let run = try Python.run("precision", arguments)
        #expect(run.status == status)
        let line = "Owner+App was only partly checked: segue ended with \(ending): why\n"
        #expect(run.output.hasSuffix(line) == (status != 0))
        // Rows for the file of labels are nothing else.
        let rows = try Python.run("precision", arguments + ["--new"])
        #expect(rows.status == status && rows.output.isEmpty)
    }

    @Test func foldersThatPrecisionCannotTellApartOrFindAreAMistake() throws {
        for folder in ["one/App", "two/App", "two/Owner+App"] {
            try FileManager.default.createDirectory(at: scratch.url(folder), withIntermediateDirectories: true)
        }
        try scratch.write("#!/bin/sh\necho '{\"findings\": []}'\n", to: "ends")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.url("ends").path)
        try scratch.write("", to: "labels.tsv")
        func status(_ folders: String...) throws -> Int32 {
            let options = ["--segue", scratch.url("ends").path]
            return try Python.run("precision", (["labels.tsv"] + folders).map { scratch.url($0).path } + options).status
        }
        #expect(try status("one/App", "two/Owner+App") == 0)
        #expect(try status("one/App", "two/App") == 64)
        #expect(try status("one/App", "one/../one/App") == 64)
        #expect(try status("one/App", "one/Ap") == 64)
        #expect(try status("one/App", "labels.tsv") == 64)
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
