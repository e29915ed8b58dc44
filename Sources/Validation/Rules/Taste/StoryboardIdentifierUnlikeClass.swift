import InterfaceBuilder
import SourceText

/// A controller whose storyboard identifier is not its class.
struct StoryboardIdentifierUnlikeClass: Rule {
    static let description = RuleDescription(
        identifier: "storyboard-identifier-unlike-class",
        summary: "The storyboard identifier of a controller is not the name of its class.",
        rationale: """
            Where both are the same, code can make a controller knowing only its class.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController storyboardIdentifier="Detail" id="a" customClass="Detail" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController storyboardIdentifier="⟦detail⟧" id="a" customClass="Detail" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" customClass="⟦Other⟧" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for controller in document.scenes.lazy.flatMap(\.controllers) where !controller.isPlaceholder {
            let (identifier, name) = (controller.storyboardIdentifier, controller.customClass)
            // A controller that has neither has nothing to be unlike.
            guard identifier != name,
                let range = controller.element.attributeRange("storyboardIdentifier")
                    ?? controller.element.attributeRange("customClass")
            else { continue }
            let shown = identifier.map { "the storyboard identifier \"\($0)\"" } ?? "no storyboard identifier"
            report.add(
                "the controller has \(shown) and \(name.map { "the class \"\($0)\"" } ?? "no class of its own")",
                at: range, object: controller.object, fixHint: name.map { "give it the identifier \"\($0)\"" })
        }
    }
}
