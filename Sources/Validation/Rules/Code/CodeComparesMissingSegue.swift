import SourceText

/// Code for a segue which no storyboard has.
struct CodeComparesMissingSegue: Rule {
    static let description = RuleDescription(
        identifier: "code-compares-missing-segue",
        summary: "Code compares a segue's identifier with one that no segue of the project has.",
        rationale: """
            What prepare(for:sender:) or shouldPerformSegue(withIdentifier:sender:) does for that segue is never done: \
            the destination comes up without what it should be given. It is left when an identifier is changed in a \
            storyboard alone.
            """,
        severity: .warning,
        nonTriggering: [Example(swift: comparing("\"next\""), Self.scenes)],
        triggering: [
            Example(swift: comparing("⟦\"following\"⟧"), Self.scenes),
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                            switch segue.identifier {
                            case "next": break
                            case ⟦"following"⟧: break
                            default: break
                            }
                        }
                    }

                    """, Self.scenes),
        ])

    private static func comparing(_ literal: String) -> String {
        """
        import UIKit
        class First: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if segue.identifier == \(literal) { title = nil }
            }
        }

        """
    }

    private static let scenes = Example.pair(
        Example.ofClass("First"), connections: #"<segue destination="b" kind="show" identifier="next" id="x"/>"#)

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let code = CodeScope(contents) else { return }
        let known = code.segueIdentifiers
        for use in code.uses(.segue) where use.inComparison && !known.contains(use.identifier) {
            report.add(
                "no segue has the identifier \"\(use.identifier)\", so this never holds", at: use,
                fixHint: nearestName(to: use.identifier, in: known.sorted()).map { "did you mean \"\($0)\"?" }
                    ?? "give a segue this identifier, or delete what is done for it")
        }
    }
}
