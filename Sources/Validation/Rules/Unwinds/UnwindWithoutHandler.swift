import InterfaceBuilder
import SceneGraph
import SourceText

/// An unwind segue that can only come upon plain controllers.
struct UnwindWithoutHandler: Rule {
    static let description = RuleDescription(
        identifier: "unwind-without-handler",
        summary: "No controller that could answer an unwind segue has a class of its own.",
        rationale: """
            An unwind segue goes back to a controller whose class implements its action. Where every scene on the \
            way to the segue is of a class of UIKit, none does, and the segue does nothing.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" customClass="First" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController">
                    <connections>
                        <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" id="y"/>
                    </connections>
                </viewController>
                <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController">
                    <connections>
                        <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" id="y"/>
                    </connections>
                </viewController>
                <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            """,
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController">
                    <connections>
                        <segue destination="e" kind="unwind" identifier="back" unwindAction="⟦back:⟧" id="y"/>
                    </connections>
                </viewController>
                <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            """
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        // R42, R44
        for unwind in project.unwinds() where unwind.candidates.isEmpty && !unwind.isCutShort {
            guard unwind.exit != nil, unwind.action != nil else { continue }
            guard contents.unwindWays.isKnown(to: unwind.source),
                let range = unwind.segue.element.attributeRange("unwindAction")
            else { continue }
            let node = project[unwind.source]
            report.add(
                "no scene that leads to \(node.name) has a class that could implement \"\(unwind.action ?? "")\"",
                in: node.document, at: range, object: InterfaceObject(unwind.segue.element),
                fixHint: "set the class of the controller to come back to")
        }
    }
}
