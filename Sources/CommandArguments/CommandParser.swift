/// Finds the command that a command line names, reads its arguments and makes its value.
struct CommandParser {
    var root: any ParsableCommand.Type
    /// Whether subcommands are left alone.
    var stopsAtRoot = false

    func parse(_ arguments: [String]) throws -> any ParsableCommand {
        var stack: [any ParsableCommand.Type] = [root]
        do {
            return try descend(arguments[...], stack: &stack)
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError(stack: stack, underlying: error)
        }
    }

    /// The commands that lead from `root` to `target`, both included.
    static func path(
        from root: any ParsableCommand.Type, to target: any ParsableCommand.Type
    ) -> [any ParsableCommand.Type]? {
        if root == target { return [root] }
        for command in root.configuration.subcommands {
            if let rest = path(from: command, to: target) { return [root] + rest }
        }
        return nil
    }

    private func descend(
        _ arguments: ArraySlice<String>, stack: inout [any ParsableCommand.Type]
    ) throws -> any ParsableCommand {
        let command = stack[stack.count - 1]
        let configuration = command.configuration
        guard !configuration.subcommands.isEmpty, !stopsAtRoot else { return try finish(command, arguments, stack) }

        // A subcommand that comes first leaves nothing to read: looking a command's properties up costs start-up time.
        if let word = arguments.first, let next = configuration.subcommands.first(where: { $0.answers(to: word) }) {
            stack.append(next)
            return try descend(arguments.dropFirst(), stack: &stack)
        }
        // A command with subcommands takes its own options up to the first word.
        var scanner = ArgumentScanner(command: command, isRoot: stack.count == 1)
        let rest: ArraySlice<String>
        do {
            rest = try scanner.scan(arguments, stopsAtFirstWord: true)
        } catch let error as UsageError {
            // An option that is not its own may be the default subcommand's.
            guard case .unknownOption = error, let fallback = configuration.defaultSubcommand else { throw error }
            stack.append(fallback)
            return try descend(arguments, stack: &stack)
        }
        guard let word = rest.first else {
            if let fallback = configuration.defaultSubcommand {
                stack.append(fallback)
                return try descend(arguments, stack: &stack)
            }
            return try make(command, scanner)
        }
        if let next = configuration.subcommands.first(where: { $0.answers(to: word) }) {
            stack.append(next)
            return try descend(rest.dropFirst(), stack: &stack)
        }
        if word == "help" { throw help(for: rest.dropFirst(), from: stack) }
        if let fallback = configuration.defaultSubcommand {
            stack.append(fallback)
            return try descend(arguments, stack: &stack)
        }
        throw unknownCommand(word, below: command)
    }

    private func finish(
        _ command: any ParsableCommand.Type, _ arguments: ArraySlice<String>, _ stack: [any ParsableCommand.Type]
    ) throws -> any ParsableCommand {
        var scanner = ArgumentScanner(command: command, isRoot: stack.count == 1)
        _ = try scanner.scan(arguments, stopsAtFirstWord: false)
        return try make(command, scanner)
    }

    private func make(_ command: any ParsableCommand.Type, _ scanner: ArgumentScanner) throws -> any ParsableCommand {
        var value = try command.init(from: ParsedValueDecoder(values: scanner.completedValues()))
        try value.validate()
        return value
    }

    private func unknownCommand(_ word: String, below command: any ParsableCommand.Type) -> UsageError {
        let names = command.listedSubcommands.map { $0.commandName }
        return .unknownCommand(word, known: names + ["help"])
    }

    /// What `tool help a b` asks for: the page of `b`, or an error when there is no such command.
    private func help(for words: ArraySlice<String>, from stack: [any ParsableCommand.Type]) -> CommandError {
        var stack = stack
        for word in words {
            let command = stack[stack.count - 1]
            guard let next = command.configuration.subcommands.first(where: { $0.answers(to: word) }) else {
                return CommandError(stack: stack, underlying: unknownCommand(word, below: command))
            }
            stack.append(next)
        }
        return CommandError(stack: stack, underlying: CleanExit.helpRequest())
    }
}

extension ParsableCommand {
    fileprivate static func answers(to word: String) -> Bool {
        word == commandName || configuration.aliases.contains(word)
    }
}
