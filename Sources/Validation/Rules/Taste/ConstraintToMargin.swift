import InterfaceBuilder
import SourceText

/// A constraint to a margin.
struct ConstraintToMargin: Rule {
    static let description = RuleDescription(
        identifier: "constraint-to-margin", platforms: .uiKit,
        summary: "A constraint is relative to a margin.",
        rationale: """
            Margins differ between devices and systems, and a controller's root view has its own. A design that is \
            given in distances from edges is not met.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [.controller(constraint("leading"))],
        triggering: [.controller(constraint("⟦leadingMargin⟧"))])

    private static func constraint(_ attribute: String) -> String {
        """
        <view key="view" id="v">
            <subviews><label id="l"/></subviews>
            <constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="\(attribute)" id="c"/>
            </constraints>
        </view>
        """
    }

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.elements("constraint") {
            for side in ["firstAttribute", "secondAttribute"] {
                guard let attribute = element.attribute(side), attribute.hasSuffix("Margin"),
                    let range = element.attributeRange(side)
                else { continue }
                report.add(
                    "the constraint is relative to the \(attribute)", at: range, object: InterfaceObject(element),
                    fixHint: "turn off Relative to margin")
            }
        }
    }
}
