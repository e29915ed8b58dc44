import InterfaceBuilder
import SourceText

/// A constraint that cannot be made.
struct ConstraintAttributesIncompatible: Rule {
    static let description = RuleDescription(
        identifier: "constraint-attributes-incompatible",
        summary: "A constraint puts two attributes together that cannot be.",
        rationale: """
            Auto Layout raises an exception when such a constraint is made: a width cannot equal a position, a \
            horizontal position a vertical one, nor leading a left edge, and a position needs a second item.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews><label id="l"/><label id="m"/></subviews>
                        <constraints>
                            <constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="bottomMargin" id="c"/>
                            <constraint firstItem="l" firstAttribute="width" secondItem="m" secondAttribute="height" id="d"/>
                            <constraint firstItem="l" firstAttribute="height" constant="10" id="e"/>
                            <constraint firstItem="l" firstAttribute="centerX" secondItem="m" secondAttribute="leading" id="f"/>
                            <constraint firstItem="l" firstAttribute="firstBaseline" secondItem="m" secondAttribute="centerY" id="g"/>
                        </constraints>
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
                        <subviews><label id="l"/><label id="m"/></subviews>
                        <constraints>
                            <constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="⟦leading⟧" id="c"/>
                            <constraint firstItem="l" firstAttribute="width" secondItem="m" secondAttribute="⟦top⟧" id="d"/>
                            <constraint firstItem="l" firstAttribute="left" secondItem="m" secondAttribute="⟦leadingMargin⟧" id="e"/>
                            <constraint firstItem="l" firstAttribute="⟦top⟧" constant="10" id="f"/>
                        </constraints>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.elements("constraint") {
            let names = ["firstAttribute", "secondAttribute"]
            let sides = names.map { element.attribute($0).flatMap { $0 == "notAnAttribute" ? nil : Side($0) } }
            guard let first = sides[0] else { continue }
            let second = sides[1]
            let problem: (String, name: String)?
            if element.attribute("secondItem") == nil, element.attribute("secondAttribute") == nil {
                problem = first.isPosition ? ("a position needs a second item", "firstAttribute") : nil
            } else if let second, !first.goes(with: second) {
                problem = (
                    "\(element.attribute("firstAttribute") ?? "") cannot be set against "
                        + "\(element.attribute("secondAttribute") ?? "")", "secondAttribute"
                )
            } else {
                problem = nil
            }
            guard let problem, let range = element.attributeRange(problem.name) else { continue }
            report.add(
                "the constraint cannot be made: \(problem.0)", at: range, object: InterfaceObject(element),
                fixHint: "delete the constraint, or draw it again")
        }
    }

    /// What an attribute is along which axis; `nil` for one unknown here.
    private enum Side {
        case size, leading, left, centerX, vertical

        init?(_ attribute: String) {
            let name =
                attribute.hasSuffix("WithinMargins")
                ? attribute.dropLast("WithinMargins".count)
                : attribute.hasSuffix("Margin") ? attribute.dropLast("Margin".count) : attribute[...]
            switch name {
            case "width", "height": self = .size
            case "leading", "trailing": self = .leading
            case "left", "right": self = .left
            case "centerX": self = .centerX
            case "top", "bottom", "centerY", "baseline", "firstBaseline", "lastBaseline": self = .vertical
            default: return nil
            }
        }

        var isPosition: Bool { self != .size }

        func goes(with other: Side) -> Bool {
            switch (self, other) {
            case (.size, .size), (.vertical, .vertical): true
            case (.centerX, .leading), (.centerX, .left), (.leading, .centerX), (.left, .centerX): true
            case (.leading, .leading), (.left, .left), (.centerX, .centerX): true
            default: false
            }
        }
    }
}
