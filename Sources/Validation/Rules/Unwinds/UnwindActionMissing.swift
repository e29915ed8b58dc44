import InterfaceBuilder
import SourceText

/// An unwind segue that can find nobody.
struct UnwindActionMissing: Rule {
    static let description = RuleDescription(
        identifier: "unwind-action-missing", platforms: .uiKit,
        summary: "An unwind segue names no action.",
        rationale: """
            The action is what tells the controller to come back to: the nearest one that implements it. Without one \
            the segue finds nobody and does nothing.
            """,
        nonTriggering: [
            Example(
                Example.exiting(
                    #"<segue destination="e" kind="unwind" identifier="back" unwindAction="backWithSegue:" id="x"/>"#))
        ],
        triggering: [
            Example(
                Example.exiting(
                    #"⟦<segue destination="e" kind="unwind" identifier="back" id="x"/>⟧"#,
                    #"⟦<segue destination="e" kind="unwind" identifier="home" unwindAction="" id="y"/>⟧"#))
        ])

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        // R40
        for item in document.segues where item.kind == .unwind && (item.segue.unwindAction ?? "").isEmpty {
            report.add(
                "the \(item.summary) names no action", at: item.element.startTagRange, object: item.object,
                fixHint: "draw it again to the Exit icon and choose the method of the controller to come back to")
        }
    }
}
