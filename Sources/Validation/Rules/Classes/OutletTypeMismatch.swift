import ClassIndex
import InterfaceBuilder
import SourceText

/// An outlet whose property cannot hold what is connected to it.
struct OutletTypeMismatch: Rule {
    static let description = RuleDescription(
        identifier: "outlet-type-mismatch",
        summary:
            "An outlet leads to an object that its property cannot hold: of another class, or one where there are many.",
        rationale: """
            Key value coding sets the property without looking at its type. The first message that the object does not \
            understand ends the app with an unrecognized selector, and an array set to a single property, or the reverse, \
            ends it at once. It is left when a view is exchanged in the storyboard alone, or its type in the code alone.
            """,
        nonTriggering: [
            Example(
                swift: """
                    import UIKit
                    class Badge: UILabel {}
                    class First: UIViewController {
                        @IBOutlet weak var name: UILabel!
                        @IBOutlet var badge: Badge?
                        @IBOutlet var any: UIView!
                        @IBOutlet var object: AnyObject?
                        @IBOutlet var labels: [UILabel]!
                    }

                    """,
                Self.scene(
                    outlet("name", "l"), outlet("badge", "k"), outlet("any", "l"), outlet("object", "l"),
                    collection("labels", "l"))),
            // What the library's types are is not known.
            Example(
                swift: """
                    import Pages
                    import UIKit
                    class First: UIViewController {
                        @IBOutlet weak var name: PageLabel!
                        @IBOutlet var badge: (UIView & Paging)?
                    }

                    """,
                Self.scene(outlet("name", "l"), outlet("badge", "k"))),
        ],
        triggering: [
            Example(
                swift: "import AppKit\nclass First: NSViewController { @IBOutlet var name: NSButton! }\n",
                attributes: Example.mac,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController">
                        <view key="view" id="v"><subviews><textField id="t"/><popUpButton id="p"/></subviews></view>
                        <connections><outlet property="name" destination="⟦t⟧" id="o"/></connections>
                    </viewController>
                </objects></scene>
                """),
            // A constraint is an object like any other.
            Example(
                swift: """
                    import UIKit
                    class First: UIViewController {
                        @IBOutlet var width: NSLayoutConstraint!
                        @IBOutlet var name: UILabel!
                    }

                    """,
                """
                <scene sceneID="s1"><objects>
                    <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController">
                        <view key="view" id="v">
                            <constraints><constraint firstAttribute="width" constant="9" id="k"/></constraints>
                        </view>
                        <connections>
                            <outlet property="width" destination="k" id="o"/>
                            <outlet property="name" destination="⟦k⟧" id="p"/>
                        </connections>
                    </viewController>
                </objects></scene>
                """),
            Example(
                swift: """
                    import UIKit
                    class Badge: UILabel {}
                    class First: UIViewController {
                        @IBOutlet weak var name: UIImageView!
                        @IBOutlet var badge: Badge!
                    }

                    """,
                Self.scene(outlet("name", "⟦l⟧"), outlet("badge", "⟦l⟧"))),
            Example(
                swift: """
                    import UIKit
                    class Badge: UILabel {}
                    class First: UIViewController {
                        @IBOutlet var one: UILabel!
                        @IBOutlet var many: [UILabel]!
                        @IBOutlet var images: Array<UIImageView>!
                    }

                    """,
                Self.scene(collection("one", "⟦l⟧"), outlet("many", "⟦l⟧"), collection("images", "⟦l⟧"))),
        ])

    private static func outlet(_ property: String, _ destination: String) -> String {
        "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o-\(property)\"/>"
    }

    private static func collection(_ property: String, _ destination: String) -> String {
        "<outletCollection property=\"\(property)\" destination=\"\(destination)\" id=\"c-\(property)\"/>"
    }

    private static func scene(_ connections: String...) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" customClass="First" customModule="App" sceneMemberID="viewController">
                <view key="view" id="v">
                    <subviews>
                        <label id="l"/>
                        <label customClass="Badge" customModule="App" id="k"/>
                    </subviews>
                </view>
                <connections>
                    \(connections.joined(separator: "\n            "))
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
                guard let name = element.attribute("property"),
                    let holder = element.parent?.parent.map(InterfaceObject.init),
                    let property = scope.chain(of: holder)?.property(name),
                    let destination = element.attributeNode("destination"),
                    let target = document.object(withIDIn: destination),
                    let message = Self.problem(property, isMany: element.name == "outletCollection", target, scope)
                else { continue }
                report.add(
                    message, in: index, at: destination.valueRange, object: holder,
                    notes: [Diagnostic.Note("\(name) is declared here", position: property.position)],
                    fixHint: "connect an object that fits, or change the type of \(name)")
            }
        }
    }

    private static func problem(
        _ property: ClassIndex.Property, isMany: Bool, _ target: InterfaceObject, _ scope: ClassScope
    ) -> String? {
        guard let type = OutletType(property) else { return nil }
        if type.isCollection != isMany {
            return isMany
                ? "the outlet collection \"\(property.name)\" is connected to a property that holds one object"
                : "the outlet \"\(property.name)\" is connected to a property that holds an array"
        }
        guard let chain = scope.chain(of: target), scope.isKind(chain, of: type.element) == false else { return nil }
        let name = target.className ?? target.elementName
        return "the outlet \"\(property.name)\" holds a \(type.element), and leads to a \(name)"
    }
}

/// The type of an outlet's property, as far as its text says it.
private struct OutletType {
    /// The class, without optional marks and brackets.
    let element: String
    let isCollection: Bool

    /// `nil` where the text is not a class name, or an array of one.
    init?(_ property: ClassIndex.Property) {
        guard var text = property.type?[...] else { return nil }
        while let last = text.last, last == "!" || last == "?" { text = text.dropLast() }
        isCollection = property.isCollection
        if text.hasPrefix("["), text.hasSuffix("]") {
            text = text.dropFirst().dropLast()
        } else if text.hasPrefix("Array<"), text.hasSuffix(">") {
            text = text.dropFirst("Array<".count).dropLast()
        }
        guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        element = String(text)
    }
}
