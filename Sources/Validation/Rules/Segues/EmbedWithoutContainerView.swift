import InterfaceBuilder
import SourceText

/// An embed segue that has nothing to embed into.
struct EmbedWithoutContainerView: Rule {
    static let description = RuleDescription(
        identifier: "embed-without-container-view", platforms: .views,
        summary: "An embed segue starts at something that is no container view.",
        rationale: """
            An embed segue puts the view of its destination into the container view it starts from; where there is \
            none, the scene cannot load.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <containerView id="c">
                                <connections><segue destination="b" kind="embed" id="x"/></connections>
                            </containerView>
                        </subviews>
                    </view>
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
                    <view key="view" id="v">
                        <subviews>
                            <view id="c">
                                <connections><segue destination="b" kind="⟦embed⟧" id="x"/></connections>
                            </view>
                        </subviews>
                    </view>
                    <connections><segue destination="b" kind="⟦embed⟧" identifier="list" id="y"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        // R13
        for item in document.segues where item.kind == .embed && item.holder?.elementName != "containerView" {
            guard let range = item.element.attributeRange("kind") else { continue }
            report.add(
                "the \(item.summary) starts at \(item.holder?.displayName ?? "nothing"), which is no container view",
                at: range,
                object: item.object, fixHint: "draw it from a container view, or choose another kind")
        }
    }
}
