import InterfaceBuilder
import SourceText

/// A button that VoiceOver cannot name.
struct IconButtonWithoutLabel: Rule {
    static let description = RuleDescription(
        identifier: "icon-button-without-label", platforms: .uiKit,
        summary: "A button with an image and no title has no accessibility label.",
        rationale: """
            VoiceOver reads the name of the image file, which says nothing of what the button does.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <button id="c"><state key="normal" title="Go" image="arrow"/></button>
                            <button id="d">
                                <accessibility key="accessibilityConfiguration" label="Go"/>
                                <state key="normal" image="arrow"/>
                            </button>
                            <button id="e">
                                <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
                                <state key="normal" image="arrow"/>
                            </button>
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
                            ⟦<button id="c">⟧
                                <state key="normal" image="arrow"/>
                            </button>
                            ⟦<button id="d">⟧
                                <state key="normal" backgroundImage="arrow"/>
                            </button>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.elements("button") {
            let looks = element.children("state") + element.children("buttonConfiguration")
            let hasTitle = looks.contains {
                $0.attribute("title") != nil
                    || $0.children.contains { ["attributedString", "string"].contains($0.name) }
            }
            let hasImage = looks.contains {
                $0.attribute("image") != nil || $0.attribute("backgroundImage") != nil
                    || $0.child("imageReference") != nil
            }
            let settings = AccessibilitySettings(of: element)
            guard hasImage, !hasTitle, !settings.hasLabel, settings.isElement != false else { continue }
            let object = InterfaceObject(element)
            report.add(
                "\(object.displayName) has no accessibility label", at: element.startTagRange, object: object,
                fixHint: "say in its label what it does")
        }
    }
}
