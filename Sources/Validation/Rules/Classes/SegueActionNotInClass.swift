import InterfaceBuilder
import SourceText

/// A segue whose destination is to be made by a method that is not there.
struct SegueActionNotInClass: Rule {
    static let description = RuleDescription(
        identifier: "segue-action-not-in-class", platforms: .views,
        summary: "The @IBSegueAction that makes a segue's destination is not in the source's class.",
        rationale: """
            Performing the segue sends the method to the controller that it starts from, which does not have it: the app \
            ends with "unrecognized selector sent to instance".
            """,
        nonTriggering: [
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        @IBSegueAction func makeSecond(_ coder: NSCoder) -> UIViewController? { nil }
                    }

                    """,
                Self.scenes("makeSecond:"))
        ],
        triggering: [
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        @IBSegueAction func makeSecond(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
                    }

                    """,
                Self.scenes("⟦makeSecond:⟧"))
        ])

    private static func scenes(_ selector: String) -> String {
        Example.pair(
            Example.ofClass("First"),
            connections: """
                <segue destination="b" kind="show" identifier="go" destinationCreationSelector="\(selector)" id="x"/>
                """)
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        // R20
        for edge in contents.graph.edges {
            guard let selector = edge.segue.destinationCreationSelector, !selector.isEmpty, let owner = edge.owner,
                let range = edge.segue.element.attributeRange("destinationCreationSelector"),
                let chain = scope.chain(of: owner), chain.responds(to: selector) == false
            else { continue }
            let name = owner.object.className ?? owner.object.elementName
            report.add(
                "\(name) has no @IBSegueAction \"\(selector)\"", in: contents.graph[edge.source].document, at: range,
                object: InterfaceObject(edge.segue.element), notes: chain.notes,
                fixHint: SelectorHint.text(for: selector, in: chain.selectors.sorted())
                    ?? "connect the segue's instantiation again, or clear it")
        }
    }
}
