import SourceText

/// A linter for storyboards whose configuration can be taken over.
public enum Linter: String, Sendable, CaseIterable {
    case ibLinter = "IBLinter"
    case xiblint

    /// The file that its configuration is in.
    public var fileName: String {
        switch self {
        case .ibLinter: ".iblinter.yml"
        case .xiblint: ".xiblint.json"
        }
    }

    /// Its rules, in the order of their names.
    public var rules: [LinterRule] {
        switch self {
        case .ibLinter: LinterRule.ibLinter
        case .xiblint: LinterRule.xiblint
        }
    }
}

/// A rule of another linter, and what it is here.
public struct LinterRule: Sendable {
    /// An option of the other linter's rule.
    public struct Option: Sendable {
        /// How its value is to be read.
        enum Form: Sendable {
            case same
            /// Fonts as mappings of `name` and `size`.
            case fonts
            /// By name what to use instead.
            case replacements
            /// By name, lists by name; `null` in them is no value.
            case nestedLists
            /// A list of mappings of `element_class` and `base_classes`.
            case baseClasses
            /// A list of mappings with a `module`, whose classes are to be named.
            case modules
        }

        /// As the other linter calls it.
        public let name: String
        /// Ours; `nil` where none is needed.
        public let ours: String?
        let form: Form

        init(_ name: String, _ ours: String?, _ form: Form = .same) {
            (self.name, self.ours, self.form) = (name, ours, form)
        }
    }

    /// As the other linter calls it.
    public let name: String
    /// The identifiers of our rules that look for the same.
    public let ours: [String]
    /// Whether the other linter applies it unless told otherwise.
    public let isOnByDefault: Bool
    /// As the other linter reports it.
    public let severity: Diagnostic.Severity
    public let options: [Option]
    /// Our options that are to be set so that ours does what theirs does.
    public let fixed: [String: RuleValue]
    /// What differs, in a sentence or two.
    public let difference: String

    init(
        _ name: String, _ ours: String..., on isOnByDefault: Bool = false, severity: Diagnostic.Severity,
        options: [Option] = [], fixed: [String: RuleValue] = [:], _ difference: String
    ) {
        self.name = name
        self.ours = ours
        self.isOnByDefault = isOnByDefault
        self.severity = severity
        self.options = options
        self.fixed = fixed
        self.difference = difference
    }
}
