import SourceText
import Testing

@testable import Validation

@Suite struct ProjectResourcesTests {
    private let catalog = "App/Assets.xcassets"

    @Test func assetsAreFoundByTheirNames() {
        let resources = ProjectResources(
            assets: [
                "\(catalog)/house.imageset", "\(catalog)/Icons/tree.imageset", "\(catalog)/Sealed/bird.imageset",
                "\(catalog)/Sealed/Deep/fish.symbolset", "\(catalog)/Accent.colorset", "\(catalog)/A.b.imageset",
            ], namespaces: ["\(catalog)/Sealed", "\(catalog)/Sealed/Deep"])
        for name in ["house", "tree", "Sealed/bird", "Sealed/Deep/fish", "A.b"] {
            #expect(resources.hasImage(name), "\(name)")
        }
        for name in ["bird", "House", "Icons/tree", "Accent", "Deep/fish"] {
            #expect(!resources.hasImage(name), "\(name)")
        }
        #expect(resources.hasColor("Accent") && !resources.hasColor("house"))
        #expect(resources.catalogs == [catalog] && resources.iconCatalogs.isEmpty)
    }

    /// As `UIImage(named:)` finds them.
    @Test func filesAreFoundWithoutScaleAndDevice() {
        let resources = ProjectResources(
            assets: [], files: ["App/house@2x.png", "App/house~ipad.png", "App/x/photo.JPG", "App/Lato.ttf"])
        for name in ["house", "house.png", "house@2x.png", "photo", "photo.JPG", "Some.bundle/house"] {
            #expect(resources.hasImage(name), "\(name)")
        }
        #expect(!resources.hasImage("Lato") && !resources.hasImage("hous"))
        #expect(resources.fontFiles == ["App/Lato.ttf"])
    }

    @Test(arguments: [
        (#""red": "0.5", "green": "0x80", "blue": "255", "alpha": "1.000""#, 0.5, 128.0 / 255, 1.0),
        (#""red": "1.0", "green": "0", "blue": "0x00", "alpha": "1.0""#, 1.0, 0.0, 0.0),
    ])
    func coloursAreReadInEveryForm(components: String, red: Double, green: Double, blue: Double) throws {
        let text = """
            {"colors": [
                {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                 "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "0"}}},
                {"idiom": "universal", "color": {"color-space": "srgb", "components": {\(components)}}}
            ]}
            """
        let color = try #require(CatalogColor(contents: SourceFile(path: "Contents.json", text: text)))
        #expect(color == CatalogColor(space: "srgb", red: red, green: green, blue: blue, alpha: 1))
        #expect(CatalogColor(contents: SourceFile(path: "Contents.json", text: #"{"colors": []}"#)) == nil)
        #expect(CatalogColor(contents: SourceFile(path: "Contents.json", text: "{")) == nil)
    }

    @Test func aNamespaceSaysSo() {
        func isNamespace(_ text: String) -> Bool {
            ProjectResources.providesNamespace(contents: SourceFile(path: "Contents.json", text: text))
        }
        #expect(isNamespace(#"{"properties": {"provides-namespace": true}}"#))
        #expect(!isNamespace(#"{"properties": {"provides-namespace": false}}"#))
        #expect(!isNamespace(#"{"info": {"version": 1}}"#) && !isNamespace("nothing"))
    }
}
