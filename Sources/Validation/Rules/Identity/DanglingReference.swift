import InterfaceBuilder
import SourceText

/// A reference by id, other than a connection, that leads nowhere.
struct DanglingReference: Rule {
    static let description = RuleDescription(
        identifier: "dangling-reference",
        summary: "Something is named by an id that no object has.",
        rationale: """
            The anchor of a popover, the gesture that another waits for, the view a popover lets touches through to, the \
            view or constraint that a size class adds or removes, the object that a binding on macOS follows: each is \
            named by its id, and lost where that leads nowhere.
            """,
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
            """,
            .controller(
                """
                <view key="view" id="v">
                    <subviews><label id="l"/></subviews>
                    <constraints><constraint firstItem="l" firstAttribute="width" constant="8" id="k"/></constraints>
                    <variation key="default">
                        <mask key="subviews"><exclude reference="l"/></mask>
                        <mask key="constraints"><exclude reference="k"/></mask>
                    </variation>
                    <variation key="heightClass=regular">
                        <mask key="subviews"><include reference="l"/></mask>
                    </variation>
                </view>
                """),
        ],
        triggering: [
            Example(
                attributes: Example.mac,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <view key="view" id="v"><subviews><textField id="t"><connections>
                            <binding destination="a" name="value" keyPath="representedObject.name" id="b1"/>
                            <binding destination="⟦gone⟧" name="enabled" keyPath="selection.isOpen" id="b2"/>
                        </connections></textField></subviews></view>
                    </viewController>
                </objects></scene>
                """),
            .controller(
                """
                <view key="view" id="v">
                    <subviews><label id="l"/></subviews>
                    <variation key="default">
                        <mask key="subviews">
                            <exclude reference="l"/>
                            <exclude reference="⟦gone⟧"/>
                        </mask>
                    </variation>
                    <variation key="widthClass=compact">
                        <mask key="constraints"><include reference="⟦other⟧"/></mask>
                    </variation>
                </view>
                """),
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v"/>
                    <connections>
                        <segue destination="b" kind="popoverPresentation" identifier="more" popoverAnchorView="⟦gone⟧" id="x">
                            <popoverPassthroughViews>
                                <view reference="v"/>
                                <view reference="⟦other⟧"/>
                            </popoverPassthroughViews>
                        </segue>
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for item in document.segues {
            for name in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
                guard let id = item.element.attribute(name) else { continue }
                check(id, at: item.element.attributeRange(name), of: item.object, in: document, fix: nil, &report)
            }
        }
        for binding in document.elements("binding") where binding.parent?.name == "connections" {
            guard let id = binding.attribute("destination") else { continue }
            check(
                id, at: binding.attributeRange("destination"), of: binding.parent?.parent.map(InterfaceObject.init),
                in: document, fix: nil, &report)
        }
        for list in ["popoverPassthroughViews", "precedingGestureRecognizers"] {
            for entry in document.elements(list).flatMap(\.children) {
                guard let id = entry.attribute("reference") else { continue }
                check(
                    id, at: entry.attributeRange("reference"), of: nil, in: document,
                    fix: document.deletion("delete the entry", of: entry), &report)
            }
        }
        checkVariations(document, &report)
    }

    private func checkVariations(_ document: DocumentContents, _ report: inout RuleReport) {
        for name in ["exclude", "include"] {
            for entry in document.elements(name) where entry.parent?.name == "mask" {
                guard let id = entry.attributeNode("reference"), document.object(id) == nil else { continue }
                check(
                    id.value, at: id.valueRange, of: entry.parent.flatMap { InterfaceObject($0).parent },
                    in: document, fix: document.deletion("delete the entry", of: entry), &report)
            }
        }
    }

    private func check(
        _ id: String, at range: SourceRange?, of object: InterfaceObject?, in document: DocumentContents,
        fix: @autoclosure () -> Fix?, _ report: inout RuleReport
    ) {
        guard let range, document.object(id) == nil else { return }
        report.add(
            "\"\(id)\" is no object of this file", at: range, object: object,
            fixHint: "delete the reference, or connect it again", fix: fix())
    }
}
