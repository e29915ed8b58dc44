import InterfaceBuilder
import SourceText

/// A text field that VoiceOver can name only while it is empty.
struct PlaceholderWithoutLabel: Rule {
    static let description = RuleDescription(
        identifier: "placeholder-without-label", platforms: .uiKit,
        summary: "A text field or text view has a placeholder and no accessibility label.",
        rationale: """
            VoiceOver reads the placeholder only while the field is empty. Once something is in it, nothing says what.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            .views(
                """
                <textField id="t"/>
                <textField placeholder="Name" id="u">
                    <accessibility key="accessibilityConfiguration" label="Name"/>
                </textField>
                <textField placeholder="Name" id="w">
                    <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
                </textField>
                """)
        ],
        triggering: [
            .views(
                """
                <textField placeholder="⟦Name⟧" id="t"/>
                <textView id="u">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="placeholder" value="⟦Remarks⟧"/>
                    </userDefinedRuntimeAttributes>
                </textView>
                """)
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in ["textField", "textView"].lazy.flatMap({ document.elements($0) }) {
            let settings = AccessibilitySettings(of: element)
            guard !settings.hasLabel, settings.isElement != false else { continue }
            let range =
                element.attributeRange("placeholder")
                ?? AccessibilitySettings.runtimeAttribute("placeholder", of: element)?.element.attributeRange("value")
            guard let range else { continue }
            let object = InterfaceObject(element)
            report.add(
                "\(object.displayName) has a placeholder and no accessibility label", at: range, object: object,
                fixHint: "say in its label what goes into it")
        }
    }
}
