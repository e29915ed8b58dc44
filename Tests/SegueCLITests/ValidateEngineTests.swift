import Foundation
import TestSupport
import Testing

@testable import SegueCLI

/// What the engine around the rules does: formats, selection, configuration, suppression, baseline.
@Suite struct ValidateEngineTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    private func write(_ configuration: String, _ storyboard: String = Samples.dangling) throws -> String {
        try tool.folder.write(configuration, to: ".segue.yml")
        return try tool.folder.write(storyboard, to: "App/Main.storyboard")
    }

    // MARK: Formats

    @Test(arguments: FindingsFormat.allCases)
    func everyFormatIsTheSameForAnyNumberOfJobsAndMayBeWrittenAgain(format: FindingsFormat) throws {
        for number in 0..<20 {
            let text = number % 3 == 0 ? Samples.dangling : number % 7 == 0 ? "" : Samples.sound
            try tool.folder.write(text, to: "App/\(number).storyboard")
        }
        let folder = tool.folder.path("App")
        tool.run("validate", folder, "--format", format.rawValue, "--jobs", "1")
        let one = tool.output
        #expect(!one.isEmpty && tool.errors.isEmpty)
        tool.run("validate", folder, "--format", format.rawValue, "--jobs", "2")
        expectSameText(tool.output, one)

        let file = tool.folder.path("report")
        for path in [folder, folder, tool.folder.path("App/1.storyboard"), folder] {
            tool.run("validate", path, "--format", format.rawValue, "--output", file)
            #expect(tool.errors.isEmpty)
        }
    }

    // MARK: Selection

    @Test func oneRuleMayBeAskedFor() throws {
        let path = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
        #expect(tool.run("validate", path, "--rule", "duplicate-object-id") == .success)
        #expect(tool.run("validate", path, "--rule", "segue-destination-missing") == .findings)
        #expect(tool.run("validate", path, "--rule", "segue-destination-mising") == .usage)
        #expect(tool.errors.contains("did you mean segue-destination-missing?"))
    }

    @Test func theLevelThatFailsMayBeChosen() throws {
        let path = try write("rules: {segue-destination-missing: warning}")
        #expect(tool.run("validate", path) == .success)
        #expect(tool.output.contains(": warning: ") && tool.output.hasSuffix("1 warning in 1 file\n"))
        #expect(tool.run("validate", path, "--fail-on", "warning") == .findings)
        #expect(tool.run("validate", path, "--quiet") == .success && tool.output.isEmpty)
        #expect(tool.run("validate", path, "--quiet", "--fail-on", "note") == .findings)
        #expect(tool.output.contains(": warning: ") && !tool.output.contains("in 1 file"))
    }

    @Test func moreThanWantedIsOnlyCounted() throws {
        try tool.folder.write(Samples.dangling, to: "App/a.storyboard")
        try tool.folder.write(Samples.dangling, to: "App/b.storyboard")
        #expect(tool.run("validate", tool.folder.path("App"), "--max", "1") == .findings)
        #expect(tool.output.contains("a.storyboard:") && !tool.output.contains("b.storyboard:"))
        #expect(tool.output.hasSuffix("and 1 more finding\n\n2 errors in 2 files\n"))
        #expect(tool.run("validate", tool.folder.path("App"), "--max", "-1") == .usage)
    }

    // MARK: Configuration

    @Test func theNearestConfigurationCounts() throws {
        try tool.folder.write("rules: {segue-destination-missing: off}", to: ".segue.yml")
        try tool.folder.write("rules: {segue-destination-missing: note}", to: "App/Sub/.segue.yml")
        try tool.folder.write(Samples.dangling, to: "App/a.storyboard")
        try tool.folder.write(Samples.dangling, to: "App/Sub/Deep/b.storyboard")
        #expect(tool.run("validate", tool.folder.path("App")) == .success)
        #expect(!tool.output.contains("a.storyboard:") && tool.output.contains("b.storyboard:6:33: note: "))
    }

    @Test func filesMayBeLeftOut() throws {
        let path = try write("exclude: [App]")
        #expect(tool.run("validate", path) == .success)
        #expect(tool.output.contains("[everything-excluded]") && tool.output.hasSuffix("\n1 warning in 1 file\n"))
        try tool.folder.write("include: ['*.xib']", to: ".segue.yml")
        #expect(tool.run("validate", path) == .success)
    }

    @Test func aMistakeInItIsAUsageErrorWithItsPlace() throws {
        let path = try write("rules:\n  segue-destination-mising: off\n")
        #expect(tool.run("validate", path) == .usage)
        #expect(tool.output.isEmpty)
        #expect(
            tool.errors.contains(".segue.yml:2:3: error: there is no rule \"segue-destination-mising\" [unknown-rule]"))
        #expect(tool.errors.contains("help: did you mean \"segue-destination-missing\"?"))
    }

    // MARK: Suppression

    @Test func aFindingMayBeSuppressed() throws {
        let path = try write("suppress: [{rule: segue-destination-missing, object: x}]")
        #expect(tool.run("validate", path) == .success)
        #expect(tool.output == "nothing found in 1 file\n")
    }

    @Test func aSuppressionThatDoesNothingIsReported() throws {
        let configuration = """
            suppress:
              - {rule: segue-destination-missing, object: x}
              - {rule: segue-destination-missing, object: elsewhere}
            """
        let path = try write(configuration, Samples.sound)
        // Where the object is, nothing is wrong; where the other one is nobody has looked.
        #expect(tool.run("validate", path) == .success)
        #expect(tool.output.contains(".segue.yml:2:5: warning: there is no finding of segue-destination-missing"))
        #expect(!tool.output.contains("elsewhere"))
        #expect(tool.run("validate", tool.folder.path, "--fail-on", "warning") == .findings)
        #expect(tool.output.contains("about the object \"elsewhere\" to suppress [unused-suppression]"))
        #expect(tool.run("validate", tool.folder.path, "--rule", "duplicate-object-id") == .success)
        #expect(!tool.output.contains("unused-suppression"))
    }

    // MARK: Baseline

    @Test func aBaselineHoldsWhatWasThereBefore() throws {
        let path = try write("baseline: known.json")
        #expect(tool.run("validate", path) == .findings)
        #expect(tool.run("validate", path, "--baseline", "write") == .success)
        #expect(tool.run("validate", path) == .success)
        let known = try tool.folder.text("known.json")
        #expect(
            known.contains(
                "\"path\": \"App/Main.storyboard\", \"rule\": \"segue-destination-missing\", \"object\": \"x\""))

        // Saved anew: other lines, other order.
        let saved = Samples.dangling.replacing(
            "destination=\"gone\" kind=\"show\"", with: "kind=\"show\" destination=\"gone\""
        )
        .replacing("<scenes>", with: "<scenes>\n\n")
        try tool.folder.write(saved, to: "App/Main.storyboard")
        #expect(tool.run("validate", path) == .success)

        // Another fault is new.
        try tool.folder.write(saved.replacing("gone", with: "lost"), to: "App/Main.storyboard")
        #expect(tool.run("validate", path) == .findings)
        #expect(tool.run("validate", path, "--baseline", "update") == .findings)
        #expect(try !tool.folder.text("known.json").contains("segue-destination-missing"))
    }

    @Test func aBaselineNeedsItsNameAndIsNoOtherFile() throws {
        let path = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
        #expect(tool.run("validate", path, "--baseline", "write") == .usage)
        #expect(tool.errors.contains("no baseline is named for it"))
        try tool.folder.write("baseline: Main.storyboard", to: ".segue.yml")
        #expect(tool.run("validate", path, "--baseline", "write") == .usage)
        #expect(try tool.folder.text("Main.storyboard") == Samples.dangling)
    }

    // MARK: Options that do not go together

    @Test(arguments: [
        ["--dry-run", "a"], ["--fix", "--stdin"], ["--stdin", "a"], ["--stdin-path", "b", "a"],
        ["--git-staged", "--stdin"], ["--baseline", "write", "--fix", "a"], ["--fail-on", "never", "a"],
    ])
    func areRefused(arguments: [String]) {
        #expect(tool.run(["validate"] + arguments) == .usage)
        #expect(tool.output.isEmpty)
    }

    // MARK: Integration

    /// The hook and the action call segue with options that it has.
    @Test func whatOthersCallIsThere() throws {
        func text(_ name: String) throws -> String {
            try String(contentsOf: Fixtures.packageRoot.appendingPathComponent(name), encoding: .utf8)
        }
        let hook = try text(".pre-commit-hooks.yaml").split(separator: "\n").first { $0.contains("entry: segue ") }
        let entry = try #require(hook).split(separator: " ").drop { $0 != "segue" }.dropFirst().map(String.init)
        #expect(entry == ["validate", "--git-staged"])
        _ = try SegueCommand.parseAsRoot(entry)

        let action = try text("action.yml")
        #expect(action.contains(#"validate --format "$SEGUE_FORMAT" --fail-on "$SEGUE_FAIL_ON" "${arguments[@]}""#))
        #expect(action.contains(#"arguments+=(--sources "$path")"#) && action.contains(#"-- "${paths[@]}""#))
        #expect(action.contains("--product segue\n") && action.contains("--product segue-sources\n"))
        let defaults = ["--format", "github", "--fail-on", "error", "--sources", "App", "--", "."]
        #expect(action.contains("default: github\n") && action.contains("default: error\n"))
        _ = try SegueCommand.parseAsRoot(["validate"] + defaults)
    }
}
