import SourceText

extension Configuration {
    /// The configuration as a file that says everything: of each rule whether it is on, with which severity and which
    /// options, and in a comment where that is from. Read again it does the same.
    ///
    /// - Parameters:
    ///   - rules: The rules there are.
    ///   - remarks: Lines that stand first, as comments.
    public func effectiveYAML(
        rules descriptions: [RuleDescription] = Validator.allRules.map { type(of: $0).description }, remarks: [String]
    ) -> String {
        var effective = self
        var origins: [String: String] = [:]
        for rule in descriptions {
            let name = rule.identifier
            effective.rules[name] = rule.effective(rules[name])
            origins[name] = positions[name].map(Self.place) ?? (rule.isOptIn ? "opt-in" : "default")
        }
        return effective.yaml(
            remarks: remarks, origins: origins, ofOverrides: overrides.map { $0.positions.mapValues(Self.place) })
    }

    private static func place(_ position: SourcePosition) -> String {
        "\(position.path.printableLine):\(position.line)"
    }
}

extension RuleDescription {
    /// What holds where a configuration says `setting`, in full.
    fileprivate func effective(_ setting: Configuration.Setting?) -> Configuration.Setting {
        let given = setting?.options ?? [:]
        // A later setting may turn the rule on: then the options count that were given here.
        guard let severity = severity(at: setting) else { return Configuration.Setting(.off, options: given) }
        let standard = Dictionary(options.map { ($0.name, $0.standard) }) { first, _ in first }
        return Configuration.Setting(.severity(severity), options: standard.merging(given) { $1 })
    }
}
