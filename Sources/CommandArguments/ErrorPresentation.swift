/// Picks the one of some known names that a mistyped one was most likely meant to be, or none.
public typealias NearestName = (_ typed: String, _ known: [String]) -> String?

/// The text a person sees for an error of parsing or running a command.
struct ErrorPresentation {
    /// The bare text.
    let message: String
    /// The text with `Error:`, the usage and where to read more, or a help page.
    let fullText: String

    init(of error: any Error, columns: Int = 80, nearest: NearestName) {
        let stack = (error as? CommandError)?.stack ?? []
        switch (error as? CommandError)?.underlying ?? error {
        case CleanExit.helpRequest(let command):
            let path = command.flatMap { command in
                stack.first.flatMap { CommandParser.path(from: $0, to: command) } ?? [command]
            }
            message = HelpGenerator(stack: path ?? stack, columns: columns).text
            fullText = message
        case CleanExit.message(let text):
            message = text
            fullText = text
        case is ExitCode:
            message = ""
            fullText = ""
        case let underlying:
            message = (underlying as? UsageError)?.message(nearest: nearest) ?? "\(underlying)"
            guard !stack.isEmpty else {
                fullText = "Error: \(message)"
                return
            }
            let help = HelpGenerator(stack: stack, columns: columns)
            fullText = "Error: \(message)\nUsage: \(help.usage)\n\(help.seeAlso)"
        }
    }
}
