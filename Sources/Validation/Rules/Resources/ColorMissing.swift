import InterfaceBuilder
import SourceText

/// A named colour that the app does not have.
struct ColorMissing: Rule {
    static let description = RuleDescription(
        identifier: "color-missing",
        summary: "A named colour is in no asset catalogue of the project.",
        rationale: """
            Where a catalogue does not have the colour, it does not follow dark mode, and the log says that it could \
            not be found. It is reported where the app's catalogues are given.
            """,
        severity: .warning,
        nonTriggering: [
            Example(
                surroundings: .init(assets: [icon, "App/Assets.xcassets/Accent.colorset"]),
                .init("App/Main.storyboard", tail: resources("Accent"), view("Accent"))),
            // Without the app's catalogues nobody knows.
            .init(.init("App/Main.storyboard", tail: resources("Accent"), view("Accent"))),
        ],
        triggering: [
            Example(
                surroundings: .init(assets: [icon, "App/Assets.xcassets/Accent.colorset"]),
                .init("App/Main.storyboard", tail: resources("Acent"), view("⟦Acent⟧")))
        ])

    private static let icon = "App/Assets.xcassets/AppIcon.appiconset"

    private static func resources(_ name: String) -> String {
        """
        <resources>
            <namedColor name="\(name)"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></namedColor>
        </resources>
        """
    }

    private static func view(_ name: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v"><color key="backgroundColor" name="\(name)"/></view>
            </viewController>
        </objects></scene>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = ResourceScope(contents) else { return }
        for (index, document) in contents.graph.documents.enumerated() {
            let missing = Set(
                document.resources("namedColor").compactMap { $0.attribute("name") }
                    .filter { !scope.resources.hasColor($0) })
            guard !missing.isEmpty, scope.isWhole(index) else { continue }
            for element in document.tree.root.descendants("color") where element.parent?.name != "resources" {
                guard let name = element.attribute("name"), missing.contains(name),
                    element.attribute("catalog") == nil, let range = element.attributeRange("name")
                else { continue }
                report.add(
                    "the project has no colour \"\(name)\"", in: index, at: range, object: element.owner,
                    fixHint: nearestName(to: name, in: scope.resources.colorNames).map { "did you mean \"\($0)\"?" }
                        ?? "add it to an asset catalogue, or choose another")
            }
        }
    }
}
