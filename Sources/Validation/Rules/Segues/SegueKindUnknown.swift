import InterfaceBuilder
import SourceText

/// A segue that is of no kind.
struct SegueKindUnknown: Rule {
    static let description = RuleDescription(
        identifier: "segue-kind-unknown",
        summary: "The kind of a segue is one that Interface Builder does not have.",
        rationale: """
            What the segue does depends on its kind. With an unknown one, or none, the storyboard does not compile \
            or the segue does nothing.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="show" id="x">
                            <segue key="commit" inheritsFrom="parent" id="y"/>
                        </segue>
                    </connections>
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
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="⟦shwo⟧" identifier="next" id="x"/>
                        <segue destination="b" kind="⟦⟧" identifier="other" id="y"/>
                        ⟦<segue destination="b" identifier="third" id="z"/>⟧
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.elements("segue") {
            if let range = element.attributeRange("kind") {
                let kind = element.attribute("kind") ?? ""
                guard !Self.kinds.contains(kind) else { continue }
                report.add(
                    "\"\(kind)\" is no kind of segue", at: range, object: InterfaceObject(element),
                    fixHint: nearestName(to: kind, in: Self.kinds).map { "did you mean \"\($0)\"?" }
                        ?? "draw the segue again")
            } else if element.parent?.name == "connections", element.attributeRange("destination") != nil,
                element.attributeRange("inheritsFrom") == nil
            {
                report.add(
                    "the segue has no kind", at: element.startTagRange, object: InterfaceObject(element),
                    fixHint: "draw the segue again")
            }
        }
    }

    private static let kinds = [
        "relationship", "show", "showDetail", "presentation", "popoverPresentation", "push", "modal", "popover",
        "replace",
        "embed", "unwind", "custom", "sheet",
    ]
}
