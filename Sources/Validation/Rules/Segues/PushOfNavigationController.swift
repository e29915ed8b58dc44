import InterfaceBuilder
import SceneGraph
import SourceText

/// A navigation controller that is to go into another.
struct PushOfNavigationController: Rule {
    static let description = RuleDescription(
        identifier: "push-of-navigation-controller", platforms: .uiKit,
        summary: "A push segue pushes a navigation controller onto another.",
        rationale: """
            Pushing a navigation controller raises NSInvalidArgumentException. A show segue to a navigation controller \
            is not reported: it presents it.
            """,
        nonTriggering: [
            // A show segue presents a navigation controller.
            Example(scenes(kind: "show", destination: "b")),
            Example(scenes(kind: "presentation", destination: "b")),
            // Without a navigation controller around it nothing is pushed.
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="push" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <navigationController id="b" sceneMemberID="viewController">
                    <connections>
                        <segue destination="c" kind="relationship" relationship="rootViewController" id="br"/>
                    </connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="s4"><objects>
                <viewController id="c" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ],
        triggering: [Example(scenes(kind: "push", destination: "⟦b⟧"))])

    private static func scenes(kind: String, destination: String) -> String {
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
                <connections><segue destination="\(destination)" kind="\(kind)" identifier="next" id="x"/></connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <navigationController id="b" sceneMemberID="viewController">
                <connections>
                    <segue destination="c" kind="relationship" relationship="rootViewController" id="br"/>
                </connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s4"><objects>
            <viewController id="c" sceneMemberID="viewController"/>
        </objects></scene>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        // R32
        let navigation = contents.navigation
        for edge in project.edges where edge.kind == .push {
            guard let target = edge.destination.node, project[target].controller?.kind == .navigationController,
                edge.segue.customClass == nil, let range = edge.segue.element.attributeRange("destination"),
                navigation.isAlwaysInside(edge.source)
            else { continue }
            report.add(
                "the \(edge.segue.summary) pushes a navigation controller onto another",
                in: project[edge.source].document, at: range, object: edge.segue.object,
                fixHint: "lead to its root, or present it")
        }
    }
}
