import InterfaceBuilder
import SourceText

/// A custom segue without its class.
struct SegueCustomClassMissing: Rule {
    static let description = RuleDescription(
        identifier: "segue-custom-class-missing", platforms: .views,
        summary: "A custom segue names no class.",
        rationale: """
            A segue of the kind custom is nothing but its class. Without one, performing it raises an exception.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="custom" identifier="next" customClass="FadeSegue" id="x"/>
                        <segue destination="b" kind="show" identifier="other" id="y"/>
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>⟦<segue destination="b" kind="custom" identifier="next" id="x"/>⟧</connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        // R24
        for item in document.segues where item.kind == .custom && (item.segue.customClass ?? "").isEmpty {
            report.add(
                "the \(item.summary) names no class", at: item.element.startTagRange, object: item.object,
                fixHint: "set its class to a subclass of UIStoryboardSegue, or choose another kind")
        }
    }
}
