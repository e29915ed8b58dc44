import Testing

@testable import AppProject

@Suite struct SourceFinderTests {
    private func find(_ paths: [String], in files: [String: String]) -> SourceFinder<FakeEnvironment>.Sources {
        SourceFinder(FakeEnvironment(files)).find(paths)
    }

    private func find(_ paths: [String], in files: [String]) -> SourceFinder<FakeEnvironment>.Sources {
        find(paths, in: Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    }

    @Test func findsSourcesInTheOrderOfTheirPaths() {
        let found = find(
            ["App"], in: ["App/b.swift", "App/a/z.swift", "App/C.swift", "App/x.m", "App/y.mm", "App/x.h", "App/t.txt"])
        #expect(found.swift == ["App/C.swift", "App/a/z.swift", "App/b.swift"])
        #expect(found.objectiveC == ["App/x.h", "App/x.m", "App/y.mm"])
        #expect(found.missing.isEmpty)
    }

    @Test func leavesAloneWhatIsNotTheApp() {
        let others = [
            ".build/a.swift", ".git/a.swift", "Pods/P/a.swift", "Carthage/a.swift", "DerivedData/a.swift",
            "build/a.swift", "SourcePackages/a.swift", "App.playground/a.swift", "App.xcodeproj/a.swift",
            "node_modules/a.swift", "Package.swift", "sub/Package.swift", "Kit.xcframework/Headers/a.h",
        ]
        let found = find(["."], in: others + ["App/Screen.swift", "Contests/b.swift", "Protests.swift"])
        #expect(found.swift == ["App/Screen.swift", "Contests/b.swift", "Protests.swift"])
        #expect(found.objectiveC.isEmpty)
    }

    @Test(arguments: ["DemoTest", "SuperTest", "LabTests", "Test", "Specs"]) func aNameAloneMakesNoTest(folder: String)
    {
        let found = find(["."], in: ["\(folder)/ViewController.swift": "import UIKit\nclass ViewController {}"])
        #expect(found.swift == ["\(folder)/ViewController.swift"] && found.tests.isEmpty)
    }

    @Test(arguments: [
        "import XCTest", "  import Testing", "import Foundation\n@testable import App", "@preconcurrency import XCTest",
        "import class XCTest.XCTestCase", "// head\r\nimport XCTest\r\n",
    ]) func aTestIsKnownByItsImports(text: String) {
        let found = find(["."], in: ["App/Screen.swift": "import UIKit", "App/ScreenCheck.swift": text])
        #expect(found.swift == ["App/Screen.swift"] && found.tests == ["App/ScreenCheck.swift"])
    }

    @Test(arguments: [
        "import UIKit // import XCTest", "let text = \"import XCTest\"", "import TestingKit", "import XCTestHelpers",
        "#if canImport(XCTest)\nimport XCTest\n#endif",
    ]) func otherMentionsMakeNoTest(text: String) {
        #expect(find(["."], in: ["App/Screen.swift": text]).swift == ["App/Screen.swift"])
    }

    @Test func helpersInAFolderOfTestsAreTests() {
        let files = [
            "App/A.swift": "", "AppTests/ATests.swift": "import XCTest", "AppTests/Mocks/Mock.swift": "",
            "AppTests/Bridge.m": "",
        ]
        let found = find(["."], in: files)
        #expect(found.swift == ["App/A.swift"] && found.objectiveC.isEmpty)
        #expect(found.tests.count == 3)
        // The folder that is named is what is meant, whatever it is called.
        #expect(find(["AppTests"], in: files).swift == ["AppTests/Mocks/Mock.swift"])
    }

    @Test func objectiveCTestsAreKnownByTheirImports() {
        let found = find(["."], in: ["A.m": "#import <UIKit/UIKit.h>", "B.m": "#import <XCTest/XCTest.h>"])
        #expect(found.objectiveC == ["A.m"] && found.tests == ["B.m"])
    }

    @Test func thePackageSaysWhatItsTestsAre() {
        let manifest = """
            let package = Package(name: "P", targets: [
                .target(name: "P"), .testTarget(name: "PTest", dependencies: ["P"]),
                .testTarget(name: "More", dependencies: [.target(name: "P")], path: "Checks"),
            ])
            """
        let found = find(
            ["."],
            in: [
                "Package.swift": manifest, "Sources/P/A.swift": "", "Tests/PTest/Helper.swift": "",
                "Checks/Helper.swift": "", "Kept/Helper.swift": "",
            ])
        #expect(found.swift == ["Kept/Helper.swift", "Sources/P/A.swift"])
    }

    @Test func theProjectFileSaysWhatItsTestsAre() {
        let project = """
            // !$*UTF8*$!
            { archiveVersion = 1; objects = {
                G1 = {isa = PBXGroup; children = (G2 /* App */, G3, ); sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (F1, F2, ); path = App; sourceTree = "<group>"; };
                G3 = {isa = PBXGroup; children = (F3); path = "Other Folder"; sourceTree = "<group>"; };
                F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Mock.swift; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Preview.swift; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1, B3, ); };
                P2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = NewTests; sourceTree = "<group>"; };
                T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); fileSystemSynchronizedGroups = (S1);
                    buildSettings = { A = (1, 2); }; productType = "com.apple.product-type.bundle.unit-test"; };
            }; rootObject = X; }
            """
        let found = find(
            ["Top"],
            in: [
                "Top/Demo.xcodeproj/project.pbxproj": project, "Top/App/A.swift": "import UIKit",
                "Top/App/Mock.swift": "", "Top/Other Folder/Preview.swift": "import XCTest",
                "Top/NewTests/Helper.swift": "", "Top/Loose.swift": "",
            ])
        #expect(found.swift == ["Top/App/A.swift", "Top/Loose.swift", "Top/Other Folder/Preview.swift"])
    }

    @Test(arguments: [
        "", "{", "{{{{((((", ")))}}}", "{ objects = ( { a = b; } ); }", "\"", "/*", "{ objects = { A = {",
    ])
    func aBrokenProjectFileSaysNothing(text: String) {
        let found = find(["."], in: ["X.xcodeproj/project.pbxproj": text, "A.swift": ""])
        #expect(found.swift == ["A.swift"])
    }

    @Test func takesWhatTheUserNames() {
        let files = ["Tests/a.swift": "import XCTest", "Pods/b.swift": "", "Package.swift": ""]
        #expect(find(["Tests/a.swift", "Package.swift"], in: files).swift == ["Tests/a.swift", "Package.swift"])
        #expect(find(["Pods/b.swift", "Pods"], in: files).swift == ["Pods/b.swift"])
        #expect(find(["Nowhere", "Pods"], in: files).missing == ["Nowhere"])
    }

    @Test func pathsKeepTheFormTheUserGave() {
        #expect(find(["./App"], in: ["./App/a.swift"]).swift == ["./App/a.swift"])
        #expect(find(["/x/"], in: ["/x/a.swift"]).swift == ["/x/a.swift"])
    }
}
