import InterfaceBuilder
import SourceText
import XMLTree

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
            """,
            """
            ⟦<scene sceneID="s1">⟧
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v"/>
                </viewController>
                <point key="canvasLocation" x="57" y="138"/>
            </scene>
            """,
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for scene in document.scenes where scene.controllers.isEmpty {
            let element = scene.scene.element
            let fix =
                scene.objects.isEmpty
                ? document.deletion("delete the empty scene", of: element, ignoring: Self.isEmptyPart) : nil
            let isOutside = scene.objects.isEmpty && element.children.contains { !Self.isEmptyPart($0) }
            report.add(
                isOutside
                    ? "the scene has its contents outside of \"objects\", where nothing reads them"
                    : fix != nil ? "the scene is empty" : "the scene has no controller",
                at: element.startTagRange, object: scene.objects.first,
                fixHint: isOutside
                    ? "put the contents into <objects>"
                    : "delete the scene, or bring its controller back from the history",
                fix: fix)
        }
    }

    /// What every scene has beside its objects: their list, and its place on the canvas.
    private static func isEmptyPart(_ element: XMLElement) -> Bool {
        element.name == "objects" ? element.attributes.isEmpty : element.attribute("key") == "canvasLocation"
    }
}
