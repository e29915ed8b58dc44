import TestSupport
import Testing

/// The built tool reads the variables of its environment that are about colours.
@Suite(.enabled(if: Tool.isBuilt, "the executables are not built")) struct ColorTests {
    @Test(
        arguments: [
            ([], ["FORCE_COLOR": "1"], true), ([], ["CLICOLOR_FORCE": "1"], true), ([], [:], false),
            ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
            (["--color", "always"], ["NO_COLOR": "1"], true), (["--color", "never"], ["FORCE_COLOR": "1"], false),
        ] as [([String], [String: String], Bool)])
    func reportsObeyOptionAndEnvironment(options: [String], environment: [String: String], colors: Bool) throws {
        var variables = ["NO_COLOR": "", "FORCE_COLOR": "", "CLICOLOR_FORCE": "", "CLICOLOR": ""]
        variables.merge(environment) { $1 }
        let run = try Tool.run(["validate", "Storyboards/Faulty"] + options, variables: variables)
        #expect(run.status == 1)
        #expect(run.output.contains("\u{1B}[") == colors)
    }
}
