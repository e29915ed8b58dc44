extension Configuration {
    /// The configuration as a file, which ends in a newline.
    ///
    /// - Parameters:
    ///   - remarks: Lines that stand first, as comments.
    ///   - origins: By rule what else it is called, as a comment beside it.
    func yaml(remarks: [String] = [], origins: [String: [String]] = [:]) -> String {
        let origins = origins.mapValues { $0.joined(separator: ", ") }
        return yaml(remarks: remarks, origins: origins, ofOverrides: overrides.map { _ in origins })
    }

    /// The same with comments for each override.
    func yaml(remarks: [String], origins: [String: String], ofOverrides: [[String: String]]) -> String {
        var lines = remarks.map { "# \($0)" }
        func globs(_ key: String, _ globs: [Glob]) {
            guard !globs.isEmpty else { return }
            lines.append("\(key): \(YAMLText.list(globs.map(\.pattern)))")
        }
        globs("include", include)
        globs("exclude", exclude)
        if let baseline { lines.append("baseline: \(YAMLText.scalar(baseline))") }
        if !sources.isEmpty { lines.append("sources: " + Self.yaml(sources)) }
        func settings(_ settings: [String: Setting], _ origins: [String: String], indent: String) {
            for (rule, setting) in settings.sorted(by: { $0.key < $1.key }) {
                let origin = origins[rule].map { "  # \($0)" } ?? ""
                lines.append("\(indent)\(rule): \(setting.yaml)\(origin)")
            }
        }
        if !rules.isEmpty {
            lines.append("rules:")
            settings(rules, origins, indent: "  ")
        }
        if !overrides.isEmpty { lines.append("paths:") }
        for (override, origins) in zip(overrides, ofOverrides) {
            lines.append("  - match: \(YAMLText.list(override.match.map(\.pattern)))")
            lines.append("    rules:")
            settings(override.rules, origins, indent: "      ")
        }
        if !suppressions.isEmpty { lines.append("suppress:") }
        for suppression in suppressions {
            let fields = [
                ("rule", suppression.rule), ("object", suppression.object), ("path", suppression.path?.pattern),
                ("reason", suppression.reason),
            ]
            let pairs = fields.compactMap { name, text in text.map { "\(name): \(YAMLText.scalar($0))" } }
            lines.append("  - {\(pairs.joined(separator: ", "))}")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func yaml(_ modules: [Module]) -> String {
        if modules.count == 1, modules[0].name == nil { return YAMLText.list(modules[0].paths) }
        let pairs = modules.map { "\(YAMLText.scalar($0.name ?? "")): \(YAMLText.list($0.paths))" }
        return "{\(pairs.joined(separator: ", "))}"
    }
}

extension Configuration.Setting {
    fileprivate var yaml: String {
        let name = Configuration.Level.names.first { $0.level == level }?.name
        // One that says nothing turns a rule on and leaves its severity as it is.
        guard !options.isEmpty else { return name ?? "{}" }
        return "{" + (name.map { "severity: \($0), " } ?? "") + RuleOptions(options).yaml + "}"
    }
}
