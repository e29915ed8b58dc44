import InterfaceBuilder
import SceneGraph
import SourceText

/// An unwind segue that can only come upon plain controllers.
struct UnwindWithoutHandler: Rule {
    static let description = RuleDescription(
        identifier: "unwind-without-handler", platforms: .uiKit,
        summary: "No controller that could answer an unwind segue has a class of its own.",
        rationale: """
            An unwind segue goes back to a controller whose class implements its action. Where every scene on the \
            way to the segue is of a class of UIKit, none does, and the segue does nothing.
            """,
        severity: .warning,
        nonTriggering: [
            Example(Example.way("customClass=\"First\"", "", unwindingBy: "back:")),
            Example(Example.way("storyboardIdentifier=\"First\"", "", unwindingBy: "back:")),
        ],
        triggering: [Example(Example.way("", "", unwindingBy: "⟦back:⟧"))])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        // R42, R44
        for unwind in project.unwinds() where unwind.candidates.isEmpty && !unwind.isCutShort {
            guard unwind.exit != nil, unwind.action != nil, contents.unwindWays.isKnown(to: unwind.source),
                let range = unwind.segue.element.attributeRange("unwindAction")
            else { continue }
            let node = project[unwind.source]
            report.add(
                "no scene that leads to \(node.name) has a class that could implement \"\(unwind.action ?? "")\"",
                in: node.document, at: range, object: InterfaceObject(unwind.segue.element),
                fixHint: "set the class of the controller to come back to")
        }
    }
}
