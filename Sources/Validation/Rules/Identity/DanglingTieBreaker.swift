import InterfaceBuilder
import SourceText

/// An entry of the tie-breakers that names nothing.
struct DanglingTieBreaker: Rule {
    static let description = RuleDescription(
        identifier: "dangling-tie-breaker",
        summary: "A tie-breaker names a segue that does not exist.",
        rationale: """
            Interface Builder keeps a list of the segues by which it guesses what bars a scene has. An entry whose \
            segue is gone makes the compiler end with an exception that names neither the file nor the segue. It is \
            left when a merge deletes the segue.
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
            </scenes>
            <inferredMetricsTieBreakers>
                <segue reference="x"/>
            </inferredMetricsTieBreakers>
            <scenes>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            </scenes>
            <inferredMetricsTieBreakers>
                <segue reference="⟦gone⟧"/>
                <segue reference="x"/>
                <segue reference="⟦b⟧"/>
            </inferredMetricsTieBreakers>
            <scenes>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for list in document.elements("inferredMetricsTieBreakers") {
            for entry in list.children {
                guard let range = entry.attributeRange("reference"), let id = entry.attribute("reference"),
                    document.object(id)?.elementName != "segue"
                else { continue }
                report.add(
                    "the tie-breaker names \"\(id)\", which is no segue of this storyboard", at: range, object: nil,
                    fixHint: "delete the line",
                    fix: document.deletion("delete the tie-breaker", of: entry))
            }
        }
    }
}
