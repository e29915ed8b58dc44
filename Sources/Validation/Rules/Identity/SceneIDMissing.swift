import InterfaceBuilder
import SourceText

/// A scene without an id.
struct SceneIDMissing: Rule {
    static let description = RuleDescription(
        identifier: "scene-id-missing",
        summary: "A scene has no id.",
        rationale: """
            Interface Builder keeps scenes apart by their ids. A scene without is the rest of a merge or of an edit \
            by hand, and Xcode may refuse the file.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ],
        triggering: [
            """
            ⟦<scene>⟧
                <objects><viewController id="a" sceneMemberID="viewController"/></objects>
            </scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for scene in document.scenes where scene.scene.sceneID.isEmpty {
            report.add(
                "the scene of \(scene.controller?.object.displayName ?? "no controller") has no id",
                at: scene.scene.element.startTagRange, object: scene.controller?.object,
                fixHint: "give it a sceneID that no other scene has")
        }
    }
}
