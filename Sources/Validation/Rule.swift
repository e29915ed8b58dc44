import InterfaceBuilder
import SourceText

/// Something that a storyboard should not do, and how to see that it does.
///
/// One rule is one file: its description holds the wording and the examples, which are its tests and its documentation.
/// A rule implements one of the two methods: the first sees one document, the second the whole project. It keeps nothing
/// but its options, so one value serves all files at once.
public protocol Rule: Sendable {
    /// What the rule is about.
    static var description: RuleDescription { get }

    /// Reports every place in `document` that breaks the rule.
    func check(_ document: DocumentContents, _ report: inout RuleReport)

    /// Reports every place that breaks the rule and can only be seen with the project's other storyboards at hand.
    func check(_ project: ProjectContents, _ report: inout ProjectReport)

    /// The rule as `options` say; one without options is as it is.
    func configured(with options: RuleOptions) -> Self
}

extension Rule {
    public func check(_ document: DocumentContents, _ report: inout RuleReport) {}
    public func check(_ project: ProjectContents, _ report: inout ProjectReport) {}
    public func configured(with options: RuleOptions) -> Self { self }
}

/// A rule that has options.
protocol ConfigurableRule: Rule {
    var options: RuleOptions { get set }
}

extension ConfigurableRule {
    func configured(with options: RuleOptions) -> Self {
        var rule = self
        rule.options = options
        return rule
    }
}

/// What a rule is about, in words and examples.
public struct RuleDescription: Sendable {
    /// A stable name in kebab case that says what is wrong: `segue-destination-missing`.
    public let identifier: String
    /// The platforms whose documents it is applied to. Findings about other documents are not reported.
    public let platforms: RulePlatforms
    /// What the rule finds, in one sentence.
    public let summary: String
    /// Why that matters: what happens at run time.
    public let rationale: String
    public let severity: Diagnostic.Severity
    /// Whether it is a matter of taste, and applied only where a configuration names it.
    public let isOptIn: Bool
    /// What a configuration may set beside the severity.
    public let options: [RuleOption]
    /// Documents without a finding.
    public var nonTriggering: [Example] { makeNonTriggering() }
    /// Documents with exactly the findings they mark.
    public var triggering: [Example] { makeTriggering() }

    /// Whether it holds storyboards and the app's own code against each other, and says nothing without sources.
    public var needsSources: Bool { triggering.allSatisfy { $0.sources.contains { !$0.isManifest } } }

    // Who only applies rules does not wait until a hundred documents are put together.
    private let makeNonTriggering: @Sendable () -> [Example]
    private let makeTriggering: @Sendable () -> [Example]

    init(
        identifier: String, platforms: RulePlatforms = .all, summary: String, rationale: String,
        severity: Diagnostic.Severity = .error,
        isOptIn: Bool = false, options: [RuleOption] = [],
        nonTriggering: @autoclosure @escaping @Sendable () -> [Example],
        triggering: @autoclosure @escaping @Sendable () -> [Example]
    ) {
        self.identifier = identifier
        self.platforms = platforms
        self.summary = summary
        self.rationale = rationale
        self.severity = severity
        self.isOptIn = isOptIn
        self.options = options
        makeNonTriggering = nonTriggering
        makeTriggering = triggering
    }
}
