import InterfaceBuilder
import SourceText

/// An object that starts two segues on one occasion.
struct TriggerWithTwoSegues: Rule {
    static let description = RuleDescription(
        identifier: "trigger-with-two-segues", platforms: .uiKit,
        summary: "A control, cell or gesture starts two segues at once.",
        rationale: """
            Both are performed one after the other: the second presents while the first is under way, which UIKit \
            refuses or answers with a broken navigation stack.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <tableViewCell id="c">
                                <connections>
                                    <segue destination="b" kind="show" id="x"/>
                                    <segue destination="b" kind="show" trigger="accessoryAction" id="y"/>
                                </connections>
                            </tableViewCell>
                        </subviews>
                    </view>
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
                        <segue destination="b" kind="show" identifier="next" id="x"/>
                        <segue destination="b" kind="show" identifier="other" id="y"/>
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
                    <view key="view" id="v">
                        <subviews>
                            <button id="c">
                                <connections>
                                    <segue destination="b" kind="show" id="x"/>
                                    ⟦<segue destination="b" kind="presentation" id="y"/>⟧
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        var first: [PartOfObject: DocumentContents.Segue] = [:]
        for item in document.segues where item.kind != .relationship && item.kind != .embed && !item.isManual {
            guard let holder = item.holder, Storyboard.Controller(holder) == nil else { continue }
            let key = PartOfObject(object: holder, name: item.segue.trigger)
            guard let other = first[key] else {
                first[key] = item
                continue
            }
            report.add(
                "\(holder.displayName) starts another segue at the same time", at: item.element.startTagRange,
                object: item.object, notes: [Diagnostic.Note("the first one", position: other.segue.position)],
                fixHint: "delete one of the two")
        }
    }
}
