import InterfaceBuilder
import SourceText
import TestSupport
import Testing

@testable import SceneGraph

@Suite("Where an app begins")
struct EntryPointTests {
    static func manifest(_ path: String, _ content: String) throws -> AppManifest {
        try AppManifest(
            parsing: SourceFile(
                path: path,
                text: """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                    <plist version="1.0"><dict>\(content)</dict></plist>
                    """))
    }

    @Test("a manifest names the main storyboard, its device variants, the launch screen and an extension's")
    func keys() throws {
        let manifest = try Self.manifest(
            "App/Info.plist",
            """
            <key>CFBundleName</key><string>Main</string>
            <key>UIMainStoryboardFile</key><string>Main</string>
            <key>UIMainStoryboardFile~ipad</key><string>Main_iPad</string>
            <key>UILaunchStoryboardName</key><string>$(LAUNCH)</string>
            <key>NSExtension</key><dict>
                <key>NSExtensionMainStoryboard</key><string>Share.storyboard</string>
            </dict>
            """)
        #expect(
            manifest.entries.map(\.key) == [
                "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "NSExtensionMainStoryboard",
            ])
        #expect(manifest.entries.map(\.storyboard) == ["Main", "Main_iPad", "Share"])
        #expect(manifest.entries.map(\.position.line) == [4, 5, 8])
        #expect(manifest.unresolved.map(\.value) == ["$(LAUNCH)"])
        #expect(manifest.unresolved.map(\.position.line) == [6] && manifest.unresolved[0].isLaunchScreen)
    }

    @Test("a scene manifest names a storyboard for each configuration")
    func sceneManifest() throws {
        let manifest = try Self.manifest(
            "Info.plist",
            """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
                <key>UIWindowSceneSessionRoleApplication</key><array>
                    <dict><key>UISceneConfigurationName</key><string>Default</string>
                        <key>UISceneStoryboardFile</key><string>Main</string></dict>
                    <dict><key>UISceneStoryboardFile</key><string>Other</string></dict>
                </array></dict></dict>
            """)
        #expect(manifest.entries.map(\.storyboard) == ["Main", "Other"])
        #expect(manifest.entries.map(\.configuration) == ["Default", "UIWindowSceneSessionRoleApplication"])
    }

    @Test("another property list names nothing; what is no XML is a diagnostic")
    func others() throws {
        #expect(try AppManifest(parsing: SourceFile(path: "a", text: "<plist><array/></plist>")).entries.isEmpty)
        #expect(throws: Diagnostic.self) {
            try AppManifest(parsing: SourceFile(path: "Info.plist", bytes: Array("bplist00".utf8)))
        }
    }

    static func documents() throws -> [InterfaceDocument] {
        [
            try storyboard(
                "App/Main.storyboard", initial: "a",
                controller("a", segues: "<segue id=\"1\" kind=\"show\" destination=\"p\"/>"),
                controller("p", element: "viewControllerPlaceholder", "storyboardName=\"Named\""),
                controller("lost")),
            try storyboard("App/Named.storyboard", initial: "b", controller("b")),
            try storyboard(
                "App/Code.storyboard", initial: "c",
                controller("c", segues: "<segue id=\"2\" kind=\"show\" destination=\"d\"/>"), controller("d"),
                controller("i", "storyboardIdentifier=\"I\"")),
        ]
    }

    @Test("with a manifest the app begins at its storyboard; other initial controllers are reached by code")
    func reach() throws {
        let manifest = try Self.manifest("App/Info.plist", "<key>UIMainStoryboardFile</key><string>Main</string>")
        let graph = SceneGraph(documents: try Self.documents(), manifests: [manifest])
        #expect(graph.roots == [0])
        #expect(graph.reach() == [.segues, .segues, .none, .segues, .code, .code, .code])
        #expect(graph.entryPoints.contains(.init(node: 0, origin: .manifest(0, entry: 0))))
        #expect(graph.entryPoints.contains(.init(node: 3, origin: .reference(0))))
        #expect(graph.missingEntries.isEmpty)
    }

    @Test("where a manifest leaves the main storyboard to the build, every initial controller is a beginning")
    func unresolvedName() throws {
        func roots(_ content: String) throws -> [SceneGraph.Node.ID] {
            SceneGraph(documents: try Self.documents(), manifests: [try Self.manifest("App/Info.plist", content)]).roots
        }
        let named = "<key>NSExtensionMainStoryboard</key><string>Named</string>"
        #expect(try roots(named) == [3])
        #expect(try roots(named + "<key>UIMainStoryboardFile</key><string>${MAIN}</string>") == [0, 3, 4])
        #expect(try roots(named + "<key>UILaunchStoryboardName</key><string>$(LAUNCH)</string>") == [3])
    }

    @Test("without a manifest every initial controller is a beginning")
    func withoutManifest() throws {
        let graph = SceneGraph(documents: try Self.documents())
        #expect(graph.roots == [0, 3, 4])
        #expect(graph.reach() == [.segues, .segues, .none, .segues, .segues, .segues, .code])
    }

    @Test("AppKit's application object is a beginning, not an unreachable scene")
    func application() throws {
        let graph = SceneGraph(documents: [
            try storyboard("Main.storyboard", controller("app", element: "application"))
        ])
        #expect(graph.reach() == [.segues])
    }

    @Test("a storyboard that a manifest names and nobody has is told; one beside the manifest goes before others")
    func missing() throws {
        let manifest = try Self.manifest(
            "B/Info.plist",
            "<key>UIMainStoryboardFile</key><string>Main</string><key>UILaunchStoryboardName</key><string>No</string>")
        let graph = SceneGraph(
            documents: [
                try storyboard("A/Main.storyboard", initial: "a", controller("a")),
                try storyboard("B/Main.storyboard", initial: "b", controller("b")),
            ], manifests: [manifest])
        #expect(graph.roots == [1])
        #expect(graph.missingEntries.map(\.reason) == [.noStoryboard(named: "No", nearest: nil)])
        #expect(graph.missingEntries.map(\.entry) == [1])
    }
}
