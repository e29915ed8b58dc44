import InterfaceBuilder
import SceneGraph
import SourceText

/// A storyboard of one scene that is not called as its controller.
struct CustomClassUnlikeFile: Rule {
    static let description = RuleDescription(
        identifier: "custom-class-unlike-file",
        summary: "A storyboard of one scene is not called as the class of its controller.",
        rationale: """
            In a project with one storyboard for each controller one finds the storyboard by the class, and the other \
            way round.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            Example(.init("Detail.storyboard", scene("Detail"))),
            Example(.init("DetailViewController.storyboard", scene("DetailViewController"))),
            Example(.init("Main.storyboard", scene("DetailViewController"))),
            Example(.init("Base.lproj/Flow.storyboard", scene("First") + "\n" + scene("Second", id: "b"))),
        ],
        triggering: [
            Example(.init("Details.storyboard", scene("⟦DetailViewController⟧"))),
            Example(
                .init(
                    "Details.storyboard",
                    #"""
                    <scene sceneID="s1"><objects>
                        ⟦<viewController id="a" sceneMemberID="viewController"/>⟧
                    </objects></scene>
                    """#)),
        ])

    private static func scene(_ name: String, id: String = "a") -> String {
        """
        <scene sceneID="s-\(id)"><objects>
            <viewController id="\(id)" customClass="\(name)" sceneMemberID="viewController"/>
        </objects></scene>
        """
    }

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let name = storyboardName(ofPath: document.document.source.path)
        let controllers = document.scenes.flatMap(\.controllers).filter { !$0.isPlaceholder }
        guard controllers.count == 1, name != "Main", !document.document.isLaunchScreen else { return }
        let controller = controllers[0]
        guard controller.customClass != name else { return }
        report.add(
            "the storyboard is called \"\(name)\", and its controller "
                + (controller.customClass.map { "has the class \"\($0)\"" } ?? "has no class of its own"),
            at: controller.element.attributeRange("customClass") ?? controller.element.startTagRange,
            object: controller.object, fixHint: "give both the same name")
    }
}
