import InterfaceBuilder
import SourceText

/// An object of a class that its own file alone sees.
struct CustomClassPrivate: Rule {
    static let description = RuleDescription(
        identifier: "custom-class-private",
        summary: "The class of an object is private to its file, so that it cannot be found by its name.",
        rationale: """
            The compiler adds a mark of the file to the runtime name of a private or fileprivate class. An interface \
            file names the class without it, the class is not found, and the object is made of the stock class: its \
            outlets and actions raise NSUnknownKeyException or an unrecognized selector. Private properties and methods \
            are no problem. @objc(Name) gives a private class a name that can be found, without a module.
            """,
        nonTriggering: [
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController { @IBOutlet private weak var label: UILabel! }

                    """, Example.scene(Example.ofClass("First"))),
            Example(
                swift: "import UIKit\n@objc(First) private class First: UIViewController {}\n",
                Example.scene("customClass=\"First\"")),
            // The owner of a xib is there already.
            Example(
                sources: [.init("import UIKit\nprivate class Card: UIViewController {}\n")],
                .init(
                    xib: "App/Card.xib",
                    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Card\" customModule=\"App\"/>"
                )),
        ],
        triggering: [
            Example(
                swift: "import UIKit\nprivate class First: UIViewController {}\n",
                Example.scene(Example.ofClass("⟦First⟧"))),
            Example(
                swift: "import UIKit\nfileprivate final class Badge: UIView {}\n",
                Example.sceneWithView("customClass=\"⟦Badge⟧\" customModule=\"App\" customModuleProvider=\"target\"")
            ),
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        // R7
        for (index, objects) in scope.objects.enumerated() {
            for item in objects {
                guard case .found(let reference) = item.outcome, reference.entry.language == .swift,
                    !item.object.isStandIn,
                    [.private, .fileprivate].contains(reference.entry.access), reference.entry.runtimeName == nil,
                    scope.classes.isClass(item.name),
                    let range = item.object.element.attributeRange("customClass")
                else { continue }
                report.add(
                    "\(item.name) is \(reference.entry.access.rawValue), and cannot be made by its name", in: index,
                    at: range, object: item.object, notes: [reference.note],
                    fixHint: "delete \"\(reference.entry.access.rawValue)\" before the class")
            }
        }
    }
}
