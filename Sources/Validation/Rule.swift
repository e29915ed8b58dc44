import InterfaceBuilder
import SourceText

/// Something that a storyboard should not do, and how to see that it does.
///
/// One rule is one file: its description holds the wording and the examples, which are its tests and its documentation.
/// A rule implements one of the two methods: the first sees one document, the second the whole project. It keeps nothing,
/// so one value serves all files at once.
public protocol Rule: Sendable {
    /// What the rule is about.
    static var description: RuleDescription { get }

    /// Reports every place in `document` that breaks the rule.
    func check(_ document: DocumentContents, _ report: inout RuleReport)

    /// Reports every place that breaks the rule and can only be seen with the project's other storyboards at hand.
    func check(_ project: ProjectContents, _ report: inout ProjectReport)
}

extension Rule {
    public func check(_ document: DocumentContents, _ report: inout RuleReport) {}
    public func check(_ project: ProjectContents, _ report: inout ProjectReport) {}
}

/// What a rule is about, in words and examples.
public struct RuleDescription: Sendable {
    /// A stable name in kebab case that says what is wrong: `segue-destination-missing`.
    public let identifier: String
    /// What the rule finds, in one sentence.
    public let summary: String
    /// Why that matters: what happens at run time.
    public let rationale: String
    public let severity: Diagnostic.Severity
    /// Whether it is a matter of taste, and applied only where a configuration names it.
    public let isOptIn: Bool
    /// Documents without a finding.
    public let nonTriggering: [Example]
    /// Documents with exactly the findings they mark.
    public let triggering: [Example]

    init(
        identifier: String, summary: String, rationale: String, severity: Diagnostic.Severity = .error,
        isOptIn: Bool = false, nonTriggering: [Example], triggering: [Example]
    ) {
        self.identifier = identifier
        self.summary = summary
        self.rationale = rationale
        self.severity = severity
        self.isOptIn = isOptIn
        self.nonTriggering = nonTriggering
        self.triggering = triggering
    }
}
