import InterfaceBuilder
import SceneGraph
import SourceText

/// A push that has no stack to push on.
struct PushWithoutNavigationController: Rule {
    static let description = RuleDescription(
        identifier: "push-without-navigation-controller", platforms: .uiKit,
        summary: "A push segue starts where no navigation controller is around it.",
        rationale: """
            A push segue needs the navigation controller that its source is in; without one, performing it raises \
            NSGenericException ("Push segues can only be used when the source controller is managed by an instance of \
            UINavigationController"). Only a scene that every segue shows outside of one, and that code has no name \
            for, is reported.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <navigationController id="n" sceneMemberID="viewController">
                    <connections>
                        <segue destination="a" kind="relationship" relationship="rootViewController" id="nr"/>
                    </connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="s3"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="push" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="push" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="m" storyboardIdentifier="First" sceneMemberID="viewController">
                    <connections><segue destination="a" kind="modal" identifier="more" id="y"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s3"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="⟦push⟧" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        let navigation = contents.navigation
        for edge in project.edges where edge.kind == .push {
            guard [.iOS, .tvOS].contains(project.documents[project[edge.source].document].platform),
                navigation.isNeverInside(edge.source), let range = edge.segue.element.attributeRange("kind")
            else { continue }
            report.add(
                "no navigation controller is around \(edge.owner?.object.displayName ?? "the source") when the "
                    + "\(edge.segue.summary) is performed", in: project[edge.source].document, at: range,
                object: edge.segue.object, fixHint: "put the source into a navigation controller, or choose \"show\"")
        }
    }
}
