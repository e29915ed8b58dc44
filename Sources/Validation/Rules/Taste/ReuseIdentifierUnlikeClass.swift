import InterfaceBuilder
import SourceText

/// A cell whose reuse identifier is not its class.
struct ReuseIdentifierUnlikeClass: Rule {
    static let description = RuleDescription(
        identifier: "reuse-identifier-unlike-class", platforms: .uiKit,
        summary: "The reuse identifier of a cell is not the name of its class.",
        rationale: """
            Where both are the same, code can ask for a cell knowing only its class. Prototype cells, cells in a xib and \
            the headers and footers of collections are looked at.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            .views(
                """
                <tableView id="t">
                    <prototypes>
                        <tableViewCell reuseIdentifier="ItemCell" id="c" customClass="ItemCell"/>
                        <tableViewCell reuseIdentifier="plain" id="d"/>
                    </prototypes>
                </tableView>
                """),
            .views(
                """
                <tableView dataMode="static" id="t">
                    <sections><tableViewSection id="s"><cells><tableViewCell id="c" customClass="Row"/></cells></tableViewSection></sections>
                </tableView>
                """),
        ],
        triggering: [
            .views(
                """
                <tableView id="t">
                    <prototypes>
                        <tableViewCell reuseIdentifier="⟦item⟧" id="c" customClass="ItemCell"/>
                        <tableViewCell id="d" customClass="⟦OtherCell⟧"/>
                    </prototypes>
                </tableView>
                """),
            .views(
                """
                <collectionView id="t">
                    <collectionReusableView key="sectionHeaderView" id="h" customClass="⟦Header⟧"/>
                    <collectionReusableView key="sectionFooterView" reuseIdentifier="⟦foot⟧" id="f" customClass="Footer"/>
                </collectionView>
                """),
            Example(
                Example.File(
                    xib: "App/Item.xib",
                    """
                    <tableViewCell id="c" customClass="⟦ItemCell⟧"/>
                    <collectionViewCell id="d" customClass="⟦TileCell⟧"/>
                    """)),
        ])

    private static let elements = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in Self.elements.lazy.flatMap({ document.elements($0) }) {
            guard let name = element.attribute("customClass"), element.attribute("reuseIdentifier") != name,
                let range = element.attributeRange("reuseIdentifier") ?? element.attributeRange("customClass")
            else { continue }
            // Cells of static tables are never asked for.
            let identifier = element.attribute("reuseIdentifier")
            guard
                identifier != nil || element.name == "collectionReusableView" || element.parent?.name == "objects"
                    || InterfaceObject(element).repeatedCell != nil
            else { continue }
            report.add(
                "the cell has \(identifier.map { "the reuse identifier \"\($0)\"" } ?? "no reuse identifier") "
                    + "and the class \"\(name)\"",
                at: range, object: InterfaceObject(element), fixHint: "give it the identifier \"\(name)\"")
        }
    }
}
