/// A command: arguments plus something to run.
///
///     struct Greet: ParsableCommand {
///         static var configuration: CommandConfiguration {
///             CommandConfiguration(abstract: "Greets someone.")
///         }
///         @Argument(help: "Whom to greet.") var name: String
///         mutating func run() throws { … }
///     }
///
///     var command = try Greet.parseAsRoot(["World"])
///     try command.run()
public protocol ParsableCommand: ParsableArguments {
    /// Name, help and subcommands; by default only a name made from the type's.
    static var configuration: CommandConfiguration { get }

    /// Does the command's work; by default shows its help.
    mutating func run() throws
}

extension ParsableCommand {
    public static var configuration: CommandConfiguration { CommandConfiguration() }

    public mutating func run() throws { throw CleanExit.helpRequest(Self.self) }

    /// Parses `arguments` (without the program's name) into this command or the subcommand they name.
    public static func parseAsRoot(_ arguments: [String]) throws -> any ParsableCommand {
        try CommandParser(root: self).parse(arguments)
    }

    /// The help page of `command`, which is this command or one below it, wrapped to `columns`.
    public static func helpMessage(for command: (any ParsableCommand.Type)? = nil, columns: Int = 80) -> String {
        let stack = command.flatMap { CommandParser.path(from: self, to: $0) } ?? [self]
        return HelpGenerator(stack: stack, columns: columns).text
    }

    /// The name people type: the configured one, or the type's in kebab case.
    static var commandName: String { configuration.commandName ?? "\(Self.self)".kebabCased() }

    /// The subcommands that help shows and suggestions name.
    static var listedSubcommands: [any ParsableCommand.Type] {
        configuration.subcommands.filter { $0.configuration.shouldDisplay }
    }
}
