import SourceText

/// Code that performs a segue which no storyboard has.
struct CodePerformsMissingSegue: Rule {
    static let description = RuleDescription(
        identifier: "code-performs-missing-segue",
        summary: "Code performs a segue by an identifier that no segue of the project has.",
        rationale: """
            performSegue(withIdentifier:sender:) raises NSInvalidArgumentException, "Receiver has no segue with \
            identifier", and the app ends. It is left when an identifier is changed in a storyboard alone. Identifiers \
            that code puts together, or takes from elsewhere, are left alone.
            """,
        nonTriggering: [
            Example(swift: performing(#""next""#), Self.scenes),
            Example(swift: performing("name + \"Again\""), Self.scenes),
        ],
        triggering: [
            Example(swift: performing(#"⟦"nxt"⟧"#), Self.scenes),
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        private static let following = "following"
                        func go() { performSegue(withIdentifier: ⟦Self.following⟧, sender: self) }
                    }

                    """, Self.scenes),
        ])

    private static func performing(_ expression: String) -> String {
        """
        import UIKit
        class First: UIViewController {
            func go(_ name: String) { performSegue(withIdentifier: \(expression), sender: self) }
        }

        """
    }

    private static let scenes = Example.pair(
        Example.ofClass("First"), connections: #"<segue destination="b" kind="show" identifier="next" id="x"/>"#)

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents) else { return }
        // R22
        let known = code.segueIdentifiers
        for use in code.uses(.segue) where !use.inComparison && !known.contains(use.identifier) {
            report.add(
                "no segue has the identifier \"\(use.identifier)\"", at: use,
                fixHint: nearestName(to: use.identifier, in: known.sorted()).map { "did you mean \"\($0)\"?" }
                    ?? "give a segue this identifier, or perform another")
        }
    }
}
