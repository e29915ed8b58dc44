import InterfaceBuilder
import SourceText

/// A segue without an object id.
struct SegueIDMissing: Rule {
    static let description = RuleDescription(
        identifier: "segue-id-missing",
        summary: "A segue has no id.",
        rationale: """
            Interface Builder gives every segue an id, and the compiler builds the segue by it. One without is the \
            rest of a merge or of an edit by hand.
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
                            <segue key="commit" inheritsFrom="parent"/>
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
                        ⟦<segue destination="b" kind="show" identifier="next"/>⟧
                        ⟦<segue destination="b" kind="show" identifier="other" id=""/>⟧
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for item in document.segues where item.segue.id.isEmpty {
            report.add(
                "the \(item.summary) has no id", at: item.element.startTagRange, object: item.object,
                fixHint: "give it an id that nothing else in the file has, or draw the segue again")
        }
    }
}
