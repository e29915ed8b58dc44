import InterfaceBuilder
import SourceText

/// A segue's identifier that no code speaks of.
struct SegueIdentifierUnused: Rule {
    static let description = RuleDescription(
        identifier: "segue-identifier-unused",
        summary: "No code mentions the identifier of a segue.",
        rationale: """
            A segue that only code can perform is never performed then, and its scene is dead weight; on another the \
            identifier says nothing. Identifiers that code puts together are taken for unused, which is why the rule is \
            off unless a configuration names it.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        func go() { performSegue(withIdentifier: "next", sender: self) }
                    }

                    """,
                Self.scenes("next"))
        ],
        triggering: [
            Example(swift: "import UIKit\nclass First: UIViewController {}\n", Self.scenes("⟦next⟧"))
        ])

    private static func scenes(_ identifier: String) -> String {
        Example.pair(
            Example.ofClass("First"),
            connections: "<segue destination=\"b\" kind=\"show\" identifier=\"\(identifier)\" id=\"x\"/>")
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        let literals = Set(scope.classes.modules.flatMap(\.index.literals))
        for edge in contents.graph.edges {
            guard let identifier = edge.segue.identifier, !identifier.isEmpty, !literals.contains(identifier),
                let range = edge.segue.element.attributeRange("identifier"), !scope.classes.mayBeUnread(identifier)
            else { continue }
            report.add(
                "no code mentions the segue identifier \"\(identifier)\"", in: contents.graph[edge.source].document,
                at: range, object: InterfaceObject(edge.segue.element),
                fixHint: edge.trigger == nil && edge.segue.kind != .relationship && edge.segue.kind != .embed
                    ? "delete the segue, or perform it" : "clear the identifier")
        }
    }
}
