import InterfaceBuilder
import SourceText

/// A view whose constraints do not say enough.
struct ViewAmbiguous: Rule {
    static let description = RuleDescription(
        identifier: "view-ambiguous", platforms: .views,
        summary: "The constraints of a view leave its frame open.",
        rationale: """
            Auto Layout picks one of the frames that fit, and may pick another the next time.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <label id="l"/>
                            <label ambiguous="YES" verifyAmbiguity="off" id="m"/>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <label ambiguous="⟦YES⟧" id="l"/>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.document.tree.elements where element.attribute("ambiguous") == "YES" {
            // The author has said that code adds the rest.
            guard element.attributeRange("verifyAmbiguity") == nil else { continue }
            let object = InterfaceObject(element)
            report.add(
                "the constraints of \(object.displayName) leave its frame open",
                at: element.attributeRange("ambiguous") ?? element.startTagRange,
                object: object, fixHint: "add the constraints that are missing")
        }
    }
}
