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
        ],
        triggering: [
            Example(
                swift: "import UIKit\nclass Badge: UIView { @IBInspectable var radius: CGFloat = 0 }\n",
                Self.view("⟦radios⟧", "⟦glow.size⟧")),
            Example(
                swift: "import Pages\nimport UIKit\nclass Badge: UIView { @IBInspectable var radius: CGFloat = 0 }\n",
                Self.view("⟦radios⟧", "glow")),
        ])

    private static func view(_ keyPaths: String...) -> String {
        let attributes = keyPaths.map {
            """
                            <userDefinedRuntimeAttribute type="number" keyPath="\($0)"><real key="value" value="4"/></userDefinedRuntimeAttribute>
            """
        }
        return """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v" customClass="Badge" customModule="App">
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
        for (index, objects) in scope.objects.enumerated() {
            for item in objects {
                let attributes = item.object.runtimeAttributes
                guard !attributes.isEmpty, let chain = scope.chain(of: item.object) else { continue }
                for attribute in attributes {
                    let key = String(attribute.keyPath.prefix { $0 != "." })
                    guard !key.isEmpty, chain.takes(key) == false,
                        let range = attribute.element.attributeRange("keyPath")
                    else { continue }
                    let nearest = nearestName(to: key, in: chain.propertyNames.sorted())
                    guard nearest != nil || scope.classes.isSelfContained else { continue }
                    report.add(
                        "\(item.name) has no property \"\(key)\" that could be set", in: index, at: range,
                        object: item.object, notes: chain.notes,
                        fixHint: nearest.map { "did you mean \"\($0)\"?" }
                            ?? "delete the attribute, or add @IBInspectable var \(key) to \(item.name)")
                }
            }
        }
    }
}
