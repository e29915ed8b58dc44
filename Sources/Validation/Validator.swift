import InterfaceBuilder
import SourceText

/// Applies rules to documents.
///
/// ```swift
/// let findings = Validator().findings(in: document)
/// ```
public struct Validator: Sendable {
    /// The rules that are applied unless a configuration says otherwise.
    public static let defaultRules: [any Rule] = allRules.filter { !type(of: $0).description.isOptIn }

    /// The rules that are applied.
    public let rules: [any Rule]

    /// Makes a validator with the rules that are on by default, unless others are given.
    public init(rules: [any Rule] = Validator.defaultRules) { self.rules = rules }

    /// What the rules find in `document`, in the order of the file.
    public func findings(in document: InterfaceDocument) -> [Finding] { findings(in: DocumentContents(document)) }

    /// What the rules find in a document that has been looked through already, in the order of the file.
    public func findings(in contents: DocumentContents) -> [Finding] {
        var findings: [Finding] = []
        for rule in rules {
            var report = RuleReport(document: contents.document, rule: type(of: rule).description)
            rule.check(contents, &report)
            findings += report.findings
        }
        return findings.sorted()
    }

    /// A validator for each of the rules: together they find the same, and may do so at the same time.
    public var single: [Validator] { rules.map { Validator(rules: [$0]) } }

    /// What the rules find only with all of the project's storyboards at hand: for each of its documents, in the order
    /// of the file. ``findings(in:)`` of the single document is not among it.
    public func findings(in project: ProjectContents) -> [[Finding]] {
        var findings: [[Finding]] = Array(repeating: [], count: project.graph.documents.count)
        for rule in rules {
            var report = ProjectReport(project: project.graph, rule: type(of: rule).description)
            rule.check(project, &report)
            for (document, found) in report.findings { findings[document] += found }
        }
        return findings.map { $0.sorted() }
    }
}
