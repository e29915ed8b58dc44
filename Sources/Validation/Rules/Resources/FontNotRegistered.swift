import InterfaceBuilder
import SceneGraph
import SourceText

/// A font that the app has and does not load.
struct FontNotRegistered: Rule {
    static let description = RuleDescription(
        identifier: "font-not-registered", platforms: [.iOS, .tvOS, .watchOS],
        summary: "The file of a font is in the project, and not among the fonts of the Info.plist.",
        rationale: """
            Only the fonts that UIAppFonts lists are loaded with the app. The text appears in the system's font \
            instead. An app that lists no fonts at all loads them in code, and is left alone.
            """,
        severity: .warning,
        nonTriggering: [
            Example(
                surroundings: .init(files: ["App/Fonts/Lato-Bold.ttf"], appFonts: ["Fonts/Lato-Bold.ttf"]),
                .init("App/Main.storyboard", view("Lato-Bold"))),
            Example(
                surroundings: .init(files: ["App/Fonts/Lato-Bold.ttf"]), .init("App/Main.storyboard", view("Lato-Bold"))
            ),
        ],
        triggering: [
            Example(
                surroundings: .init(
                    files: ["App/Fonts/Lato-Bold.ttf", "App/Fonts/Lato-Thin.ttf"], appFonts: ["Lato-Thin.ttf"]),
                .init("App/Main.storyboard", view("⟦Lato-Bold⟧")))
        ])

    private static func view(_ font: String) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v"><subviews>
                    <label id="l"><fontDescription key="fontDescription" name="\(font)" family="Lato" pointSize="17"/></label>
                </subviews></view>
            </viewController>
        </objects></scene>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let files = contents.resources?.fontFiles, !files.isEmpty else { return }
        let names = Dictionary(files.map { (FontFiles.base($0), $0.split(separator: "/").last.map(String.init) ?? $0) })
        {
            first, _ in first
        }
        for (index, document) in contents.graph.documents.enumerated() {
            let here = Neighbourhood.folders(document.source.path)
            // What any of the app's targets loads may be the one that shows the document.
            let lists = contents.graph.manifests.filter { here.starts(with: Neighbourhood.folders($0.path)) }
                .compactMap(\.fonts)
            guard !lists.isEmpty else { continue }
            let loaded = Set(lists.joined().map { $0.split(separator: "/").last.map(String.init) ?? $0 })
            let listed = FontFiles.listed(in: document)
            for element in document.tree.root.descendants("fontDescription") {
                guard let name = element.attribute("name"), let range = element.attributeRange("name"),
                    let file = names[FontFiles.base(listed[name] ?? name)] ?? names[FontFiles.base(name)],
                    !loaded.contains(file)
                else { continue }
                report.add(
                    "the font \"\(name)\" is in \(file), which the Info.plist does not list", in: index, at: range,
                    object: element.owner, fixHint: "add \(file) to UIAppFonts")
            }
        }
    }
}
