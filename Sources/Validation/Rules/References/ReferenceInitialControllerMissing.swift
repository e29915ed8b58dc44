import InterfaceBuilder
import SceneGraph
import SourceText

/// A reference to an entry point that is not there.
struct ReferenceInitialControllerMissing: Rule {
    static let description = RuleDescription(
        identifier: "reference-initial-controller-missing",
        summary: "A storyboard reference leads to the initial controller of a storyboard that has none.",
        rationale: """
            A reference without an identifier stands for the initial controller. Where there is none, performing the \
            segue raises an exception.
            """,
        nonTriggering: [.reference(#"storyboardName="Other""#)],
        triggering: [.reference(#"storyboardName="⟦Other⟧""#, to: "")])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        // R14, R2
        let neighbourhood = contents.neighbourhood
        for reference in project.references where neighbourhood.holdsTarget(of: reference) {
            guard case .noInitialController(let storyboard) = reference.reason else { continue }
            let element = reference.placeholder.element
            report.add(
                "the storyboard \"\(storyboard)\" has no initial controller", in: project[reference.node].document,
                at: element.attributeRange("storyboardName") ?? element.startTagRange,
                object: reference.placeholder.object,
                fixHint: "make a scene of it the initial one, or name a controller in the reference")
        }
    }
}
