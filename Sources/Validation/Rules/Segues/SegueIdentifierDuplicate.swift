import InterfaceBuilder
import SourceText

/// An identifier that means two segues of one controller.
struct SegueIdentifierDuplicate: Rule {
    static let description = RuleDescription(
        identifier: "segue-identifier-duplicate",
        summary: "Two segues of a controller have one identifier and lead to different places.",
        rationale: """
            Performing the identifier takes one of the two, and prepare(for:sender:) cannot tell them apart. Several \
            controls whose segues share identifier and destination are sound.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <subviews>
                            <button id="c">
                                <connections><segue destination="b" kind="show" identifier="next" id="x"/></connections>
                            </button>
                            <button id="d">
                                <connections><segue destination="b" kind="show" identifier="next" id="y"/></connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController">
                    <connections><segue destination="a" kind="show" identifier="next" id="z"/></connections>
                </viewController>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="show" identifier="next" id="x"/>
                        <segue destination="a" kind="show" identifier="⟦next⟧" id="y"/>
                    </connections>
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
                        <segue destination="b" kind="show" identifier="⟦next⟧" id="y"/>
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects></scene>
            """,
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        var first: [PartOfObject: DocumentContents.Segue] = [:]
        for item in document.segues where item.kind != .relationship {
            guard let name = item.segue.identifier, !name.isEmpty, let owner = item.owner,
                let range = item.element.attributeRange("identifier")
            else { continue }
            let key = PartOfObject(object: owner.object, name: name)
            guard let other = first[key] else {
                first[key] = item
                continue
            }
            let leadElsewhere = other.segue.destinationID != item.segue.destinationID || other.kind != item.kind
            guard leadElsewhere || (item.isManual && other.isManual) else { continue }
            report.add(
                "\(owner.object.displayName) has another segue with the identifier \"\(name)\"", at: range,
                object: item.object, notes: [Diagnostic.Note("the first one", position: other.segue.position)],
                fixHint: "give each an identifier of its own")
        }
    }
}
