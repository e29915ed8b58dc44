import CommandArguments
import SourceText
import Testing

@Suite struct UsageErrorTests {
    /// Each misuse: what is typed, and the first line of the answer.
    static let misuses: [(arguments: [String], message: String)] = [
        (["chekc", "a"], "Unknown command 'chekc'. Did you mean 'check'?"),
        (["zzz"], "Unknown command 'zzz'."),
        (["secrt"], "Unknown command 'secrt'."),
        (["help", "chekc"], "Unknown command 'chekc'. Did you mean 'check'?"),
        (["check", "--formt", "json", "a"], "Unknown option '--formt'. Did you mean '--format'?"),
        (["check", "--zzzzzz", "a"], "Unknown option '--zzzzzz'."),
        (["check", "-z", "a"], "Unknown option '-z'."),
        (["check", "-qzv", "a"], "Unknown option '-qzv'."),
        (["check"], "Missing expected argument '<files> ...'."),
        (["convert"], "Missing expected argument '<source>'."),
        (["convert", "a", "b", "c", "d"], "Unexpected arguments 'c', 'd'."),
        (["check", "a", "--format"], "Missing value for '--format <format>'."),
        (["check", "--format", "--quiet", "a"], "Missing value for '--format <format>'."),
        (["check", "a", "--jobs"], "Missing value for '--jobs <count>'."),
        (["check", "--quiet=yes", "a"], "The option '--quiet' takes no value, but got 'yes'."),
        (
            ["check", "--format", "jsn", "a"],
            "The value 'jsn' is invalid for '--format <format>'. Did you mean 'json'? Allowed values: 'text', 'json'."
        ),
        (["check", "--jobs", "many", "a"], "The value 'many' is invalid for '--jobs <count>'."),
        (["convert", "a", "--size", "3"], "The value '3' is invalid for '--size <size>': a size is WIDTHxHEIGHT"),
        (["check", "a", "--jobs", "0"], "There must be at least one job."),
    ]

    @Test(arguments: misuses) func misuseIsNamed(arguments: [String], message: String) throws {
        do {
            _ = try Tool.parseAsRoot(arguments)
            Issue.record("\(arguments) parsed")
        } catch {
            let lines = Tool.fullMessage(for: error, nearest: nearestName).split(separator: "\n")
            #expect(lines.first == "Error: \(message)")
            #expect(message.hasPrefix(Tool.message(for: error).prefix { $0 != "." && $0 != ":" }))
            #expect(Tool.exitCode(for: error) == .validationFailure)
            #expect(Tool.exitCode(for: error).rawValue == 64)
        }
    }

    @Test func theAnswerShowsTheUsageOfTheCommandThatWasTried() {
        #expect(
            failure("convert")?.text == """
                Error: Missing expected argument '<source>'.
                Usage: tool convert [--keep <keep>] [--size <size>] [--fast] [--slow] <source> [<target>]
                  See 'tool convert --help' for more information.
                """)
    }

    @Test func hiddenOptionsAreNotSuggested() {
        #expect(failure("check", "--debug-outpu", "a")?.text.contains("Did you mean") == false)
    }

    @Test func otherErrorsEndWithOne() {
        struct Trouble: Error, CustomStringConvertible { let description = "no luck" }
        #expect(Tool.exitCode(for: Trouble()) == .failure)
        #expect(Tool.fullMessage(for: Trouble()) == "Error: no luck")
        #expect(Tool.exitCode(for: ExitCode(65)).rawValue == 65)
        #expect(Tool.fullMessage(for: ExitCode(65)).isEmpty)
    }
}
