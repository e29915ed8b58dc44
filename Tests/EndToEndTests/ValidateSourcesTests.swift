import Foundation
import TestSupport
import Testing

/// Storyboards held against the app's own code: `segue validate --sources`.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct ValidateSourcesTests {
    private static let sample = "Storyboards/OutOfStep"

    private func copy() throws -> Scratch {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(at: scratch.url("App"), withIntermediateDirectories: true)
        for name in ["Main.storyboard", "NotesViewController.swift"] {
            let url = Fixtures.packageRoot.appendingPathComponent("\(Self.sample)/\(name)")
            try scratch.write(String(contentsOf: url, encoding: .utf8), to: "App/\(name)")
        }
        return scratch
    }

    private func rules(_ run: Tool.Run) throws -> [String] {
        try (run.json()["findings"] as? [[String: Any]] ?? []).map {
            let name = ($0["path"] as? String ?? "").split(separator: "/").last ?? ""
            return "\(name):\($0["line"] ?? ""):\($0["column"] ?? "") \($0["rule"] ?? "")"
        }
    }

    private let all = [
        "Main.storyboard:15:55 action-not-in-class", "Main.storyboard:21:43 outlet-not-in-class",
        "Main.storyboard:31:62 custom-class-not-found", "Main.storyboard:36:104 unwind-action-not-implemented",
        "NotesViewController.swift:7:38 code-performs-missing-segue",
    ]

    @Test func whatCodeAndStoryboardDoNotShareIsFound() throws {
        let run = try Tool.run(["validate", "--sources", Self.sample, Self.sample, "--format", "json"])
        #expect(try rules(run) == all && run.status == 1)
        #expect(run.errors.isEmpty)
    }

    @Test func withoutSourcesNothingIsSaid() throws {
        let run = try Tool.run(["validate", Self.sample])
        #expect(run.status == 0 && run.output == "nothing found in 1 file\n")
    }

    @Test func aConfigurationNamesTheSources() throws {
        let scratch = try copy()
        for sources in ["App", "[App/NotesViewController.swift]", "{OutOfStep: [App]}", "."] {
            try scratch.write("sources: \(sources)\n", to: ".segue.yml")
            let run = try Tool.run(["validate", "App", "--format", "json"], in: scratch.folder)
            #expect(try rules(run) == all, "\(sources)")
        }
        // Another module's class is not this one's.
        try scratch.write("sources: {Other: App}\n", to: ".segue.yml")
        let run = try Tool.run(["validate", "App", "--format", "json"], in: scratch.folder)
        #expect(try rules(run).contains("Main.storyboard:31:62 custom-class-not-found"))
    }

    @Test func settingsSuppressionsAndTheBaselineHoldForSwiftFilesToo() throws {
        let scratch = try copy()
        try scratch.write(
            """
            sources: App
            baseline: known.json
            rules: {outlet-not-in-class: off, action-not-in-class: warning}
            paths:
              - match: "*.swift"
                rules: {code-performs-missing-segue: warning}
            suppress:
              - {rule: custom-class-not-found, object: nTe-vc-Oos}
              - {rule: code-performs-missing-segue, path: App/Other.swift}

            """, to: ".segue.yml")
        let first = try Tool.run(["validate", ".", "--format", "json"], in: scratch.folder)
        #expect(
            try rules(first) == [all[0], all[3], all[4], ".segue.yml:9:5 unused-suppression"])
        let severities = try (first.json()["findings"] as? [[String: Any]] ?? []).map { $0["severity"] as? String }
        #expect(severities == ["warning", "error", "warning", "warning"])

        try scratch.write("sources: App\nbaseline: known.json\n", to: ".segue.yml")
        #expect(try Tool.run(["validate", "App", "--baseline", "write"], in: scratch.folder).status == 0)
        #expect(try Tool.run(["validate", "App"], in: scratch.folder).output == "nothing found in 2 files\n")
        // Mended: its entry goes.
        let url = scratch.url("App/NotesViewController.swift")
        let text = try String(contentsOf: url, encoding: .utf8)
        try scratch.write(text.replacing("openNote", with: "showNote"), to: "App/NotesViewController.swift")
        #expect(try Tool.run(["validate", "App", "--baseline", "update"], in: scratch.folder).status == 0)
        let known = try String(contentsOf: scratch.url("known.json"), encoding: .utf8)
        #expect(!known.contains("code-performs-missing-segue") && known.contains("custom-class-not-found"))
    }

    /// The storyboards that the code speaks of are not all at hand.
    @Test func codeIsNotHeldAgainstSingleFiles() throws {
        let run = try Tool.run(
            ["validate", "--sources", Self.sample, "\(Self.sample)/Main.storyboard", "--format", "json"])
        #expect(try rules(run) == Array(all.dropLast()))
    }

    @Test func sourcesThatAreNotThereAreSaid() throws {
        let missing = try Tool.run(["validate", "--sources", "Storyboards/Gone", Self.sample])
        #expect(missing.status == 65 && missing.output.contains("Storyboards/Gone: error: "))
        let empty = try Tool.run(["validate", "--sources", "Storyboards/Faulty", Self.sample])
        #expect(empty.status == 65 && empty.output.contains("there are no Swift or Objective-C sources here"))
        let usage = try Tool.run(["validate", "--module", "A", Self.sample])
        #expect(usage.status == 64 && usage.errors.contains("--module belongs to --sources"))
    }

    /// A file that does not parse may have what its text mentions.
    @Test func aBrokenSourceFileKeepsRulesFromSayingThatWhatItMentionsIsMissing() throws {
        let scratch = try copy()
        try scratch.write("class NoteViewControler: UIViewController {\n", to: "App/Broken.swift")
        let run = try Tool.run(["validate", "--sources", "App", "App", "--format", "json"], in: scratch.folder)
        let found = try rules(run)
        #expect(found.dropLast() == [all[0], all[1], all[3], all[4]] && run.status == 65)
        #expect(found.last?.hasPrefix("Broken.swift:") == true)
        #expect(found.last?.hasSuffix(" source-file-unreadable") == true)
    }

    @Test(arguments: ["text", "xcode", "github", "sarif", "json", "junit", "checkstyle", "codeclimate", "html"])
    func everyFormatSaysThatSourcesCannotBeRead(format: String) throws {
        let run = try Tool.run(["validate", "--format", format, "--sources", "Storyboards/Gone", Self.sample])
        #expect(run.status == 65)
        #expect(run.output.contains("there is no file or folder of app sources here"))
        #expect(run.output.contains("sources-unreadable"))
        let quiet = try Tool.run(
            [
                "validate", "--quiet", "--rule", "dead-end", "--format", format, "--sources", "Storyboards/Gone",
                Self.sample,
            ])
        #expect(quiet.status == 65 && quiet.output.contains("sources-unreadable"))
    }

    @Test func theReportFileSaysItToo() throws {
        let scratch = try copy()
        let run = try Tool.run(
            ["validate", "--sources", "Gone", "Missing.storyboard", "--format", "json", "--output", "out.json"],
            in: scratch.folder)
        let report = try String(contentsOf: scratch.url("out.json"), encoding: .utf8)
        #expect(run.status == 65 && report.contains("sources-unreadable") && report.contains("missing-file"))
    }

    @Test func oneHostileSwiftFileCostsItselfAlone() throws {
        let scratch = try copy()
        try scratch.write("let a = " + String(repeating: "[", count: 3000), to: "App/Deep.swift")
        let run = try Tool.run(["validate", "--sources", "App", "App", "--format", "json"], in: scratch.folder)
        #expect(try rules(run) == all + ["Deep.swift:1:25 source-file-unreadable"] && run.status == 65)
    }

    @Test func whatCouldNotBeReadCannotBeSwitchedOff() throws {
        let scratch = try copy()
        try scratch.write("rules: {sources-unreadable: off}\n", to: "App/.segue.yml")
        let off = try Tool.run(["validate", "--sources", "Gone", "App"], in: scratch.folder)
        #expect(off.status == 64 && off.errors.contains("cannot be set or suppressed"))
        try scratch.write("baseline: known.json\n", to: "App/.segue.yml")
        let write = try Tool.run(["validate", "--sources", "Gone", "App", "--baseline", "write"], in: scratch.folder)
        #expect(write.status == 65)
        #expect(try Tool.run(["validate", "--sources", "Gone", "App"], in: scratch.folder).status == 65)
    }
}
