import InterfaceBuilder
import SourceText

/// An outlet with two destinations.
struct OutletConnectedTwice: Rule {
    static let description = RuleDescription(
        identifier: "outlet-connected-twice",
        summary: "An outlet is connected to two objects.",
        rationale: """
            A property holds one object: the connection that is made last wins, and which that is changes with the \
            file. It is left when a merge takes both sides of a change.
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
                    <connections>
                        <outlet property="titleLabel" destination="l" id="x"/>
                        <outletCollection property="labels" destination="l" id="y"/>
                        <outletCollection property="labels" destination="v" id="z"/>
                    </connections>
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
                        <outlet property="titleLabel" destination="l" id="x"/>
                        <outlet property="⟦titleLabel⟧" destination="v" id="y"/>
                        <outlet property="⟦titleLabel⟧" destination="l" id="z"/>
                    </connections>
                </viewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        var first: [PartOfObject: Outlet] = [:]
        for element in document.elements("outlet") where element.parent?.name == "connections" {
            guard let holder = element.parent?.parent.map(InterfaceObject.init), let outlet = Outlet(element),
                let range = element.attributeRange("property")
            else { continue }
            let key = PartOfObject(object: holder, name: outlet.property)
            guard let other = first[key] else {
                first[key] = outlet
                continue
            }
            report.add(
                "the outlet \"\(outlet.property)\" of \(holder.displayName) is connected already", at: range,
                object: holder,
                notes: [Diagnostic.Note("the first connection", position: other.position)],
                fixHint: "delete one of the two connections",
                // Where both lead to the same object it does not matter which is kept.
                fix: other.destinationID == outlet.destinationID
                    ? document.deletion("delete the second connection", of: element) : nil)
        }
    }
}
