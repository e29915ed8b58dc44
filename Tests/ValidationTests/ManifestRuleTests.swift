import InterfaceBuilder
import SceneGraph
import SourceText
import Testing

@testable import Validation

/// What only the project's `Info.plist` makes sure.
@Suite struct ManifestRuleTests {
    private func findings(storyboard: String, manifest: String?, at path: String = "App/Info.plist") throws -> [String]
    {
        let file = SourceFile(path: "App/Base.lproj/Main.storyboard", text: storyboard)
        let manifests = try manifest.map { try [AppManifest(parsing: SourceFile(path: path, text: $0))] } ?? []
        let project = SceneGraph(documents: [try InterfaceDocument(parsing: file)], manifests: manifests)
        return Validator().findings(in: ProjectContents(project)).documents.joined().map {
            "\($0.diagnostic.position?.line ?? 0) \($0.diagnostic.identifier)"
        }
    }

    private let manifest = """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """

    @Test func aStoryboardThatIsNotThereIsAFaultWhereTheWholeAppIsGiven() throws {
        let storyboard = Example.document(
            around: """
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <connections><segue destination="r" kind="show" id="x"/></connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewControllerPlaceholder storyboardName="Elsewhere" id="r" sceneMemberID="viewController"/>
                </objects></scene>
                """, attributes: "initialViewController=\"a\"")
        #expect(try findings(storyboard: storyboard, manifest: manifest) == ["10 reference-storyboard-missing"])
        #expect(try findings(storyboard: storyboard, manifest: nil) == [])
        #expect(try findings(storyboard: storyboard, manifest: manifest, at: "Other/Info.plist") == [])
    }

    @Test func aMainStoryboardNeedsAnInitialController() throws {
        let scenes = """
            <scene sceneID="s1"><objects>
                <viewController id="a" storyboardIdentifier="A" sceneMemberID="viewController"/>
            </objects></scene>
            """
        let without = Example.document(around: scenes)
        let with = Example.document(around: scenes, attributes: "initialViewController=\"a\"")
        #expect(try findings(storyboard: without, manifest: manifest) == ["2 initial-controller-missing"])
        #expect(try findings(storyboard: with, manifest: manifest) == [])
        #expect(try findings(storyboard: without, manifest: nil) == [])
    }
}
