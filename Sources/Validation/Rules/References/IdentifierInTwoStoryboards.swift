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
        var known: [Int: Named] = [:]
        func named(_ document: Int) -> Named {
            if let named = known[document] { return named }
            let named = Named(document, in: project)
            known[document] = named
            return named
        }
        for reference in project.references {
            guard let target = reference.target else { continue }
            let pair = [project[reference.node].document, project[target].document]
            guard pair[0] != pair[1], pairs.insert(pair).inserted, !pairs.contains([pair[1], pair[0]]) else { continue }
            for (name, controller, other) in named(pair[0]).shared(with: named(pair[1])) {
                guard let range = controller.element.attributeRange("storyboardIdentifier")
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

    /// The controllers of a storyboard that have an identifier.
    private struct Named {
        private var byName: [String: [Storyboard.Controller]] = [:]

        init(_ document: Int, in project: SceneGraph) {
            for node in project.nodes(of: document) {
                guard let controller = project[node].controller, !controller.isPlaceholder,
                    let name = controller.storyboardIdentifier
                else { continue }
                byName[name, default: []].append(controller)
            }
        }

        /// The controllers whose identifiers another storyboard has too, each with the first of that. The smaller of
        /// the two is looked through: a large one may have references to a hundred small ones.
        func shared(
            with other: Named
        ) -> [(name: String, controller: Storyboard.Controller, other: Storyboard.Controller)] {
            let names = byName.count <= other.byName.count ? byName.keys : other.byName.keys
            return names.flatMap { name in
                (byName[name] ?? []).compactMap { own in other.byName[name]?.first.map { (name, own, $0) } }
            }.sorted { $0.controller.element.index < $1.controller.element.index }
        }
    }
}
