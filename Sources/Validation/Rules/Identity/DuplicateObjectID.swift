import InterfaceBuilder
import SourceText

/// Two objects with one id.
struct DuplicateObjectID: Rule {
    static let description = RuleDescription(
        identifier: "duplicate-object-id",
        summary: "Two objects of a file have the same id.",
        rationale: """
            Connections, segues and constraints name objects by id, so it is left to chance which of the two they mean; \
            Xcode refuses to open the file. It happens when a merge takes both sides of a change, or a part of the file is \
            copied by hand.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v"><subviews><label id="l1"/><label id="l2"/></subviews></view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v"><subviews><label id="twice"/><button id="⟦twice⟧"/></subviews></view>
                </viewController>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s2"><objects><viewController id="⟦a⟧" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s3"><objects><viewController id="⟦a⟧" sceneMemberID="viewController"/></objects></scene>
            """,
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for object in document.document.duplicateObjects {
            guard let range = object.element.attributeRange("id"), let first = document.object(object.id) else {
                continue
            }
            report.add(
                "the id \"\(object.id)\" is already that of \(first.displayName) in line \(first.position.line)",
                at: range, object: object,
                notes: [Diagnostic.Note("the first object with this id", position: first.position)],
                fixHint: "if it is a leftover of a merge, delete one of the two; otherwise give one another id")
        }
    }
}
