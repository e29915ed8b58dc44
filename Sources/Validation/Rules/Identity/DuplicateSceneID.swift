import InterfaceBuilder
import SourceText

/// Two scenes with one id.
struct DuplicateSceneID: Rule {
    static let description = RuleDescription(
        identifier: "duplicate-scene-id",
        summary: "Two scenes of a storyboard have one id.",
        rationale: """
            Interface Builder keeps scenes apart by their ids. Two with one id are what a merge leaves that takes a \
            scene twice.
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
            </objects></scene>
            <scene sceneID="⟦s1⟧"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        var first: [String: Storyboard.Scene] = [:]
        for scene in document.scenes.map(\.scene) {
            guard let range = scene.element.attributeRange("sceneID"), !scene.sceneID.isEmpty else { continue }
            guard let other = first[scene.sceneID] else {
                first[scene.sceneID] = scene
                continue
            }
            report.add(
                "the scene id \"\(scene.sceneID)\" is already that of the scene in line \(other.position.line)",
                at: range,
                object: scene.controller?.object,
                notes: [Diagnostic.Note("the first scene with this id", position: other.position)],
                fixHint: "delete one of the two scenes, or give it another id")
        }
    }
}
