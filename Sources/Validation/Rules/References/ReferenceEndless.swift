import InterfaceBuilder
import SceneGraph
import SourceText

/// References that lead around in a circle.
struct ReferenceEndless: Rule {
    static let description = RuleDescription(
        identifier: "reference-endless",
        summary: "A storyboard reference leads back to itself.",
        rationale: """
            A reference that stands for a reference that stands for the first one stands for no controller at all.
            """,
        nonTriggering: [.reference(#"storyboardName="Other""#)],
        triggering: [
            Example(
                .init(
                    "Main.storyboard", attributes: #"initialViewController="r""#,
                    """
                    <scene sceneID="s1"><objects>
                        ⟦<viewControllerPlaceholder storyboardName="Other" id="r" sceneMemberID="viewController"/>⟧
                    </objects></scene>
                    """),
                .init(
                    "Other.storyboard", attributes: #"initialViewController="o""#,
                    """
                    <scene sceneID="s1"><objects>
                        ⟦<viewControllerPlaceholder storyboardName="Main" id="o" sceneMemberID="viewController"/>⟧
                    </objects></scene>
                    """))
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        for reference in project.references where reference.reason == .endless {
            report.add(
                "the reference leads back to itself", in: project[reference.node].document,
                at: reference.placeholder.element.startTagRange, object: reference.placeholder.object,
                fixHint: "name a controller of another storyboard")
        }
    }
}
