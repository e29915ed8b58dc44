import InterfaceBuilder
import SceneGraph
import SourceText

/// A reference to a controller that is not there.
struct ReferenceIdentifierMissing: Rule {
    static let description = RuleDescription(
        identifier: "reference-identifier-missing",
        summary: "A storyboard reference names a controller that its storyboard does not have.",
        rationale: """
            Performing a segue to the reference raises an exception that the storyboard does not contain a \
            controller with that identifier. The linker of storyboards stops at it too.
            """,
        nonTriggering: [
            .reference(
                #"storyboardName="Other" referencedIdentifier="Detail""#, to: "",
                controller: #"storyboardIdentifier="Detail""#)
        ],
        triggering: [
            .reference(
                #"storyboardName="Other" referencedIdentifier="⟦Detial⟧""#, to: "",
                controller: #"storyboardIdentifier="Detail""#),
            Example(Example.referring(#"referencedIdentifier="⟦Detail⟧" storyboardIdentifier="Detail""#)),
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        // R14, R3
        let neighbourhood = contents.neighbourhood
        for reference in project.references where neighbourhood.holdsTarget(of: reference) {
            guard case .noController(let identifier, let storyboard, let nearest) = reference.reason,
                let range = reference.placeholder.element.attributeRange("referencedIdentifier")
            else { continue }
            report.add(
                "the storyboard \"\(storyboard)\" has no controller with the identifier \"\(identifier)\"",
                in: project[reference.node].document, at: range, object: reference.placeholder.object,
                fixHint: nearest.map { "did you mean \"\($0)\"?" } ?? "give the controller this storyboard identifier")
        }
    }
}
