import InterfaceBuilder
import SourceText

/// A static table view outside a table view controller.
struct StaticTableOutsideTableController: Rule {
    static let description = RuleDescription(
        identifier: "static-table-outside-table-controller", platforms: .uiKit,
        summary: "A table view with static cells is not the view of a table view controller.",
        rationale: """
            Only UITableViewController shows static cells. Interface Builder refuses to compile the file: "Static table \
            views are only valid when embedded in UITableViewController instances".
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <tableViewController id="a" sceneMemberID="viewController">
                    <tableView key="view" dataMode="static" id="t"/>
                </tableViewController>
            </objects></scene>
            """,
            .views(#"<tableView dataMode="prototypes" id="t"/>"#),
        ],
        triggering: [
            .views(#"<tableView dataMode="⟦static⟧" id="t"/>"#),
            Example(Example.File(xib: "App/Rows.xib", #"<tableView dataMode="⟦static⟧" id="t"/>"#)),
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.elements("tableView") where element.attribute("dataMode") == "static" {
            guard element.parent?.name != "tableViewController", let range = element.attributeRange("dataMode") else {
                continue
            }
            report.add(
                "the table view has static cells and is not the view of a table view controller", at: range,
                object: InterfaceObject(element),
                fixHint: "use prototype cells, or a table view controller in a container view")
        }
    }
}
