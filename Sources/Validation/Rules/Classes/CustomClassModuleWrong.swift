import InterfaceBuilder
import SourceText

/// A class that is looked for in a module it is not in.
struct CustomClassModuleWrong: Rule {
    static let description = RuleDescription(
        identifier: "custom-class-module-wrong",
        summary: "A class is in another module than the one named with it, or is an Objective-C class, which has none.",
        rationale: """
            The class is looked for under the module's name, and is not found: the object is made of the stock class. \
            It is left when a class moves into a framework, or is rewritten in the other language.
            """,
        nonTriggering: [
            Example(
                sources: [Self.first, Self.secondInKit],
                .init(
                    "App/Main.storyboard",
                    Self.scenes(
                        #"customClass="FirstViewController" customModule="App" customModuleProvider="target""#,
                        #"customClass="SecondViewController" customModule="Kit""#))),
            // The owner of a xib is an object that code has.
            Example(
                sources: [Self.first, Self.secondInKit],
                .init(
                    xib: "App/First.xib",
                    """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FirstViewController" customModule="Kit"/>
                    <view id="v"/>
                    """)),
        ],
        triggering: [
            Example(
                sources: [Self.first, Self.secondInKit],
                .init(
                    "App/Main.storyboard",
                    Self.scenes(
                        #"customClass="FirstViewController" customModule="⟦Kit⟧""#,
                        #"customClass="SecondViewController" customModule="⟦App⟧""#))),
            Example(
                sources: [
                    Self.first,
                    .init("App/Old.h", "@interface OldViewController : UIViewController\n@end\n"),
                ],
                .init(
                    "App/Main.storyboard",
                    Self.scenes(
                        #"customClass="FirstViewController" customModule="App" customModuleProvider="target""#,
                        #"customClass="OldViewController" customModule="⟦App⟧" customModuleProvider="target""#))),
        ])

    private static let first = Example.Source(
        "App/First.swift", "import UIKit\nclass FirstViewController: UIViewController {}\n")
    private static let secondInKit = Example.Source(
        "Kit/Second.swift", module: "Kit", "import UIKit\nclass SecondViewController: UIViewController {}\n")

    private static func scenes(_ first: String, _ second: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" \(first) sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="b" \(second) sceneMemberID="viewController"/>
        </objects></scene>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        // R7
        for (index, objects) in scope.objects.enumerated() {
            for item in objects {
                // The owner of a xib is made by code, whatever the xib calls it.
                guard case .hasOtherModule(let reference) = item.outcome, !item.object.isStandIn,
                    let range = item.object.element.attributeRange("customModule")
                else { continue }
                let module = reference.moduleName
                let isObjectiveC = reference.entry.language == .objectiveC
                report.add(
                    isObjectiveC
                        ? "\(item.name) is an Objective-C class, which is not found in a module"
                        : "\(item.name) is in the module \(module), not in \(item.object.customModule ?? "this one")",
                    in: index, at: range, object: item.object, notes: [reference.note],
                    fixHint: isObjectiveC ? "clear the module in the Identity inspector" : "set the module to \(module)"
                )
            }
        }
    }
}
