import InterfaceBuilder
import SourceText

/// A bar item that can do only one of two things.
struct TriggerWithSegueAndAction: Rule {
    static let description = RuleDescription(
        identifier: "trigger-with-segue-and-action", platforms: .uiKit,
        summary: "A bar button item has both a segue and an action.",
        rationale: """
            A bar button item has room for one target and one action. Of the two connections only one is in force.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <button id="c">
                                <connections>
                                    <action selector="log:" destination="a" eventType="touchUpInside" id="y"/>
                                    <segue destination="b" kind="show" id="x"/>
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
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <navigationItem key="navigationItem" id="n">
                        <barButtonItem key="rightBarButtonItem" id="c">
                            <connections>
                                <action selector="log:" destination="a" id="y"/>
                                ⟦<segue destination="b" kind="show" id="x"/>⟧
                            </connections>
                        </barButtonItem>
                    </navigationItem>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        guard [.iOS, .tvOS].contains(document.document.platform) else { return }
        // Its connections are looked through once, however many segues are among them.
        var actions: [InterfaceObject: Action?] = [:]
        for item in document.segues {
            guard let holder = item.holder, holder.elementName == "barButtonItem" else { continue }
            let known = actions[holder] ?? holder.actions.first
            actions[holder] = .some(known)
            guard let action = known else { continue }
            report.add(
                "\(holder.displayName) has the action \"\(action.selector)\" too, and room for only one of them",
                at: item.element.startTagRange, object: item.object,
                notes: [Diagnostic.Note("the action", position: action.position)],
                fixHint: "delete the action, or perform the segue in it")
        }
    }
}
