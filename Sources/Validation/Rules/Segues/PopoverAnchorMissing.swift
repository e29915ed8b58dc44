import InterfaceBuilder
import SourceText

/// A popover segue that points at nothing.
struct PopoverAnchorMissing: Rule {
    static let description = RuleDescription(
        identifier: "popover-anchor-missing", platforms: .uiKit,
        summary: "A popover segue has no anchor.",
        rationale: """
            On an iPad a popover needs a view or bar button item to point at. Without one, presenting it raises \
            NSGenericException ("UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set \
            before the presentation occurs"). The control that starts the segue is not used instead. It is a warning, \
            not an error: prepare(for:sender:) may set the anchor, and on an iPhone the popover becomes a sheet, which \
            needs none.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <button id="c"/>
                        </subviews>
                    </view>
                    <connections>
                        <segue destination="b" kind="popoverPresentation" identifier="more" popoverAnchorView="c" id="x"/>
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>⟦<segue destination="b" kind="popoverPresentation" identifier="more" id="x"/>⟧</connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <button id="c">
                                <connections>⟦<segue destination="b" kind="popoverPresentation" id="x"/>⟧</connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard [.iOS, .tvOS].contains(document.document.platform) else { return }
        for item in document.segues where [.popoverPresentation, .popover].contains(item.kind) {
            guard item.segue.popoverAnchorViewID == nil, item.segue.popoverAnchorBarButtonItemID == nil else {
                continue
            }
            report.add(
                "the \(item.summary) has no anchor", at: item.element.startTagRange, object: item.object,
                fixHint: "connect its anchor to the view it is to point at")
        }
    }
}
