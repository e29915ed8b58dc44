import InterfaceBuilder
import SourceText

/// An action that its receiver does not have.
struct ActionNotInClass: Rule {
    static let description = RuleDescription(
        identifier: "action-not-in-class",
        summary: "An action is sent to an object whose class does not have it.",
        rationale: """
            The app ends at the first tap: "unrecognized selector sent to instance". It is left when a method is renamed \
            or deleted in code alone, when it loses its @IBAction, or when a controller loses its class.
            """,
        nonTriggering: [
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController { @IBAction func tap(_ sender: Any) {} }
                    extension First { @objc func swipe() {} }

                    """,
                Self.scene(#"customClass="First" customModule="App""#, "tap:", "swipe")),
            Example(
                swift: "import UIKit\nextension UIViewController { @IBAction func tap(_ sender: Any) {} }\n",
                Self.scene("", "tap:")),
            Example(
                swift: "import Pages\nimport UIKit\nclass First: PagesViewController {}\n",
                Self.scene(#"customClass="First" customModule="App""#, "tap:")),
        ],
        triggering: [
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        @IBAction func tapped(_ sender: Any) {}
                        func swipe() {}
                    }

                    """,
                Self.scene(#"customClass="First" customModule="App""#, "⟦tap:⟧", "⟦swipe⟧")),
            Example(
                swift: "import UIKit\nclass First: UIViewController { @IBAction func tap(_ sender: Any) {} }\n",
                Self.scene("", "⟦tap:⟧")),
        ])

    private static func scene(_ attributes: String, _ selectors: String...) -> String {
        let actions = selectors.enumerated().map {
            """
                        <action selector="\($1)" destination="a" eventType="touchUpInside" id="t\($0)"/>
            """
        }
        return """
            <scene sceneID="s1"><objects>
                <viewController id="a" \(attributes) sceneMemberID="viewController">
                    <view key="view" id="v"><subviews>
                        <button id="c"><connections>
                \(actions.joined(separator: "\n    "))
                        </connections></button>
                    </subviews></view>
                </viewController>
            </objects></scene>
            """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        for (index, document) in contents.graph.documents.enumerated() where document.platform != .macOS {
            for element in document.tree.elements where element.name == "action" {
                guard element.parent?.name == "connections", let action = Action(element), !action.selector.isEmpty,
                    let range = element.attributeRange("selector"),
                    let receiver = document.object(id: action.destinationID), !receiver.isFirstResponder,
                    let chain = scope.chain(of: receiver), chain.responds(to: action.selector) == false
                else { continue }
                let name = receiver.className ?? receiver.elementName
                // A class that is UIKit's own has lost the app's, unless a library extends it.
                guard receiver.customClass != nil || scope.classes.isSelfContained else { continue }
                report.add(
                    "\(name) has no action \"\(action.selector)\"", in: index, at: range,
                    object: element.parent?.parent.map(InterfaceObject.init), notes: chain.notes,
                    fixHint: SelectorHint.text(for: action.selector, in: chain.selectors.sorted())
                        ?? (receiver.customClass == nil
                            ? "set the class of \(receiver.displayName)"
                            : "delete the connection, or add the action to \(name)"))
            }
        }
    }
}

extension InterfaceObject {
    /// Whether it stands for whatever has the focus, so that any class may be meant.
    fileprivate var isFirstResponder: Bool {
        sceneMemberID == "firstResponder" || element.attribute("placeholderIdentifier") == "IBFirstResponder"
    }
}
