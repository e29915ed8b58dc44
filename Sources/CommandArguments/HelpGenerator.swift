/// Writes a command's help page.
struct HelpGenerator {
    private let stack: [any ParsableCommand.Type]
    private let columns: Int
    private let definitions: [ArgumentDefinition]

    /// - Parameter stack: The command and those above it, outermost first.
    init(stack: [any ParsableCommand.Type], columns: Int) {
        self.stack = stack
        self.columns = max(columns, 40)
        definitions = stack.last?.argumentDefinitions ?? []
    }

    private var configuration: CommandConfiguration { stack.last?.configuration ?? CommandConfiguration() }
    private var commandPath: String { stack.map { $0.commandName }.joined(separator: " ") }
    private var visible: [ArgumentDefinition] { definitions.filter { $0.help.visibility == .default } }

    private var listedSubcommands: [any ParsableCommand.Type] { stack.last?.listedSubcommands ?? [] }

    /// `segue validate [--format <format>] <path> ...`
    var usage: String { usageParts.joined(separator: " ") }

    private var usageParts: [String] {
        if let usage = configuration.usage { return [usage] }
        var parts = [commandPath]
        // Required things and words first to be seen; many options would hide them.
        let options = visible.filter { $0.shape != .positional }
        if options.count > 8 {
            parts.append("[<options>]")
            parts += options.filter(\.isRequired).map(\.displayName)
        } else {
            parts += options.map { $0.isRequired ? $0.displayName : "[\($0.displayName)]" }
        }
        parts += visible.filter { $0.shape == .positional }.map {
            $0.isRequired ? $0.displayName : "[\($0.displayName)]"
        }
        if !listedSubcommands.isEmpty {
            parts.append(configuration.defaultSubcommand == nil ? "<subcommand>" : "[<subcommand>]")
        }
        return parts
    }

    /// Where a person finds the whole page.
    var seeAlso: String {
        guard let name = helpNames.last else { return "" }
        return "  See '\(commandPath) \(name)' for more information."
    }

    private var helpNames: [String] { configuration.helpNames.names(forProperty: "help") }

    /// The whole page.
    var text: String {
        var sections: [String] = []
        let overview = [configuration.abstract, configuration.discussion].filter { !$0.isEmpty }
        if !overview.isEmpty {
            sections.append(overview.map { TextWrapping.wrap($0, columns: columns) }.joined(separator: "\n\n"))
        }
        sections.append("USAGE: " + TextWrapping.wrap(pieces: usageParts, columns: columns - 7, hanging: 7))
        sections += section("ARGUMENTS", visible.filter { $0.shape == .positional }.map(row))
        for title in optionSections {
            var rows = visible.filter { $0.shape != .positional && $0.section == title }.map(row)
            if title.isEmpty { rows += standardRows }
            sections += section(title.isEmpty ? "OPTIONS" : title.uppercased(), rows)
        }
        sections += section("SUBCOMMANDS", listedSubcommands.map(row))
        if !listedSubcommands.isEmpty {
            let more = "See '\(commandPath) help <subcommand>' for detailed help."
            sections.append("  " + TextWrapping.wrap(more, columns: columns - 2, hanging: 2))
        }
        return sections.joined(separator: "\n\n")
    }

    /// Titles in the order in which they first occur, the untitled options last, where `--help` stands too.
    private var optionSections: [String] {
        var titles: [String] = []
        for definition in visible where definition.shape != .positional && !definition.section.isEmpty {
            if !titles.contains(definition.section) { titles.append(definition.section) }
        }
        return titles + [""]
    }

    private var standardRows: [(String, String)] {
        var rows: [(String, String)] = []
        if stack.count == 1, !configuration.version.isEmpty { rows.append(("--version", "Show the version.")) }
        if !helpNames.isEmpty { rows.append((helpNames.joined(separator: ", "), "Show help information.")) }
        return rows
    }

    private func row(_ definition: ArgumentDefinition) -> (String, String) {
        var label = definition.displayName
        if definition.shape != .positional {
            label = definition.names.joined(separator: ", ")
            if case .option = definition.shape { label += " <\(definition.valueName)>" }
        }
        var notes: [String] = []
        if !definition.allValues.isEmpty { notes.append("values: \(definition.allValues.joined(separator: ", "))") }
        if let initial = definition.initialDescription, !initial.isEmpty { notes.append("default: \(initial)") }
        let note = notes.isEmpty ? "" : "(\(notes.joined(separator: "; ")))"
        let parts = [definition.help.abstract, note, definition.help.discussion].filter { !$0.isEmpty }
        return (label, parts.joined(separator: " "))
    }

    private func row(_ command: any ParsableCommand.Type) -> (String, String) {
        let names = [command.commandName] + command.configuration.aliases
        return (names.joined(separator: ", "), command.configuration.abstract)
    }

    private func section(_ title: String, _ rows: [(label: String, text: String)]) -> [String] {
        guard !rows.isEmpty else { return [] }
        let indent = 26
        let lines = rows.map { row in
            let label = "  " + row.label
            guard !row.text.isEmpty else { return label }
            let text = TextWrapping.wrap(row.text, columns: columns - indent, hanging: indent)
            let fits = label.count < indent - 1
            let gap = String(repeating: " ", count: fits ? indent - label.count : indent)
            return fits ? label + gap + text : label + "\n" + gap + text
        }
        return ["\(title):\n" + lines.joined(separator: "\n")]
    }
}
