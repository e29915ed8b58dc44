import TestSupport
import Testing

@testable import SegueCLI

/// `segue validate --import-config`.
@Suite struct ValidateImportTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    @Test func aConfigurationIsShownOrWritten() throws {
        let path = try tool.folder.write("enabled_rules: [misplaced]\n", to: ".iblinter.yml")
        #expect(tool.run("validate", "--import-config", path) == .success)
        #expect(tool.errors.isEmpty && tool.output.contains("\n  view-misplaced: error  # misplaced\n"))
        let shown = tool.output
        let output = tool.folder.path(".segue.yml")
        #expect(tool.run("validate", "--import-config", path, "-o", output) == .success)
        #expect(try tool.output.isEmpty && tool.folder.text(".segue.yml") == shown)

        // What it says is what is done.
        let storyboard = try tool.folder.write(
            Samples.sound.replacing("<viewController ", with: "<viewController misplaced=\"YES\" "),
            to: "Main.storyboard")
        #expect(tool.run("validate", storyboard) == .findings)
        #expect(tool.output.contains("[view-misplaced]"))
    }

    @Test func aFileThatExistsIsLeftAlone() throws {
        let path = try tool.folder.write("", to: ".iblinter.yml")
        let output = tool.folder.path(".segue.yml")
        #expect(tool.run("validate", "--import-config", path, "-o", output) == .success)
        let first = try tool.folder.text(".segue.yml")
        try tool.folder.write("enabled_rules: [misplaced]\n", to: ".iblinter.yml")
        #expect(tool.run("validate", "--import-config", path, "-o", output) == .usage)
        #expect(try tool.folder.text(".segue.yml") == first)
    }

    @Test func mistakesHaveTheirPlace() throws {
        let path = try tool.folder.write("enabled_rules: [misplaecd]\nnonsense: 1\n", to: ".iblinter.yml")
        #expect(tool.run("validate", "--import-config", path) == .success)
        #expect(tool.errors.contains(".iblinter.yml:1:17: warning: IBLinter has no rule \"misplaecd\" [unknown-rule]"))
        #expect(tool.errors.contains("did you mean \"misplaced\"?"))
        #expect(tool.errors.contains(".iblinter.yml:2:1: warning: IBLinter has no key \"nonsense\" [unknown-key]"))
        try tool.folder.write("enabled_rules: 1", to: ".iblinter.yml")
        #expect(tool.run("validate", "--import-config", path) == .usage && tool.output.isEmpty)
        #expect(tool.errors.contains(".iblinter.yml:1:16: error: "))
        #expect(tool.run("validate", "--import-config", tool.folder.path("none.yml")) == .unreadableInput)
        #expect(tool.run("validate", "--import-config", path, "a.storyboard") == .usage)
    }
}
