import InterfaceBuilder
import SceneGraph
import SourceText

/// A storyboard identifier that linked storyboards share.
struct IdentifierInTwoStoryboards: Rule {
    static let description = RuleDescription(
        identifier: "identifier-in-two-storyboards",
        summary: "Two storyboards that refer to one another use one storyboard identifier.",
        rationale: """
            References for iOS 8 are linked by copying: the controllers of both storyboards come under one roof, \
            where an identifier may stand only once. From iOS 9 on it does no harm.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            Example(
                .init(
                    "Main.storyboard",
                    """
                    <scene sceneID="s1"><objects>
                        <viewController id="a" sceneMemberID="viewController">
                            <connections><segue destination="r" kind="show" identifier="next" id="x"/></connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="s2"><objects>
                        <viewControllerPlaceholder id="r" storyboardName="Other" sceneMemberID="viewController"/>
                    </objects></scene>
                    <scene sceneID="s3"><objects>
                        <viewController id="c" storyboardIdentifier="First" sceneMemberID="viewController"/>
                    </objects></scene>
                    """),
                .init(
                    "Other.storyboard", attributes: #"initialViewController="o""#,
                    """
                    <scene sceneID="s1"><objects>
                        <viewController id="o" storyboardIdentifier="Second" sceneMemberID="viewController"/>
                    </objects></scene>
                    """))
        ],
        triggering: [
            Example(
                .init(
                    "Main.storyboard",
                    """
                    <scene sceneID="s1"><objects>
                        <viewController id="a" sceneMemberID="viewController">
                            <connections><segue destination="r" kind="show" identifier="next" id="x"/></connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="s2"><objects>
                        <viewControllerPlaceholder id="r" storyboardName="Other" sceneMemberID="viewController"/>
                    </objects></scene>
                    <scene sceneID="s3"><objects>
                        <viewController id="c" storyboardIdentifier="⟦First⟧" sceneMemberID="viewController"/>
                    </objects></scene>
                    """),
                .init(
                    "Other.storyboard", attributes: #"initialViewController="o""#,
                    """
                    <scene sceneID="s1"><objects>
                        <viewController id="o" storyboardIdentifier="First" sceneMemberID="viewController"/>
                    </objects></scene>
                    """))
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        var pairs: Set<[Int]> = []
        for reference in project.references {
            guard let target = reference.target else { continue }
            let pair = [project[reference.node].document, project[target].document]
            guard pair[0] != pair[1], pairs.insert(pair).inserted, !pairs.contains([pair[1], pair[0]]) else { continue }
            let known = Dictionary(
                controllers(of: pair[1], in: project).compactMap { controller in
                    controller.storyboardIdentifier.map { ($0, controller) }
                }
            ) { first, _ in first }
            for controller in controllers(of: pair[0], in: project) {
                guard let name = controller.storyboardIdentifier, let other = known[name],
                    let range = controller.element.attributeRange("storyboardIdentifier")
                else { continue }
                report.add(
                    "the storyboard \"\(project[target].storyboardName)\" uses the identifier \"\(name)\" too",
                    in: pair[0],
                    at: range, object: controller.object,
                    notes: [Diagnostic.Note("the other controller", position: other.position)],
                    fixHint: "give each an identifier of its own")
            }
        }
    }

    private func controllers(of document: Int, in project: SceneGraph) -> [Storyboard.Controller] {
        project.nodes(of: document).compactMap { project[$0].controller }.filter { !$0.isPlaceholder }
    }
}
