import InterfaceBuilder
import SourceText

/// A scene that has lost its controller.
struct SceneWithoutController: Rule {
    static let description = RuleDescription(
        identifier: "scene-without-controller",
        summary: "A scene has no controller.",
        rationale: """
            A scene is its controller and what belongs to it. One without is what a merge leaves that deletes the \
            controller on one side and changes its scene on the other; Xcode may refuse the file.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <curlyViewController id="a" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ],
        triggering: [
            """
            ⟦<scene sceneID="s1">⟧
                <objects>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            ⟦<scene sceneID="s2">⟧
                <objects/>
            </scene>
            ⟦<scene sceneID="s3"/>⟧
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for scene in document.scenes where scene.controllers.isEmpty {
            report.add(
                scene.objects.isEmpty ? "the scene is empty" : "the scene has no controller",
                at: scene.scene.element.startTagRange, object: scene.objects.first,
                fixHint: "delete the scene, or bring its controller back from the history",
                fix: scene.objects.isEmpty
                    ? Fix("delete the empty scene", edits: [document.deletion(of: scene.scene.element)]) : nil)
        }
    }
}
