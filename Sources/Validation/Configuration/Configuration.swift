import SourceText

/// What a `.segue.yml` says: which files are looked at, by which rules, and what is known and accepted.
///
/// Paths and patterns in it are relative to the folder it lies in.
public struct Configuration: Sendable, Hashable {
    /// How a rule is applied.
    public enum Level: Sendable, Hashable {
        case off
        /// With the rule's own severity.
        case on
        case severity(Diagnostic.Severity)

        /// What the file says for each.
        static let names: [(name: String, level: Level)] = [
            ("off", .off), ("on", .on), ("note", .severity(.note)), ("warning", .severity(.warning)),
            ("error", .severity(.error)),
        ]
    }

    /// What is said of a rule.
    public struct Setting: Sendable, Hashable {
        /// `nil` where only options are said: the rule is applied then, at the level said before if there was one.
        public var level: Level?
        /// By the option's name.
        public var options: [String: RuleValue]

        /// Takes what is said.
        public init(_ level: Level?, options: [String: RuleValue] = [:]) {
            self.level = level
            self.options = options
        }

        /// This, with what `later` says instead.
        func merging(_ later: Setting) -> Setting {
            Setting(
                later.level ?? (level == .off ? .on : level), options: options.merging(later.options) { $1 })
        }
    }

    /// Settings for some of the files.
    public struct Override: Sendable, Hashable {
        public var match: [Glob]
        public var rules: [String: Setting]
        /// Where each rule is named.
        public var positions: [String: SourcePosition] = [:]
    }

    /// Findings that are accepted, and not reported.
    public struct Suppression: Sendable, Hashable {
        public var rule: String
        /// The Interface Builder object; `nil` for all.
        public var object: String?
        /// The files; `nil` for all.
        public var path: Glob?
        public var reason: String?
        /// Where it is written.
        public var position: SourcePosition
        public var end: SourcePosition

        /// Whether it is about this finding, in the file at `path`.
        public func covers(_ finding: Finding, path: String) -> Bool {
            finding.diagnostic.identifier == rule && (object == nil || object == finding.diagnostic.objectID)
                && self.path?.matches(path) ?? true
        }
    }

    /// The sources of one module.
    public struct Module: Sendable, Hashable {
        /// `nil` for the module that most of the storyboards' classes name.
        public var name: String?
        /// Files and folders.
        public var paths: [String]

        public init(name: String?, paths: [String]) { (self.name, self.paths) = (name, paths) }
    }

    /// The file it was read from, as positions show it.
    public var path: String
    public var include: [Glob] = []
    public var exclude: [Glob] = []
    /// The path of the baseline.
    public var baseline: String?
    /// The app's sources, by the modules they are compiled into.
    public var sources: [Module] = []
    public var rules: [String: Setting] = [:]
    /// Where each of the rules is named.
    public var positions: [String: SourcePosition] = [:]
    /// Later ones win over earlier ones.
    public var overrides: [Override] = []
    public var suppressions: [Suppression] = []

    /// A configuration that says nothing.
    public init(path: String) { self.path = path }

    /// Whether the file at `path` is looked at.
    public func includes(_ path: String) -> Bool {
        (include.isEmpty || include.contains { $0.matches(path) }) && !excludes(path)
    }

    /// Whether the file at `path` is left out, also where it is among those to look at.
    public func excludes(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }

    /// What is said for the rules in the file at `path`; nothing for those that are as they are.
    public func settings(for path: String) -> [String: Setting] {
        overrides.reduce(rules) { settings, override in
            guard override.match.contains(where: { $0.matches(path) }) else { return settings }
            return settings.merging(override.rules) { $0.merging($1) }
        }
    }
}

extension RuleDescription {
    /// With which severity the rule is applied where a configuration says `setting`; `nil` when it is not applied.
    public func severity(at setting: Configuration.Setting?) -> Diagnostic.Severity? {
        guard let setting else { return isOptIn ? nil : severity }
        switch setting.level {
        case .off: return nil
        case .on, nil: return severity
        case .severity(let severity): return severity
        }
    }
}
