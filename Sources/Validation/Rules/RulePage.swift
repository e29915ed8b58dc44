extension RuleDescription {
    /// The rule's page in the documentation, as Markdown.
    public var page: String {
        """
        # \(identifier)

        \(summary)

        **Severity:** \(severity.rawValue) · **On by default:** \(isOptIn ? "no" : "yes")

        ## Why

        \(rationale)

        ## Examples that are found

        `⟦` and `⟧` stand around what is found; they are no part of the file.

        \(triggering.map(\.markdown).joined(separator: "\n\n"))

        ## Examples that are sound

        \(nonTriggering.map(\.markdown).joined(separator: "\n\n"))

        """
    }

    /// The rule's line in the table of all rules.
    public var tableRow: String {
        "| [\(identifier)](\(identifier).md) | \(severity.rawValue) | \(isOptIn ? "no" : "yes") | \(summary) |"
    }
}

extension Example {
    /// What is written, without the frame that all storyboards share.
    fileprivate var markdown: String {
        files.map { file in
            let root = file.attributes.isEmpty ? "" : "<!-- <document \(file.attributes)> -->\n"
            let name = files.count > 1 ? "`\(file.path)`:\n\n" : ""
            return "\(name)```xml\n\(root)\(file.scenes)\n```"
        }.joined(separator: "\n\n")
    }
}
