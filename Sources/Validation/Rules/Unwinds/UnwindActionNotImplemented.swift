import InterfaceBuilder
import SourceText

/// An unwind segue whose action no class has.
struct UnwindActionNotImplemented: Rule {
    static let description = RuleDescription(
        identifier: "unwind-action-not-implemented", platforms: .uiKit,
        summary: "No class of the app implements the action of an unwind segue.",
        rationale: """
            UIKit asks the controllers on the way back which of them implements the action, and goes back to that one. \
            Where none does, nothing happens: no exception, no log, a dead button. It is left when the method is \
            renamed or deleted in code alone, or loses its @IBAction.
            """,
        nonTriggering: [
            Example(swift: back("@IBAction func back(_ segue: UIStoryboardSegue) {}"), Self.scenes("back:")),
            // What is no selector has a rule of its own.
            Example(swift: back("@IBAction func back(_ segue: UIStoryboardSegue) {}"), Self.scenes("back")),
        ],
        triggering: [
            Example(swift: back("func back(_ segue: UIStoryboardSegue) {}"), Self.scenes("⟦back:⟧")),
            Example(swift: back("@IBAction func goBack(_ segue: UIStoryboardSegue) {}"), Self.scenes("⟦back:⟧")),
        ])

    private static func back(_ method: String) -> String {
        """
        import UIKit
        class First: UIViewController {
            \(method)
        }

        """
    }

    private static func scenes(_ action: String) -> String {
        Example.way(Example.ofClass("First"), "", unwindingBy: action)
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        // R44
        let known = scope.classes.selectors
        for edge in contents.graph.edges where edge.segue.kind == .unwind {
            guard let action = edge.segue.unwindAction, !known.contains(action),
                // What is no selector has a rule of its own.
                UnwindActionMalformed.isSelector(action),
                let range = edge.segue.element.attributeRange("unwindAction"),
                !scope.classes.mayBeUnread(selector: action)
            else { continue }
            report.add(
                "no class implements the unwind action \"\(action)\"", in: contents.graph[edge.source].document,
                at: range, object: InterfaceObject(edge.segue.element),
                fixHint: SelectorHint.text(for: action, in: scope.classes.unwindActions.sorted())
                    ?? "add @IBAction func \(Self.declaration(of: action)) to the controller to come back to")
        }
    }

    /// `back:` as it is declared in Swift.
    private static func declaration(of selector: String) -> String {
        let name = selector.prefix { $0 != ":" }
        return selector.hasSuffix(":") ? "\(name)(_ segue: UIStoryboardSegue)" : "\(name)()"
    }
}
