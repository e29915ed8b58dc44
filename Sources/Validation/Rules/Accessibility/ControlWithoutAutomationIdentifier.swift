import InterfaceBuilder
import SourceText

/// A control that UI tests find only by what it shows.
struct ControlWithoutAutomationIdentifier: ConfigurableRule {
    private static let elements = OptionKey(
        "elements", default: ["button", "textField", "textView"], "The kinds of objects, by their elements.")

    static let description = RuleDescription(
        identifier: "control-without-automation-identifier", platforms: .uiKit,
        summary: "A control has no accessibility identifier.",
        rationale: """
            UI tests find a control by its identifier. By its title they find it in one language only, and until \
            somebody changes the words.
            """,
        severity: .warning, isOptIn: true, options: [elements.option],
        nonTriggering: [
            .views(
                """
                <button id="b"><accessibility key="accessibilityConfiguration" identifier="go"/></button>
                <slider id="s"/>
                """)
        ],
        triggering: [
            .views(#"⟦<button id="b"/>⟧"#),
            .views(options: elements.set(to: ["slider"]), "<button id=\"b\"/>\n⟦<slider id=\"s\"/>⟧"),
        ])

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in options[Self.elements].lazy.flatMap({ document.elements($0) })
        where element.attributeRange("id") != nil && AccessibilitySettings(of: element).identifier == nil {
            let object = InterfaceObject(element)
            report.add(
                "\(object.displayName) has no accessibility identifier", at: element.startTagRange, object: object,
                fixHint: "give it one in the identity inspector")
        }
    }
}
