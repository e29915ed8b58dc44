import InterfaceBuilder
import SourceText
import SystemClasses

/// An object of a class that the app does not have.
struct CustomClassNotFound: Rule {
    static let description = RuleDescription(
        identifier: "custom-class-not-found",
        summary: "The class of an object is not in the app's sources.",
        rationale: """
            The object is made of the stock class instead, without an exception: the screen comes up empty or dead, and \
            the first outlet or action that only the missing class has ends the app. It is left when a class is renamed \
            or deleted. A name without a module is judged only where the sources import no library, as it may be one's.
            """,
        nonTriggering: [
            Example(
                swift: "import UIKit\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="FirstViewController" customModule="App" customModuleProvider="target""#)),
            // Of a library, whose sources are not at hand.
            Example(
                swift: "import UIKit\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="PagesViewController" customModule="Pages""#)),
            Example(
                swift: "import Pages\nimport UIKit\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="PagesViewController""#)),
            // Nobody knows without sources.
            .init(
                Example.scene(#"customClass="PagesViewController" customModule="App" customModuleProvider="target""#)),
            // Its element is made of the same class.
            Example(
                swift: "import UIKit\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="UIViewController" customModule="App" customModuleProvider="target""#)),
            // What AppKit's nibs make may be of a framework that no source imports.
            Example(
                swift: "import AppKit\nclass FirstViewController: NSViewController {}\n", attributes: Example.mac,
                Example.scene("") + "\n"
                    + #"<scene sceneID="s2"><objects><application id="p" sceneMemberID="viewController"/><customObject id="o" customClass="Updater"/></objects></scene>"#
            ),
            // A file that cannot be read as a whole may have what its text mentions.
            Example(
                swift: "import UIKit\nclass First: UIViewController {\n#if A\nclass Second: First {}\n",
                Example.scene(#"customClass="Second" customModule="App" customModuleProvider="target""#)),
        ],
        triggering: [
            Example(
                swift: "import AppKit\nclass FirstViewController: NSViewController {}\n", attributes: Example.mac,
                Example.scene(#"customClass="⟦FristViewController⟧" customModule="App" customModuleProvider="target""#)),
            Example(
                swift: "import UIKit\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="⟦FristViewController⟧" customModule="App" customModuleProvider="target""#)),
            Example(
                swift: "import UIKit\nclass FirstViewController: UIViewController {}\n",
                Example.scene(#"customClass="⟦OldViewController⟧""#)),
            Example(
                swift: "import UIKit\nstruct Settings {}\n",
                Example.scene(#"customClass="⟦Settings⟧" customModule="App""#)),
        ])

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        var names: [String]?
        for (index, objects) in scope.objects.enumerated() {
            for item in objects {
                guard let range = item.object.element.attributeRange("customClass"),
                    !scope.classes.mayBeUnread(item.name)
                else { continue }
                let place: String
                switch item.outcome {
                // The object is made of that class all the same.
                case .absent where item.name == item.object.stockClass: continue
                case .absent: place = "in the module \(item.object.customModule ?? "of the app")"
                case .absentWithoutModule:
                    guard scope.classes.isSelfContained, !SystemClass.mayBeSystems(item.name),
                        !Self.mayBeLibrarys(item.object)
                    else { continue }
                    place = "in the app's sources"
                case .found, .needsModule, .hasOtherModule, .elsewhere: continue
                }
                let known = names ?? scope.classes.names
                names = known
                let hint =
                    scope.classes.isOtherType(item.name)
                    ? "\(item.name) is declared, and is no class"
                    : nearestName(to: item.name, in: known).map { "did you mean \($0)?" }
                        ?? "add the class, or clear the name in the Identity inspector"
                report.add(
                    "there is no class \(item.name) \(place)", in: index, at: range, object: item.object,
                    fixHint: hint)
            }
        }
    }

    /// Whether a nib may make it of a framework's class that no source imports, as AppKit's nibs do with updaters.
    private static func mayBeLibrarys(_ object: InterfaceObject) -> Bool { object.elementName == "customObject" }
}
