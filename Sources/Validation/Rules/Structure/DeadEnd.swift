import InterfaceBuilder
import SceneGraph
import SourceText

/// A presented scene that nothing in the storyboard closes.
struct DeadEnd: Rule {
    static let description = RuleDescription(
        identifier: "dead-end", platforms: .uiKit,
        summary: "A scene that is presented over everything has no way back.",
        rationale: """
            It covers the screen, and neither a segue, nor an unwind segue, nor an action starts in it. Code may \
            close it; if it does not, the user is caught.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="presentation" modalPresentationStyle="fullScreen" identifier="next" id="x"/>
                    </connections>
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
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="presentation" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="presentation" modalPresentationStyle="fullScreen" identifier="next" id="x"/>
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                ⟦<viewController id="b" sceneMemberID="viewController"/>⟧
            </objects></scene>
            """
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        var acting: Set<Int> = []
        for node in project.nodes {
            let isWayOut = node.scene.element.descendants.contains {
                $0.name == "action"
                    || ($0.name == "segue" && $0.attribute("kind") != "relationship"
                        && $0.attributeRange("kind") != nil)
            }
            if isWayOut { acting.insert(node.id) }
        }
        for node in project.nodes where !acting.contains(node.id) {
            guard let controller = node.controller, controller.kind == .viewController,
                let way = project.edges(to: node.id).first, project.edges(to: node.id).allSatisfy(coversScreen)
            else { continue }
            report.add(
                "\(controller.object.displayName) is presented full screen and has no way back", in: node.document,
                at: controller.element.startTagRange, object: controller.object,
                notes: [Diagnostic.Note("it is presented here", position: way.segue.position)],
                fixHint: "add a control with an unwind segue")
        }
    }

    /// What stays behind a sheet is one swipe away.
    private func coversScreen(_ edge: SceneGraph.Edge) -> Bool {
        [.presentation, .modal].contains(edge.kind)
            && ["fullScreen", "overFullScreen"].contains(edge.segue.modalPresentationStyle ?? "")
    }
}
