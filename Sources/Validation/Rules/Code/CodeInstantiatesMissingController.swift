import SourceText

/// Code that makes a controller which no storyboard has.
struct CodeInstantiatesMissingController: Rule {
    static let description = RuleDescription(
        identifier: "code-instantiates-missing-controller",
        summary: "Code makes a controller by a storyboard identifier that no controller has.",
        rationale: """
            instantiateViewController(withIdentifier:) raises NSInvalidArgumentException, "doesn't contain a view \
            controller with identifier", and the app ends. Where the code names the storyboard, the controller must be \
            in that one.
            """,
        nonTriggering: [
            Example(swift: making("storyboard!", "\"Second\""), Self.scenes),
            Example(swift: making("UIStoryboard(name: \"Main\", bundle: nil)", "\"Second\""), Self.scenes),
            // A storyboard of a library.
            Example(swift: making("UIStoryboard(name: \"Pages\", bundle: .pages)", "\"First\""), Self.scenes),
        ],
        triggering: [
            Example(swift: making("storyboard!", "⟦\"Secnd\"⟧"), Self.scenes),
            Example(
                sources: [.init(making("UIStoryboard(name: \"Main\", bundle: nil)", "⟦\"Other\"⟧"))],
                .init("App/Main.storyboard", Self.scenes),
                .init(
                    "App/Other.storyboard",
                    """
                    <scene sceneID="s1"><objects>
                        <viewController id="a" storyboardIdentifier="Other" sceneMemberID="viewController"/>
                    </objects></scene>
                    """)),
        ])

    private static func making(_ storyboard: String, _ identifier: String) -> String {
        """
        import UIKit
        class First: UIViewController {
            func next() -> UIViewController {
                \(storyboard).instantiateViewController(withIdentifier: \(identifier))
            }
        }

        """
    }

    private static let scenes = """
        <scene sceneID="s1"><objects>
            <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="b" storyboardIdentifier="Second" sceneMemberID="viewController"/>
        </objects></scene>
        """

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents) else { return }
        // R3
        let byStoryboard = code.controllerIdentifiers
        let all = byStoryboard.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        for use in code.uses(.viewController) {
            let known: Set<String>
            if let name = use.storyboard {
                // One that is not of the project is a library's.
                guard let here = byStoryboard[name] else { continue }
                known = here
            } else {
                known = all
            }
            guard !known.contains(use.identifier) else { continue }
            let other = byStoryboard.filter { $1.contains(use.identifier) }.keys.min()
            report.add(
                use.storyboard.map {
                    "no controller of the storyboard \"\($0)\" has the identifier \"\(use.identifier)\""
                }
                    ?? "no controller has the storyboard identifier \"\(use.identifier)\"", at: use,
                fixHint: other.map { "the storyboard \"\($0)\" has one" }
                    ?? nearestName(to: use.identifier, in: known.sorted()).map { "did you mean \"\($0)\"?" }
                    ?? "set the Storyboard ID of the controller in the Identity inspector")
        }
    }
}
