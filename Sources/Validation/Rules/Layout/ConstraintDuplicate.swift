import InterfaceBuilder
import SourceText

/// A constraint that is there already.
struct ConstraintDuplicate: Rule {
    static let description = RuleDescription(
        identifier: "constraint-duplicate", platforms: .views,
        summary: "Two constraints say the same.",
        rationale: """
            The second has no effect, and whoever changes the first wonders why. It is left when a merge takes both \
            sides of a change.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews><label id="l"/><label id="m"/></subviews>
                        <constraints>
                            <constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="bottom" constant="8" id="c"/>
                            <constraint firstItem="l" firstAttribute="leading" secondItem="m" secondAttribute="leading" id="d"/>
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
                            ⟦<constraint firstItem="l" firstAttribute="top" secondItem="m" secondAttribute="bottom" constant="8" id="d"/>⟧
                            ⟦<constraint firstItem="m" firstAttribute="bottom" secondItem="l" secondAttribute="top" constant="-8" id="e"/>⟧
                        </constraints>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        lazy var connected = Set(
            ["outlet", "outletCollection"].flatMap { name in
                document.elements(name).compactMap { $0.attribute("destination") }
            })
        for equal in document.constraintGroups.groups {
            var first: [Double: ConstraintGroups.Constraint] = [:]
            for constraint in equal {
                guard let same = first[constraint.constant] else {
                    first[constraint.constant] = constraint
                    continue
                }
                report.add(
                    "the constraint says the same as that in line \(same.element.position.line)",
                    at: constraint.element.startTagRange, object: InterfaceObject(constraint.element),
                    notes: [Diagnostic.Note("the same constraint", position: same.element.position)],
                    fixHint: "delete one of the two",
                    // One that code changes is there for that.
                    fix: connected.contains(constraint.element.attribute("id") ?? "")
                        ? nil : document.deletion("delete the constraint", of: constraint.element))
            }
        }
    }
}
