import InterfaceBuilder
import SourceText
import XMLTree

/// A constraint between views that are never in one hierarchy.
struct ConstraintWithoutCommonAncestor: Rule {
    static let description = RuleDescription(
        identifier: "constraint-without-common-ancestor", platforms: .views,
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
        var hierarchies = Hierarchies(document)
        guard hierarchies.count > 1 else { return }
        let items = document.constraintItems
        for index in constraints.indices {
            guard case .element(let second) = items.second(index) else { continue }
            let left: Int?
            switch items.first(index) {
            case .element(let first): left = hierarchies.index(of: first)
            // Without a first item it is the view that has the constraint.
            case .none: left = hierarchies.index(of: constraints[index].index)
            case .missing: continue
            }
            guard let left, let right = hierarchies.index(of: second), left != right,
                let range = constraints[index, .secondItem]?.valueRange
            else { continue }
            let element = constraints[index]
            let other = InterfaceObject(document.document.tree[second])
            report.add(
                "the constraint relates this view to \(other.displayName), with which it has no common ancestor",
                at: range, object: InterfaceObject(element),
                notes: [Diagnostic.Note("it is here", position: other.position)],
                fixHint: "delete the constraint, or draw it again inside one scene")
        }
    }

    /// The top-level objects of a document, each the root of a hierarchy of its own.
    private struct Hierarchies {
        /// Where each root begins and ends in the order of elements; roots are in that order and not in one another.
        private let ranges: [Range<Int>]
        private var last = 0

        init(_ document: DocumentContents) {
            let roots =
                document.document.kind == .storyboard
                ? document.scenes.flatMap { $0.objects.map(\.element) }
                : document.document.topLevelObjects.map(\.element)
            ranges = roots.map(\.subtreeIndices)
        }

        var count: Int { ranges.count }

        /// The number of the hierarchy that the element with that number is in; most often that of the one before.
        mutating func index(of place: Int) -> Int? {
            if ranges[last].contains(place) { return last }
            var (low, high) = (0, ranges.count)
            while low < high {
                let middle = (low + high) / 2
                if ranges[middle].lowerBound <= place { low = middle + 1 } else { high = middle }
            }
            guard low > 0, ranges[low - 1].contains(place) else { return nil }
            last = low - 1
            return last
        }
    }
}
