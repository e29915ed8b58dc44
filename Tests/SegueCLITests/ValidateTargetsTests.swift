import Foundation
import Testing

@testable import SegueCLI

/// What belongs to the app, and to which of its targets.
@Suite struct ValidateTargetsTests {
    private func project(_ objects: String) -> String { "// !$*UTF8*$!\n{ objects = {\n\(objects)\n}; }\n" }

    /// A target with a synchronized folder of its own name.
    private func target(_ name: String, _ settings: String, type: String = "application") -> String {
        """
        T\(name) = {isa = PBXNativeTarget; name = \(name); fileSystemSynchronizedGroups = (S\(name), ); buildConfigurationList = L\(name); productType = "com.apple.product-type.\(type)"; };
        S\(name) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
        L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name), ); };
        C\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings) }; };
        """
    }

    private func manifest(_ storyboard: String, key: String = "UIMainStoryboardFile") -> String {
        "<plist version=\"1.0\"><dict>\n<key>\(key)</key>\n<string>\(storyboard)</string>\n</dict></plist>\n"
    }

    private func storyboard(_ attributes: String = "", runtime: String = "iOS.CocoaTouch", _ body: String = "")
        -> String
    {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(runtime)" initialViewController="a">
        <scenes><scene sceneID="s"><objects>
        <viewController id="a" \(attributes) sceneMemberID="viewController">
        <view key="view" id="v"/>\(body)
        </viewController>
        </objects></scene></scenes>
        </document>
        """
    }

    private func outlet(_ name: String) -> String {
        "\n<connections><outlet property=\"\(name)\" destination=\"v\" id=\"o\(name)\"/></connections>"
    }

    /// `path:line rule` of what is found in the tool's folder.
    private func findings(_ tool: TestTool, _ options: String...) throws -> [String] {
        tool.environment["SEGUE_SOURCES"] =
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("segue-sources").path
        tool.environment["SEGUE_CACHE"] = tool.folder.path("Caches.build/")
        tool.run(["validate", "--format", "json", tool.folder.path] + options)
        let report = try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any]
        return (report?["findings"] as? [[String: Any]] ?? []).map {
            let path = ($0["path"] as? String ?? "").replacingOccurrences(of: tool.folder.path + "/", with: "")
            return "\(path):\($0["line"] ?? "") \($0["rule"] ?? "")"
        }
    }

    @Test func anInfoPlistNamesAStoryboardOfItsOwnTarget() throws {
        let tool = try TestTool()
        try tool.folder.write(
            project(target("One", "INFOPLIST_FILE = One.plist;") + target("Two", "INFOPLIST_FILE = Two.plist;")),
            to: "A.xcodeproj/project.pbxproj")
        try tool.folder.write(storyboard(), to: "One/Start.storyboard")
        try tool.folder.write(storyboard(), to: "Two/Other.storyboard")
        try tool.folder.write(manifest("Start"), to: "One-Info.plist")
        try tool.folder.write(manifest("Start"), to: "Two-Info.plist")
        // No target has these two.
        #expect(try findings(tool).isEmpty)
        try tool.folder.write(
            project(
                target("One", "INFOPLIST_FILE = \"One-Info.plist\";")
                    + target("Two", "INFOPLIST_FILE = \"Two-Info.plist\";")),
            to: "A.xcodeproj/project.pbxproj")
        #expect(try findings(tool) == ["Two-Info.plist:3 manifest-storyboard-missing"])
    }

    @Test func aSettingNamesAStoryboardInThePlaceOfTheInfoPlist() throws {
        let tool = try TestTool()
        let settings = "\nGENERATE_INFOPLIST_FILE = YES;\nINFOPLIST_KEY_UIMainStoryboardFile = Begin;"
        try tool.folder.write(project(target("One", settings)), to: "A.xcodeproj/project.pbxproj")
        try tool.folder.write(storyboard(), to: "One/Start.storyboard")
        #expect(try findings(tool) == ["A.xcodeproj/project.pbxproj:8 manifest-storyboard-missing"])
        try tool.folder.write(storyboard(), to: "One/Base.lproj/Begin.storyboard")
        #expect(try findings(tool).isEmpty)
    }

    @Test func sceneManifestsAndLaunchScreensAreLookedUpToo() throws {
        let tool = try TestTool()
        try tool.folder.write(storyboard(), to: "App/Main.storyboard")
        try tool.folder.write(manifest("Scene", key: "UISceneStoryboardFile"), to: "App/Info.plist")
        #expect(try findings(tool) == ["App/Info.plist:3 manifest-storyboard-missing"])
        try tool.folder.write(manifest("Launch", key: "UILaunchStoryboardName"), to: "App/Info.plist")
        #expect(try findings(tool) == ["App/Info.plist:3 manifest-storyboard-missing"])
        try tool.folder.write(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\"><objects/></document>",
            to: "App/Launch.xib")
        #expect(try findings(tool).isEmpty)
        try tool.folder.write(manifest("$(MAIN)"), to: "App/Info.plist")
        #expect(try findings(tool).isEmpty)
    }

    @Test func documentsOfTestsAndIgnoredOnesAreNotTheApps() throws {
        let tool = try TestTool()
        let broken = storyboard("", outlet("gone").replacingOccurrences(of: "\"v\"", with: "\"nowhere\""))
        try tool.folder.write(
            project(target("App", "") + target("Checks", "", type: "bundle.unit-test")),
            to: "A.xcodeproj/project.pbxproj")
        try tool.folder.write(storyboard(), to: "App/Main.storyboard")
        try tool.folder.write(broken, to: "Checks/Broken.storyboard")
        try tool.folder.write(broken, to: "Drafts/Broken.storyboard")
        try tool.folder.write("/Drafts\n", to: ".gitignore")
        #expect(try findings(tool).isEmpty)
        #expect(try findings(tool, "--include-ignored").count == 2)
    }

    @Test func eachDocumentIsCheckedForItsPlatform() throws {
        let tool = try TestTool()
        let code = """
            import UIKit
            class Screen: UIViewController {
            #if os(tvOS)
                @IBOutlet var focus: UIView!
            #else
                @IBOutlet var touch: UIView!
            #endif
            }
            """
        try tool.folder.write(code, to: "App/Screen.swift")
        let name = "customClass=\"Screen\" customModule=\"App\" customModuleProvider=\"target\""
        for number in 1...3 {
            try tool.folder.write(storyboard(name, runtime: "AppleTV", outlet("focus")), to: "TV/\(number).storyboard")
        }
        try tool.folder.write(storyboard(name, outlet("touch")), to: "Phone/Main.storyboard")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
        try tool.folder.write(storyboard(name, outlet("focus")), to: "Phone/Main.storyboard")
        #expect(
            try findings(tool, "--sources", tool.folder.path) == ["Phone/Main.storyboard:6 outlet-not-in-class"])
    }

    @Test func whatCanBeImportedDependsOnThePlatform() throws {
        let tool = try TestTool()
        let code = """
            import UIKit
            class Screen: UIViewController {
            #if canImport(Charts)
                @IBOutlet var chart: UIView!
            #endif
            #if canImport(AppKit)
                @IBOutlet var panel: UIView!
            #endif
            }
            """
        try tool.folder.write(code, to: "App/Screen.swift")
        let name = "customClass=\"Screen\" customModule=\"App\" customModuleProvider=\"target\""
        try tool.folder.write(storyboard(name, outlet("chart")), to: "App/Main.storyboard")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
        try tool.folder.write(storyboard(name, outlet("panel")), to: "App/Main.storyboard")
        #expect(try findings(tool, "--sources", tool.folder.path) == ["App/Main.storyboard:6 outlet-not-in-class"])
    }

    @Test func eachDocumentIsCheckedAgainstItsOwnTarget() throws {
        let tool = try TestTool()
        try tool.folder.write(
            project(target("One", "") + target("Two", "") + target("Kit", "", type: "framework")),
            to: "A.xcodeproj/project.pbxproj")
        for (name, property) in [("One", "left"), ("Two", "right")] {
            try tool.folder.write(
                "import UIKit\nclass Screen: UIViewController { @IBOutlet var \(property): UIView! }\n",
                to: "\(name)/Screen.swift")
            // The provider alone stands for the own module.
            try tool.folder.write(
                storyboard("customClass=\"Screen\" customModuleProvider=\"target\"", outlet(property)),
                to: "\(name)/\(name).storyboard")
        }
        try tool.folder.write("import UIKit\nclass OnlyInTwo: UIViewController {}\n", to: "Two/Only.swift")
        try tool.folder.write("import UIKit\npublic class Page: UIViewController {}\n", to: "Kit/Page.swift")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
        try tool.folder.write(
            storyboard("customClass=\"Page\" customModule=\"Kit\""), to: "One/Page.storyboard")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
        try tool.folder.write(
            storyboard("customClass=\"OnlyInTwo\" customModule=\"One\" customModuleProvider=\"target\""),
            to: "One/Page.storyboard")
        #expect(
            try findings(tool, "--sources", tool.folder.path) == ["One/Page.storyboard:4 custom-class-module-wrong"])
        // A class of a library is not known, not missing.
        try tool.folder.write(
            storyboard("customClass=\"OnlyInTwo\" customModule=\"Charts\""), to: "One/Page.storyboard")
        try tool.folder.write("import Charts\nimport UIKit\n", to: "One/Use.swift")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
    }

    @Test func aHeaderIsOfTheTargetThatImplementsIt() throws {
        let tool = try TestTool()
        // Both targets have the xib, and one its owner.
        let shared = """
            F = {isa = PBXFileReference; path = Row.xib; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F; };
            B2 = {isa = PBXBuildFile; fileRef = F; };
            R1 = {isa = PBXResourcesBuildPhase; files = (B1, ); };
            R2 = {isa = PBXResourcesBuildPhase; files = (B2, ); };
            G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
            """
        func phase(_ name: String, _ phase: String) -> String {
            target(name, "").replacingOccurrences(of: "productType", with: "buildPhases = (\(phase), ); productType")
        }
        try tool.folder.write(
            project(phase("One", "R1") + phase("Two", "R2") + shared), to: "A.xcodeproj/project.pbxproj")
        try tool.folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <tableViewCell id="a" customClass="Row"><tableViewCellContentView key="contentView" id="c"><subviews>
            <button id="b"><connections><action selector="tap:" destination="a" eventType="touchUpInside" id="t"/></connections></button>
            </subviews></tableViewCellContentView></tableViewCell>
            </objects></document>
            """, to: "Row.xib")
        try tool.folder.write("@interface Row : UITableViewCell\n@end\n", to: "One/Row.h")
        try tool.folder.write(
            "#import \"Row.h\"\n@implementation Row\n- (IBAction)tap:(id)sender {}\n@end\n", to: "One/Row.m")
        try tool.folder.write("#import \"Row.h\"\n@implementation Other\n@end\n", to: "Two/Other.m")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
        try tool.folder.write("#import \"Row.h\"\n@implementation Row\n@end\n", to: "One/Row.m")
        #expect(try findings(tool, "--sources", tool.folder.path) == ["Row.xib:4 action-not-in-class"])
    }

    @Test func aClassOfTheSystemsNameMayBeForAnotherPlatform() throws {
        let tool = try TestTool()
        let code = """
            import UIKit
            class Screen: UIViewController { @IBOutlet var label: UILabel! }
            """
        try tool.folder.write(code, to: "App/Screen.swift")
        let name = "customClass=\"Screen\" customModule=\"App\" customModuleProvider=\"target\""
        let body = outlet("label").replacingOccurrences(of: "\"v\"", with: "\"l\"")
        func write(_ element: String) throws {
            try tool.folder.write(
                storyboard(name, body).replacingOccurrences(
                    of: "id=\"v\"/>", with: "id=\"v\"><subviews><\(element) id=\"l\"/></subviews></view>"),
                to: "App/Main.storyboard")
        }
        try write("button")
        #expect(try findings(tool, "--sources", tool.folder.path) == ["App/Main.storyboard:6 outlet-type-mismatch"])
        // Where a platform lacks the class, the sources may have one of its name.
        try tool.folder.write("import AppKit\nclass UILabel: NSTextField {}\n", to: "App/Wrapper.swift")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
        try write("label")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
    }

    @Test func anUnreadableInfoPlistOfNoTargetIsNotTheApps() throws {
        let tool = try TestTool()
        try tool.folder.write(
            project(target("App", "INFOPLIST_FILE = App/Info.plist;")), to: "A.xcodeproj/project.pbxproj")
        try tool.folder.write(storyboard(), to: "App/Main.storyboard")
        try tool.folder.write(manifest("Main"), to: "App/Info.plist")
        try tool.folder.write("bplist00...", to: "Tools/Probe.xctest/Info.plist")
        #expect(try findings(tool).isEmpty)
        try tool.folder.write("bplist00...", to: "App/Info.plist")
        #expect(try findings(tool) == ["App/Info.plist: binary-property-list"])
    }

    @Test func aStoryboardForOneDeviceIsFoundByItsPlainName() throws {
        let tool = try TestTool()
        try tool.folder.write(
            """
            import UIKit
            func screens() -> [UIViewController?] {
                [
                    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController(),
                    UIStoryboard(name: "Main~ipad", bundle: nil).instantiateViewController(withIdentifier: "Screen"),
                ]
            }
            """, to: "App/Screens.swift")
        try tool.folder.write(storyboard("storyboardIdentifier=\"Screen\""), to: "App/Main~ipad.storyboard")
        try tool.folder.write(manifest("Main"), to: "App/Info.plist")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
        try tool.folder.write(storyboard(), to: "App/Main~tv.storyboard")
        try FileManager.default.removeItem(atPath: tool.folder.path("App/Main~ipad.storyboard"))
        #expect(
            try findings(tool, "--sources", tool.folder.path) == [
                "App/Info.plist:3 manifest-storyboard-missing", "App/Screens.swift:4 code-loads-missing-storyboard",
                "App/Screens.swift:5 code-loads-missing-storyboard",
            ])
    }

    @Test func aScriptOfNoTargetMayBeUnreadable() throws {
        let tool = try TestTool()
        try tool.folder.write(project(target("App", "")), to: "A.xcodeproj/project.pbxproj")
        try tool.folder.write(storyboard(), to: "App/Main.storyboard")
        try tool.folder.write("import UIKit\nclass Screen: UIViewController {}\n", to: "App/Screen.swift")
        try tool.folder.write("if changed {\n", to: "Dangerfile.swift")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
        try tool.folder.write("if changed {\n", to: "App/Broken.swift")
        #expect(try findings(tool, "--sources", tool.folder.path) == ["App/Broken.swift:1 source-file-unreadable"])
    }

    @Test func aNibThatIsThereAsSuchIsNotMissing() throws {
        let tool = try TestTool()
        try tool.folder.write(
            "import UIKit\nlet one = UINib(nibName: \"Box\", bundle: nil)\nlet two = UINib(nibName: \"Old\", bundle: nil)\n",
            to: "App/Nibs.swift")
        try tool.folder.write(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\"><objects/></document>",
            to: "App/Row.xib")
        try tool.folder.write("bplist00", to: "Old/Box.nib")
        #expect(try findings(tool, "--sources", tool.folder.path) == ["App/Nibs.swift:3 code-loads-missing-nib"])
        try tool.folder.write("bplist00", to: "Old/Old.nib/keyedobjects.nib")
        #expect(try findings(tool, "--sources", tool.folder.path).isEmpty)
    }
}
