extension Configuration {
    /// The configuration as a file, which ends in a newline.
    ///
    /// - Parameters:
    ///   - remarks: Lines that stand first, as comments.
    ///   - origins: By rule what else it is called, as a comment beside it.
    func yaml(remarks: [String] = [], origins: [String: [String]] = [:]) -> String {
        var lines = remarks.map { "# \($0)" }
        func globs(_ key: String, _ globs: [Glob]) {
            guard !globs.isEmpty else { return }
            lines.append("\(key): \(YAMLText.list(globs.map(\.pattern)))")
        }
        globs("include", include)
        globs("exclude", exclude)
        if let baseline { lines.append("baseline: \(YAMLText.scalar(baseline))") }
        func settings(_ settings: [String: Setting], indent: String) {
            for (rule, setting) in settings.sorted(by: { $0.key < $1.key }) {
                let origin = origins[rule].map { "  # \($0.joined(separator: ", "))" } ?? ""
                lines.append("\(indent)\(rule): \(setting.yaml)\(origin)")
            }
        }
        if !rules.isEmpty {
            lines.append("rules:")
            settings(rules, indent: "  ")
        }
        if !overrides.isEmpty { lines.append("paths:") }
        for override in overrides {
            lines.append("  - match: \(YAMLText.list(override.match.map(\.pattern)))")
            lines.append("    rules:")
            settings(override.rules, indent: "      ")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension Configuration.Setting {
    fileprivate var yaml: String {
        let name = Configuration.Level.names.first { $0.level == level }?.name
        guard !options.isEmpty else { return name ?? "on" }
        return "{" + (name.map { "severity: \($0), " } ?? "") + RuleOptions(options).yaml + "}"
    }
}
