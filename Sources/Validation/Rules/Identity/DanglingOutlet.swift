import InterfaceBuilder
import SourceText

/// An outlet that leads to nothing.
struct DanglingOutlet: Rule {
    static let description = RuleDescription(
        identifier: "dangling-outlet",
        summary: "An outlet leads to an object that does not exist.",
        rationale: """
            The property stays nil, or the nib does not load at all. It is left when a merge deletes the view and \
            keeps the connection.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <label id="l"/>
                        </subviews>
                    </view>
                    <connections><outlet property="titleLabel" destination="l" id="x"/></connections>
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
                            <label id="l"/>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="titleLabel" destination="⟦gone⟧" id="x"/>
                        <outletCollection property="labels" destination="⟦gone⟧" id="y"/>
                        ⟦<outlet property="other" id="z"/>⟧
                    </connections>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for name in ["outlet", "outletCollection"] {
            for element in document.elements(name) where element.parent?.name == "connections" {
                if let target = element.attributeNode("destination"), document.object(target) != nil { continue }
                let holder = element.parent?.parent.map(InterfaceObject.init)
                let property = element.attribute("property") ?? ""
                // Without the outlet of its view a controller raises all the same, so that one is left to people.
                let fix =
                    property == "view" ? nil : document.deletion("delete the connection", of: element)
                guard let range = element.attributeRange("destination") else {
                    report.add(
                        "the outlet \"\(property)\" of \(holder?.displayName ?? "nothing") has no destination",
                        at: element.startTagRange, object: holder, fixHint: Self.hint, fix: fix)
                    continue
                }
                let id = element.attribute("destination") ?? ""
                report.add(
                    "the outlet \"\(property)\" of \(holder?.displayName ?? "nothing") leads to \"\(id)\", which is no object "
                        + "of this file", at: range, object: holder, fixHint: Self.hint, fix: fix)
            }
        }
    }

    private static let hint = "delete the connection, or connect the outlet again"
}
