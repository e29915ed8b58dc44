import InterfaceBuilder
import SceneGraph
import SourceText

/// An unwind segue whose action only controllers have that can never be there.
struct UnwindHandlerUnreachable: Rule {
    static let description = RuleDescription(
        identifier: "unwind-handler-unreachable", platforms: .uiKit,
        summary: "The controllers that implement an unwind segue's action cannot be on the way back from it.",
        rationale: """
            An unwind segue goes back only to a controller that is there: below it in a navigation stack, behind it, or \
            beside it in a container. The class that implements the action is of none of the scenes that lead here, so \
            nothing happens. It is left when a scene is put elsewhere in the flow.
            """,
        severity: .warning,
        nonTriggering: [
            Example(swift: Self.classes, Self.scenes(from: "a", first: "First", second: "Second")),
            // What code shows may have anything behind it.
            Example(
                swift: Self.classes,
                Self.scenes(from: "a", first: "Second", second: "First", attributes: #"storyboardIdentifier="Third""#)),
        ],
        triggering: [
            Example(
                swift: Self.classes,
                Self.scenes(from: "a", first: "Second", second: "First", action: "⟦back:⟧"))
        ])

    private static let classes = """
        import UIKit
        class First: UIViewController {
            @IBAction func back(_ segue: UIStoryboardSegue) {}
        }
        class Second: UIViewController {}
        class Third: UIViewController {}

        """

    /// The third scene unwinds; it is reached from `from`.
    private static func scenes(
        from: String, first: String, second: String, attributes: String = "", action: String = "back:"
    ) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" customClass="\(first)" customModule="App" sceneMemberID="viewController">
                <connections>
                    <segue destination="b" kind="show" identifier="second" id="x"/>
                    <segue destination="c" kind="show" identifier="third" id="y"/>
                </connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="b" customClass="\(second)" customModule="App" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController id="c" customClass="Third" customModule="App" \(attributes) sceneMemberID="viewController">
                <connections>
                    <segue destination="e" kind="unwind" identifier="back" unwindAction="\(action)" id="z"/>
                </connections>
            </viewController>
            <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope, scope.classes.isWhole else { return }
        // R42, R44
        let project = contents.graph
        let selectors = scope.classes.selectors
        let ways = contents.unwindWays
        for unwind in contents.handledUnwinds(scope) {
            guard unwind.candidates.isEmpty, !unwind.isCutShort, unwind.exit != nil, let action = unwind.action,
                // Without these it is another rule's.
                selectors.contains(action), ways.isKnown(to: unwind.source), ways.hasOwnClass(before: unwind.source),
                let range = unwind.segue.element.attributeRange("unwindAction")
            else { continue }
            let node = project[unwind.source]
            let owners = scope.classes.owners(of: action)
            report.add(
                "no scene that leads to \(node.name) is of a class that implements \"\(action)\"", in: node.document,
                at: range, object: InterfaceObject(unwind.segue.element),
                notes: owners.map {
                    Diagnostic.Note("\($0.name) implements it", position: $0.position)
                },
                fixHint: "implement it in a controller on the way, or unwind to another action")
        }
    }
}
