import InterfaceBuilder
import SourceText

/// A runtime attribute with a value that the project does not want.
struct RuntimeAttributeNotAllowed: ConfigurableRule {
    private static let values = OptionKey(
        "values", default: [:],
        "By element or class, and key path, as `button layer.cornerRadius`, the values there may be.")

    static let description = RuleDescription(
        identifier: "runtime-attribute-not-allowed",
        summary: "A user-defined runtime attribute has a value that the project does not allow.",
        rationale: """
            A runtime attribute is a text that nothing checks until the app runs. The empty text stands for an \
            attribute that is not there. A class is named with its module, as `App.RoundButton`.
            """,
        severity: .warning, isOptIn: true, options: [values.option],
        nonTriggering: [
            .views(options: values.set(to: ["App.RoundButton size": ["small", "large"]]), button("large"))
        ],
        triggering: [
            .views(options: values.set(to: ["App.RoundButton size": ["small", "large"]]), button("⟦huge⟧")),
            .views(options: values.set(to: ["button size": [""]]), button("⟦large⟧")),
            .views(options: values.set(to: ["label size": ["small"]]), #"⟦<label id="l"/>⟧"#),
        ])

    private static func button(_ value: String) -> String {
        """
        <button id="b" customClass="RoundButton" customModule="App">
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="size" value="\(value)"/>
            </userDefinedRuntimeAttributes>
        </button>
        """
    }

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for (setting, wanted) in options[Self.values].sorted(by: { $0.key < $1.key }) {
            let parts = setting.split(separator: " ").map(String.init)
            guard parts.count == 2 else { continue }
            for object in objects(parts[0], in: document) {
                let attribute = AccessibilitySettings.runtimeAttribute(parts[1], of: object.element)
                let holder = attribute?.element
                let value = holder.flatMap {
                    $0.attribute("value") ?? $0.children.first { $0.attribute("key") == "value" }?.attribute("value")
                        ?? $0.children.first { $0.attribute("key") == "value" }?.text
                }
                guard !wanted.contains(value ?? "") else { continue }
                let shown = wanted.map { $0.isEmpty ? "nothing" : "\"\($0)\"" }.joined(separator: " or ")
                report.add(
                    "\(parts[1]) is \(value.map { "\"\($0)\"" } ?? "not set"), and should be \(shown)",
                    at: holder?.attributeRange("value") ?? holder?.startTagRange ?? object.element.startTagRange,
                    object: object)
            }
        }
    }

    private func objects(_ kind: String, in document: DocumentContents) -> [InterfaceObject] {
        let parts = kind.split(separator: ".").map(String.init)
        guard parts.count == 2 else { return document.elements(kind).map { InterfaceObject($0) } }
        return document.document.tree.elements.lazy.filter {
            $0.attribute("customClass") == parts[1] && $0.attribute("customModule") == parts[0]
        }.map { InterfaceObject($0) }
    }
}
