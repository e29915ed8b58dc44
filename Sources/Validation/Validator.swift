import InterfaceBuilder
import SourceText

/// Applies rules to documents.
///
/// ```swift
/// let findings = Validator().findings(in: document)
/// ```
public struct Validator: Sendable {
    /// Every rule there is, in the order of their identifiers.
    public static let allRules: [any Rule] = [
        DuplicateObjectID(), SegueDestinationMissing(), UnwindWithoutExit(),
    ]

    /// The rules that are applied.
    public let rules: [any Rule]

    /// Makes a validator with all rules, unless others are given.
    public init(rules: [any Rule] = Validator.allRules) { self.rules = rules }

    /// What the rules find in `document`, in the order of the file.
    public func findings(in document: InterfaceDocument) -> [Finding] {
        var findings: [Finding] = []
        for rule in rules {
            var report = RuleReport(document: document, rule: type(of: rule).description)
            rule.check(document, &report)
            findings += report.findings
        }
        return findings.sorted()
    }
}
