import SourceText

extension Linter {
    /// The page of the documentation that says what the rules of other linters are here.
    public static var page: String {
        """
        # Coming from another linter

        Every rule of \(allCases.map(\.rawValue).joined(separator: " and ")) has its counterpart here. To go on with a \
        configuration that you have:

            segue validate --import-config .iblinter.yml
            segue validate --import-config .xiblint.json --output .segue.yml

        The first shows a `.segue.yml` that says the same, the second writes it; a file that exists is left alone. What \
        cannot be taken over is told with its line. Rules that are on here and that the other linter does not have stay on.

        \(allCases.map(\.section).joined(separator: "\n"))
        """
    }

    private var section: String {
        let rows = rules.map { rule in
            let ours = rule.ours.map { "[\($0)](rules/\($0).md)" }.joined(separator: ", ")
            return "| `\(rule.name)` | \(rule.isOnByDefault ? "yes" : "no") | \(ours.isEmpty ? "–" : ours) "
                + "| \(rule.optionsText) | \(rule.difference) |"
        }
        return """
            ## \(rawValue)

            \(introduction)

            | \(rawValue) | On there | Here | Options | What differs |
            | --- | --- | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            From this `\(fileName)`

            ```\(self == .ibLinter ? "yaml" : "json")
            \(sample)
            ```

            comes this `.segue.yml`:

            ```yaml
            \(Self.imported(sample, fileName))```

            """
    }

    private var introduction: String {
        switch self {
        case .ibLinter:
            """
            Rules are those of version 0.5. `included` and `excluded` become `include` and `exclude`; each rule keeps \
            the severity that it has there. `reporter` is the option `--format` here. `disable_while_building_for_ib` \
            and `ignore_cache` have no counterpart: nothing is built, and nothing is cached.
            """
        case .xiblint:
            """
            All rules report errors. `include_paths` becomes `include`, each of `paths` an entry of `paths`, and one \
            without rules an entry of `exclude`; patterns of rules are spelt out.
            """
        }
    }

    private var sample: String {
        switch self {
        case .ibLinter:
            """
            enabled_rules: [relative_to_margin, use_base_class, view_as_device]
            disabled_rules: [enable_autolayout]
            excluded: [Pods]
            reporter: checkstyle
            use_base_class_rule:
              - element_class: UILabel
                base_classes: [PrimaryLabel, SecondaryLabel]
            view_as_device_rule: {device_id: retina4_0}
            """
        case .xiblint:
            """
            {
              "rules": ["autolayout_*", "strict_font_sizes", "enforce_system_properties"],
              "rules_config": {
                "strict_font_sizes": {"minimum_size": 13},
                "enforce_system_properties": {
                  "system_properties": {"label": {"adjustsFontForContentSizeCategory": ["YES", null]}}
                }
              },
              "paths": {"Pods": {"rules": []}, "Legacy": {"excluded_rules": ["autolayout_*"]}}
            }
            """
        }
    }

    private static func imported(_ text: String, _ name: String) -> String {
        let result = try? LinterImport(.init(path: name, text: text))
        return result?.text ?? ""
    }
}

extension LinterRule {
    fileprivate var optionsText: String {
        let theirs = options.map { "`\($0.name)` → \($0.ours.map { "`\($0)`" } ?? "none needed")" }
        let set = fixed.sorted { $0.key < $1.key }.map { "`\($0): \($1.yaml)`" }
        return (theirs + set).joined(separator: ", ")
    }
}
