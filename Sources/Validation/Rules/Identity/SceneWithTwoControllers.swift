import InterfaceBuilder
import SourceText

/// A scene for two controllers.
struct SceneWithTwoControllers: Rule {
    static let description = RuleDescription(
        identifier: "scene-with-two-controllers",
        summary: "A scene has two controllers.",
        rationale: """
            A scene has one controller, and everything that is asked of the scene is asked of it. Two are what a \
            merge leaves that takes both sides of a change.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController"/>
                ⟦<viewController id="b" sceneMemberID="viewController"/>⟧
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for scene in document.scenes where scene.controllers.count > 1 {
            for controller in scene.controllers.dropFirst() {
                report.add(
                    "the scene has the controller \(scene.controllers[0].object.displayName) already",
                    at: controller.element.startTagRange, object: controller.object,
                    notes: [Diagnostic.Note("the first one", position: scene.controllers[0].position)],
                    fixHint: "delete one of the two, or give it a scene of its own")
            }
        }
    }
}
