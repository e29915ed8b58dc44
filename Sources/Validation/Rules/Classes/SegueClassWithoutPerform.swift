import InterfaceBuilder
import SourceText

/// A custom segue whose class does nothing.
struct SegueClassWithoutPerform: Rule {
    static let description = RuleDescription(
        identifier: "segue-class-without-perform", platforms: .views,
        summary: "The class of a custom segue does not override perform().",
        rationale: """
            A segue of the kind custom is only made, prepared and told to perform(). UIStoryboardSegue's own does \
            nothing for it: nothing happens on the screen. On segues of other kinds the class may leave perform() to \
            its superclass.
            """,
        nonTriggering: [
            Example(
                swift: """
                    import UIKit
                    class Fade: UIStoryboardSegue {
                        override func perform() { source.show(destination, sender: nil) }
                    }
                    class SlowFade: Fade {}

                    """,
                Self.scenes(#"kind="custom" customClass="SlowFade""#)),
            Example(
                swift: "import UIKit\nclass Noted: UIStoryboardSegue {}\n",
                Self.scenes(#"kind="show" customClass="Noted""#)),
        ],
        triggering: [
            Example(
                swift: "import UIKit\nclass Fade: UIStoryboardSegue {\n    func run() {}\n}\n",
                Self.scenes(#"kind="custom" customClass="⟦Fade⟧""#))
        ])

    private static func scenes(_ attributes: String) -> String {
        Example.pair(
            connections: "<segue destination=\"b\" \(attributes) customModule=\"App\" identifier=\"go\" id=\"x\"/>")
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        // R24
        for (index, objects) in scope.objects.enumerated() {
            for item in objects {
                guard Storyboard.Segue(item.object.element)?.kind == .custom, case .found(let reference) = item.outcome,
                    let range = item.object.element.attributeRange("customClass")
                else { continue }
                let chain = scope.chain(reference, of: item.object)
                let isPerformed = chain.entries.contains { entry in
                    entry.overrides.contains("perform()") || entry.methods.contains { $0.selector == "perform" }
                }
                guard !isPerformed, ["UIStoryboardSegue", "NSStoryboardSegue"].contains(chain.stock) else { continue }
                report.add(
                    "\(item.name) does not override perform(), so the segue does nothing", in: index, at: range,
                    object: item.object, notes: [reference.note], fixHint: "override perform() in \(item.name)")
            }
        }
    }
}
