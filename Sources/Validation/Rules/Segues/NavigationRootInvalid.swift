import InterfaceBuilder
import SceneGraph
import SourceText

/// A navigation controller whose root cannot be one.
struct NavigationRootInvalid: Rule {
    static let description = RuleDescription(
        identifier: "navigation-root-invalid", platforms: .uiKit,
        summary: "A navigation controller has two roots, or a navigation controller as its root.",
        rationale: """
            A navigation controller as a root raises NSInvalidArgumentException ("Pushing a navigation controller is not \
            supported"). Of two roots only one is shown, and which one is not specified. A merge leaves two when both \
            sides change the root.
            """,
        nonTriggering: [Example(Self.scenes(roots: "b"))],
        triggering: [Example(Self.scenes(roots: "b", "⟦c⟧")), Example(Self.scenes(roots: "⟦m⟧"))])

    private static func scenes(roots: String...) -> String {
        let segues = roots.enumerated().map {
            "<segue destination=\"\($1)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\($0)\"/>"
        }
        return """
            <scene sceneID="s1"><objects>
                <navigationController id="n" sceneMemberID="viewController">
                    <connections>
                        \(segues.joined(separator: "\n            "))
                    </connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s3"><objects>
                <viewController id="c" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s4"><objects>
                <navigationController id="m" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="relationship" relationship="rootViewController" id="mr"/>
                    </connections>
                </navigationController>
            </objects></scene>
            """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        for node in project.nodes where node.controller?.kind == .navigationController {
            let roots = project.edges(from: node.id).filter {
                $0.kind == .relationship && $0.segue.relationship == "rootViewController"
            }
            // R32
            for edge in roots {
                guard let target = edge.destination.node,
                    project[target].controller?.kind == .navigationController,
                    let range = edge.segue.element.attributeRange("destination")
                else { continue }
                report.add(
                    "the root of the navigation controller is a navigation controller", in: node.document, at: range,
                    object: edge.segue.object, fixHint: "make its own root the root here, or present it")
            }
            for edge in roots.dropFirst() {
                guard let range = edge.segue.element.attributeRange("destination") else { continue }
                report.add(
                    "the navigation controller has a second root", in: node.document, at: range,
                    object: edge.segue.object,
                    notes: [Diagnostic.Note("the first root is named here", position: roots[0].segue.element.position)],
                    fixHint: "delete one of the two relationship segues")
            }
        }
    }
}
