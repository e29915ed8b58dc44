/// Goes over a command's strings once, left to right, and gathers values by property.
struct ArgumentScanner {
    private let definitions: [ArgumentDefinition]
    private let named: [String: ArgumentDefinition]
    private let helpNames: [String]
    private let version: String
    private var values: [String: Any] = [:]
    private var words: [String] = []

    init(command: any ParsableCommand.Type, isRoot: Bool) {
        definitions = command.argumentDefinitions
        named = Dictionary(
            definitions.flatMap { definition in definition.names.map { ($0, definition) } },
            uniquingKeysWith: { first, _ in first })
        helpNames = command.configuration.helpNames.names(forProperty: "help")
        version = isRoot ? command.configuration.version : ""
    }

    /// Reads options and words; answers what is left, which is empty unless it stops at the first word.
    mutating func scan(_ arguments: ArraySlice<String>, stopsAtFirstWord: Bool) throws -> ArraySlice<String> {
        var rest = arguments
        while let argument = rest.first {
            if argument == "--" && !stopsAtFirstWord {
                words += rest.dropFirst()
                break
            }
            if isWord(argument) {
                if stopsAtFirstWord { return rest }
                words.append(argument)
                rest.removeFirst()
                continue
            }
            rest.removeFirst()
            try scanOption(argument, &rest)
        }
        try assignWords()
        return []
    }

    /// The values found, with defaults where there are none; throws for the first required argument that is missing.
    func completedValues() throws -> [String: Any] {
        var values = values
        for definition in definitions where values[definition.property] == nil {
            if let initial = definition.initial {
                values[definition.property] = initial
            } else if definition.isRequired {
                throw UsageError.missingArgument(definition.displayName)
            }
        }
        return values
    }

    /// Whether the string is a value rather than an option: `-` alone and negative numbers are.
    private func isWord(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), argument != "-" else { return true }
        return named[String(argument.prefix(2))] == nil && Double(argument) != nil
    }

    private mutating func scanOption(_ argument: String, _ rest: inout ArraySlice<String>) throws {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count > 1 ? String(parts[1]) : nil
        if let definition = named[name] {
            try take(definition, name, attached, &rest)
        } else if helpNames.contains(name) {
            throw CleanExit.helpRequest()
        } else if name == "--version", !version.isEmpty {
            throw CleanExit.message(version)
        } else if !name.hasPrefix("--"), name.count > 2 {
            try scanCluster(name, attached, &rest)
        } else {
            throw unknown(name)
        }
    }

    /// `-vq` is `-v -q`; the last of them may take a value.
    private mutating func scanCluster(_ cluster: String, _ attached: String?, _ rest: inout ArraySlice<String>) throws {
        let letters = cluster.dropFirst().map { "-\($0)" }
        for (index, letter) in letters.enumerated() {
            let isLast = index == letters.count - 1
            guard let definition = named[letter], isLast || definition.shape == .flag else { throw unknown(cluster) }
            try take(definition, letter, isLast ? attached : nil, &rest)
        }
    }

    private mutating func take(
        _ definition: ArgumentDefinition, _ name: String, _ attached: String?, _ rest: inout ArraySlice<String>
    ) throws {
        guard case .option(let takesUpToNextOption) = definition.shape else {
            if let attached { throw UsageError.unexpectedValue(option: name, value: attached) }
            return try store(name, in: definition)
        }
        if let attached { return try store(attached, in: definition) }
        guard let value = rest.first, isWord(value) else {
            throw UsageError.missingValue(option: name, valueName: definition.valueName)
        }
        try store(value, in: definition)
        rest.removeFirst()
        while takesUpToNextOption, let value = rest.first, isWord(value) {
            try store(value, in: definition)
            rest.removeFirst()
        }
    }

    private mutating func store(_ text: String, in definition: ArgumentDefinition) throws {
        values[definition.property] = try definition.fold(text, values[definition.property])
    }

    private mutating func assignWords() throws {
        var rest = words[...]
        for definition in definitions where definition.shape == .positional {
            repeat {
                guard let word = rest.popFirst() else { break }
                try store(word, in: definition)
            } while definition.isRepeating
        }
        if !rest.isEmpty { throw UsageError.unexpectedArguments(Array(rest)) }
    }

    private func unknown(_ name: String) -> UsageError {
        let known = definitions.filter { $0.help.visibility == .default }.flatMap(\.names) + helpNames
        return .unknownOption(name, known: known)
    }
}
