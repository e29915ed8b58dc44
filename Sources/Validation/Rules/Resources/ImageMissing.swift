import InterfaceBuilder
import SourceText
import XMLTree

/// An image that the app does not have.
struct ImageMissing: Rule {
    static let description = RuleDescription(
        identifier: "image-missing",
        summary: "An image is in no asset catalogue and no file of the project.",
        rationale: """
            Where the image should be is nothing, and the log says that it could not be loaded. It is reported where \
            the app's catalogues are given; images of the system are left out.
            """,
        severity: .warning,
        nonTriggering: [
            Example(
                surroundings: .init(assets: [icon, "App/Assets.xcassets/house.imageset"], files: ["App/tree@2x.png"]),
                .init(
                    "App/Main.storyboard", tail: resources("house", "tree") + system,
                    view("house", "tree").replacing(
                        "</subviews>", with: #"<imageView image="trash" catalog="system" id="t"/></subviews>"#))),
            // Without the app's catalogues nobody knows.
            .init(.init("App/Main.storyboard", tail: resources("house"), view("house"))),
            Example(
                surroundings: .init(assets: [icon]),
                .init("Kit/Sources/Views/Main.storyboard", tail: resources("house"), view("house"))),
        ],
        triggering: [
            Example(
                surroundings: .init(assets: [icon, "App/Assets.xcassets/house.imageset"]),
                .init(
                    "App/Main.storyboard", tail: resources("hose", "house"), view("⟦hose⟧", "house")))
        ])

    private static let icon = "App/Assets.xcassets/AppIcon.appiconset"
    private static let system = "\n" + #"<!-- <image name="trash" catalog="system"/> is the system's -->"#

    private static func resources(_ names: String...) -> String {
        """
        <resources>
        \(names.map { "    <image name=\"\($0)\" width=\"20\" height=\"20\"/>" }.joined(separator: "\n"))
            <image name="trash" catalog="system" width="20" height="20"/>
        </resources>
        """
    }

    private static func view(_ names: String...) -> String {
        """
        <scene sceneID="s1"><objects>
            <viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v"><subviews>
                    \(names.enumerated().map { "<imageView image=\"\($1)\" id=\"i\($0)\"/>" }.joined(separator: "\n        "))
                </subviews></view>
            </viewController>
        </objects></scene>
        """
    }

    func check(_ contents: ProjectContents, _ report: inout ProjectReport) {
        guard let scope = ResourceScope(contents) else { return }
        for (index, document) in contents.graph.documents.enumerated() {
            let missing = Set(
                // One with data of its own is in the document itself.
                document.resources("image")
                    .filter { $0.attribute("catalog") != "system" && !$0.children.contains { _ in true } }
                    .compactMap { $0.attribute("name") }
                    .filter { !scope.resources.hasImage($0) && !document.isSystems($0) })
            guard !missing.isEmpty, scope.isWhole(index) else { continue }
            for (element, attribute) in Self.uses(of: missing, in: document) {
                let name = attribute.value
                report.add(
                    "the project has no image \"\(name)\"", in: index, at: attribute.valueRange,
                    object: element.attributeRange("id") != nil ? InterfaceObject(element) : element.owner,
                    fixHint: nearestName(to: name, in: scope.resources.imageNames).map { "did you mean \"\($0)\"?" }
                        ?? "add it to an asset catalogue, or choose another")
            }
        }
    }

    /// Where objects use images of these names.
    private static func uses(of names: Set<String>, in document: InterfaceDocument) -> [(XMLElement, XMLAttribute)] {
        var uses: [(XMLElement, XMLAttribute)] = []
        for element in document.tree.elements where element.parent?.name != "resources" {
            let isAttribute = element.attribute("type") == "image" && element.name == "userDefinedRuntimeAttribute"
            for attribute in element.attributes {
                // `image`, `selectedImage`, and all others that end so.
                guard attribute.name.ends(with: "mage") || (isAttribute && attribute.name == "value"),
                    names.contains(attribute.value), element.attribute("catalog") != "system"
                else { continue }
                uses.append((element, attribute))
            }
        }
        return uses
    }
}
