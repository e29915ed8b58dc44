import SourceText
import YAMLTree

extension Importer {
    /// The rules whose options are keys of IBLinter's file.
    private static let blocks = [
        "custom_module", "use_base_class", "view_as_device", "use_trait_collections", "hides_bottom_bar",
    ]

    private static let reporters = [
        "xcode": "xcode", "json": "json", "emoji": "text", "checkstyle": "checkstyle", "codeclimate": "codeclimate",
        "gitlab-junit": "junit",
    ]

    mutating func readIBLinter(_ root: YAMLNode?) {
        let keys = [
            "enabled_rules", "disabled_rules", "excluded", "included", "reporter", "disable_while_building_for_ib",
            "ignore_cache",
        ]
        let fields = entries(root, keys + Self.blocks.map { $0 + "_rule" })
        configuration.include = paths(fields["included"])
        configuration.exclude = paths(fields["excluded"])
        readReporter(fields["reporter"])

        var active = Set(linter.rules.filter(\.isOnByDefault).map(\.name))
        for (name, node) in texts(fields["disabled_rules"]) {
            for rule in rules(matching: name, at: node) {
                active.remove(rule.name)
                for identifier in rule.ours {
                    configuration.rules[identifier] = Configuration.Setting(.off)
                    origins[identifier, default: []].append(rule.name)
                }
            }
        }
        for (name, node) in texts(fields["enabled_rules"]) {
            active.formUnion(rules(matching: name, at: node).map(\.name))
        }
        let blocks = fields
        let settings = settings(for: linter.rules.filter { active.contains($0.name) }) { rule, option in
            guard let block = blocks[rule.name + "_rule"] else { return nil }
            return option.form == .same ? block[option.name] : block
        }
        if blocks["custom_module_rule"] != nil {
            remarks.append("For custom_module write the classes of each module into the lists of custom-module-other.")
        }
        configuration.rules.merge(settings) { $1 }
        for name in Self.blocks {
            guard let block = fields[name + "_rule"], let rule = linter.rules.first(where: { $0.name == name }) else {
                continue
            }
            // A list of mappings, or one.
            let nodes = block.kind == .sequence ? (try? block.elements()) ?? [] : [block]
            for node in nodes { _ = entries(node, rule.options.map(\.name)) }
        }
    }

    private mutating func readReporter(_ node: YAMLNode?) {
        guard let node else { return }
        var name = ""
        attempt { () throws(Diagnostic) in name = try node.string() }
        if let format = Self.reporters[name] {
            remarks.append("For its reporter \"\(name)\" say: segue validate --format \(format)")
        } else if !name.isEmpty {
            problems.append(warning(node, "unknown-reporter", "IBLinter has no reporter \"\(name)\""))
        }
    }

    // MARK: xiblint

    /// What a file or a folder of xiblint's says.
    private struct Scope {
        var rules: [LinterRule] = []
        var options: [String: YAMLNode] = [:]
    }

    mutating func readXiblint(_ root: YAMLNode?) {
        let fields = entries(root, ["rules", "include_paths", "paths", "rules_config"])
        let include = texts(fields["include_paths"]).map(\.text)
        if !include.contains(where: { [".", "./"].contains($0) }) {
            configuration.include = include.map { Glob(Self.anchored($0)) }
        }
        let base = scope(fields, around: nil)
        configuration.rules = settings(of: base)

        guard let paths = fields["paths"] else { return }
        var entries: [YAMLNode.Entry] = []
        attempt { () throws(Diagnostic) in entries = try paths.entries() }
        for entry in entries {
            let keys = ["rules", "excluded_rules", "rules_config"]
            let scope = scope(self.entries(entry.value, keys), around: base)
            let glob = Glob(Self.anchored(entry.name))
            guard !scope.rules.isEmpty else {
                configuration.exclude.append(glob)
                continue
            }
            var settings = settings(of: scope)
            for (identifier, setting) in configuration.rules {
                if settings[identifier] == setting {
                    settings[identifier] = nil
                } else if settings[identifier] == nil {
                    settings[identifier] = Configuration.Setting(.off)
                }
            }
            guard !settings.isEmpty else { continue }
            configuration.overrides.append(Configuration.Override(match: [glob], rules: settings))
        }
    }

    private mutating func scope(_ fields: [String: YAMLNode], around base: Scope?) -> Scope {
        var scope = base ?? Scope()
        if fields["rules"] != nil {
            var names: Set<String> = []
            for (pattern, node) in texts(fields["rules"]) {
                names.formUnion(rules(matching: pattern, at: node).map(\.name))
            }
            scope.rules = linter.rules.filter { names.contains($0.name) }
        }
        for (pattern, node) in texts(fields["excluded_rules"]) {
            let names = rules(matching: pattern, at: node).map(\.name)
            scope.rules.removeAll { names.contains($0.name) }
        }
        // A folder's options take the place of all others.
        if let options = fields["rules_config"] {
            scope.options = entries(options, linter.rules.map(\.name))
            for rule in linter.rules {
                if let node = scope.options[rule.name] { _ = entries(node, rule.options.map(\.name)) }
            }
        }
        return scope
    }

    private mutating func settings(of scope: Scope) -> [String: Configuration.Setting] {
        settings(for: scope.rules) { rule, option in scope.options[rule.name]?[option.name] }
    }
}

extension LinterRule.Option.Form {
    /// Our value for theirs; `nil` for one that says nothing.
    func read(_ node: YAMLNode, for option: RuleOption) throws(Diagnostic) -> RuleValue? {
        switch self {
        case .same: return try option.value(from: node)
        case .fonts:
            var fonts: [String] = []
            for font in try node.elements() {
                guard let name = font["name"], let size = font["size"] else {
                    throw font.diagnostic("missing-key", "a font has a name and a size")
                }
                fonts.append("\(try name.string()) \(RuleValue.number(try size.double()).yaml)")
            }
            return .list(fonts)
        case .replacements:
            var classes: [String: [String]] = [:]
            for entry in try node.entries() { classes[entry.name] = [try entry.value.string()] }
            return .lists(classes)
        case .nestedLists:
            var lists: [String: [String]] = [:]
            for outer in try node.entries() {
                for inner in try outer.value.entries() {
                    var values: [String] = []
                    for value in try inner.value.elements() { values.append(value.isNull ? "" : try value.string()) }
                    lists["\(outer.name) \(inner.name)"] = values
                }
            }
            return .lists(lists)
        case .baseClasses:
            var lists: [String: [String]] = [:]
            for entry in try node.elements() {
                guard let kind = entry["element_class"] else {
                    throw entry.diagnostic("missing-key", "\"element_class\" is missing here")
                }
                var classes: [String] = []
                for name in try entry["base_classes"]?.elements() ?? [] { classes.append(try name.string()) }
                lists[try kind.string()] = classes
            }
            return .lists(lists)
        case .modules:
            var lists: [String: [String]] = [:]
            for entry in try node.elements() {
                guard let module = entry["module"] else {
                    throw entry.diagnostic("missing-key", "\"module\" is missing here")
                }
                lists[try module.string()] = []
            }
            return .lists(lists)
        }
    }
}
