import InterfaceBuilder
import SourceText

/// A container view that embeds nothing.
struct ContainerViewEmpty: Rule {
    static let description = RuleDescription(
        identifier: "container-view-empty", platforms: .views,
        summary: "A container view has no embed segue.",
        rationale: """
            Nothing fills it unless code does. It is what is left when the scene it embedded is deleted.
            """,
        severity: .warning, isOptIn: true,
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
                            ⟦<containerView id="c"/>⟧
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let filled = Set(document.segues.filter { $0.kind == .embed }.compactMap { $0.holder?.element })
        for element in document.elements("containerView") where !filled.contains(element) {
            let object = InterfaceObject(element)
            report.add(
                "\(object.displayName) embeds nothing", at: element.startTagRange, object: object,
                fixHint: "draw an embed segue from it, or make it a plain view that code fills")
        }
    }
}
