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
            // Before Swift 3 the first parameter has no label.
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        override func viewDidAppear(animated: Bool) {}
                        @IBAction func tap(sender: UIButton) {}
                        @IBAction func hold(sender: UIButton, event: UIEvent) {}
                    }

                    """,
                Self.scene(#"customClass="First" customModule="App""#, "tap:", "hold:event:")),
            Example(
                swift: "import AppKit\nclass First: NSViewController { @IBAction func tap(_ sender: Any) {} }\n",
                attributes: Example.mac, Self.menu("tap:", "dismissController:")),
        ],
        triggering: [
            // UIKit declares the first two for whatever has the focus; a controller does not have them, nor a window's.
            Example(
                swift: "import UIKit\nclass First: UIViewController {}\n",
                Self.scene(#"customClass="First" customModule="App""#, "⟦copy:⟧", "⟦undo:⟧", "⟦performClose:⟧")),
            Example(
                swift: "import AppKit\nclass First: NSViewController { @IBAction func tap(_ sender: Any) {} }\n",
                attributes: Example.mac, Self.menu("⟦tip:⟧", "⟦performClose:⟧", "⟦terminate:⟧")),
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

    /// Items of a menu on macOS that send these actions to the controller; the last sends it to whatever has the focus.
    private static func menu(_ selectors: String...) -> String {
        let items = selectors.enumerated().map {
            """
                    <menuItem id="m\($0)"><connections><action selector="\($1)" target="a" id="t\($0)"/></connections></menuItem>
            """
        }
        return """
            <scene sceneID="s1"><objects>
                <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController"/>
                <customObject id="f" customClass="NSResponder" sceneMemberID="firstResponder"/>
                <menu id="m"><items>
            \(items.joined(separator: "\n"))
                    <menuItem id="c"><connections><action selector="anything:" target="f" id="ct"/></connections></menuItem>
                </items></menu>
            </objects></scene>
            """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        for (index, document) in contents.graph.documents.enumerated() {
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
