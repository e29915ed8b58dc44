import InterfaceBuilder
import SceneGraph
import SourceText

/// Container views that embed one another.
struct EmbedCycle: Rule {
    static let description = RuleDescription(
        identifier: "embed-cycle", platforms: .uiKit,
        summary: "An embed segue leads back to the scene that it starts in.",
        rationale: """
            An embed segue makes its destination and loads its view as soon as the view of its source is loaded. Where \
            the destination embeds the source again, directly or through other scenes, the root of a navigation \
            controller or the first tab of a tab bar controller, that has no end: the app ends with a stack overflow. \
            A segue whose source overrides shouldPerformSegue(withIdentifier:sender:), as seen with `--sources`, or \
            whose destination comes from an @IBSegueAction, is left out: the code may end the cycle.
            """,
        nonTriggering: [
            .init(Self.pair(back: #"<segue destination="a" kind="show" identifier="again" id="y"/>"#)),
            .init(
                Self.pair(
                    back: """
                        <segue destination="a" kind="embed" destinationCreationSelector="make:" id="y"/>
                        """)),
            Example(
                swift: """
                    import UIKit
                    class Tree: UIViewController {
                        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
                    }

                    """,
                Self.scene("s1", "a", #"customClass="Tree" customModule="App""#, embedding: "a")),
        ],
        triggering: [
            .init(Self.pair(back: #"<segue destination="⟦a⟧" kind="embed" id="y"/>"#)),
            .init(Self.scene("s1", "a", embedding: "⟦a⟧")),
            .init(
                Self.scene("s1", "a", embedding: "n") + "\n"
                    + """
                    <scene sceneID="s2"><objects>
                        <navigationController id="n" sceneMemberID="viewController">
                            <connections>
                                <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/>
                            </connections>
                        </navigationController>
                    </objects></scene>

                    """ + Self.scene("s3", "b", embedding: "⟦a⟧")),
        ])

    private static func scene(
        _ id: String, _ controller: String, _ attributes: String = "", embedding target: String
    ) -> String {
        scene(id, controller, attributes, segue: #"<segue destination="\#(target)" kind="embed" id="\#(id)x"/>"#)
    }

    private static func scene(
        _ id: String, _ controller: String, _ attributes: String = "", segue: String
    ) -> String {
        """
        <scene sceneID="\(id)"><objects>
            <viewController id="\(controller)" \(attributes.isEmpty ? "" : attributes + " ")sceneMemberID="viewController">
                <view key="view" id="\(id)v">
                    <subviews>
                        <containerView id="\(id)c">
                            <connections>\(segue)</connections>
                        </containerView>
                    </subviews>
                </view>
            </viewController>
        </objects></scene>
        """
    }

    private static func pair(back segue: String) -> String {
        scene("s1", "a", embedding: "b") + "\n" + scene("s2", "b", segue: segue)
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        let starts = project.edges.lazy.filter { $0.kind == .embed }.map(\.source)
        guard !starts.isEmpty else { return }
        /// Where each node is on the path; -1 where it was never met, -2 where all from it is done.
        var places = [Int](repeating: -1, count: project.nodes.count)
        for start in starts where places[start] == -1 {
            var path = [Step(node: start, edges: loading(start, contents))]
            places[start] = 0
            while var step = path.last {
                guard step.next < step.edges.count else {
                    places[step.node] = -2
                    path.removeLast()
                    continue
                }
                let edge = step.edges[step.next]
                step.next += 1
                path[path.count - 1] = step
                guard let target = edge.destination.node else { continue }
                if places[target] == -1 {
                    places[target] = path.count
                    path.append(Step(node: target, edges: loading(target, contents)))
                } else if places[target] >= 0 {
                    add(path[places[target]...], in: project, &report)
                }
            }
        }
    }

    /// A node on the way, and how many of the edges from it have been followed.
    private struct Step {
        let node: SceneGraph.Node.ID
        let edges: [SceneGraph.Edge]
        var next = 0
    }

    /// Reports the last embed segue of a cycle.
    private func add(_ cycle: ArraySlice<Step>, in project: SceneGraph, _ report: inout ProjectReport) {
        guard let edge = cycle.reversed().lazy.map({ $0.edges[$0.next - 1] }).first(where: { $0.kind == .embed }),
            let range = edge.segue.element.attributeRange("destination")
        else { return }
        let name = edge.owner?.object.displayName ?? "its scene"
        let others = cycle.count == 1 ? "" : ", which leads back to it"
        report.add(
            "\(name) embeds \(cycle.count == 1 ? "itself" : targetName(edge, project))\(others): the views load one "
                + "another without end", in: project[edge.source].document, at: range, object: edge.segue.object,
            fixHint: "embed another scene, or instantiate this one in code where it is needed")
    }

    private func targetName(_ edge: SceneGraph.Edge, _ project: SceneGraph) -> String {
        edge.destination.node.flatMap { project[$0].controller?.object.displayName } ?? "another scene"
    }

    /// The segues by which another controller's view is loaded with that of `node`. R13
    private func loading(_ node: SceneGraph.Node.ID, _ contents: ProjectContents) -> [SceneGraph.Edge] {
        let project = contents.graph
        guard [.iOS, .tvOS].contains(project.documents[project[node].document].platform) else { return [] }
        let edges = project.edges(from: node)
        let controller = project[node].controller
        let first: String? =
            switch controller?.kind {
            case .navigationController: "rootViewController"
            // Code of its own may select another tab.
            case .tabBarController: controller?.customClass == nil ? "viewControllers" : nil
            default: nil
            }
        let child = edges.first { $0.kind == .relationship && $0.segue.relationship == first }
        return edges.filter { $0.kind == .embed && isPerformed($0, contents) }
            + (first == nil ? [] : [child].compactMap { $0 })
    }

    /// Whether the segue is performed for certain: its container is in the root view, and no code decides.
    private func isPerformed(_ edge: SceneGraph.Edge, _ contents: ProjectContents) -> Bool {
        guard edge.segue.destinationCreationSelector == nil, let holder = edge.trigger,
            holder.elementName == "containerView", let owner = edge.owner, holder.repeatedCell == nil
        else { return false }
        let isInRootView = holder.element.ancestors.contains {
            $0.attribute("key") == "view" && $0.parent == owner.element
        }
        guard isInRootView else { return false }
        guard let scope = contents.classScope, let chain = scope.chain(of: owner) else { return true }
        return !chain.entries.contains { entry in
            !entry.isForeign
                && (entry.overrides.contains("shouldPerformSegue(withIdentifier:sender:)")
                    || entry.methods.contains { $0.selector == "shouldPerformSegueWithIdentifier:sender:" })
        }
    }
}
