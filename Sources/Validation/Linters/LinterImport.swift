import SourceText
import YAMLTree

/// A configuration of ours that says what another linter's says.
///
/// ```swift
/// let file = SourceFile(path: ".iblinter.yml", text: "enabled_rules: [relative_to_margin]")
/// print(try LinterImport(file).text)
/// ```
public struct LinterImport: Sendable {
    /// Which linter the file is for.
    public let linter: Linter
    /// The configuration, which parses; comments say where each part comes from.
    public let text: String
    /// What could not be taken over, with its place.
    public let problems: [Diagnostic]

    /// Reads the configuration of another linter. Throws everything that makes no sense in it.
    ///
    /// Which linter it is for is known by the file's name, or else by its keys.
    public init(_ file: SourceFile) throws(InvalidConfiguration) {
        let root: YAMLNode?
        do throws(Diagnostic) {
            // JSON is YAML.
            root = try YAMLTree.parse(file)
        } catch {
            throw InvalidConfiguration(diagnostics: [error])
        }
        linter = Self.linter(of: file.path, root)
        var importer = Importer(linter: linter)
        switch linter {
        case .ibLinter: importer.readIBLinter(root)
        case .xiblint: importer.readXiblint(root)
        }
        guard importer.errors.isEmpty else { throw InvalidConfiguration(diagnostics: importer.errors) }
        problems = importer.problems
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        let remarks = ["Taken over from \(linter.rawValue)'s \(name)."] + importer.remarks
        text = importer.configuration.yaml(remarks: remarks, origins: importer.origins)
    }

    private static func linter(of path: String, _ root: YAMLNode?) -> Linter {
        if path.hasSuffix(".json") || path.contains("xiblint") { return .xiblint }
        if path.contains("iblinter") { return .ibLinter }
        return root?["rules"] != nil || root?["include_paths"] != nil ? .xiblint : .ibLinter
    }
}

/// Fills a configuration from another linter's.
struct Importer {
    let linter: Linter
    var configuration = Configuration(path: ".segue.yml")
    /// What the whole file is told with.
    var remarks: [String] = []
    /// By our rule the names of theirs.
    var origins: [String: [String]] = [:]
    var errors: [Diagnostic] = []
    var problems: [Diagnostic] = []

    init(linter: Linter) { self.linter = linter }

    // MARK: Rules

    /// Our settings for `rules` of theirs.
    ///
    /// - Parameter value: The value that is given for an option of a rule.
    mutating func settings(
        for rules: [LinterRule], value: (LinterRule, LinterRule.Option) -> YAMLNode?
    ) -> [String: Configuration.Setting] {
        var settings: [String: Configuration.Setting] = [:]
        for rule in rules {
            var options = rule.fixed
            for option in rule.options {
                guard let node = value(rule, option), !node.isNull, let ours = option.ours else { continue }
                let kind = kind(of: ours, in: rule)
                attempt { () throws(Diagnostic) in
                    guard let read = try option.form.read(node, for: kind) else { return }
                    options[ours] = read
                }
            }
            for identifier in rule.ours {
                let known = Self.options(of: identifier).map(\.name)
                let setting = Configuration.Setting(
                    .severity(rule.severity), options: options.filter { known.contains($0.key) })
                settings[identifier] = settings[identifier]?.merging(setting) ?? setting
                if origins[identifier]?.contains(rule.name) != true {
                    origins[identifier, default: []].append(rule.name)
                }
            }
        }
        return settings
    }

    private static func options(of identifier: String) -> [RuleOption] {
        Validator.allRules.lazy.map { type(of: $0).description }.first { $0.identifier == identifier }?.options ?? []
    }

    private func kind(of option: String, in rule: LinterRule) -> RuleOption {
        rule.ours.lazy.flatMap { Self.options(of: $0) }.first { $0.name == option }
            ?? RuleOption(name: option, kind: .text, standard: .text(""), summary: "")
    }

    /// The rules of theirs that a pattern means; one that means none is reported.
    mutating func rules(matching pattern: String, at node: YAMLNode) -> [LinterRule] {
        let glob = Glob(pattern)
        let found = linter.rules.filter { $0.name == pattern || glob.matches($0.name) }
        if found.isEmpty {
            let nearest = nearestName(to: pattern, in: linter.rules.map(\.name))
            problems.append(
                warning(
                    node, "unknown-rule", "\(linter.rawValue) has no rule \"\(pattern)\"",
                    nearest.map { "did you mean \"\($0)\"?" }))
        }
        return found
    }

    // MARK: Values

    mutating func attempt(_ body: () throws(Diagnostic) -> Void) {
        do { try body() } catch { errors.append(error) }
    }

    /// The pairs with known keys; the others are reported.
    mutating func entries(_ node: YAMLNode?, _ keys: [String]) -> [String: YAMLNode] {
        // An empty file says nothing, and its linter does what it does unasked.
        guard let node, !node.isNull else { return [:] }
        var pairs: [YAMLNode.Entry] = []
        attempt { () throws(Diagnostic) in pairs = try node.entries() }
        var entries: [String: YAMLNode] = [:]
        for pair in pairs {
            if keys.contains(pair.name) {
                entries[pair.name] = pair.value.isNull ? nil : pair.value
            } else {
                let nearest = nearestName(to: pair.name, in: keys)
                problems.append(
                    warning(
                        pair.key, "unknown-key", "\(linter.rawValue) has no key \"\(pair.name)\"",
                        nearest.map { "did you mean \"\($0)\"?" }))
            }
        }
        return entries
    }

    /// The texts of a list, each with its place.
    mutating func texts(_ node: YAMLNode?) -> [(text: String, node: YAMLNode)] {
        var texts: [(text: String, node: YAMLNode)] = []
        guard let node else { return [] }
        attempt { () throws(Diagnostic) in
            for element in try node.elements() { texts.append((try element.string(), element)) }
        }
        return texts
    }

    /// Their paths are from the folder of the configuration.
    mutating func paths(_ node: YAMLNode?) -> [Glob] { texts(node).map { Glob(Self.anchored($0.text)) } }

    static func anchored(_ path: String) -> String {
        var path = path[...]
        while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
        if path.hasPrefix("./") { path.removeFirst(2) }
        return path.contains("/") ? String(path) : "/" + path
    }

    func warning(_ node: YAMLNode, _ identifier: String, _ message: String, _ hint: String? = nil) -> Diagnostic {
        var diagnostic = node.diagnostic(identifier, message, fixHint: hint)
        diagnostic.severity = .warning
        return diagnostic
    }
}
