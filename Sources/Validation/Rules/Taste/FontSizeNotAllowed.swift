import InterfaceBuilder
import SourceText

/// A font that is too small or too large.
struct FontSizeNotAllowed: ConfigurableRule {
    private static let maximum = OptionKey("maximum", default: 1000.0, "The largest size there may be, in points.")
    private static let minimum = OptionKey("minimum", default: 11.0, "The smallest size there may be, in points.")

    static let description = RuleDescription(
        identifier: "font-size-not-allowed",
        summary: "A font is smaller or larger than the project allows.",
        rationale: """
            Text below 11 points is hard to read; Apple's own advice for iOS is not to go below.
            """,
        severity: .warning, isOptIn: true, options: [maximum.option, minimum.option],
        nonTriggering: [.views(label("17")), .views(options: minimum.set(to: 8), label("8.5"))],
        triggering: [.views(label("⟦10.5⟧")), .views(options: maximum.set(to: 30), label("⟦31⟧"))])

    private static func label(_ size: String) -> String {
        #"<label id="l"><fontDescription key="fontDescription" type="system" pointSize="\#(size)"/></label>"#
    }

    var options = RuleOptions()

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        let (minimum, maximum) = (options[Self.minimum], options[Self.maximum])
        for font in document.fonts {
            guard let size = font.fontSize, size < minimum || size > maximum,
                let range = font.attributeRange(font.fontSizeRangeName)
            else { continue }
            let limit = RuleValue.number(size < minimum ? minimum : maximum).yaml
            report.add(
                "the font has \(RuleValue.number(size).yaml) points; "
                    + "\(size < minimum ? "the least" : "the most") is \(limit)",
                at: range, object: font.owner)
        }
    }
}
