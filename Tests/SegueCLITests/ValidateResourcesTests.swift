import TestSupport
import Testing

@testable import SegueCLI

/// What `segue validate` finds of the files beside storyboards.
@Suite struct ValidateResourcesTests {
    let tool: TestTool

    init() throws {
        tool = try TestTool()
        try tool.folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="a">
            <scenes>
            <scene sceneID="s"><objects>
            <viewController id="a" sceneMemberID="viewController">
            <view key="view" id="v">
            <subviews><imageView image="Icons/house" id="i"/><imageView image="gone" id="j"/></subviews>
            <color key="backgroundColor" name="Accent"/>
            </view>
            </viewController>
            </objects></scene>
            </scenes>
            <resources>
            <image name="Icons/house" width="20" height="20"/>
            <image name="gone" width="20" height="20"/>
            <namedColor name="Accent"><color red="1" green="0.0" blue="0.0" alpha="1" customColorSpace="sRGB"/></namedColor>
            </resources>
            </document>

            """, to: "App/Base.lproj/Main.storyboard")
        try tool.folder.write("{}", to: "App/Assets.xcassets/AppIcon.appiconset/Contents.json")
        try tool.folder.write("{}", to: "App/Assets.xcassets/Icons/house.imageset/Contents.json")
        try tool.folder.write(
            #"{"properties": {"provides-namespace": true}}"#, to: "App/Assets.xcassets/Icons/Contents.json")
        try tool.folder.write(
            """
            {"colors": [{"color": {"color-space": "srgb",
              "components": {"red": "0.0", "green": "0", "blue": "0", "alpha": "1"}}, "idiom": "universal"}]}
            """, to: "App/Assets.xcassets/Accent.colorset/Contents.json")
    }

    @Test func whatTheCatalogueDoesNotHaveIsReported() throws {
        #expect(tool.run("validate", tool.folder.path("App")) == .success)
        #expect(tool.output.contains("Main.storyboard:7:68: warning: the project has no image \"gone\""))
        #expect(tool.output.hasSuffix("\n1 warning in 1 file\n"))
    }

    /// A group may have a dot in its name; only the kinds of sets make an asset of a folder.
    @Test func aGroupOfACatalogueMayHaveADotInItsName() throws {
        try tool.folder.write("{}", to: "App/Assets.xcassets/Version 2.1/gone.imageset/Contents.json")
        #expect(tool.run("validate", tool.folder.path("App")) == .success)
        #expect(tool.output == "nothing found in 1 file\n")
    }

    /// Interface Builder keeps some images in the document.
    @Test func anImageWithDataIsInTheDocument() throws {
        let path = "App/Base.lproj/Main.storyboard"
        let text = try String(contentsOfFile: tool.folder.path(path), encoding: .utf8)
        try tool.folder.write(
            text.replacingOccurrences(
                of: "<image name=\"gone\" width=\"20\" height=\"20\"/>",
                with: "<image name=\"gone\" width=\"20\" height=\"20\">"
                    + "<mutableData key=\"keyedRepresentation\">YnBsaXN0MDA=</mutableData></image>"), to: path)
        #expect(tool.run("validate", tool.folder.path("App")) == .success)
        #expect(tool.output == "nothing found in 1 file\n")
    }

    /// One file says nothing of what lies beside it.
    @Test func aSingleFileIsNotHeldAgainstFilesThatNobodyGave() throws {
        #expect(tool.run("validate", tool.folder.path("App/Base.lproj/Main.storyboard")) == .success)
        #expect(tool.output == "nothing found in 1 file\n")
    }

    @Test func coloursAreComparedWhereThatIsWanted() throws {
        try tool.folder.write("rules: {color-stale: on}", to: ".segue.yml")
        #expect(tool.run("validate", tool.folder.path("App")) == .success)
        #expect(tool.output.contains("the value of \"Accent\" is not that of the asset catalogue"))
    }

    @Test func linksOutOfTheProjectAreNotFollowed() throws {
        try tool.folder.write("{}", to: "Elsewhere/gone.imageset/Contents.json")
        try tool.folder.link("App/Assets.xcassets/Linked", to: tool.folder.path("Elsewhere"))
        #expect(tool.run("validate", tool.folder.path("App")) == .success)
        #expect(tool.output.contains("the project has no image \"gone\""))
    }

    @Test func textsAreLookedForInEveryLanguage() throws {
        let storyboard = try tool.folder.text("App/Base.lproj/Main.storyboard").replacing(
            "<subviews>", with: "<subviews><label text=\"Name\" id=\"l\"/><label text=\"Place\" id=\"m\"/>")
        try tool.folder.write(storyboard, to: "App/Base.lproj/Main.storyboard")
        try tool.folder.write("\"l.text\" = \"Nom\";", to: "App/fr.lproj/Main.strings")
        try tool.folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "l.text": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Name"}}}},
              "m.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Ort"}}}}}}
            """, to: "App/mul.lproj/Main.xcstrings")
        try tool.folder.write("\"broken", to: "App/it.lproj/Main.strings")
        try tool.folder.write("rules: {text-not-localized: on}", to: ".segue.yml")
        #expect(tool.run("validate", tool.folder.path("App")) == .unreadableInput)
        #expect(tool.output.contains(": warning: the text is not translated into de [text-not-localized]"))
        #expect(tool.output.contains(": warning: the text is not translated into fr [text-not-localized]"))
        #expect(tool.output.contains("add \"l.text\" to the texts of the language"))
        #expect(tool.output.contains("it.lproj/Main.strings:1:") && tool.output.contains("[unreadable-strings]"))
        tool.run("validate", tool.folder.path("App"), "--rule", "duplicate-object-id")
        #expect(tool.errors.isEmpty)
    }
}
