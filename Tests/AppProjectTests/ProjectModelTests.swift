import SourceText
import Testing

@testable import AppProject

@Suite struct ProjectModelTests {
    private func model(_ files: [String: String], current: String? = nil) -> ProjectModel {
        var model = ProjectModel(keys: PathKeys(current: current))
        for path in files.keys.sorted() where path.hasSuffix("project.pbxproj") || path.hasSuffix("Package.swift") {
            model.read(path) { files[$0].map { Array($0.utf8) } }
        }
        return model
    }

    private func names(_ model: ProjectModel, _ path: String) -> [String] {
        model.targets(of: path).map { model.targets[$0].name }
    }

    /// Two apps that share a file, and a framework; a synchronized folder with exceptions.
    private let project = """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; attributes = {LastUpgradeCheck = 1600; }; };
                PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
                PC = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
                    buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
                G = {isa = PBXGroup; children = (G1, S, X, ); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, F2, V, ); path = Shop; sourceTree = "<group>"; };
                X = {isa = PBXFileReference; path = "Base.xcconfig"; sourceTree = "<group>"; };
                F1 = {isa = PBXFileReference; path = Cart.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = ../Common/Price.swift; sourceTree = "<group>"; };
                V = {isa = PBXVariantGroup; children = (F3, ); name = Cart.storyboard; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; name = Base; path = Base.lproj/Cart.storyboard; sourceTree = "<group>"; };
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; exceptions = (E1, E2, ); sourceTree = "<group>"; };
                E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/Gone.swift, ); target = T2; };
                E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = T1; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = V; };
                B4 = {isa = PBXBuildFile; fileRef = F2; };
                H1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
                H2 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
                H3 = {isa = PBXSourcesBuildPhase; files = (B4, ); };
                T1 = {isa = PBXNativeTarget; name = "Shop Now"; buildPhases = (H1, H2, ); buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; name = Kit; buildPhases = (H3, ); fileSystemSynchronizedGroups = (S, ); buildConfigurationList = L2; productType = "com.apple.product-type.framework"; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
                C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                    GENERATE_INFOPLIST_FILE = YES;
                    INFOPLIST_FILE = "$(SRCROOT)/$(FOLDER)/Info.plist";
                    INFOPLIST_KEY_UIMainStoryboardFile = Cart; }; };
                C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                    PRODUCT_NAME = "$(PREFIX)Kit"; SUPPORTED_PLATFORMS = "appletvos appletvsimulator macosx"; SWIFT_VERSION = 2.3; }; };
            };
            rootObject = P;
        }
        """
    private let configuration = "// what all have\nFOLDER = Shop // here\nPREFIX = My\n"

    private var shop: ProjectModel {
        model(["Top/Shop.xcodeproj/project.pbxproj": project, "Top/Base.xcconfig": configuration])
    }

    @Test func buildPhasesAndSynchronizedFoldersSayWhatBelongsToATarget() {
        #expect(names(shop, "Top/Shop/Cart.swift") == ["Shop Now"])
        #expect(names(shop, "Top/Shop/Base.lproj/Cart.storyboard") == ["Shop Now"])
        #expect(names(shop, "Top/Common/Price.swift") == ["Shop Now", "Kit"])
        #expect(names(shop, "Top/Widgets/Deep/Box.xib") == ["Kit"])
        #expect(names(shop, "Top/Widgets/Old/Gone.swift").isEmpty)
        #expect(names(shop, "Top/Widgets/Shared.swift") == ["Shop Now", "Kit"])
        #expect(names(shop, "Top/Shop/Loose.swift").isEmpty)
    }

    @Test func settingsOfTargetConfigurationFileAndProjectCountInThisOrder() throws {
        let app = try #require(shop.targets.first { $0.name == "Shop Now" })
        #expect(app.modules == ["Shop_Now"] && app.platforms == [.iOS] && app.kind == .executable)
        #expect(app.swiftVersions == ["5.0"] && !app.isSwift2)
        #expect(app.manifests == ["Top/Shop/Info.plist"])
        #expect(app.storyboards.map(\.name) == ["Cart"] && app.storyboards.first?.position.line == 32)
        let kit = try #require(shop.targets.first { $0.name == "Kit" })
        #expect(kit.modules == ["MyKit"] && kit.platforms == [.tvOS, .macOS] && kit.kind == .library && kit.isSwift2)
    }

    @Test func aNameThatCannotBeToldIsLeftOut() throws {
        let model = model(["Shop.xcodeproj/project.pbxproj": project])
        let kit = try #require(model.targets.first { $0.name == "Kit" })
        #expect(kit.modules.isEmpty)
        #expect(try #require(model.targets.first { $0.name == "Shop Now" }).manifests == nil)
    }

    @Test(arguments: [
        "PRODUCT_NAME = \"$(PRODUCT_NAME)\";", "PRODUCT_NAME = \"$(A)\"; A = \"$(B)$(B)\"; B = \"$(A)$(A)\";",
        "PRODUCT_NAME = \"$(\";", "PRODUCT_NAME = \"$\";", "PRODUCT_NAME = (a, b",
    ])
    func settingsThatLeadNowhereEnd(settings: String) {
        let text = """
            { objects = { T = {isa = PBXNativeTarget; name = A; buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings) }; }; }; }
            """
        #expect(model(["A.xcodeproj/project.pbxproj": text]).targets.count <= 1)
    }

    @Test func anyPieceOfAProjectFileEndsInAResult() {
        let bytes = Array(project.utf8)
        for length in stride(from: 0, to: bytes.count, by: 37) {
            let text = String(decoding: bytes[..<length], as: UTF8.self)
            #expect(model(["A.xcodeproj/project.pbxproj": text]).targets.count <= 2)
        }
        let cycle =
            "{objects={T={isa=PBXNativeTarget;buildPhases=(H);};H={files=(B);};B={fileRef=G;};"
            + "G={isa=PBXGroup;path=a;children=(G);sourceTree=\"<group>\";};};}"
        #expect(model(["A.xcodeproj/project.pbxproj": cycle]).targets.count == 1)
    }

    @Test func aPackageHasItsTargetsInFoldersOfTheirNames() {
        let model = model([
            "P/Package.swift": """
            // .target(name: "Commented")
            let package = Package(name: "P", products: [.library(name: "Core", targets: ["Core"])], targets: [
                .target(name: "Core", dependencies: [.target(name: "Base")], exclude: ["Old"]),
                .executableTarget(name: "My-App", path: "Main"), .testTarget(name: "CoreTests"),
            ])
            """
        ])
        #expect(model.targets.map(\.name) == ["Core", "My-App", "CoreTests"])
        #expect(model.targets.map(\.modules) == [["Core"], ["My_App"], ["CoreTests"]])
        #expect(names(model, "P/Sources/Core/In/A.swift") == ["Core"])
        #expect(names(model, "P/Sources/Core/Old/A.swift").isEmpty && names(model, "P/Sources/Base/A.swift").isEmpty)
        #expect(names(model, "P/Main/A.swift") == ["My-App"] && model.isTest("P/Tests/CoreTests/A.swift") == true)
    }

    @Test func pathsAreTheSameHoweverTheyAreWritten() {
        let keys = PathKeys(current: "/work/repo")
        for path in ["App/A.swift", "./App/A.swift", "App/../App/A.swift", "/work/repo/App/A.swift", "App//A.swift"] {
            #expect(keys.key(path) == "App/A.swift")
        }
        #expect(
            keys.key("../Other/A.swift") == "/work/Other/A.swift" && keys.key(".") == "." && keys.key("App/") == "App")
        #expect(keys.foldersAbove("App") == [".", "/work", "/"])
    }
}

@Suite struct IgnoreRulesTests {
    private func ignored(_ lines: String, _ path: String, in folder: String = ".", isFolder: Bool = false) -> Bool {
        var rules = IgnoreRules()
        rules.read(Array(lines.utf8), folder: folder)
        return rules.ignores(path, isFolder: isFolder)
    }

    /// As `git check-ignore` answers.
    @Test(arguments: [
        ("Generated", "App/Generated", true), ("/Generated", "App/Generated", false),
        ("Generated", "Generated2", false),
        ("*.local.xib", "App/Main.local.xib", true), ("App/*.xib", "App/A.xib", true),
        ("App/*.xib", "App/B/A.xib", false),
        ("**/Old", "A/B/Old", true), ("**/Old", "Old", true), ("App/**/Old", "App/Old", true),
        ("App/**/Old", "App/A/B/Old", true), ("App/**", "App/A/B", true), ("App/**", "App", false),
        ("A?c", "Abc", true), ("A?c", "A/c", false), ("[a-c].xib", "b.xib", true), ("[!a-c].xib", "b.xib", false),
        ("# *.xib", "A.xib", false), ("\\#a", "#a", true), ("*.xib\n!Keep.xib", "Keep.xib", false),
        ("a**************b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaac", false),
    ])
    func patternsMatchAsGitHasIt(lines: String, path: String, isIgnored: Bool) {
        #expect(ignored(lines, path) == isIgnored)
    }

    @Test func aPatternHoldsBelowItsFolderAndForFoldersWhereItSaysSo() {
        #expect(ignored("/Out/", "App/Out", in: "App", isFolder: true) && !ignored("/Out/", "App/Out", in: "App"))
        #expect(!ignored("Out", "Kit/Out", in: "App"))
    }
}
