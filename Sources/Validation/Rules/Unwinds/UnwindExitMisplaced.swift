import InterfaceBuilder
import SourceText

/// An unwind segue to an exit that is not its scene's.
struct UnwindExitMisplaced: Rule {
    static let description = RuleDescription(
        identifier: "unwind-exit-misplaced", platforms: .uiKit,
        summary: "An unwind segue leads to an exit that is not among the objects of its own scene.",
        rationale: """
            The exit of a scene stands for the way out of this scene. An exit of another scene, or one outside the \
            list of objects, is not built, and performing the segue says that there is none.
            """,
        nonTriggering: [
            Example(
                Example.exiting(
                    #"<segue destination="e" kind="unwind" identifier="back" unwindAction="backWithSegue:" id="x"/>"#))
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="⟦f⟧" kind="unwind" identifier="back" unwindAction="back:" id="x"/>
                    </connections>
                </viewController>
                <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
                <exit id="f" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            """,
            """
            <scene sceneID="s1">
                <objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <connections>
                            <segue destination="⟦e⟧" kind="unwind" identifier="back" unwindAction="back:" id="x"/>
                        </connections>
                    </viewController>
                </objects>
                <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
            </scene>
            """,
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        // R22
        for item in document.segues where item.kind == .unwind {
            guard let exit = document.object(item.segue.destinationID), exit.elementName == "exit",
                let range = item.element.attributeRange("destination")
            else { continue }
            let scene = item.scene.map { document.scenes[$0] }
            // Among the scene's objects; a look through them for each segue would take too long.
            if let list = exit.element.parent, list.name == "objects", list.parent == scene?.scene.element { continue }
            report.add(
                document.scene(around: exit.element) == item.scene
                    ? "the exit of the \(item.summary) is not among its scene's objects"
                    : "the \(item.summary) leads to the exit of another scene",
                at: range, object: item.object, notes: [Diagnostic.Note("the exit", position: exit.position)],
                fixHint: scene?.exits.first.map { "the exit of this scene has the id \"\($0.id)\"" }
                    ?? "draw the segue again to the scene's Exit icon")
        }
    }
}
