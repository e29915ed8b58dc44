import InterfaceBuilder
import SourceText

/// A segue that nothing can perform.
struct SegueIdentifierMissing: Rule {
    static let description = RuleDescription(
        identifier: "segue-identifier-missing", platforms: .views,
        summary: "A segue that only code can perform has no identifier.",
        rationale: """
            A segue drawn from a controller, not from a control, is performed by its identifier. Without one nothing \
            can perform it. Interface Builder warns of it too.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <button id="c">
                                <connections><segue destination="b" kind="show" id="x"/></connections>
                            </button>
                        </subviews>
                    </view>
                    <connections><segue destination="b" kind="show" identifier="next" id="y"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <navigationController id="n" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="relationship" relationship="rootViewController" id="nr"/>
                    </connections>
                </navigationController>
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
                        ⟦<segue destination="b" kind="show" id="x"/>⟧
                        ⟦<segue destination="b" kind="presentation" identifier="" id="y"/>⟧
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for item in document.segues where item.isManual && (item.segue.identifier ?? "").isEmpty {
            // A container view is not its controller; an embed from the controller has a rule of its own.
            // So has one that is a relationship under another kind.
            guard item.kind != .embed, item.segue.relationship == nil else { continue }
            report.add(
                "the \(item.summary) of \(item.owner?.object.displayName ?? "a controller") has no identifier",
                at: item.element.startTagRange, object: item.object,
                fixHint: "give it an identifier, or draw it from the control that is to start it")
        }
    }
}
