import CommandArguments
import SourceText

/// The commands that the tests of this folder parse: a small tool of the usual shape.
struct Tool: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tool", abstract: "Works on storyboards.",
            discussion: """
                Start with a check:

                    tool check Main.storyboard
                """,
            version: "1.2.3", subcommands: [Check.self, Convert.self, Secret.self])
    }
}

struct Check: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    static var configuration: CommandConfiguration {
        CommandConfiguration(abstract: "Checks files.", aliases: ["lint"])
    }

    @Argument(help: "The files to check.") var files: [String]
    @Option(name: .shortAndLong, help: "The shape of the output.") var format = Format.text
    @Option(help: ArgumentHelp("How many run at a time.", valueName: "count")) var jobs: Int?
    @Option(help: "Leave these out.") var exclude: [String] = []
    @Flag(name: .shortAndLong, help: "Print less.") var quiet = false
    @Flag(inversion: .prefixedNo, help: "Use colours.") var color = true
    @Flag(name: [.customShort("v")]) var verbosity: Int
    @OptionGroup(title: "Output options") var output: OutputOptions

    mutating func validate() throws {
        if jobs == 0 { throw ValidationError("There must be at least one job.") }
    }
}

struct OutputOptions: ParsableArguments {
    @Option(help: "Write here.") var output: String?
    @Flag(help: .hidden) var debugOutput = false
}

struct Convert: ParsableCommand {
    enum Speed: EnumerableFlag { case fast, slow }

    @Argument var source: String
    @Argument var target: String?
    @Option(parsing: .upToNextOption) var keep: [String] = []
    @Option(transform: { try Size($0) }) var size: Size?
    @Flag var speed = Speed.slow
}

struct Size: Equatable {
    struct Malformed: Error, CustomStringConvertible { let description = "a size is WIDTHxHEIGHT" }
    var width: Int
    var height: Int

    init(_ text: String) throws {
        let sides = text.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2 else { throw Malformed() }
        (width, height) = (sides[0], sides[1])
    }
}

struct Secret: ParsableCommand {
    static var configuration: CommandConfiguration { CommandConfiguration(shouldDisplay: false) }
}

/// What a person sees for `arguments` that do not parse, and the exit status.
func failure(_ arguments: String...) -> (text: String, code: Int32)? {
    do {
        _ = try Tool.parseAsRoot(arguments)
        return nil
    } catch {
        return (Tool.fullMessage(for: error, nearest: nearestName), Tool.exitCode(for: error).rawValue)
    }
}
