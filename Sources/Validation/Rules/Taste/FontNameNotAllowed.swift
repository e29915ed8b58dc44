import InterfaceBuilder
import SourceText

/// A font of a name that the design does not have.
struct FontNameNotAllowed: ConfigurableRule {
    private static let names = OptionKey("names", default: [String](), "The names there may be.")
    private static let system = OptionKey(
        "system", default: true, "Whether the system's font and its text styles are allowed too.")

    static let description = RuleDescription(
        identifier: "font-name-not-allowed",
        summary: "The name of a font is none of those that the project allows.",
        rationale: """
            A design has a few fonts. Others slip in one by one, and nobody sees it.
            """,
        severity: .warning, isOptIn: true, options: [names.option, system.option],
        nonTriggering: [
            .views(options: names.set(to: ["Avenir-Book"]), label(#"name="Avenir-Book" pointSize="14""#)),
            .views(options: names.set(to: ["Avenir-Book"]), label(#"type="system" pointSize="14""#)),
        ],
        triggering: [
            .views(
                options: names.set(to: ["Avenir-Book"]), label(#"name="⟦Avenir-Bold⟧" family="Avenir" pointSize="14""#)
            ),
            .views(
                options: system.set(to: false),
                #"<label id="l">⟦<fontDescription key="fontDescription" type="system" pointSize="14"/>⟧</label>"#),
        ])

    private static func label(_ font: String) -> String {
        "<label id=\"l\"><fontDescription key=\"fontDescription\" \(font)/></label>"
    }

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let allowed = options[Self.names]
        for font in document.fonts {
            if let name = font.attribute("name"), let range = font.attributeRange("name") {
                guard !allowed.isEmpty, !allowed.contains(name) else { continue }
                report.add(
                    "\"\(name)\" is none of the project's fonts", at: range, object: font.owner,
                    fixHint: nearestName(to: name, in: allowed).map { "did you mean \($0)?" })
            } else if !options[Self.system] {
                report.add(
                    "the font is the system's", at: font.startTagRange, object: font.owner,
                    fixHint: "choose one of the project's fonts")
            }
        }
    }
}
