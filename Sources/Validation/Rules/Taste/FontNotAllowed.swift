import InterfaceBuilder
import SourceText

/// A font that the design does not have.
struct FontNotAllowed: ConfigurableRule {
    private static let fonts = OptionKey(
        "fonts", default: [String](), "The fonts there may be, each with its size in points: `Avenir-Book 14`.")

    static let description = RuleDescription(
        identifier: "font-not-allowed",
        summary: "A font is none of those, name and size together, that the project allows.",
        rationale: """
            A design has a few fonts in a few sizes. Others slip in one by one, and nobody sees it.
            """,
        severity: .warning, isOptIn: true, options: [fonts.option],
        nonTriggering: [
            .views(options: fonts.set(to: ["Avenir-Book 14"]), label(#"name="Avenir-Book" pointSize="14""#)),
            .views(label(#"name="Avenir-Book" pointSize="14""#)),
        ],
        triggering: [
            .views(options: fonts.set(to: ["Avenir-Book 14"]), label(#"name="Avenir-Book" pointSize="15.5""#, true)),
            .views(options: fonts.set(to: ["Avenir-Book 14"]), label(#"type="system" pointSize="14""#, true)),
        ])

    private static func label(_ font: String, _ isMarked: Bool = false) -> String {
        let element = "<fontDescription key=\"fontDescription\" \(font)/>"
        return "<label id=\"l\">\(isMarked ? "⟦\(element)⟧" : element)</label>"
    }

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let allowed = Set(options[Self.fonts])
        // Nothing is allowed where nothing is said; that is no wish.
        guard !allowed.isEmpty else { return }
        for font in document.fonts {
            let size = font.fontSize.map { RuleValue.number($0).yaml }
            let shown = [font.attribute("name") ?? font.attribute("style") ?? "the system's font", size]
                .compactMap { $0 }.joined(separator: " ")
            guard !allowed.contains(shown) else { continue }
            report.add(
                "\(shown) is none of the project's fonts", at: font.startTagRange, object: font.owner,
                fixHint: nearestName(to: shown, in: allowed.sorted()).map { "did you mean \($0)?" })
        }
    }
}
