import InterfaceBuilder
import SourceText
import XMLTree

/// A colour that is not from the asset catalogue.
struct ColorNotNamed: ConfigurableRule {
    private static let clear = OptionKey("clear", default: false, "Whether clear colours are allowed too.")
    private static let names = OptionKey(
        "names", default: [String](), "The named colours there may be; all unless some are given.")
    private static let system = OptionKey("system", default: false, "Whether the system's colours are allowed too.")
    private static let transparent = OptionKey(
        "transparent", default: false, "Whether colours that are not opaque are allowed too.")

    static let description = RuleDescription(
        identifier: "color-not-named",
        summary: "A colour is given by its components, not by a name of the asset catalogue.",
        rationale: """
            A named colour has a value for dark mode and for high contrast, and is changed in one place.
            """,
        severity: .warning, isOptIn: true,
        options: [clear.option, names.option, system.option, transparent.option],
        nonTriggering: [
            .views(label(#"<color key="textColor" name="Accent"/>"#)),
            .views(options: system.set(to: true), label(#"<color key="textColor" systemColor="labelColor"/>"#)),
            .views(options: clear.set(to: true), label(#"<color key="textColor" white="0.0" alpha="0.0"/>"#)),
            .views(options: transparent.set(to: true), label(#"<color key="textColor" white="0.0" alpha="0.5"/>"#)),
        ],
        triggering: [
            .views(label(#"⟦<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="sRGB"/>⟧"#)),
            .views(label(#"⟦<color key="textColor" systemColor="labelColor"/>⟧"#)),
            .views(options: names.set(to: ["Accent"]), label(#"⟦<color key="textColor" name="Acent"/>⟧"#)),
        ])

    private static func label(_ color: String) -> String { "<label id=\"l\">\(color)</label>" }

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        for element in document.colors {
            guard let problem = problem(element) else { continue }
            report.add(
                problem, at: element.startTagRange, object: element.owner,
                fixHint: "use a colour of the asset catalogue")
        }
    }

    private func problem(_ element: XMLElement) -> String? {
        let alpha = element.attribute("alpha").flatMap(Double.init) ?? 1
        switch InterfaceColor(element) {
        case .named(let name):
            let allowed = options[Self.names]
            return allowed.isEmpty || allowed.contains(name) ? nil : "\"\(name)\" is none of the project's colours"
        case .system, .catalog:
            return options[Self.system] ? nil : "the colour is one of the system's"
        default:
            if alpha == 0, options[Self.clear] || options[Self.transparent] { return nil }
            if alpha < 1, options[Self.transparent] { return nil }
            return "the colour has no name"
        }
    }
}
