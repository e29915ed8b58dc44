import InterfaceBuilder
import SourceText

/// A reference to a storyboard of another bundle.
struct ReferenceToOtherBundle: Rule {
    static let description = RuleDescription(
        identifier: "reference-to-other-bundle",
        summary: "A storyboard reference leads into another bundle.",
        rationale: """
            Nothing holds such a reference against what it refers to until it is used, so a team may want none of \
            them.
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
                <viewControllerPlaceholder id="r" storyboardName="Other" sceneMemberID="viewController"/>
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
                <viewControllerPlaceholder id="r" storyboardName="Other" bundleIdentifier="⟦org.example.Kit⟧" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for scene in document.scenes {
            for controller in scene.controllers where controller.isPlaceholder {
                guard let bundle = controller.bundleIdentifier, !bundle.isEmpty,
                    let range = controller.element.attributeRange("bundleIdentifier")
                else { continue }
                report.add(
                    "the reference leads into the bundle \"\(bundle)\"", at: range, object: controller.object,
                    fixHint: "make the controller in code")
            }
        }
    }
}
