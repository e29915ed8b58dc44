import InterfaceBuilder
import SourceText

/// A prototype cell that nothing can ask for.
struct ReuseIdentifierMissing: Rule {
    static let description = RuleDescription(
        identifier: "reuse-identifier-missing", platforms: .uiKit,
        summary: "A prototype cell has no reuse identifier.",
        rationale: """
            Code asks for a prototype cell by its reuse identifier. Without one the cell is never made. Interface \
            Builder warns of it too.
            """,
        severity: .warning,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <tableViewController id="a" sceneMemberID="viewController">
                    <tableView key="view" id="v">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Item" id="c"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <tableViewController id="a" sceneMemberID="viewController">
                    <tableView key="view" id="v">
                        <sections><tableViewSection id="s"><cells><tableViewCell id="d"/></cells></tableViewSection></sections>
                    </tableView>
                </tableViewController>
            </objects></scene>
            """,
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <tableViewController id="a" sceneMemberID="viewController">
                    <tableView key="view" id="v">
                        <prototypes>
                            ⟦<tableViewCell id="c"/>⟧
                        </prototypes>
                    </tableView>
                </tableViewController>
            </objects></scene>
            """,
            """
            <scene sceneID="s1"><objects>
                <collectionViewController id="a" sceneMemberID="viewController">
                    <collectionView key="view" id="v">
                        <cells>⟦<collectionViewCell id="c"/>⟧</cells>
                    </collectionView>
                </collectionViewController>
            </objects></scene>
            """,
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for list in ["prototypes", "cells"] {
            for element in document.elements(list).lazy.flatMap(\.children) {
                let isPrototype = list == "prototypes" || element.name == "collectionViewCell"
                guard isPrototype, element.name.hasSuffix("Cell"), (element.attribute("reuseIdentifier") ?? "").isEmpty
                else {
                    continue
                }
                let object = InterfaceObject(element)
                report.add(
                    "the prototype cell \(object.displayName) has no reuse identifier", at: element.startTagRange,
                    object: object, fixHint: "give it one, or delete the cell")
            }
        }
    }
}
