import InterfaceBuilder
import SceneGraph
import SourceText

/// A reference from one platform to another.
struct ReferencePlatformMismatch: Rule {
    static let description = RuleDescription(
        identifier: "reference-platform-mismatch",
        summary: "A storyboard reference leads to a storyboard of another platform.",
        rationale: """
            A storyboard for the Mac or the watch is made of other classes. It builds, and the app ends with an \
            obscure exception when it is loaded.
            """,
        nonTriggering: [.reference(#"storyboardName="Other""#)],
        triggering: [
            .reference(
                #"storyboardName="⟦Other⟧""#,
                to: #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" initialViewController="o""#)
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        let project = contents.graph
        let neighbourhood = contents.neighbourhood
        for reference in project.references where neighbourhood.holdsTarget(of: reference) {
            guard let target = reference.target else { continue }
            let origin = project[reference.node].document
            let (here, there) = (
                project.documents[origin].platform, project.documents[project[target].document].platform
            )
            guard here != there, let range = reference.placeholder.element.attributeRange("storyboardName") else {
                continue
            }
            report.add(
                "the storyboard \"\(project[target].storyboardName)\" is made for another platform", in: origin,
                at: range,
                object: reference.placeholder.object, fixHint: "refer to the storyboard of this platform")
        }
    }
}
