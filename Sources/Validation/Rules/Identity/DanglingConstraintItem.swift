import InterfaceBuilder
import SourceText

/// A constraint on something that is not there.
struct DanglingConstraintItem: Rule {
    static let description = RuleDescription(
        identifier: "dangling-constraint-item", platforms: .views,
        summary: "A constraint speaks of a view or layout guide that does not exist.",
        rationale: """
            The storyboard does not compile, or the constraint is lost and the layout with it. It is left when a \
            merge deletes the view and keeps its constraints.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews><label id="l"/></subviews>
                        <constraints>
                            <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/>
                        </constraints>
                        <viewLayoutGuide key="safeArea" id="g"/>
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
                        <subviews><label id="l"/></subviews>
                        <constraints>
                            <constraint firstItem="l" firstAttribute="top" secondItem="⟦g⟧" secondAttribute="top" id="c"/>
                            <constraint firstItem="⟦gone⟧" firstAttribute="top" secondItem="l" secondAttribute="top" id="d"/>
                        </constraints>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let constraints = document.constraints
        let items = document.constraintItems
        for index in constraints.indices {
            for (part, found) in [
                (Constraints.Part.firstItem, items.first(index)), (.secondItem, items.second(index)),
            ] where found == .missing {
                guard let item = constraints[index, part] else { continue }
                let element = constraints[index]
                report.add(
                    "the constraint speaks of \"\(item.value)\", which is no object of this file", at: item.valueRange,
                    object: InterfaceObject(element), fixHint: "delete the constraint, or draw it again",
                    fix: document.deletion("delete the constraint", of: element))
            }
        }
    }
}
