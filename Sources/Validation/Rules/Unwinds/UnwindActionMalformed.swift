import InterfaceBuilder
import SourceText

/// An unwind action that no method can have.
struct UnwindActionMalformed: Rule {
    static let description = RuleDescription(
        identifier: "unwind-action-malformed", platforms: .uiKit,
        summary: "The action of an unwind segue is no selector with one parameter.",
        rationale: """
            UIKit looks for a controller that implements the action with the segue as its one parameter: the name of \
            the method, and a colon at its end. Anything else is never found.
            """,
        nonTriggering: [
            Example(
                Example.exiting(
                    #"<segue destination="e" kind="unwind" identifier="back" unwindAction="backWithSegue:" id="x"/>"#)),
            Example(
                Example.exiting(
                    #"<segue destination="e" kind="unwind" identifier="back" unwindAction="zurück_2:" id="x"/>"#)),
        ],
        triggering: [
            Example(
                Example.exiting(
                    #"<segue destination="e" kind="unwind" identifier="a" unwindAction="⟦back⟧" id="x"/>"#,
                    #"<segue destination="e" kind="unwind" identifier="b" unwindAction="⟦back:from:⟧" id="y"/>"#,
                    #"<segue destination="e" kind="unwind" identifier="c" unwindAction="⟦go back:⟧" id="z"/>"#,
                    #"<segue destination="e" kind="unwind" identifier="d" unwindAction="⟦:⟧" id="w"/>"#))
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        // R40
        for item in document.segues where item.kind == .unwind {
            guard let action = item.segue.unwindAction, !action.isEmpty, !Self.isSelector(action),
                let range = item.element.attributeRange("unwindAction")
            else { continue }
            report.add(
                "\"\(action)\" is no selector with one parameter", at: range, object: item.object,
                fixHint: "a method \"func back(_ segue: UIStoryboardSegue)\" has the selector \"back:\"")
        }
    }

    /// A name, and one colon at its end.
    static func isSelector(_ action: String) -> Bool {
        guard action.last == ":", let first = action.first, first != ":", !first.isNumber else { return false }
        return action.dropLast().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    }
}
