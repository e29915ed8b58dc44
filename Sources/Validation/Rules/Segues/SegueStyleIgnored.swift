import InterfaceBuilder
import SourceText

/// A style of presentation on something that presents nothing.
struct SegueStyleIgnored: Rule {
    static let description = RuleDescription(
        identifier: "segue-style-ignored", platforms: .uiKit,
        summary: "A segue has a style of presentation, and does not present.",
        rationale: """
            A push, an embed, an unwind or a relationship takes no notice of modalPresentationStyle and \
            modalTransitionStyle. What somebody wanted there does not happen.
            """,
        severity: .warning,
        nonTriggering: [
            scenes(kind: "presentation", #"modalTransitionStyle="crossDissolve""#),
            scenes(kind: "show", #"modalPresentationStyle="fullScreen""#),
        ],
        triggering: [
            scenes(kind: "push", #"modalTransitionStyle="⟦crossDissolve⟧""#),
            scenes(kind: "push", #"modalPresentationStyle="⟦fullScreen⟧""#),
        ])

    private static func scenes(kind: String, _ attributes: String) -> Example {
        Example(
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="\(kind)" identifier="next" \(attributes) id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """)
    }

    private static let kinds: [Storyboard.Segue.Kind] = [.push, .embed, .unwind, .relationship, .replace]

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        // R26
        for item in document.segues where Self.kinds.contains(item.kind) && item.segue.customClass == nil {
            for name in ["modalPresentationStyle", "modalTransitionStyle"] {
                guard let range = item.element.attributeRange(name) else { continue }
                report.add(
                    "the \(item.summary) takes no notice of \(name)", at: range, object: item.object,
                    fixHint: "delete it, or choose the kind \"presentation\"")
            }
        }
    }
}
