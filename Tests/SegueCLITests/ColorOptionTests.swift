import Testing

@testable import SegueCLI

/// `--color`, on the commands that take it.
@Suite struct ColorOptionTests {
    let tool: TestTool
    let file: String

    init() throws {
        tool = try TestTool()
        file = try tool.folder.write(Samples.dangling, to: "Main.storyboard")
    }

    private func isColored(_ text: String) -> Bool { text.contains("\u{1B}[") }

    @Test func findingsHaveColorsWhereTheyAreWanted() {
        #expect(tool.run("validate", file) == .findings)
        #expect(!isColored(tool.output))
        #expect(tool.run("validate", "--color", "always", file) == .findings)
        #expect(isColored(tool.output))
        #expect(tool.run("validate", "--color", "never", file) == .findings)
        #expect(!isColored(tool.output))
        #expect(tool.run("validate", "--color=auto", file) == .findings)
        #expect(!isColored(tool.output))
    }

    @Test func differencesHaveThemToo() throws {
        let other = try tool.folder.write(Samples.sound, to: "Other.storyboard")
        #expect(tool.run("diff", "--color", "always", file, other) == .findings)
        #expect(isColored(tool.output))
    }

    @Test func filesAndFormatsForProgramsHaveNone() throws {
        #expect(tool.run("validate", "--color", "always", "--format", "json", file) == .findings)
        #expect(!isColored(tool.output))
        let report = tool.folder.path("report.txt")
        #expect(tool.run("validate", "--color", "always", "--output", report, file) == .findings)
        #expect(try !isColored(tool.folder.text("report.txt")))
    }

    @Test(
        arguments: [
            ["report", "none"], ["report", "tree", "none"], ["report", "views", "none"],
            ["report", "graph", "none"], ["report", "refs", "a", "none"], ["report", "stats", "none"],
            ["diff", "none", "nothing"], ["walk", "none"], ["animate", "no-curve"], ["rules", "no-rule"],
        ])
    func errorsOfEveryCommandHaveThem(arguments: [String]) {
        #expect(tool.run(arguments + ["--color", "always"]) != .success)
        #expect(isColored(tool.errors))
        #expect(tool.run(arguments + ["--color", "never"]) != .success)
        #expect(!tool.errors.isEmpty && !isColored(tool.errors))
    }

    @Test(arguments: ["validate", "report", "diff", "walk", "animate", "rules"])
    func anotherValueIsAMistake(command: String) {
        #expect(tool.run(command, "--color", "allways") == .usage)
        #expect(
            tool.errors.hasPrefix(
                "Error: The value 'allways' is invalid for '--color <when>'. Did you mean 'always'? "
                    + "Allowed values: 'auto', 'always', 'never'.\n"))
    }

    @Test func helpNamesTheOption() {
        #expect(tool.run("validate", "--help") == .success)
        #expect(tool.output.contains("--color <when>"))
        #expect(tool.output.contains("FORCE_COLOR"))
    }
}
