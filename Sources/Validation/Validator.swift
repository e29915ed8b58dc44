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
            let description = type(of: rule).description
            guard description.platforms.covers(contents.document.platform) else { continue }
            var report = RuleReport(document: contents.document, rule: description)
            rule.check(contents, &report)
            findings += report.findings
        }
        return findings.sorted()
    }

    /// A validator for each of the rules: together they find the same, and may do so at the same time.
    public var single: [Validator] { rules.map { Validator(rules: [$0]) } }

    /// What the rules find only with all of the project's storyboards at hand; ``findings(in:)`` of the single documents
    /// is not among it.
    public func findings(in project: ProjectContents) -> ProjectFindings {
        var found = ProjectFindings(documents: Array(repeating: [], count: project.graph.documents.count))
        for rule in rules {
            var report = ProjectReport(project: project.graph, rule: type(of: rule).description)
            rule.check(project, &report)
            for (document, findings) in report.findings { found.documents[document] += findings }
            found.sources.merge(report.sourceFindings) { $0 + $1 }
        }
        found.documents = found.documents.map { $0.sorted() }
        found.sources = found.sources.mapValues { $0.sorted() }
        return found
    }
}

/// What rules find in a project, each list in the order of its file.
public struct ProjectFindings: Sendable {
    /// By the index of the document.
    public var documents: [[Finding]]
    /// By the path of the source file.
    public var sources: [String: [Finding]] = [:]
}
