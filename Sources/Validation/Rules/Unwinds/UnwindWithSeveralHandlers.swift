import InterfaceBuilder
import SceneGraph
import SourceText

/// An unwind segue that several controllers on the way back may answer.
struct UnwindWithSeveralHandlers: Rule {
    static let description = RuleDescription(
        identifier: "unwind-with-several-handlers", platforms: .uiKit,
        summary: "Several controllers on the way back implement an unwind segue's action: the nearest wins.",
        rationale: """
            UIKit goes back to the first controller it comes upon that implements the action: in a navigation stack the \
            nearest below. Whoever means another one, further back, comes out at the wrong screen. A class that is meant \
            to let it pass overrides canPerformUnwindSegueAction(_:from:sender:), and is left out.
            """,
        severity: .note,
        nonTriggering: [
            Example(swift: Self.classes(second: ""), Self.scenes("back:")),
            Example(
                swift: Self.classes(
                    second: """

                            @IBAction func back(_ segue: UIStoryboardSegue) {}
                            override func canPerformUnwindSegueAction(
                                _ action: Selector, from: UIViewController, sender: Any?
                            ) -> Bool { false }

                        """), Self.scenes("back:")),
        ],
        triggering: [
            Example(
                swift: Self.classes(second: " @IBAction func back(_ segue: UIStoryboardSegue) {} "),
                Self.scenes("⟦back:⟧"))
        ])

    private static func classes(second: String) -> String {
        """
        import UIKit
        class First: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
        class Second: UIViewController {\(second)}

        """
    }

    private static func scenes(_ action: String) -> String {
        Example.way(Example.ofClass("First"), Example.ofClass("Second"), "", unwindingBy: action)
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope, scope.classes.isWhole else { return }
        let project = contents.graph
        for unwind in contents.handledUnwinds(scope) where unwind.candidates.count > 1 {
            // R43 orders those of one stack: a straight way from the first to the one that unwinds.
            let stack = unwind.candidates.filter { scope.surelyImplements(project[$0], unwind.action ?? "") }
            guard stack.count > 1, !unwind.isCutShort, stack.count == unwind.candidates.count,
                UnwindWays.isStraight(stack, to: unwind.source, project),
                let range = unwind.segue.element.attributeRange("unwindAction")
            else { continue }
            let node = project[unwind.source]
            let others = stack.dropFirst().map { project[$0].name }.joined(separator: ", ")
            report.add(
                "\"\(unwind.action ?? "")\" goes back to \(project[stack[0]].name), and not to \(others)",
                in: node.document, at: range, object: InterfaceObject(unwind.segue.element),
                fixHint: "where another is meant, give its action a name of its own")
        }
    }
}
