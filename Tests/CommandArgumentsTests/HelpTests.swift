import CommandArguments
import Testing

@Suite struct HelpTests {
    @Test func theRootTeaches() throws {
        #expect(
            Tool.helpMessage() == """
                Works on storyboards.

                Start with a check:

                    tool check Main.storyboard

                USAGE: tool <subcommand>

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  check, lint             Checks files.
                  convert

                  See 'tool help <subcommand>' for detailed help.
                """)
    }

    @Test func aCommandListsItsArguments() throws {
        #expect(
            Tool.helpMessage(for: Check.self, columns: 70) == """
                Checks files.

                USAGE: tool check [--format <format>] [--jobs <count>]
                       [--exclude <exclude>] [--quiet] [--color] [-v]
                       [--output <output>] <files> ...

                ARGUMENTS:
                  <files> ...             The files to check.

                OUTPUT OPTIONS:
                  --output <output>       Write here.

                OPTIONS:
                  -f, --format <format>   The shape of the output. (values: text,
                                          json; default: text)
                  --jobs <count>          How many run at a time.
                  --exclude <exclude>     Leave these out.
                  -q, --quiet             Print less.
                  --color, --no-color     Use colours.
                  -v
                  -h, --help              Show help information.
                """)
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["help"], ["check", "--help"], ["help", "check"], ["check", "a", "-h"],
        ["check", "--format", "text", "--help"],
    ])
    func helpIsAGoodEnd(arguments: [String]) throws {
        do {
            _ = try Tool.parseAsRoot(arguments)
            Issue.record("\(arguments) parsed")
        } catch {
            let isCheck = arguments.contains("check")
            let page = isCheck ? Tool.helpMessage(for: Check.self) : Tool.helpMessage()
            #expect(Tool.fullMessage(for: error) == page)
            #expect(Tool.exitCode(for: error) == .success)
        }
    }

    @Test func theVersionIsAGoodEnd() throws {
        #expect(try #require(failure("--version")) == ("1.2.3", 0))
    }

    @Test func aSubcommandHasNoVersion() throws {
        #expect(try #require(failure("check", "--version")).code == 64)
    }

    @Test(arguments: 40...120) func noLineIsLongerThanTheTerminal(columns: Int) {
        for command in [Tool.self, Check.self, Convert.self] as [any ParsableCommand.Type] {
            for line in Tool.helpMessage(for: command, columns: columns).split(separator: "\n") {
                #expect(line.count <= columns, "\(line)")
            }
        }
    }
}
