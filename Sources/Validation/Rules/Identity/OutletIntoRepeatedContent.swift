import InterfaceBuilder
import SourceText

/// An outlet from outside a prototype cell to something in it.
struct OutletIntoRepeatedContent: Rule {
    static let description = RuleDescription(
        identifier: "outlet-into-repeated-content", platforms: .uiKit,
        summary: "An outlet leads into a cell that is made many times.",
        rationale: """
            A prototype cell is made once for every row, so an outlet of the controller cannot mean one of its \
            views; the storyboard does not compile. The outlet belongs to the class of the cell.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <tableViewController id="a" sceneMemberID="viewController">
                    <tableView key="view" id="v">
                        <prototypes>
                            <tableViewCell reuseIdentifier="c" id="c">
                                <subviews><label id="l"/></subviews>
                                <connections><outlet property="titleLabel" destination="l" id="x"/></connections>
                            </tableViewCell>
                        </prototypes>
                        <sections><tableViewSection id="s"><cells>
                            <tableViewCell id="d"><subviews><label id="m"/></subviews></tableViewCell>
                        </cells></tableViewSection></sections>
                    </tableView>
                    <connections><outlet property="staticLabel" destination="m" id="y"/></connections>
                </tableViewController>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <tableViewController id="a" sceneMemberID="viewController">
                    <tableView key="view" id="v">
                        <prototypes>
                            <tableViewCell reuseIdentifier="c" id="c"><subviews><label id="l"/></subviews></tableViewCell>
                        </prototypes>
                    </tableView>
                    <connections><outlet property="titleLabel" destination="⟦l⟧" id="x"/></connections>
                </tableViewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for name in ["outlet", "outletCollection"] {
            for element in document.elements(name) where element.parent?.name == "connections" {
                guard let destination = element.attributeNode("destination"),
                    let target = document.object(destination), let cell = target.repeatedCell,
                    element.range.start < cell.range.start || element.range.end > cell.range.end
                else { continue }
                let holder = element.parent?.parent.map(InterfaceObject.init)
                report.add(
                    "the outlet \"\(element.attribute("property") ?? "")\" of \(holder?.displayName ?? "nothing") leads to "
                        + "\(target.displayName) in a prototype cell, of which there are many",
                    at: destination.valueRange, object: holder,
                    notes: [Diagnostic.Note("the cell", position: cell.position)],
                    fixHint: "make it an outlet of the cell's class")
            }
        }
    }
}
