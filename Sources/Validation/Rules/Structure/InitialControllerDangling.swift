import InterfaceBuilder
import SourceText

/// An entry point that leads nowhere.
struct InitialControllerDangling: Rule {
    static let description = RuleDescription(
        identifier: "initial-controller-dangling",
        summary: "The initial controller of a storyboard does not exist.",
        rationale: """
            Where the app begins with this storyboard the screen stays black. It is left when a merge deletes the \
            scene.
            """,
        nonTriggering: [
            Example(
                attributes: #"initialViewController="a""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                """),
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ],
        triggering: [
            Example(
                attributes: #"initialViewController="⟦gone⟧""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                """),
            Example(
                attributes: #"initialViewController="⟦v⟧""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <view key="view" id="v"/>
                    </viewController>
                </objects></scene>
                """),
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard document.document.kind == .storyboard else { return }
        let root = document.document.tree.root
        guard let range = root.attributeRange("initialViewController"), let id = root.attribute("initialViewController")
        else { return }
        // R2
        guard !document.scenes.contains(where: { $0.controllers.contains { $0.id == id } }) else { return }
        let object = document.object(id)
        report.add(
            object.map { "the initial controller is \($0.displayName), which is no controller" }
                ?? "the initial controller is \"\(id)\", which is no object of this storyboard",
            at: range, object: object, fixHint: "make another scene the initial one")
    }
}
