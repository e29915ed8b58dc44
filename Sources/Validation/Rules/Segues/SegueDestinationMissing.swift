import InterfaceBuilder
import SourceText

/// A segue that leads to nothing, or to something that is no controller. Unwind segues have a rule of their own.
struct SegueDestinationMissing: Rule {
    static let description = RuleDescription(
        identifier: "segue-destination-missing",
        summary: "A segue leads to no controller of its storyboard.",
        rationale: """
            Performing the segue raises an exception, and a relationship or embed segue does so when its scene loads. It \
            happens when a merge keeps a segue whose scene was deleted on the other side.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="show" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewControllerPlaceholder storyboardName="Other" id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            // Peek and pop: variants of the segue around them, which have neither kind nor destination.
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="a" kind="show" id="x">
                        <segue key="commit" inheritsFrom="parent" id="y"/>
                        <segue key="preview" inheritsFrom="commit" id="z"/>
                    </segue></connections>
                </viewController>
            </objects></scene>
            """,
            // Unwind segues lead to exits.
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="none" kind="unwind" unwindAction="back:" id="x"/></connections>
                </viewController>
            </objects></scene>
            """,
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="⟦gone⟧" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <navigationController id="a" sceneMemberID="viewController">
                    <connections><segue destination="⟦⟧" kind="relationship" relationship="rootViewController" id="x"/></connections>
                </navigationController>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v"><subviews>
                        <button id="b"><connections>⟦<segue kind="presentation" id="x"/>⟧</connections></button>
                    </subviews></view>
                </viewController>
                <tapGestureRecognizer id="g">
                    <connections><segue destination="⟦b⟧" kind="show" id="y"/></connections>
                </tapGestureRecognizer>
                <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
                <swipeGestureRecognizer id="h">
                    <connections><segue destination="⟦e⟧" kind="show" id="z"/></connections>
                </swipeGestureRecognizer>
            </objects></scene>
            """,
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for item in document.segues where item.kind != .unwind {
            let segue = item.segue
            guard let range = segue.element.attributeRange("destination") else {
                report.add(
                    "the \(segue.summary) has no destination", at: segue.element.startTagRange, object: segue.object,
                    fixHint: Self.hint)
                continue
            }
            guard let target = document.object(segue.destinationID) else {
                report.add(
                    "the \(segue.summary) leads to \"\(segue.destinationID)\", which is no object of this storyboard",
                    at: range, object: segue.object, fixHint: Self.hint)
                continue
            }
            guard Storyboard.Controller(target) == nil else { continue }
            let isExit = target.elementName == "exit"
            report.add(
                "the \(segue.summary) leads to \(isExit ? "an exit" : target.displayName), which is no controller",
                at: range, object: segue.object,
                notes: [Diagnostic.Note("the destination is here", position: target.position)],
                fixHint: isExit ? "segues to an exit have the kind \"unwind\"" : Self.hint)
        }
    }

    private static let hint = "delete the segue, or draw it again to the scene it is to show"
}

extension Storyboard.Segue {
    /// The segue as an object, for its id and the way to it.
    var object: InterfaceObject { InterfaceObject(element) }

    /// `show segue "next"`, or without the identifier it does not have.
    var summary: String { "\(kind.name) segue" + (identifier.map { " \"\($0)\"" } ?? "") }
}
