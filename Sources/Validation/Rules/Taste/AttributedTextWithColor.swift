import InterfaceBuilder
import SourceText

/// A colour inside a text.
struct AttributedTextWithColor: Rule {
    static let description = RuleDescription(
        identifier: "attributed-text-with-color", platforms: .uiKit,
        summary: "A part of an attributed text has a colour of its own.",
        rationale: """
            The colour is in the text, where neither appearance nor code for the whole app reaches it.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [.views(label(""))],
        triggering: [.views(label(#"⟦<color key="NSColor" red="1" green="0" blue="0" alpha="1"/>⟧"#))])

    private static func label(_ color: String) -> String {
        """
        <label id="l">
            <attributedString key="attributedText">
                <fragment content="Go"><attributes>\(color)</attributes></fragment>
            </attributedString>
        </label>
        """
    }

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.colors where element.attribute("key") == "NSColor" {
            report.add(
                "the text has a colour of its own", at: element.startTagRange, object: element.owner,
                fixHint: "set it in code")
        }
    }
}
