import InterfaceBuilder
import SourceText

/// An image that VoiceOver cannot describe.
struct ImageWithoutLabel: Rule {
    static let description = RuleDescription(
        identifier: "image-without-label", platforms: .uiKit,
        summary: "An image view that is an accessibility element has no label.",
        rationale: """
            VoiceOver reads the name of the image file, or nothing.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <imageView id="i"/>
                            <imageView id="j">
                                <accessibility key="accessibilityConfiguration" label="A house">
                                    <bool key="isElement" value="YES"/>
                                </accessibility>
                            </imageView>
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
                            ⟦<imageView id="j">⟧
                                <accessibility key="accessibilityConfiguration">
                                    <bool key="isElement" value="YES"/>
                                </accessibility>
                            </imageView>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.elements("imageView") {
            let settings = AccessibilitySettings(of: element)
            guard settings.isElement == true, !settings.hasLabel else { continue }
            let object = InterfaceObject(element)
            report.add(
                "\(object.displayName) has no accessibility label", at: element.startTagRange, object: object,
                fixHint: "say in its label what it shows")
        }
    }
}
