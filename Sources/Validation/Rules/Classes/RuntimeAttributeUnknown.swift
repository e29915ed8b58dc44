import InterfaceBuilder
import SourceText

/// A runtime attribute that the class of its object does not have.
struct RuntimeAttributeUnknown: Rule {
    static let description = RuleDescription(
        identifier: "runtime-attribute-unknown",
        summary: "A user-defined runtime attribute sets a property that the class of its object does not have.",
        rationale: """
            The value is dropped with a line in the log, and the object looks or does otherwise than Interface Builder \
            shows it. Where the sources import libraries, which may add properties to any class, only a name that is \
            nearly one of the class's own is reported.
            """,
        severity: .warning,
        nonTriggering: [
            Example(
                swift: """
                    import UIKit
                    class Badge: UIView { @IBInspectable var radius: CGFloat = 0 }
                    extension UIView { @IBInspectable var glow: CGFloat { get { 0 } set {} } }

                    """,
                Self.view("radius", "glow", "layer.cornerRadius", "alpha")),
            Example(
                swift: "import Pages\nimport UIKit\nclass Badge: UIView {}\n", Self.view("pagesID")),
            // The library may add the property to all views.
            Example(swift: "import Pages\nimport UIKit\n", Self.view("radius", class: nil)),
        ],
        triggering: [
            // The view has lost its class.
            Example(swift: "import UIKit\n", Self.view("⟦radius⟧", class: nil)),
            Example(
                swift: "import UIKit\nclass Badge: UIView { @IBInspectable var radius: CGFloat = 0 }\n",
                Self.view("⟦radios⟧", "⟦glow.size⟧")),
            Example(
                swift: "import Pages\nimport UIKit\nclass Badge: UIView { @IBInspectable var radius: CGFloat = 0 }\n",
                Self.view("⟦radios⟧", "glow")),
        ])

    private static func view(_ keyPaths: String..., class name: String? = "Badge") -> String {
        let attributes = keyPaths.map {
            """
                            <userDefinedRuntimeAttribute type="number" keyPath="\($0)"><real key="value" value="4"/></userDefinedRuntimeAttribute>
            """
        }
        let custom = name.map { " " + Example.ofClass($0) } ?? ""
        return """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v"\(custom)>
                        <userDefinedRuntimeAttributes>
                \(attributes.joined(separator: "\n    "))
                        </userDefinedRuntimeAttributes>
                    </view>
                </viewController>
            </objects></scene>
            """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = contents.classScope else { return }
        // R6
        for (index, document) in contents.graph.documents.enumerated() {
            for element in document.tree.elements where element.name == "userDefinedRuntimeAttributes" {
                guard let object = element.parent.map(InterfaceObject.init), let chain = scope.chain(of: object),
                    // A library may add properties to the system's classes.
                    object.customClass != nil || scope.classes.isSelfContained
                else { continue }
                let name = object.className ?? object.elementName
                for attribute in object.runtimeAttributes {
                    let key = String(attribute.keyPath.prefix { $0 != "." })
                    guard !key.isEmpty, chain.takes(key) == false,
                        let range = attribute.element.attributeRange("keyPath")
                    else { continue }
                    let nearest = nearestName(to: key, in: chain.propertyNames.sorted())
                    guard nearest != nil || scope.classes.isSelfContained else { continue }
                    report.add(
                        "\(name) has no property \"\(key)\" that could be set", in: index, at: range,
                        object: object, notes: chain.notes,
                        fixHint: nearest.map { "did you mean \"\($0)\"?" }
                            ?? "delete the attribute, or add @IBInspectable var \(key) to \(name)")
                }
            }
        }
    }
}
