import InterfaceBuilder
import SourceText

/// A view without constraints among others that have them.
struct ViewWithFixedFrame: Rule {
    static let description = RuleDescription(
        identifier: "view-with-fixed-frame", platforms: .views,
        summary: "A view has no constraints and keeps its frame.",
        rationale: """
            In a document with Auto Layout it stays where the canvas has it, on every size of screen.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            Example(
                attributes: #"useAutolayout="YES""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <view key="view" id="v">
                            <subviews>
                                <label id="l"/>
                            </subviews>
                        </view>
                    </viewController>
                </objects></scene>
                """)
        ],
        triggering: [
            Example(
                attributes: #"useAutolayout="YES""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <view key="view" id="v">
                            <subviews>
                                <label fixedFrame="⟦YES⟧" id="l"/>
                            </subviews>
                        </view>
                    </viewController>
                </objects></scene>
                """)
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard document.document.useAutolayout else { return }
        for element in document.document.tree.elements where element.attribute("fixedFrame") == "YES" {
            let object = InterfaceObject(element)
            report.add(
                "\(object.displayName) has no constraints",
                at: element.attributeRange("fixedFrame") ?? element.startTagRange,
                object: object, fixHint: "add constraints")
        }
    }
}
