import InterfaceBuilder
import SceneGraph
import SourceText

/// A scene that cannot be shown.
struct SceneUnreachable: Rule {
    static let description = RuleDescription(
        identifier: "scene-unreachable", platforms: .views,
        summary: "Nothing leads to a scene, and code has no name for it.",
        rationale: """
            No segue of any storyboard given leads there, it is no initial controller, and it has no storyboard \
            identifier. It is left out of the app, or no longer needed. Interface Builder warns of it too, though \
            only within one file. Of scenes that lead to one another the first is reported.
            """,
        severity: .warning,
        nonTriggering: [
            Example(
                attributes: #"initialViewController="a""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController id="b" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="s3"><objects>
                    <viewController id="c" storyboardIdentifier="Third" sceneMemberID="viewController"/>
                </objects></scene>
                """),
            Example(
                .init(
                    "Main.storyboard", attributes: #"initialViewController="a""#,
                    """
                    <scene sceneID="s1"><objects>
                        <viewController id="a" sceneMemberID="viewController">
                            <connections><segue destination="r" kind="show" identifier="next" id="x"/></connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="s2"><objects>
                        <viewControllerPlaceholder id="r" storyboardName="Other" sceneMemberID="viewController"/>
                    </objects></scene>
                    """),
                .init(
                    "Other.storyboard", attributes: #"initialViewController="o""#,
                    """
                    <scene sceneID="s1"><objects>
                        <viewController id="o" sceneMemberID="viewController">
                            <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="s2"><objects>
                        <viewController id="b" sceneMemberID="viewController"/>
                    </objects></scene>
                    """)),
            // The initial controller is what is wrong, and has a rule of its own.
            Example(
                attributes: #"initialViewController="gone""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                """),
            Example(
                .init(
                    "Main.storyboard", attributes: #"initialViewController="r""#,
                    """
                    <scene sceneID="s1"><objects>
                        <viewControllerPlaceholder id="r" storyboardName="Other" sceneMemberID="viewController"/>
                    </objects></scene>
                    """),
                .init(
                    "Other.storyboard",
                    """
                    <scene sceneID="s1"><objects>
                        <viewController id="o" sceneMemberID="viewController"/>
                    </objects></scene>
                    """)),
        ],
        triggering: [
            Example(
                attributes: #"initialViewController="a""#,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    ⟦<viewController id="b" sceneMemberID="viewController">⟧
                        <connections><segue destination="c" kind="show" identifier="next" id="x"/></connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s3"><objects>
                    <viewController id="c" sceneMemberID="viewController"/>
                </objects></scene>
                """)
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        // R3c
        let reach = project.reach()
        let withoutStart = Self.documentsWithoutStart(contents)
        let lost = project.nodes.filter { node in
            reach[node.id] == .none && node.controller?.kind != .application
                && !withoutStart.contains(node.document)
                // Where an AppKit app begins with its menu alone, its windows are the code's.
                && !(project.documents[node.document].platform == .macOS
                    && project.documents[node.document].initialViewControllerID == nil)
        }
        // What only a lost scene leads to is reached again with it. In a circle the first stands for all.
        let heads = lost.filter { node in !project.edges(to: node.id).contains { $0.source != node.id } }
        var covered: Set<SceneGraph.Node.ID> = []
        project.addReachable(from: heads.map(\.id), to: &covered)
        var first = Set(heads.map(\.id))
        for node in lost where !covered.contains(node.id) {
            first.insert(node.id)
            project.addReachable(from: [node.id], to: &covered)
        }
        for node in lost where first.contains(node.id) {
            guard let controller = node.controller else { continue }
            let isHead = !project.edges(to: node.id).contains { $0.source != node.id }
            report.add(
                controller.isPlaceholder
                    ? "no segue leads to the \(node.name)"
                    : "\(isHead ? "nothing leads" : "only what is behind it leads") to "
                        + "\(controller.object.displayName), and it has no storyboard identifier",
                in: node.document, at: controller.element.startTagRange, object: controller.object,
                fixHint: "draw a segue to it, give it a storyboard identifier, or delete the scene")
        }
    }

    /// The storyboards whose initial controller is not there although something begins with it. That is reported, and
    /// their scenes are reached again once it is put right.
    private static func documentsWithoutStart(_ contents: ProjectContents) -> Set<Int> {
        let project = contents.graph
        var found: Set<Int> = []
        var names: Set<String> = []
        for missing in project.missingEntries {
            if case .noInitialController = missing.reason, let document = missing.document { found.insert(document) }
        }
        for reference in project.references where contents.neighbourhood.holdsTarget(of: reference) {
            if case .noInitialController(let storyboard) = reference.reason { names.insert(storyboard) }
        }
        let starts = Set(
            project.nodes.lazy.filter { node in
                node.controller.map { $0.id == project.documents[node.document].initialViewControllerID } ?? false
            }.map(\.document))
        for (index, document) in project.documents.enumerated() where document.kind == .storyboard {
            let isDangling = document.initialViewControllerID != nil && !starts.contains(index)
            if isDangling || names.contains(storyboardName(ofPath: document.source.path)) { found.insert(index) }
        }
        return found
    }
}
