import InterfaceBuilder
import SourceText
import XMLTree

/// A constraint between views that are never in one hierarchy.
struct ConstraintWithoutCommonAncestor: Rule {
    static let description = RuleDescription(
        identifier: "constraint-without-common-ancestor",
        summary: "A constraint relates views of different hierarchies.",
        rationale: """
            Activating such a constraint raises NSGenericException ("Unable to activate constraint with anchors … because \
            they have no common ancestor"), and the app ends when the scene is loaded. A merge leaves it when it moves a \
            view to another scene.
            """,
        nonTriggering: [
            .controller(
                """
                <layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
                <view key="view" id="v">
                    <subviews><label id="l"/></subviews>
                    <constraints>
                        <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="bottom" id="c"/>
                        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="d"/>
                    </constraints>
                </view>
                """)
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews><label id="l"/></subviews>
                        <constraints>
                            <constraint firstItem="l" firstAttribute="top" secondItem="⟦w⟧" secondAttribute="top" id="c"/>
                            <constraint firstAttribute="top" secondItem="⟦m⟧" secondAttribute="top" id="d"/>
                        </constraints>
                    </view>
                </viewController>
                <view id="m"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"><view key="view" id="w"/></viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let constraints = document.constraints
        guard !constraints.indices.isEmpty else { return }
        let hierarchies = Hierarchies(document)
        for index in constraints.indices {
            let element = constraints[index]
            // Without a first item it is the view that has the constraint.
            let holder = hierarchies.index(of: element)
            guard let second = constraints[index, .secondItem], let other = document.object(second) else { continue }
            let first = constraints[index, .firstItem].flatMap(document.object).map {
                hierarchies.index(of: $0.element)
            }
            guard let left = first ?? holder, let right = hierarchies.index(of: other.element), left != right else {
                continue
            }
            report.add(
                "the constraint relates this view to \(other.displayName), with which it has no common ancestor",
                at: second.valueRange, object: InterfaceObject(element),
                notes: [Diagnostic.Note("it is here", position: other.position)],
                fixHint: "delete the constraint, or draw it again inside one scene")
        }
    }

    /// The top-level objects of a document, each the root of a hierarchy of its own.
    private struct Hierarchies {
        private let roots: [XMLElement]

        init(_ document: DocumentContents) {
            roots =
                document.document.kind == .storyboard
                ? document.scenes.flatMap { $0.objects.map(\.element) }
                : document.document.topLevelObjects.map(\.element)
        }

        /// The number of the hierarchy that `element` is in; roots are in the order of the file and not in one another.
        func index(of element: XMLElement) -> Int? {
            var (low, high) = (0, roots.count)
            while low < high {
                let middle = (low + high) / 2
                if roots[middle].index <= element.index { low = middle + 1 } else { high = middle }
            }
            guard low > 0, roots[low - 1].range.contains(element.range.start) else { return nil }
            return low - 1
        }
    }
}
