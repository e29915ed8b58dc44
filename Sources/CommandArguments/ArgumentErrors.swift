/// A misuse found by `validate()`; shown with the command's usage, exit status 64.
public struct ValidationError: Error, CustomStringConvertible, Sendable {
    /// What is wrong, in a sentence.
    public var message: String
    /// Creates an error with `message`.
    public init(_ message: String) { self.message = message }
    public var description: String { message }
}

/// The status a process ends with; throw one to end quietly.
public struct ExitCode: Error, RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Creates a status from its number.
    public init(_ code: Int32) { self.init(rawValue: code) }

    /// Everything went well: 0.
    public static let success = ExitCode(0)
    /// Something did not: 1.
    public static let failure = ExitCode(1)
    /// The command line was wrong: 64, `EX_USAGE` of `sysexits.h`.
    public static let validationFailure = ExitCode(64)

    /// Whether this is ``success``.
    public var isSuccess: Bool { self == .success }
}

/// A good end that prints something.
public enum CleanExit: Error, Sendable {
    /// Print the help page of a command; without one, of the command that was parsed.
    case helpRequest((any ParsableCommand.Type)? = nil)
    /// Print this text.
    case message(String)
}

/// An error together with the commands that were being parsed, outermost first.
struct CommandError: Error {
    var stack: [any ParsableCommand.Type]
    var underlying: any Error
}

/// The ways a command line can be wrong.
enum UsageError: Error, Equatable {
    case unknownOption(String, known: [String])
    case unknownCommand(String, known: [String])
    case missingValue(option: String, valueName: String)
    case unexpectedValue(option: String, value: String)
    case unexpectedArguments([String])
    case missingArgument(String)
    case invalidValue(String, of: String, allowed: [String], reason: String?)

    /// The error in words, with the name that `nearest` finds among those that would have been right.
    func message(nearest: NearestName) -> String {
        switch self {
        case .unknownOption(let name, let known):
            "Unknown option '\(name)'." + hint(nearest(name, known))
        case .unknownCommand(let name, let known):
            "Unknown command '\(name)'." + hint(nearest(name, known))
        case .missingValue(let option, let valueName):
            "Missing value for '\(option) <\(valueName)>'."
        case .unexpectedValue(let option, let value):
            "The option '\(option)' takes no value, but got '\(value)'."
        case .unexpectedArguments(let values):
            "Unexpected argument\(values.count == 1 ? "" : "s") \(list(values))."
        case .missingArgument(let name):
            "Missing expected argument '\(name)'."
        case .invalidValue(let value, let name, let allowed, let reason):
            "The value '\(value)' is invalid for '\(name)'\(reason.map { ": \($0)" } ?? ".")"
                + hint(nearest(value, allowed))
                + (allowed.isEmpty ? "" : " Allowed values: \(list(allowed)).")
        }
    }

    private func hint(_ suggestion: String?) -> String { suggestion.map { " Did you mean '\($0)'?" } ?? "" }
    private func list(_ values: [String]) -> String { values.map { "'\($0)'" }.joined(separator: ", ") }
}
