import InterfaceBuilder
import SourceText

/// A label whose text code changes, and that UI tests do not find.
struct LabelWithoutAutomationIdentifier: Rule {
    static let description = RuleDescription(
        identifier: "label-without-automation-identifier", platforms: .uiKit,
        summary: "A label that is an outlet of a controller has no accessibility identifier.",
        rationale: """
            Code sets the text of such a label, so a UI test cannot know it by its text.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            .controller(
                """
                <view key="view" id="v">
                    <subviews>
                        <label id="l"><accessibility key="accessibilityConfiguration" identifier="total"/></label>
                        <label id="m"/>
                    </subviews>
                </view>
                <connections><outlet property="total" destination="l" id="o"/></connections>
                """)
        ],
        triggering: [
            .controller(
                """
                <view key="view" id="v">
                    <subviews>⟦<label id="l"/>⟧</subviews>
                </view>
                <connections><outlet property="total" destination="l" id="o"/></connections>
                """)
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for controller in document.scenes.lazy.flatMap(\.controllers) {
            for outlet in controller.object.outlets {
                guard let object = document.object(outlet.destinationID), object.elementName == "label",
                    AccessibilitySettings(of: object.element).identifier == nil
                else { continue }
                report.add(
                    "\(object.displayName) is the outlet \"\(outlet.property)\" and has no accessibility identifier",
                    at: object.element.startTagRange, object: object,
                    notes: [Diagnostic.Note("the outlet", position: outlet.position)],
                    fixHint: "give it one in the identity inspector")
            }
        }
    }
}
