extension RuleDescription {
    /// The rule's page in the documentation, as Markdown.
    public var page: String {
        """
        # \(identifier)

        \(summary)

        **Severity:** \(severity.rawValue) · **On by default:** \(isOptIn ? "no" : "yes") · **Platforms:** \(platforms.names.joined(separator: ", "))\(
            needsSources ? " · **Needs:** the app's sources (`--sources`)" : "")

        ## Why

        \(rationale)
        \(optionsSection)
        ## Examples that are found

        `⟦` and `⟧` stand around what is found; they are no part of the file.

        \(triggering.map(\.markdown).joined(separator: "\n\n"))

        ## Examples that are sound

        \(nonTriggering.map(\.markdown).joined(separator: "\n\n"))

        """
    }

    private var optionsSection: String {
        guard !options.isEmpty else { return "" }
        let rows = options.map { "| `\($0.name)` | \($0.kind.phrase) | `\($0.standard.yaml)` | \($0.summary) |" }
        return """

            ## Options

            | Option | Value | Unless given | What it changes |
            | --- | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            ```yaml
            rules:
              \(identifier): {\(options.map { "\($0.name): \($0.standard.yaml)" }.joined(separator: ", "))}
            ```

            """
    }

    /// The rule's line in the table of all rules.
    public var tableRow: String {
        "| [\(identifier)](\(identifier).md) | \(severity.rawValue) | \(isOptIn ? "no" : needsSources ? "with sources" : "yes") | \(platforms == .all ? "all" : platforms.names.joined(separator: ", ")) | \(summary) |"
    }
}

extension Example {
    /// What is written, without the frame that all storyboards share.
    fileprivate var markdown: String {
        (options.values.isEmpty ? "" : "With `\(options.yaml)`:\n\n")
            + (surroundings.map { "Beside `\($0.excerpt)`:\n\n" } ?? "")
            + (files.map { file in
                let name = files.count + sources.count > 1 ? "`\(file.path)`:\n\n" : ""
                return "\(name)```xml\n\(file.excerpt)\n```"
            }
            + sources.map { source in
                let module = sources.contains { $0.module != source.module } ? " (module \(source.module))" : ""
                return "`\(source.path)`\(module):\n\n```\(source.language)\n\(source.trimmed)\n```"
            }).joined(separator: "\n\n")
    }
}

extension RuleOptions {
    /// As they stand in a configuration, on one line.
    public var yaml: String {
        values.sorted { $0.key < $1.key }.map { "\($0): \($1.yaml)" }.joined(separator: ", ")
    }
}

extension RuleOption.Kind {
    /// For tables: `true or false`.
    public var phrase: String {
        switch self {
        case .flag: "true or false"
        case .number: "a number"
        case .text: "a text"
        case .list: "texts"
        case .lists: "lists by name"
        }
    }
}
