import InterfaceBuilder
import SourceText
import XMLTree

/// Two constraints that contradict each other.
struct ConstraintConflict: Rule {
    static let description = RuleDescription(
        identifier: "constraint-conflict", platforms: .views,
        summary: "Two required constraints give one distance two values.",
        rationale: """
            They cannot both hold. Auto Layout breaks one of them, and says so in the log; which one is left to \
            chance.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews><label id="l"/><label id="m"/></subviews>
                        <constraints>
                            <constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="bottom" constant="8" id="c"/>
                            <constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="bottom" priority="750" constant="12" id="d"/>
                            <constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="bottom" relation="greaterThanOrEqual" constant="4" id="e"/>
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
                            <constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="bottom" constant="8" id="c"/>
                            <constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="bottom" constant="⟦12⟧" id="d"/>
                            <constraint firstItem="m" firstAttribute="bottom" secondItem="l" secondAttribute="top" constant="⟦-4⟧" id="e"/>
                        </constraints>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for equal in document.constraintGroups.groups {
            // Of each list the first constraint, and the first with another constant: one of them is another than any.
            var earlier: [XMLElement: [ConstraintGroups.Constraint]] = [:]
            for constraint in equal where constraint.isRequiredEquality {
                guard let list = constraint.element.parent else { continue }
                let known = earlier[list] ?? []
                let other = known.first { $0.constant != constraint.constant }
                if known.isEmpty || (known.count == 1 && other != nil) { earlier[list, default: []].append(constraint) }
                guard let other else { continue }
                report.add(
                    "the constraint contradicts that in line \(other.element.position.line)",
                    at: constraint.element.attributeRange("constant") ?? constraint.element.startTagRange,
                    object: InterfaceObject(constraint.element),
                    notes: [Diagnostic.Note("the other constraint", position: other.element.position)],
                    fixHint: "delete one of the two, or give it a lower priority")
            }
        }
    }
}
