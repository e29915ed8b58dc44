import JSONText
import SourceText
import Validation

/// What `segue rules` says.
public struct RulesReport: Sendable {
    private let rules: [RuleDescription]

    public init(rules: [RuleDescription]) { self.rules = rules }

    /// A line for each rule: its name, its severity, whether it is applied unasked, and what it finds.
    public func list() -> String {
        var table = TextTable(columns: [.left, .left, .left, .left])
        for rule in rules {
            table.add([rule.identifier, rule.severity.rawValue, Self.use(of: rule), rule.summary])
        }
        let optIn = rules.count { $0.isOptIn }
        return table.lines.map { $0 + "\n" }.joined() + "\n\(plural(rules.count, "rule")), \(optIn) of them opt-in\n"
    }

    private static func use(of rule: RuleDescription) -> String {
        rule.isOptIn ? "opt-in" : rule.needsSources ? "with sources" : "on"
    }

    /// Everything about each rule.
    ///
    /// - Parameter columns: How wide paragraphs may be; `nil` for a usual width.
    public func explanations(columns: Int? = nil) -> String {
        rules.map { explanation($0, columns: max(40, min(columns ?? 100, 100))) }.joined(separator: "\n\n")
    }

    private func explanation(_ rule: RuleDescription, columns: Int) -> String {
        let use =
            (rule.isOptIn ? "applied only where a configuration turns it on" : "on unless turned off")
            + (rule.needsSources ? ", where the app's sources are given" : "")
        var text = "\(rule.identifier): \(rule.severity.rawValue), \(use)\n\n"
        text += Self.wrapped(rule.summary, columns) + "\n" + Self.wrapped(rule.rationale, columns)
        if !rule.options.isEmpty {
            text += "\nOptions, with what holds unless a .segue.yml says otherwise:\n\n"
            var table = TextTable(columns: [.left, .left])
            for option in rule.options { table.add(["    \(option.name): \(option.standard.yaml)", option.summary]) }
            text += table.lines.map { $0 + "\n" }.joined()
        }
        for (title, examples) in [("Reported", rule.triggering), ("Not reported", rule.nonTriggering)] {
            for example in examples {
                let files =
                    example.files.map { (path: $0.path, text: $0.excerpt) }
                    + example.sources.map { (path: $0.path, text: $0.trimmed) }
                for file in files {
                    let options =
                        (example.options.values.isEmpty ? "" : " with \(example.options.yaml)")
                        + (example.surroundings.map { " beside \($0.excerpt)" } ?? "")
                    text += "\n\(title)\(options)\(files.count > 1 ? ", in \(file.path)" : ""):\n\n"
                    for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
                        text += line.isEmpty ? "\n" : "    \(line)\n"
                    }
                }
            }
        }
        return text
    }

    private static func wrapped(_ text: String, _ columns: Int) -> String {
        var lines: [String] = [""]
        for word in text.split(whereSeparator: \.isWhitespace) {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= columns {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The rules for programs: one JSON document with sorted keys, which ends in a newline.
    public func json(generator: String) -> String {
        let entries = rules.map { rule -> JSONValue in
            [
                "rule": .string(rule.identifier), "severity": .string(rule.severity.rawValue),
                "optIn": .bool(rule.isOptIn), "needsSources": .bool(rule.needsSources),
                "summary": .string(rule.summary), "rationale": .string(rule.rationale),
                "options": .array(
                    rule.options.map { option in
                        [
                            "name": .string(option.name), "kind": .string(option.kind.rawValue),
                            "default": Self.json(option.standard), "summary": .string(option.summary),
                        ]
                    }),
            ]
        }
        return JSONText.document(
            ["version": 1, "generator": .string(generator), "rules": .array(entries)] as JSONValue)
    }

    private static func json(_ value: RuleValue) -> JSONValue {
        switch value {
        case .flag(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        case .list(let texts): .array(texts.map { .string($0) })
        case .lists(let lists): .object(lists.mapValues { .array($0.map { .string($0) }) })
        }
    }
}
