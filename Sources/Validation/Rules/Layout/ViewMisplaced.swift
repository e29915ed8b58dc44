import InterfaceBuilder
import SourceText

/// A view that stands elsewhere than it will.
struct ViewMisplaced: Rule {
    static let description = RuleDescription(
        identifier: "view-misplaced", platforms: .views,
        summary: "The frame of a view on the canvas is not the one that its constraints give.",
        rationale: """
            At run time the constraints win; the canvas shows something else, and so do the differences of the next \
            edit.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
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
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <label misplaced="⟦YES⟧" id="l"/>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.document.tree.elements where element.attribute("misplaced") == "YES" {
            let object = InterfaceObject(element)
            report.add(
                "\(object.displayName) is not where its constraints put it",
                at: element.attributeRange("misplaced") ?? element.startTagRange,
                object: object, fixHint: "update its frame in Interface Builder")
        }
    }
}
