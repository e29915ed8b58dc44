import InterfaceBuilder
import SourceText

/// An action that nobody receives.
struct DanglingAction: Rule {
    static let description = RuleDescription(
        identifier: "dangling-action",
        summary: "An action is sent to an object that does not exist, or has no selector.",
        rationale: """
            The control does nothing, or the nib does not load at all. It is left when a merge deletes the receiver \
            and keeps the connection.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <button id="c">
                                <connections><action selector="go:" destination="a" eventType="touchUpInside" id="x"/></connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <button id="c">
                                <connections>
                                    <action selector="go:" destination="⟦gone⟧" eventType="touchUpInside" id="x"/>
                                    ⟦<action destination="a" eventType="touchUpInside" id="y"/>⟧
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.elements("action") where element.parent?.name == "connections" {
            let holder = element.parent?.parent.map(InterfaceObject.init)
            guard let action = Action(element) else { continue }
            func fix() -> Fix? { document.deletion("delete the connection", of: element) }
            // AppKit writes `target`.
            guard let range = element.attributeRange("destination") ?? element.attributeRange("target") else {
                report.add(
                    "the action \"\(action.selector)\" of \(holder?.displayName ?? "nothing") has no receiver",
                    at: element.startTagRange, object: holder, fixHint: Self.hint, fix: fix())
                continue
            }
            if document.object(action.destinationID) == nil {
                report.add(
                    "the action \"\(action.selector)\" of \(holder?.displayName ?? "nothing") is sent to "
                        + "\"\(action.destinationID)\", which is no object of this file", at: range, object: holder,
                    fixHint: Self.hint, fix: fix())
            } else if action.selector.isEmpty {
                report.add(
                    "the action of \(holder?.displayName ?? "nothing") has no selector", at: element.startTagRange,
                    object: holder, fixHint: Self.hint, fix: fix())
            }
        }
    }

    private static let hint = "delete the connection, or connect the action again"
}
