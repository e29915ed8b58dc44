import InterfaceBuilder
import SourceText

/// A storyboard identifier that means two controllers.
struct DuplicateStoryboardIdentifier: Rule {
    static let description = RuleDescription(
        identifier: "duplicate-storyboard-identifier",
        summary: "Two controllers of a storyboard have one storyboard identifier.",
        rationale: """
            Code and storyboard references ask for a controller by this name. With two the storyboard does not \
            compile.
            """,
        nonTriggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" storyboardIdentifier="Second" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s3"><objects>
                <viewControllerPlaceholder id="c" storyboardIdentifier="First" storyboardName="Other" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ],
        triggering: [
            """
            <scene sceneID="s1"><objects>
                <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" storyboardIdentifier="⟦First⟧" sceneMemberID="viewController"/>
            </objects></scene>
            """
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        var first: [String: Storyboard.Controller] = [:]
        for controller in document.scenes.lazy.flatMap(\.controllers) where !controller.isPlaceholder {
            // What a reference carries is left over from Interface Builder. R14
            guard let name = controller.storyboardIdentifier, !name.isEmpty,
                let range = controller.element.attributeRange("storyboardIdentifier")
            else { continue }
            guard let other = first[name] else {
                first[name] = controller
                continue
            }
            report.add(
                "the storyboard identifier \"\(name)\" is already that of \(other.object.displayName) in line "
                    + "\(other.position.line)",
                at: range, object: controller.object,
                notes: [Diagnostic.Note("the first controller with this identifier", position: other.position)],
                fixHint: "give each an identifier of its own")
        }
    }
}
