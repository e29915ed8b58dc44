import InterfaceBuilder
import SourceText
import XMLTree

/// A reference that carries an identifier of its own.
struct ReferenceWithIdentifier: Rule {
    static let description = RuleDescription(
        identifier: "reference-with-identifier",
        summary: "A storyboard reference has the storyboard identifier of its own target.",
        rationale: """
            The identifier is left over from Interface Builder and has no use. Where it equals that of the \
            controller it refers to, the linker of storyboards for iOS 8 writes two entries under one name, and \
            fails.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="r" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewControllerPlaceholder id="r" storyboardName="Other" referencedIdentifier="Detail" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections><segue destination="r" kind="show" identifier="next" id="x"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewControllerPlaceholder id="r" storyboardIdentifier="⟦Detail⟧" storyboardName="Other" referencedIdentifier="Detail" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for scene in document.scenes {
            for controller in scene.controllers where controller.isPlaceholder {
                guard let name = controller.storyboardIdentifier, name == controller.referencedIdentifier,
                    let attribute = controller.element.attributeNode("storyboardIdentifier")
                else { continue }
                let edit = SourceEdit(
                    range: SourceRange(start: attribute.range.start - 1, end: attribute.range.end), replacement: "")
                report.add(
                    "the reference has the identifier \"\(name)\" of the controller it refers to",
                    at: attribute.valueRange,
                    object: controller.object, fixHint: "delete its storyboard identifier",
                    fix: Fix(
                        "delete the storyboard identifier", edits: [edit],
                        removing: [Removal(attribute: "storyboardIdentifier", of: controller.element)]))
            }
        }
    }
}
