import InterfaceBuilder
import SceneGraph
import SourceText

/// A reference to a storyboard that is not there.
struct ReferenceStoryboardMissing: Rule {
    static let description = RuleDescription(
        identifier: "reference-storyboard-missing",
        summary: "A storyboard reference names a storyboard that the project does not have.",
        rationale: """
            Performing a segue to the reference raises an exception that no such storyboard could be found. It is \
            reported where a storyboard given has nearly that name, and where the app's Info.plist is given: then \
            the whole app is at hand, and not a folder of it.
            """,
        nonTriggering: [
            .reference(#"storyboardName="Other""#),
            Example(Example.referring(#"storyboardName="Elsewhere""#)),
        ],
        triggering: [.reference(#"storyboardName="⟦Othre⟧""#)])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        // R14, R1. With a manifest the whole app is at hand; with a part of it, only a slip is sure.
        let neighbourhood = contents.neighbourhood
        for reference in project.references {
            guard case .noStoryboard(let name, let nearest) = reference.reason else { continue }
            let document = project[reference.node].document
            let near = nearest.flatMap { neighbourhood.hasStoryboard($0, near: document) ? $0 : nil }
            guard near != nil || neighbourhood.hasManifest(of: document),
                let range = reference.placeholder.element.attributeRange("storyboardName")
            else { continue }
            report.add(
                "the reference leads to the storyboard \"\(name)\", which the project does not have", in: document,
                at: range,
                object: reference.placeholder.object,
                fixHint: near.map { "did you mean \"\($0)\"?" } ?? "name another storyboard, or delete the reference"
            )
        }
    }
}
