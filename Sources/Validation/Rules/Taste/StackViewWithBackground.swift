import InterfaceBuilder
import SourceText

/// A stack view with a colour that older systems do not draw.
struct StackViewWithBackground: Rule {
    static let description = RuleDescription(
        identifier: "stack-view-with-background", platforms: .uiKit,
        summary: "A stack view has a background colour.",
        rationale: """
            Before iOS 14 a stack view draws nothing, its background neither. An app for older systems looks different \
            there.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [.views(#"<stackView id="s"><color key="tintColor" white="1" alpha="1"/></stackView>"#)],
        triggering: [
            .views(
                """
                <stackView id="s">
                    ⟦<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>⟧
                </stackView>
                """)
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.elements("stackView") {
            guard let color = element.children.first(where: { $0.attribute("key") == "backgroundColor" }) else {
                continue
            }
            let object = InterfaceObject(element)
            report.add(
                "\(object.displayName) has a background colour", at: color.startTagRange, object: object,
                fixHint: "put the stack view into a view with that colour")
        }
    }
}
