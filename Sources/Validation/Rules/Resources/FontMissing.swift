import InterfaceBuilder
import SourceText
import SystemClasses
import XMLTree

/// A font that the app does not have.
struct FontMissing: Rule {
    static let description = RuleDescription(
        identifier: "font-missing", platforms: .uiKit,
        summary: "A font is neither one of the system nor in a file of the project.",
        rationale: """
            The text appears in the system's font instead, in another width. It is reported where the app is given \
            with font files, and none of them is called as the font or its family.
            """,
        severity: .warning,
        nonTriggering: [
            Example(
                surroundings: surroundings,
                .init("App/Main.storyboard", view("Lato-Regular", family: "Lato") + "\n" + view("Menlo-Bold", 2))),
            // Without the app's files nobody knows.
            .init(.init("App/Main.storyboard", view("Roboto-Regular", family: "Roboto"))),
        ],
        triggering: [
            Example(
                surroundings: surroundings,
                .init("App/Main.storyboard", view("⟦Roboto-Regular⟧", family: "Roboto")))
        ])

    private static let surroundings = Example.Surroundings(
        assets: ["App/Assets.xcassets/AppIcon.appiconset"], files: ["App/Fonts/Lato-Regular.ttf"])

    private static func view(_ font: String, family: String = "Menlo", _ number: Int = 1) -> String {
        """
        <scene sceneID="s\(number)"><objects>
            <viewController id="a\(number)" sceneMemberID="viewController">
                <view key="view" id="v\(number)"><subviews>
                    <label id="l\(number)"><fontDescription key="fontDescription" name="\(font)" family="\(family)" pointSize="17"/></label>
                </subviews></view>
            </viewController>
        </objects></scene>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = ResourceScope(contents), !scope.resources.fontFiles.isEmpty else { return }
        let registered = contents.graph.manifests.flatMap { $0.fonts ?? [] }
        let files = (scope.resources.fontFiles + registered).map { FontFiles.base($0) }
        for (index, document) in contents.graph.documents.enumerated() where scope.isWhole(index) {
            let listed = FontFiles.listed(in: document)
            for element in document.tree.root.descendants("fontDescription") {
                guard let name = element.attribute("name"), let range = element.attributeRange("name") else { continue }
                let family = element.attribute("family") ?? name
                guard ![family, name].contains(where: { SystemFonts.have(FontFiles.base($0)) }) else { continue }
                let wanted = [name, family, listed[name] ?? name].map { FontFiles.base($0) }
                guard !files.contains(where: { file in wanted.contains { file.hasPrefix($0) || $0.hasPrefix(file) } })
                else { continue }
                report.add(
                    "the project has no font \"\(name)\"", in: index, at: range, object: element.owner,
                    fixHint: "add its file to the app, and its name to UIAppFonts in the Info.plist")
            }
        }
    }
}

/// The names of fonts and of the files that they are in.
enum FontFiles {
    /// A name without folder, extension, and all that is written one way or the other.
    static func base(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let end = name.lastIndex(of: ".") ?? name.endIndex
        return String(name[..<end].lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// The file of each font that the document lists.
    static func listed(in document: InterfaceDocument) -> [String: String] {
        var files: [String: String] = [:]
        for list in document.tree.root.children("customFonts").flatMap({ $0.children("array") }) {
            for font in list.children("string") { files[font.text] = list.attribute("key") }
        }
        return files
    }
}
