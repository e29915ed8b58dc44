import InterfaceBuilder
import SceneGraph
import SourceText
import Testing

@testable import Validation

/// Of one file of many, no rule says that something is missing which another file may have.
@Suite struct SingleFileTests {
    /// One storyboard of an app: others lead to it, and it to others.
    private let storyboard = Example.document(
        around: """
            <scene sceneID="s1"><objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="push" identifier="next" id="x1"/>
                        <segue destination="n" kind="show" identifier="other" id="x2"/>
                        <segue destination="r1" kind="show" identifier="elsewhere" id="x3"/>
                        <segue destination="r2" kind="presentation" identifier="named" id="x4"/>
                        <segue destination="r3" kind="presentation" identifier="bundled" id="x5"/>
                        <segue destination="g" kind="presentation" identifier="plain" id="x10"/>
                        <segue destination="e" kind="unwind" identifier="out" unwindAction="leave:" id="x6"/>
                    </connections>
                </viewController>
                <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <viewController id="b" sceneMemberID="viewController">
                    <view key="view" id="bv">
                        <subviews><imageView image="house" id="i"/></subviews>
                        <color key="backgroundColor" name="Accent"/>
                    </view>
                    <connections>
                        <segue destination="f" kind="unwind" identifier="home" unwindAction="home:" id="x7"/>
                    </connections>
                </viewController>
                <exit id="f" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s3"><objects>
                <navigationController id="n" sceneMemberID="viewController">
                    <connections>
                        <segue destination="c" kind="relationship" relationship="rootViewController" id="x8"/>
                    </connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="s4"><objects>
                <viewControllerPlaceholder storyboardName="Shared" id="c" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s5"><objects>
                <viewController storyboardIdentifier="Named" id="d" sceneMemberID="viewController">
                    <connections><segue destination="b" kind="push" identifier="next" id="x9"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="s9"><objects>
                <viewController id="g" sceneMemberID="viewController">
                    <connections>
                        <segue destination="h" kind="unwind" identifier="back" unwindAction="back:" id="x11"/>
                    </connections>
                </viewController>
                <exit id="h" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s6"><objects>
                <viewControllerPlaceholder storyboardName="Elsewhere" id="r1" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s7"><objects>
                <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Gone" id="r2" \
            sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="s8"><objects>
                <viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="org.example.Kit" id="r3" \
            sceneMemberID="viewController"/>
            </objects></scene>
            """, attributes: "initialViewController=\"a\"")

    private func findings(manifest: String? = nil) throws -> [String] {
        let file = SourceFile(path: "App/Base.lproj/Flow.storyboard", text: storyboard)
        let manifests = try manifest.map { [try AppManifest(parsing: SourceFile(path: "App/Info.plist", text: $0))] }
        let document = try InterfaceDocument(parsing: file)
        let project = ProjectContents(SceneGraph(documents: [document], manifests: manifests ?? []))
        return (Validator().findings(in: document) + Validator().findings(in: project).documents.joined())
            .map(\.diagnostic.identifier).sorted()
    }

    @Test func nothingIsSaidToBeMissing() throws {
        #expect(try findings() == [])
    }

    /// With the whole app at hand, the same is missing.
    @Test func withTheAppAtHandItIs() throws {
        let manifest = "<plist><dict><key>UIMainStoryboardFile</key><string>Flow</string></dict></plist>"
        #expect(
            Set(try findings(manifest: manifest)) == ["reference-storyboard-missing", "unwind-without-handler"])
    }
}
