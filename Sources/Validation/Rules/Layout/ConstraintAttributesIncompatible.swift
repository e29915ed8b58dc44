import InterfaceBuilder
import SourceText
import XMLTree

/// A constraint that cannot be made.
struct ConstraintAttributesIncompatible: Rule {
    static let description = RuleDescription(
        identifier: "constraint-attributes-incompatible", platforms: .views,
        summary: "A constraint puts two attributes together that cannot be.",
        rationale: """
            Auto Layout raises an exception when such a constraint is made: a width cannot equal a position, a \
            horizontal position a vertical one, nor leading a left edge, and a position needs a second item. A \
            multiplier of 0 takes the second item away: NSInvalidArgumentException, "A multiplier of 0 or a nil second \
            item together with a location for the first attribute creates an illegal constraint of a location equal to \
            a constant". Widths and heights may have the multiplier 0; they are then a constant, and are not reported.
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
                            <constraint firstItem="l" firstAttribute="width" secondItem="m" secondAttribute="width" multiplier="0" constant="8" id="h"/>
                            <constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="top" multiplier="0.5" id="i"/>
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
                            <constraint firstItem="l" firstAttribute="centerX" secondItem="m" secondAttribute="centerX" multiplier="⟦0⟧" id="g"/>
                            <constraint firstItem="l" firstAttribute="bottom" secondItem="m" secondAttribute="top" multiplier="⟦0:3⟧" id="h"/>
                        </constraints>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let constraints = document.constraints
        for index in constraints.indices where !isPlain(index, of: constraints) {
            let element = constraints[index]
            let names = (element.attribute("firstAttribute"), element.attribute("secondAttribute"))
            guard let first = names.0.flatMap(Side.init) else { continue }
            let second = names.1.flatMap(Side.init)
            let problem: (String, name: String)?
            if names.1 == nil, element.attributeRange("secondItem") == nil {
                problem = first.isPosition ? ("a position needs a second item", "firstAttribute") : nil
            } else if let second, !first.goes(with: second) {
                problem = (
                    "\(names.0 ?? "") cannot be set against \(names.1 ?? "")", "secondAttribute"
                )
            } else if first.isPosition, names.1 != nil, constraints.has(.multiplier, index),
                element.attribute("multiplier").flatMap(InterfaceNumber.ratio) == 0
            {
                problem = ("a position needs a second item, and the multiplier 0 takes it away", "multiplier")
            } else {
                problem = nil
            }
            guard let problem, let range = element.attributeRange(problem.name) else { continue }
            report.add(
                "the constraint cannot be made: \(problem.0)", at: range, object: InterfaceObject(element),
                fixHint: "delete the constraint, or draw it again")
        }
    }

    /// What nine of ten constraints are: a size, or the same of two items.
    private func isPlain(_ index: Int, of constraints: Constraints) -> Bool {
        let first = constraints.valueHash(.firstAttribute, index)
        if let second = constraints.valueHash(.secondAttribute, index) {
            return first == second && !constraints.has(.multiplier, index)
        }
        return first.map(Self.sizes.contains) ?? true
    }

    private static let sizes = [XMLAttribute.valueHash(of: "width"), XMLAttribute.valueHash(of: "height")]

    /// What an attribute is along which axis; `nil` for one unknown here.
    private enum Side {
        case size, leading, left, centerX, vertical

        private static let byName: [String: Side] = {
            let names: [(Side, [String])] = [
                (.size, ["width", "height"]), (.leading, ["leading", "trailing"]), (.left, ["left", "right"]),
                (.centerX, ["centerX"]),
                (.vertical, ["top", "bottom", "centerY", "baseline", "firstBaseline", "lastBaseline"]),
            ]
            let forms = names.flatMap { side, names in
                names.flatMap { name in ["", "Margin", "WithinMargins"].map { (name + $0, side) } }
            }
            return Dictionary(uniqueKeysWithValues: forms)
        }()

        init?(_ attribute: String) {
            guard let side = Self.byName[attribute] else { return nil }
            self = side
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
