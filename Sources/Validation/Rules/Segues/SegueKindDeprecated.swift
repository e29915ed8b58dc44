import InterfaceBuilder
import SourceText

/// A segue of a kind that adaptive segues have replaced.
struct SegueKindDeprecated: Rule {
    static let description = RuleDescription(
        identifier: "segue-kind-deprecated", platforms: .uiKit,
        summary: "A segue has a kind of before iOS 8.",
        rationale: """
            Push, modal, popover and replace segues do not adapt: a push needs a navigation controller around it \
            where show does what fits. They still work, and newer kinds are what Interface Builder offers.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            Example(
                attributes: #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <connections><segue destination="b" kind="modal" identifier="next" id="x"/></connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController id="b" sceneMemberID="viewController"/>
                </objects></scene>
                """),
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="⟦push⟧" identifier="next" id="x"/>
                        <segue destination="b" kind="⟦modal⟧" identifier="other" id="y"/>
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            Example(
                attributes: #"useTraitCollections="YES""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <connections>
                            <segue destination="b" kind="⟦modal⟧" identifier="next" modalTransitionStyle="crossDissolve" id="x"/>
                        </connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController id="b" sceneMemberID="viewController"/>
                </objects></scene>
                """),
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        // AppKit and WatchKit know only these kinds.
        guard [.iOS, .tvOS].contains(document.document.platform) else { return }
        // Without size classes Interface Builder offers the old kinds alone. Of these only a modal segue does exactly
        // what its successor does: show goes to the first controller that wants it, and the popovers have other classes.
        let isAdaptive = document.document.tree.root.attribute("useTraitCollections") == "YES"
        for item in document.segues {
            guard let replacement = Self.replacement(for: item.kind), let range = item.element.attributeRange("kind")
            else {
                continue
            }
            report.add(
                "the \(item.summary) is of a kind of before iOS 8", at: range, object: item.object,
                fixHint: "choose the kind \"\(replacement)\"",
                fix: isAdaptive && item.kind == .modal
                    ? Fix(
                        "make it a presentation", edits: [SourceEdit(range: range, replacement: replacement)],
                        removing: []) : nil)
        }
    }

    private static func replacement(for kind: Storyboard.Segue.Kind) -> String? {
        switch kind {
        case .push: "show"
        case .modal: "presentation"
        case .popover: "popoverPresentation"
        case .replace: "showDetail"
        default: nil
        }
    }
}
