/// What a command is called, how its help explains it, and which commands stand below it.
public struct CommandConfiguration: Sendable {
    /// The name to type, or `nil` to make one from the type's name (`ShowSegues` → `show-segues`).
    public var commandName: String?
    /// One line that says what the command does.
    public var abstract: String
    /// The usage line to show in place of the generated one.
    public var usage: String?
    /// Help after the abstract: when to use the command, with examples. Indented lines are kept as they are.
    public var discussion: String
    /// The version that `--version` prints; an empty one leaves the option out.
    public var version: String
    /// Whether help of the parent lists the command.
    public var shouldDisplay: Bool
    /// The commands below this one.
    public var subcommands: [any ParsableCommand.Type]
    /// The command to run when no subcommand is named.
    public var defaultSubcommand: (any ParsableCommand.Type)?
    /// The names that ask for help; none leaves the option out.
    public var helpNames: NameSpecification
    /// Other names the command answers to.
    public var aliases: [String]

    /// Creates a configuration; every part has a default.
    public init(
        commandName: String? = nil, abstract: String = "", usage: String? = nil, discussion: String = "",
        version: String = "", shouldDisplay: Bool = true, subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil, helpNames: NameSpecification = .shortAndLong,
        aliases: [String] = []
    ) {
        self.commandName = commandName
        self.abstract = abstract
        self.usage = usage
        self.discussion = discussion
        self.version = version
        self.shouldDisplay = shouldDisplay
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
        self.helpNames = helpNames
        self.aliases = aliases
    }
}
