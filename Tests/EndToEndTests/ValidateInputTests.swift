import Foundation
import TestSupport
import Testing

/// Where `segue validate` takes its files from: standard input, what git has staged.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct ValidateInputTests {
    private static let sample = "Storyboards/Faulty/Main.storyboard"

    private func sample() throws -> String {
        try String(contentsOf: Fixtures.packageRoot.appendingPathComponent(Self.sample), encoding: .utf8)
    }

    @Test func standardInputIsFoundToBeWhatTheFileIs() throws {
        let named = try Tool.run(["validate", Self.sample, "--format", "json"])
        let piped = try Tool.run(
            ["validate", "--stdin", "--stdin-path", Self.sample, "--format", "json"],
            input: Fixtures.packageRoot.appendingPathComponent(Self.sample))
        #expect(piped.status == 1)
        func rules(_ run: Tool.Run) throws -> [String] {
            try (run.json()["findings"] as? [[String: Any]] ?? []).map {
                "\($0["path"] ?? "") \($0["rule"] ?? "") \($0["line"] ?? "")"
            }
        }
        // The file's own rules; those of the project need the project.
        #expect(try Set(rules(piped)).isSubset(of: rules(named)))
        #expect(try rules(piped).contains { $0.hasPrefix("\(Self.sample) segue-destination-missing ") })
    }

    @Test func withoutAPathTheCurrentFolderIsLookedAt() throws {
        let scratch = try Scratch()
        try scratch.write(sample(), to: "Main.storyboard")
        let run = try Tool.run(["validate"], in: scratch.folder)
        #expect(run.status == 1 && run.output.contains("Main.storyboard:17:57: error: "))
        let report = try Tool.run(["report"], in: scratch.folder)
        #expect(report.status == 0 && report.output.contains("Main.storyboard"))
        let stats = try Tool.run(["report", "stats"], in: scratch.folder)
        #expect(stats.status == 0)
        let empty = try Scratch()
        #expect(try Tool.run(["validate"], in: empty.folder).status == 64)
    }

    @Test(arguments: [
        (["veiws", "Main.storyboard"], "segue report views Main.storyboard?"), (["grpah"], "segue report graph?"),
    ])
    func aMisspeltKindOfReportIsSuggested(words: [String], suggestion: String) throws {
        let scratch = try Scratch()
        try scratch.write(sample(), to: "Main.storyboard")
        let run = try Tool.run(["report"] + words, in: scratch.folder)
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains("did you mean \(suggestion)"))
        // A word that is like no kind is a path that is not there.
        #expect(try Tool.run(["report", "Application"], in: scratch.folder).status == 65)
    }

    private func git(_ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private static let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].contains {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: hasGit, "needs git")) func whatIsStagedIsLookedAtAsItIsStaged() throws {
        let scratch = try Scratch()
        let folder = scratch.url("App é")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try git(["init", "-q"], in: scratch.folder)
        try scratch.write(sample(), to: "App é/Staged.storyboard")
        try scratch.write(sample(), to: "App é/Untracked.storyboard")
        try git(["add", "App é/Staged.storyboard"], in: scratch.folder)
        // What came after staging does not count.
        try scratch.write("", to: "App é/Staged.storyboard")

        let root = try Tool.run(["validate", "--git-staged"], in: scratch.folder)
        #expect(root.status == 1)
        #expect(root.output.contains("App é/Staged.storyboard:17:57: error: "))
        #expect(!root.output.contains("Untracked"))
        let below = try Tool.run(["validate", "--git-staged"], in: folder)
        #expect(below.status == 1 && below.output.hasPrefix("Staged.storyboard:17:57: error: "))

        try git(["commit", "-q", "-m", "a"], in: scratch.folder)
        let none = try Tool.run(["validate", "--git-staged"], in: scratch.folder)
        #expect(none.status == 0 && none.output.isEmpty)

        // Sources that the configuration names are not read in these modes, and the report says so.
        try scratch.write("sources: App é\n", to: ".segue.yml")
        try scratch.write(sample(), to: "App é/Staged.storyboard")
        try git(["add", "."], in: scratch.folder)
        let withSources = try Tool.run(["validate", "--git-staged", "--format", "json"], in: scratch.folder)
        let piped = try Tool.run(
            ["validate", "--stdin", "--stdin-path", "App é/Staged.storyboard", "--format", "json"], in: scratch.folder,
            input: scratch.url("App é/Staged.storyboard"))
        for run in [withSources, piped] {
            let notes = try (run.json()["findings"] as? [[String: Any]] ?? []).filter {
                $0["rule"] as? String == "sources-not-checked"
            }
            #expect(notes.count == 1 && notes.first?["severity"] as? String == "note")
            #expect((notes.first?["path"] as? String)?.hasSuffix(".segue.yml") == true)
        }

        let elsewhere = try Scratch()
        let outside = try Tool.run(["validate", "--git-staged"], in: elsewhere.folder)
        #expect(outside.status == 64 && outside.errors.contains("git rev-parse failed: "))
    }
}
