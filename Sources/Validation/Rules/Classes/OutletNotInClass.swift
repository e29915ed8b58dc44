import InterfaceBuilder
import SourceText

/// An outlet that the class of its object does not have.
struct OutletNotInClass: Rule {
    static let description = RuleDescription(
        identifier: "outlet-not-in-class",
        summary: "An outlet is connected that the class of its object does not have.",
        rationale: """
            Connecting it raises NSUnknownKeyException ("this class is not key value coding-compliant for the key"), \
            and the app ends when the scene is loaded. It is left when an outlet is renamed or deleted in code alone.
            """,
        nonTriggering: [
            // The library may add the outlet to all tables.
            Example(
                swift: "import EmptySet\nimport UIKit\nclass First: UIViewController {}\n",
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController">
                        <tableView key="view" id="t"><connections>
                            <outlet property="emptySource" destination="a" id="o"/>
                        </connections></tableView>
                    </viewController>
                </objects></scene>
                """),
            Example(
                swift: """
                    import UIKit
                    class Base: UIViewController { @IBOutlet weak var box: UIView! }
                    class First: Base { @objc var other: UIView? }

                    """,
                Self.scene(outlets: "box", "other", "view")),
            // What the library's class has is not at hand.
            Example(
                swift: "import Pages\nimport UIKit\nclass First: PagesViewController {}\n", Self.scene(outlets: "box")),
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
                    }

                    """,
                Self.scene(outlets: "box")),
            Example(swift: "import UIKit\nclass First: UITableViewController {}\n", Self.scene(outlets: "tableView")),
            // The library's class has the name of one of the system's.
            Example(
                swift: "import Pages\nimport UIKit\nclass First: Pages.UIViewController {}\n",
                Self.scene(outlets: "box")),
            // The object may become one of the other class.
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        override func awakeFromNib() { object_setClass(self, Second.self) }
                    }
                    class Second: First { @objc var box: UIView? }

                    """,
                Self.scene(outlets: "box")),
            Example(
                sources: [
                    .init("App/First.h", Self.header),
                    .init(
                        "App/First.m",
                        """
                        @implementation First
                        - (void)awakeFromNib { object_setClass(self, [Second class]); }
                        @end

                        """),
                ],
                .init("App/Main.storyboard", Self.objectiveC("box"))),
            Example(
                swift: "import AppKit\nclass First: NSViewController { @IBOutlet var box: NSView! }\n",
                attributes: Example.mac, Self.scene(outlets: "box", "view", "nextResponder", "representedObject")),
        ],
        triggering: [
            Example(
                sources: [.init("App/First.h", Self.header)],
                .init("App/Main.storyboard", Self.objectiveC("⟦box⟧"))),
            // A table view controller has one, a plain controller does not.
            Example(swift: "import UIKit\nclass First: UIViewController {}\n", Self.scene(outlets: "⟦tableView⟧")),
            Example(
                swift: "import AppKit\nclass First: NSViewController { @IBOutlet var box: NSView! }\n",
                attributes: Example.mac, Self.scene(outlets: "box", "⟦boxes⟧", "⟦navigationItem⟧")),
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        @IBOutlet weak var boxes: UIView!
                        var plain: UIView!
                    }

                    """,
                Self.scene(outlets: "⟦box⟧", "boxes", "⟦plain⟧")),
        ])

    private static let header = """
        @interface First : UIViewController
        @end
        @interface Second : First
        @property (weak) IBOutlet UIView *box;
        @end

        """

    private static func objectiveC(_ outlet: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" customClass="First" sceneMemberID="viewController">
                <view key="view" id="v"/>
                <connections><outlet property="\(outlet)" destination="v" id="o"/></connections>
            </viewController>
        </objects></scene>
        """
    }

    private static func scene(outlets: String...) -> String {
        let lines = outlets.enumerated().map {
            "        <outlet property=\"\($1)\" destination=\"v\" id=\"o\($0)\"/>"
        }
        return """
            <scene sceneID="s1"><objects>
                <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController">
                    <view key="view" id="v"/>
                    <connections>
                \(lines.joined(separator: "\n    "))
                    </connections>
                </viewController>
            </objects></scene>
            """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        // R6
        for (index, document) in contents.graph.documents.enumerated() {
            for element in document.outletElements {
                guard let range = element.attributeRange("property"), let property = element.attribute("property"),
                    let holder = element.parent?.parent.map(InterfaceObject.init),
                    // A library may add outlets to the system's classes.
                    holder.customClass != nil || scope.classes.isSelfContained,
                    let chain = scope.chain(of: holder), chain.takes(property) == false
                else { continue }
                let name = holder.className ?? holder.elementName
                report.add(
                    "\(name) has no outlet \"\(property)\"", in: index, at: range, object: holder,
                    notes: chain.notes,
                    fixHint: nearestName(to: property, in: chain.propertyNames.sorted()).map {
                        "did you mean \"\($0)\"?"
                    }
                        ?? "delete the connection, or add @IBOutlet var \(property) to \(name)")
            }
        }
    }
}
