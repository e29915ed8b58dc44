/// A set of arguments that can be parsed from a list of strings.
///
/// Declare each argument as a property with one of the wrappers ``Argument``, ``Option``, ``Flag`` or ``OptionGroup``:
///
///     struct OutputOptions: ParsableArguments {
///         @Option(help: "Write to this file.")
///         var output: String?
///     }
///
/// `CodingKeys` of your own must name every argument, in the order of declaration: that is how arguments get their names.
///
/// The module reads no environment and writes nothing: strings go in, a value or a thrown error comes out.
public protocol ParsableArguments: Decodable, SendableMetatype {
    /// Creates an instance whose wrappers describe the arguments; only parsing gives them values.
    init()

    /// Checks what the types alone cannot; throw a ``ValidationError`` to report a misuse.
    mutating func validate() throws
}

extension ParsableArguments {
    /// Accepts everything.
    public mutating func validate() throws {}

    /// Parses `arguments` (without the program's name) into a value of this type.
    ///
    /// - Throws: An error that ``exitCode(for:)`` and ``fullMessage(for:columns:nearest:)`` know how to present.
    public static func parse(_ arguments: [String]) throws -> Self {
        let type = (self as? any ParsableCommand.Type) ?? ArgumentsOnly<Self>.self
        let parsed = try CommandParser(root: type, stopsAtRoot: true).parse(arguments)
        if let value = parsed as? Self { return value }
        if let wrapper = parsed as? ArgumentsOnly<Self> { return wrapper.group }
        preconditionFailure("the parser answered with another type than it was asked for")
    }

    /// The status a process should end with for `error`: 0 for help and version, 64 for misuse, otherwise 1.
    public static func exitCode(for error: any Error) -> ExitCode {
        switch (error as? CommandError)?.underlying ?? error {
        case is CleanExit: .success
        case is UsageError, is ValidationError: .validationFailure
        case let code as ExitCode: code
        default: .failure
        }
    }

    /// The bare text of `error`, without prefix or usage.
    public static func message(for error: any Error) -> String {
        ErrorPresentation(of: error, nearest: { _, _ in nil }).message
    }

    /// What to show a person for `error`: help itself, or `Error: …` with the usage of the command they tried.
    ///
    /// - Parameters:
    ///   - columns: The width that help is wrapped to.
    ///   - nearest: Finds what a mistyped name was meant to be; the default never does.
    public static func fullMessage(
        for error: any Error, columns: Int = 80, nearest: NearestName = { _, _ in nil }
    ) -> String {
        ErrorPresentation(of: error, columns: columns, nearest: nearest).fullText
    }
}

/// Stands in as the command when plain arguments are parsed on their own.
struct ArgumentsOnly<Group: ParsableArguments>: ParsableCommand {
    static var configuration: CommandConfiguration { CommandConfiguration(commandName: "\(Group.self)") }
    @OptionGroup var group: Group
}
