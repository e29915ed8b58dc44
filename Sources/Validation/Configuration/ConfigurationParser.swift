import SourceText
import YAMLTree

/// Everything that is wrong with a configuration file.
public struct InvalidConfiguration: Error, Sendable, Hashable {
    /// Errors in the order of their positions; at least one.
    public let diagnostics: [Diagnostic]
}

extension Configuration {
    /// The keys of each mapping; the JSON Schema has the same.
    enum Keys {
        static let root = ["include", "exclude", "baseline", "sources", "rules", "paths", "suppress"]
        static let override = ["match", "rules"]
        /// Beside the options of the rule.
        static let rule = ["severity"]
        static let suppression = ["rule", "object", "path", "reason"]
    }

    /// Reads a configuration file.
    ///
    /// ```swift
    /// let file = SourceFile(path: ".segue.yml", text: "rules: {duplicate-object-id: warning}")
    /// let configuration = try Configuration.parse(file)
    /// ```
    ///
    /// - Parameter rules: The rules there are; another one is an error.
    /// - Throws: everything that is wrong with the file, so that it can be mended in one go.
    public static func parse(
        _ file: SourceFile, rules: [RuleDescription] = Validator.allRules.map { type(of: $0).description }
    ) throws(InvalidConfiguration) -> Configuration {
        var parser = ConfigurationParser(rules: rules)
        let configuration = parser.parse(file)
        guard parser.problems.isEmpty else {
            throw InvalidConfiguration(
                diagnostics: parser.problems.sorted { ($0.position?.line ?? 0) < ($1.position?.line ?? 0) })
        }
        return configuration
    }
}

private struct ConfigurationParser {
    private let rules: [String]
    private let options: [String: [RuleOption]]
    var problems: [Diagnostic] = []

    init(rules: [RuleDescription]) {
        self.rules = rules.map(\.identifier)
        options = Dictionary(rules.map { ($0.identifier, $0.options) }) { first, _ in first }
    }

    mutating func parse(_ file: SourceFile) -> Configuration {
        var configuration = Configuration(path: file.path)
        var root: YAMLNode?
        attempt { () throws(Diagnostic) in root = try YAMLTree.parse(file) }
        guard let root, !root.isNull, let fields = entries(root, "the configuration", Configuration.Keys.root) else {
            return configuration
        }
        for entry in fields {
            let value = entry.value
            switch entry.name {
            case "include": configuration.include = globs(value)
            case "exclude": configuration.exclude = globs(value)
            case "baseline": configuration.baseline = text(value)
            case "sources": configuration.sources = modules(value)
            case "rules":
                configuration.rules = settings(value)
                configuration.positions = positions(value)
            case "paths": configuration.overrides = list(value).compactMap { override($0) }
            default: configuration.suppressions = list(value).compactMap { suppression($0) }
            }
        }
        return configuration
    }

    // MARK: Parts

    /// One path, a list of them, or such a list for each module.
    private mutating func modules(_ node: YAMLNode) -> [Configuration.Module] {
        guard node.kind == .mapping else { return [Configuration.Module(name: nil, paths: texts(node))] }
        var pairs: [YAMLNode.Entry] = []
        attempt { () throws(Diagnostic) in pairs = try node.entries() }
        return pairs.map { Configuration.Module(name: $0.name, paths: texts($0.value)) }
    }

    private mutating func override(_ node: YAMLNode) -> Configuration.Override? {
        guard let fields = entries(node, "an entry of paths", Configuration.Keys.override) else { return nil }
        require(["match", "rules"], node)
        var override = Configuration.Override(match: [], rules: [:])
        for entry in fields {
            if entry.name == "match" {
                override.match = globs(entry.value)
            } else {
                override.rules = settings(entry.value)
                override.positions = positions(entry.value)
            }
        }
        return override
    }

    private mutating func suppression(_ node: YAMLNode) -> Configuration.Suppression? {
        guard let fields = entries(node, "a suppression", Configuration.Keys.suppression) else { return nil }
        require(["rule"], node)
        if node["object"] == nil, node["path"] == nil, node["rule"] != nil {
            problems.append(
                node.diagnostic(
                    "missing-key", "a suppression needs \"object\" or \"path\"",
                    fixHint: "to do without the rule, turn it off under \"rules\""))
        }
        var suppression = Configuration.Suppression(rule: "", position: node.position, end: node.end)
        for entry in fields {
            guard let value = text(entry.value) else { continue }
            switch entry.name {
            case "rule":
                checkRule(value, entry.value)
                suppression.rule = value
            case "object": suppression.object = value
            case "path": suppression.path = Glob(value)
            case "reason": suppression.reason = value
            default: break
            }
        }
        return suppression
    }

    private mutating func settings(_ node: YAMLNode) -> [String: Configuration.Setting] {
        var pairs: [YAMLNode.Entry] = []
        attempt { () throws(Diagnostic) in pairs = try node.entries() }
        var settings: [String: Configuration.Setting] = [:]
        for entry in pairs {
            checkRule(entry.name, entry.key)
            settings[entry.name] =
                entry.value.kind == .mapping
                ? setting(entry.value, of: entry.name) : Configuration.Setting(level(entry.value))
        }
        return settings
    }

    private func positions(_ node: YAMLNode) -> [String: SourcePosition] {
        let pairs = (try? node.entries()) ?? []
        return Dictionary(pairs.map { ($0.name, $0.key.position) }) { first, _ in first }
    }

    private mutating func setting(_ node: YAMLNode, of rule: String) -> Configuration.Setting {
        var setting = Configuration.Setting(nil)
        let known = options[rule] ?? []
        for entry in entries(node, "the rule \(rule)", Configuration.Keys.rule + known.map(\.name)) ?? [] {
            if let option = known.first(where: { $0.name == entry.name }) {
                attempt { () throws(Diagnostic) in setting.options[option.name] = try option.value(from: entry.value) }
            } else {
                setting.level = level(entry.value)
            }
        }
        return setting
    }

    private mutating func level(_ node: YAMLNode) -> Configuration.Level? {
        let known = Configuration.Level.names
        guard let name = text(node) else { return nil }
        if let level = known.first(where: { $0.name == name })?.level { return level }
        let nearest = nearestName(to: name, in: known.map(\.name)).map { "did you mean \"\($0)\"?" }
        let list = known.map { "\"\($0.name)\"" }.joined(separator: ", ")
        problems.append(node.diagnostic("invalid-value", "\"\(name)\" is none of \(list)", fixHint: nearest))
        return nil
    }

    private mutating func checkRule(_ name: String, _ node: YAMLNode) {
        guard !rules.contains(name) else { return }
        guard ReadingProblem.named(name) == nil else {
            problems.append(
                node.diagnostic(
                    "unknown-rule", "\"\(name)\" says what could not be read; it cannot be set or suppressed",
                    fixHint: "see segue rules \(name)"))
            return
        }
        let hint = nearestName(to: name, in: rules).map { "did you mean \"\($0)\"?" } ?? "segue rules lists them"
        problems.append(node.diagnostic("unknown-rule", "there is no rule \"\(name)\"", fixHint: hint))
    }

    // MARK: Values

    private mutating func attempt(_ body: () throws(Diagnostic) -> Void) {
        do { try body() } catch { problems.append(error) }
    }

    /// The pairs with known keys; the others are reported.
    private mutating func entries(_ node: YAMLNode, _ name: String, _ keys: [String]) -> [YAMLNode.Entry]? {
        var pairs: [YAMLNode.Entry]?
        attempt { () throws(Diagnostic) in pairs = try node.entries() }
        return pairs?.filter { entry in
            guard !keys.contains(entry.name) else { return true }
            let nearest = nearestName(to: entry.name, in: keys)
            let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "known keys: " + keys.joined(separator: ", ")
            problems.append(
                entry.key.diagnostic("unknown-key", "\(name) has no key \"\(entry.name)\"", fixHint: hint))
            return false
        }
    }

    private mutating func require(_ keys: [String], _ node: YAMLNode) {
        for key in keys where node[key] == nil {
            problems.append(node.diagnostic("missing-key", "\"\(key)\" is missing here"))
        }
    }

    private mutating func list(_ node: YAMLNode) -> [YAMLNode] {
        var elements: [YAMLNode] = []
        attempt { () throws(Diagnostic) in elements = try node.elements() }
        return elements
    }

    private mutating func text(_ node: YAMLNode) -> String? {
        var text: String?
        attempt { () throws(Diagnostic) in
            let value = try node.string()
            guard !value.isEmpty else { throw node.diagnostic("invalid-value", "the text must not be empty") }
            text = value
        }
        return text
    }

    /// One text, or a list of them.
    private mutating func texts(_ node: YAMLNode) -> [String] {
        let nodes = node.kind == .sequence ? list(node) : [node]
        return nodes.compactMap { text($0) }
    }

    /// One pattern, or a list of them.
    private mutating func globs(_ node: YAMLNode) -> [Glob] { texts(node).map { Glob($0) } }
}

extension RuleOption {
    /// What a configuration says for the option. Throws an error at the place that is of another kind.
    func value(from node: YAMLNode) throws(Diagnostic) -> RuleValue {
        switch kind {
        case .flag: return .flag(try node.bool())
        case .number: return .number(try node.double())
        case .text: return .text(try node.string())
        case .list: return .list(try Self.list(node))
        case .lists:
            var lists: [String: [String]] = [:]
            for entry in try node.entries() { lists[entry.name] = try Self.list(entry.value) }
            return .lists(lists)
        }
    }

    private static func list(_ node: YAMLNode) throws(Diagnostic) -> [String] {
        var texts: [String] = []
        for element in try node.elements() { texts.append(try element.string()) }
        return texts
    }
}
