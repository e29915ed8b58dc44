import SourceText

/// Code that loads a storyboard which the project does not have.
struct CodeLoadsMissingStoryboard: Rule {
    static let description = RuleDescription(
        identifier: "code-loads-missing-storyboard",
        summary: "Code loads a storyboard that the project does not have.",
        rationale: """
            UIStoryboard(name:bundle:) raises NSInvalidArgumentException, "Could not find a storyboard named", and the \
            app ends. Storyboards of a library, in a bundle of their own, are not seen: turn the rule off for the files \
            that load one.
            """,
        nonTriggering: [
            Example(swift: loading("\"Main\""), Self.scene),
            // A storyboard of a library.
            Example(swift: loading("\"Pages\"", bundle: "Pages.bundle"), Self.scene),
        ],
        triggering: [Example(swift: loading("⟦\"Mian\"⟧"), Self.scene)])

    private static func loading(_ name: String, bundle: String = "nil") -> String {
        """
        import UIKit
        func first() -> UIViewController? {
            UIStoryboard(name: \(name), bundle: \(bundle)).instantiateInitialViewController()
        }

        """
    }

    private static let scene = """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController"/>
        </objects></scene>
        """

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents) else { return }
        let known = code.storyboardNames
        for use in code.uses(.storyboard) where !known.contains(use.identifier) && !use.isElsewhere {
            report.add(
                "there is no storyboard \"\(use.identifier)\" in the project", at: use,
                fixHint: nearestName(to: use.identifier, in: known.sorted()).map { "did you mean \"\($0)\"?" })
        }
    }
}
