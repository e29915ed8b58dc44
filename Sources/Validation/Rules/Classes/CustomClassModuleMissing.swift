import InterfaceBuilder
import SourceText

/// A Swift class that is named without its module.
struct CustomClassModuleMissing: Rule {
    static let description = RuleDescription(
        identifier: "custom-class-module-missing",
        summary: "A Swift class is named without its module.",
        rationale: """
            At run time a Swift class is called by its module and its name. Without the module no class is found, and \
            the object is made of the stock class. A class that @objc(…) names needs none.
            """,
        nonTriggering: [
            Example(
                swift: "import UIKit\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="FirstViewController" customModule="App" customModuleProvider="target""#)),
            // As Xcode's templates have it: of the storyboard's own target.
            Example(
                swift: "import UIKit\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="FirstViewController" customModuleProvider="target""#)),
            Example(
                swift: "import UIKit\n@objc(FirstViewController)\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="FirstViewController""#)),
            // The owner of a xib is an object that code has.
            Example(
                sources: [.init("App/Badge.swift", "import UIKit\nclass Badge: UIView {}\n")],
                .init(
                    xib: "App/Badge.xib",
                    """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/>
                    <view id="v"/>
                    """)),
        ],
        triggering: [
            Example(
                swift: "import UIKit\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="⟦FirstViewController⟧""#))
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        // R7
        for (index, objects) in scope.objects.enumerated() {
            for item in objects {
                // The owner of a xib is made by code, whatever the xib calls it.
                guard case .needsModule(let reference) = item.outcome, !item.object.isStandIn,
                    let range = item.object.element.attributeRange("customClass")
                else { continue }
                report.add(
                    "the Swift class \(item.name) is not found without its module", in: index, at: range,
                    object: item.object, notes: [reference.note],
                    fixHint: "choose its module in the Identity inspector, or name the class with @objc(\(item.name))")
            }
        }
    }
}
