import InterfaceBuilder
import SourceText

/// A reuse identifier that means two cells.
struct ReuseIdentifierDuplicate: Rule {
    static let description = RuleDescription(
        identifier: "reuse-identifier-duplicate", platforms: .uiKit,
        summary: "Two prototype cells of a table or collection have one reuse identifier.",
        rationale: """
            Asking for the identifier always makes the same one of the two; the other never appears.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <tableViewController id="a" sceneMemberID="viewController">
                    <tableView key="view" id="v">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Item" id="c"/>
                            <tableViewCell reuseIdentifier="Other" id="d"/>
                        </prototypes>
                    </tableView>
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
                            <tableViewCell reuseIdentifier="Item" id="c"/>
                            <tableViewCell reuseIdentifier="⟦Item⟧" id="d"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for list in ["prototypes", "cells"] {
            for parent in document.elements(list) {
                var first: [String: InterfaceObject] = [:]
                for element in parent.children {
                    guard let name = element.attribute("reuseIdentifier"), !name.isEmpty,
                        list == "prototypes" || element.name == "collectionViewCell",
                        let range = element.attributeRange("reuseIdentifier")
                    else { continue }
                    let object = InterfaceObject(element)
                    guard let other = first[name] else {
                        first[name] = object
                        continue
                    }
                    report.add(
                        "the reuse identifier \"\(name)\" is already that of \(other.displayName)", at: range,
                        object: object, notes: [Diagnostic.Note("the first cell with it", position: other.position)],
                        fixHint: "give each an identifier of its own")
                }
            }
        }
    }
}
