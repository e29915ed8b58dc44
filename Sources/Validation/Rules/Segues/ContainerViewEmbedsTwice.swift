import InterfaceBuilder
import SourceText

/// A container view for two controllers.
struct ContainerViewEmbedsTwice: Rule {
    static let description = RuleDescription(
        identifier: "container-view-embeds-twice", platforms: .views,
        summary: "A container view has two embed segues.",
        rationale: """
            Both are performed when the view loads; the second finds the view of the first in the container and \
            raises an exception.
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
                            <containerView id="d">
                                <connections><segue destination="b" kind="embed" id="y"/></connections>
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
                            <containerView id="c">
                                <connections>
                                    <segue destination="b" kind="embed" id="x"/>
                                    ⟦<segue destination="b" kind="embed" id="y"/>⟧
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        // R13a
        var first: [InterfaceObject: DocumentContents.Segue] = [:]
        for item in document.segues where item.kind == .embed && item.holder?.elementName == "containerView" {
            guard let holder = item.holder else { continue }
            guard let other = first[holder] else {
                first[holder] = item
                continue
            }
            report.add(
                "\(holder.displayName) has an embed segue already", at: item.element.startTagRange, object: item.object,
                notes: [Diagnostic.Note("the first one", position: other.segue.position)],
                fixHint: "delete one of the two")
        }
    }
}
