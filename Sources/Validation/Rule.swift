import InterfaceBuilder
import SourceText

/// Something that a storyboard should not do, and how to see that it does.
///
/// One rule is one file: its description holds the wording and the examples, which are its tests and its documentation.
/// A rule looks at a document and keeps nothing, so one value serves all files at once.
public protocol Rule: Sendable {
    /// What the rule is about.
    static var description: RuleDescription { get }

    /// Reports every place in `document` that breaks the rule.
    func check(_ document: InterfaceDocument, _ report: inout RuleReport)
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
    /// Documents without a finding.
    public let nonTriggering: [Example]
    /// Documents with exactly the findings they mark.
    public let triggering: [Example]

    init(
        identifier: String, summary: String, rationale: String, severity: Diagnostic.Severity = .error,
        nonTriggering: [Example], triggering: [Example]
    ) {
        self.identifier = identifier
        self.summary = summary
        self.rationale = rationale
        self.severity = severity
        self.nonTriggering = nonTriggering
        self.triggering = triggering
    }
}

/// The scenes of a small storyboard, with `⟦…⟧` around each range that a finding must cover.
public struct Example: Sendable, ExpressibleByStringLiteral {
    /// What stands between `<scenes>` and `</scenes>`.
    public let scenes: String

    public init(stringLiteral scenes: String) { self.scenes = scenes }

    /// The whole document.
    public var document: String { Self.document(around: scenes) }

    /// A document with these scenes.
    public static func document(around scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
        \(scenes)
        </scenes>
        </document>

        """
    }
}
