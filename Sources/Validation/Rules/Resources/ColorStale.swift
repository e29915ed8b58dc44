import InterfaceBuilder
import SourceText

/// A named colour whose value in the document is an old one.
struct ColorStale: Rule {
    static let description = RuleDescription(
        identifier: "color-stale",
        summary: "The value that a document keeps of a named colour is not that of the asset catalogue.",
        rationale: """
            The catalogue's value is used at run time. The document's is what tools that read only the document show, \
            and it changes in the differences of somebody's next edit.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            Example(
                surroundings: .init(assets: [asset], colors: [asset: red]),
                .init("App/Main.storyboard", tail: resources(#"red="1" green="0.0" blue="0.0" alpha="1""#), ""))
        ],
        triggering: [
            Example(
                surroundings: .init(assets: [asset], colors: [asset: red]),
                .init("App/Main.storyboard", tail: resources(#"red="0.9" green="0.0" blue="0.0" alpha="1""#, true), ""))
        ])

    private static let asset = "App/Assets.xcassets/Accent.colorset"
    private static let red = CatalogColor(space: "srgb", red: 1, green: 0, blue: 0, alpha: 1)

    private static func resources(_ value: String, _ isMarked: Bool = false) -> String {
        let color = "<color \(value) colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        return """
            <resources>
                <namedColor name="Accent">\(isMarked ? "⟦\(color)⟧" : color)</namedColor>
            </resources>
            """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let resources = contents.resources else { return }
        for (index, document) in contents.graph.documents.enumerated() {
            for element in document.resources("namedColor") {
                guard let name = element.attribute("name"), let color = element.child("color") else { continue }
                let values = resources.values(ofColor: name)
                // A value in another space is not to be compared.
                guard !values.isEmpty, values.allSatisfy({ Self.isOther($0, InterfaceColor(color)) }) else { continue }
                report.add(
                    "the value of \"\(name)\" is not that of the asset catalogue", in: index, at: color.startTagRange,
                    object: nil, fixHint: "save the document with Xcode")
            }
        }
    }

    private static func isOther(_ value: CatalogColor, _ color: InterfaceColor) -> Bool {
        guard case .rgb(let red, let green, let blue, let alpha, let space) = color,
            (value.space == "srgb" && space == "sRGB") || (value.space == "display-p3" && space == "displayP3")
        else { return false }
        // Half a step of 255.
        let pairs = [(red, value.red), (green, value.green), (blue, value.blue), (alpha, value.alpha)]
        return pairs.contains { abs($0 - $1) > 0.5 / 255 }
    }
}
