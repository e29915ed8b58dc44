import InterfaceBuilder
import SourceText

/// Something that a launch screen cannot have.
struct LaunchScreenRestricted: Rule {
    static let description = RuleDescription(
        identifier: "launch-screen-restricted", platforms: .uiKit,
        summary: "A launch screen uses what needs the app's code.",
        rationale: """
            The system shows a launch screen before the app runs: custom classes, runtime attributes, actions and web \
            views have no effect there, and Xcode refuses them. A xib for it may have one view only.
            """,
        nonTriggering: [
            Example(
                attributes: #"launchScreen="YES" initialViewController="a""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                """),
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" customClass="FirstViewController" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ],
        triggering: [
            Example(
                attributes: #"launchScreen="YES" initialViewController="a""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" customClass="⟦FirstViewController⟧" sceneMemberID="viewController">
                        <view key="view" id="v">
                            <userDefinedRuntimeAttributes>
                                ⟦<userDefinedRuntimeAttribute type="string" keyPath="a" value="b"/>⟧
                            </userDefinedRuntimeAttributes>
                        </view>
                    </viewController>
                </objects></scene>
                """),
            Example(
                attributes: #"launchScreen="YES" initialViewController="a""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <view key="view" id="v"><subviews>
                            ⟦<wkWebView id="w">⟧</wkWebView>
                            <button id="b">
                                <connections>⟦<action selector="go:" destination="a" eventType="touchUpInside" id="x"/>⟧</connections>
                            </button>
                        </subviews></view>
                    </viewController>
                </objects></scene>
                """),
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard document.document.isLaunchScreen else { return }
        for element in document.document.tree.elements {
            if let range = element.attributeRange("customClass"), element.name != "segue" {
                let object = InterfaceObject(element)
                guard object.elementName != "placeholder" else { continue }
                report.add(
                    "a launch screen cannot have the custom class \"\(object.customClass ?? "")\"", at: range,
                    object: object,
                    fixHint: "use the plain class")
            }
        }
        for element in document.elements("userDefinedRuntimeAttribute") {
            report.add(
                "a launch screen cannot have runtime attributes", at: element.startTagRange,
                object: element.parent?.parent.map(InterfaceObject.init), fixHint: "delete the attribute")
        }
        for element in document.elements("action") {
            report.add(
                "nothing can be done in a launch screen, and so it cannot have actions", at: element.startTagRange,
                object: element.parent?.parent.map(InterfaceObject.init), fixHint: "delete the action")
        }
        for element in ["webView", "wkWebView"].lazy.flatMap({ document.elements($0) }) {
            report.add(
                "a launch screen cannot have a web view", at: element.startTagRange, object: InterfaceObject(element),
                fixHint: "show an image or a label instead")
        }
        for object in document.document.topLevelObjects.filter({ $0.elementName != "placeholder" }).dropFirst() {
            report.add(
                "a launch screen cannot have a second top-level object", at: object.element.startTagRange,
                object: object, fixHint: "delete it")
        }
    }
}
