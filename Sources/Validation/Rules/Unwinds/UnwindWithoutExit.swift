import InterfaceBuilder
import SourceText

/// An unwind segue that does not lead to an exit.
struct UnwindWithoutExit: Rule {
    static let description = RuleDescription(
        identifier: "unwind-without-exit", platforms: .uiKit,
        summary: "An unwind segue leads to something that is not an exit.",
        rationale: """
            An unwind segue is drawn to the exit of its own scene; who it comes back to is found at run time by its \
            action. Without the exit the storyboard does not compile, or the segue does nothing.
            """,
        nonTriggering: [
            Example(Example.exiting(#"<segue destination="e" kind="unwind" unwindAction="back:" id="x"/>"#))
        ],
        triggering: [
            Example(
                Example.exiting(
                    #"<segue destination="⟦gone⟧" kind="unwind" identifier="back" unwindAction="back:" id="x"/>"#,
                    #"<segue destination="⟦a⟧" kind="unwind" unwindAction="back:" id="y"/>"#,
                    #"⟦<segue kind="unwind" unwindAction="back:" id="z"/>⟧"#))
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for item in document.segues where item.kind == .unwind {
            let segue = item.segue
            let exit = item.scene.flatMap { document.scenes[$0].exits.first }
            let hint =
                exit.map { "the exit of this scene has the id \"\($0.id)\"" }
                ?? "this scene has no exit: draw the segue again to the scene's Exit icon"
            guard let range = segue.element.attributeRange("destination") else {
                report.add(
                    "the \(segue.summary) has no destination", at: segue.element.startTagRange, object: segue.object,
                    fixHint: hint)
                continue
            }
            guard let target = document.object(segue.destinationID) else {
                report.add(
                    "the \(segue.summary) leads to \"\(segue.destinationID)\", which is no object of this storyboard",
                    at: range, object: segue.object, fixHint: hint)
                continue
            }
            guard target.elementName != "exit" else { continue }
            report.add(
                "the \(segue.summary) leads to \(target.displayName), which is no exit", at: range,
                object: segue.object,
                notes: [Diagnostic.Note("the destination is here", position: target.position)], fixHint: hint)
        }
    }
}
