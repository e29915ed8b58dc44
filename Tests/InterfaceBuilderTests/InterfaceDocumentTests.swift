import Geometry
import InterfaceBuilder
import SourceText
import TestSupport
import Testing
import XMLTree

@Suite("Documents")
struct InterfaceDocumentTests {
    static func document(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument(parsing: SourceFile(path: "T.xib", text: text))
    }

    // R126, and the other roots of the corpus
    static let roots: [(String, InterfaceDocument.Kind, InterfaceDocument.Platform)] = [
        (
            "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\"",
            .storyboard, .iOS
        ),
        (
            "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch.iPad\"",
            .storyboard, .iOS
        ),
        ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"", .xib, .iOS),
        ("type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"", .storyboard, .tvOS),
        ("type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"", .xib, .tvOS),
        ("type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"", .storyboard, .watchOS),
        (
            "type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" targetRuntime=\"MacOSX.Cocoa\"", .storyboard,
            .macOS
        ),
        ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"", .xib, .macOS),
        ("type=\"com.example.New.Storyboard\" targetRuntime=\"fridgeOS\"", .storyboard, .unknown("fridgeOS")),
    ]

    @Test("type and runtime tell what a document is and for which platform", arguments: roots.indices)
    func kinds(index: Int) throws {
        let (attributes, kind, platform) = Self.roots[index]
        let document = try Self.document("<document \(attributes)/>")
        #expect(document.kind == kind)
        #expect(document.platform == platform)
        #expect((document.storyboard != nil) == (kind == .storyboard))
    }

    @Test("an archive of Xcode 3 is kept but not read")
    func archive() throws {
        let document = try Self.document(
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data><object id=\"1\"/></data></archive>"
        )
        #expect(document.kind == .legacyArchive)
        #expect(document.platform == .iOS)
        #expect(document.storyboard == nil)
        #expect(document.object(id: "1") == nil)
        #expect(document.topLevelObjects.isEmpty)
    }

    @Test("XML of another kind is told by its root element")
    func otherXML() throws {
        let marked = MarkedText("<?xml version=\"1.0\"?>\n<⟦plist⟧ version=\"1.0\"><dict/></plist>")
        let file = marked.file(path: "Info.xib")
        let problem = try #require(throws: Diagnostic.self) { try InterfaceDocument(parsing: file) }
        #expect(problem.identifier == "not-interface-builder")
        #expect(problem.message.contains("its root element is <plist>, not <document>"))
        #expect(problem.position == file.position(at: marked.ranges[0].start))
        #expect(problem.end == file.position(at: marked.ranges[0].end))
    }

    @Test("the head of a document")
    func head() throws {
        let document = try storyboard("", attributes: "initialViewController=\"a\" useSafeAreas=\"YES\"").document
        #expect(document.version == "3.0")
        #expect(document.toolsVersion == "22155")
        #expect(document.targetRuntime == "iOS.CocoaTouch")
        #expect(document.useAutolayout)
        #expect(document.useSafeAreas)
        #expect(!document.useTraitCollections)
        #expect(!document.isLaunchScreen)
        #expect(document.initialViewControllerID == "a")
        #expect(document.deviceID == "retina6_1")
        #expect(document.object(id: "retina6_1") == nil)
    }

    @Test("objects are found by id; of two with one id the first, and the others are known")
    func objects() throws {
        let document = try storyboard(
            scene(
                "<view key=\"view\" id=\"v\"><subviews><label id=\"x&amp;y\"/><label id=\"v\"/></subviews></view>",
                beside: "<button id=\"v\"/><placeholder id=\"p\" sceneMemberID=\"firstResponder\"/>")
        ).document
        #expect(document.object(id: "v")?.elementName == "view")
        #expect(document.object(id: "x&y")?.elementName == "label")
        #expect(document.object(id: "x&amp;y") == nil)
        #expect(document.object(id: "") == nil)
        #expect(document.object(id: "p")?.sceneMemberID == "firstResponder")
        #expect(document.duplicateObjects.map(\.elementName) == ["label", "button"])
        #expect(document.object(id: "x&y")?.parent?.id == "v")
        #expect(document.object(id: "v")?.parent?.id == "a")
        #expect(document.object(id: "a")?.parent == nil)
    }

    @Test("thousands of objects are found by id")
    func manyObjects() throws {
        let labels = (0..<5_000).map { "<label id=\"l-\($0)\"/>" }.joined()
        let document = try storyboard(scene("<view key=\"view\" id=\"v\"><subviews>\(labels)</subviews></view>"))
            .document
        for index in 0..<5_000 { #expect(document.object(id: "l-\(index)")?.id == "l-\(index)") }
        #expect(document.object(id: "l-5000") == nil)
        #expect(document.duplicateObjects.isEmpty)
    }

    @Test("resources carry the colours and images as last seen")
    func resources() throws {
        let document = try storyboard(
            "",
            resources: """
                <image name="star" width="12" height="13.5"/><image name="gear" catalog="system" width="128" height="122"/>
                <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" \
                customColorSpace="sRGB"/></namedColor>
                <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" \
                customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
                """
        ).document
        #expect(document.images["star"] == Size(width: 12, height: 13.5))
        #expect(document.images.count == 2)
        #expect(document.namedColors == ["Brand": .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: "sRGB")])
        #expect(
            document.systemColors == [
                "systemBackgroundColor": .gray(white: 1, alpha: 1, space: "genericGamma22GrayColorSpace")
            ])
    }

    @Test("the top-level objects of a xib")
    func xib() throws {
        let document = try Self.document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cell"/>
            <view id="v"/></objects></document>
            """)
        #expect(document.topLevelObjects.map(\.id) == ["-1", "v"])
        #expect(document.object(id: "-1")?.customClass == "Cell")
    }
}
