import InterfaceBuilder
import SourceText

/// A setting with a value that the project does not want.
struct AttributeNotAllowed: ConfigurableRule {
    private static let values = OptionKey(
        "values", default: [:],
        "By element and attribute, as `label adjustsFontForContentSizeCategory`, the values there may be.")

    static let description = RuleDescription(
        identifier: "attribute-not-allowed",
        summary: "A setting has a value that the project does not allow.",
        rationale: """
            What a team has agreed upon for every label or button holds only if somebody looks. The empty text stands \
            for an attribute that is not there; `stackView/color key` is the `key` of a `color` in a `stackView`.
            """,
        severity: .warning, isOptIn: true, options: [values.option],
        nonTriggering: [
            .views(
                options: values.set(to: ["label adjustsFontForContentSizeCategory": ["YES", ""]]),
                """
                <label adjustsFontForContentSizeCategory="YES" id="l"/>
                <label id="m"/>
                """)
        ],
        triggering: [
            .views(
                options: values.set(to: ["label adjustsFontForContentSizeCategory": ["YES"]]),
                """
                <label adjustsFontForContentSizeCategory="⟦NO⟧" id="l"/>
                ⟦<label id="m"/>⟧
                """),
            .views(
                options: values.set(to: ["stackView/color key": [""]]),
                #"<stackView id="s"><color key="⟦backgroundColor⟧" white="1" alpha="1"/></stackView>"#),
        ])

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for (setting, wanted) in options[Self.values].sorted(by: { $0.key < $1.key }) {
            let parts = setting.split(separator: " ")
            guard parts.count == 2 else { continue }
            let path = parts[0].split(separator: "/").map(String.init)
            let name = String(parts[1])
            for element in document.elements(path.last ?? "") {
                let above = zip(element.ancestors, path.dropLast().reversed()).allSatisfy { $0.name == $1 }
                guard above, !wanted.contains(element.attribute(name) ?? "") else { continue }
                let shown = wanted.map { $0.isEmpty ? "nothing" : "\"\($0)\"" }.joined(separator: " or ")
                report.add(
                    "\(name) is \(element.attribute(name).map { "\"\($0)\"" } ?? "not set"), and should be \(shown)",
                    at: element.attributeRange(name) ?? element.startTagRange,
                    object: element.attributeRange("id") != nil ? InterfaceObject(element) : element.owner)
            }
        }
    }
}
