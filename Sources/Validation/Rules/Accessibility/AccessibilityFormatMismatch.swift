import InterfaceBuilder
import SourceText
import XMLTree

/// A label format and sources that do not fit.
struct AccessibilityFormatMismatch: Rule {
    static let description = RuleDescription(
        identifier: "accessibility-format-mismatch", platforms: .uiKit,
        summary: "The runtime attribute accessibilityFormat and the outlets accessibilitySources do not fit.",
        rationale: """
            Some apps make the accessibility label of a view from a format with a %@ for each source, or with the \
            accessibility identifiers of the sources in brackets. One that does not fit leaves a gap in what VoiceOver \
            says.
            """,
        severity: .warning, isOptIn: true,
        nonTriggering: [
            .views(view(format: "%@, %@ points")), .views(view(format: "[name], [points] points")),
            .views(#"<label id="l"/>"#),
        ],
        triggering: [
            .views(view(format: "⟦%@⟧")), .views(view(format: "⟦[name] and [place]⟧")),
            .views(view(format: "⟦always the same⟧", hasSources: false)),
            .views(view(format: nil).replacing("<view id=\"u\">", with: "⟦<view id=\"u\">⟧")),
        ])

    private static func view(format: String?, hasSources: Bool = true) -> String {
        let attribute = format.map {
            """
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="\($0)"/>
                </userDefinedRuntimeAttributes>

            """
        }
        let sources = """
                <connections>
                    <outletCollection property="accessibilitySources" destination="l" id="x"/>
                    <outletCollection property="accessibilitySources" destination="m" id="y"/>
                </connections>

            """
        return """
            <view id="u">
            \(attribute ?? "")\(hasSources ? sources : "")</view>
            <label id="l"><accessibility key="accessibilityConfiguration" identifier="name"/></label>
            <label id="m"><accessibility key="accessibilityConfiguration" identifier="points"/></label>
            """
    }

    func check(_ document: DocumentContents, _ report: inout RuleReport) {
        var views: [XMLElement] = []
        for element in document.elements("userDefinedRuntimeAttribute")
        where element.attribute("keyPath") == "accessibilityFormat" {
            if let view = element.parent?.parent { views.append(view) }
        }
        for element in document.elements("outletCollection")
        where element.attribute("property") == "accessibilitySources" {
            if let view = element.parent?.parent, !views.contains(view) { views.append(view) }
        }
        for view in views {
            guard let problem = problem(of: view, in: document) else { continue }
            let format = AccessibilitySettings.runtimeAttribute("accessibilityFormat", of: view)
            report.add(
                problem, at: format?.element.attributeRange("value") ?? view.startTagRange,
                object: InterfaceObject(view), fixHint: "give the view a source for each place of the format")
        }
    }

    private func problem(of view: XMLElement, in document: DocumentContents) -> String? {
        let sources = InterfaceObject(view).outletCollections.filter { $0.property == "accessibilitySources" }
        guard let attribute = AccessibilitySettings.runtimeAttribute("accessibilityFormat", of: view) else {
            return "the view has accessibility sources and no accessibilityFormat"
        }
        let format =
            switch attribute.value {
            case .string(let text), .localizedString(let text): text
            default: ""
            }
        let names = Self.names(in: format)
        guard names.isEmpty else {
            let given = Set(
                sources.compactMap { document.object($0.destinationID) }
                    .map { AccessibilitySettings(of: $0.element).identifier ?? "" })
            let missing = names.subtracting(given).sorted().first
            let unused = given.subtracting(names).sorted().first
            return missing.map { "no accessibility source is called \"\($0)\"" }
                ?? unused.map { $0.isEmpty ? "a source has no identifier" : "the source \"\($0)\" is not used" }
        }
        let places = format.components(of: "%@")
        if places == 0, !format.contains("[self]") { return "the format has no place for a source: it is a label" }
        return places == sources.count ? nil : "the format has \(places) places for \(sources.count) sources"
    }

    /// What stands in brackets, `self` left out.
    private static func names(in format: String) -> Set<String> {
        var names: Set<String> = []
        for part in format.split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
            guard let end = part.firstIndex(of: "]"), end > part.startIndex else { continue }
            names.insert(String(part[..<end]))
        }
        return names.subtracting(["self"])
    }
}

extension String {
    /// How often `text` occurs.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
