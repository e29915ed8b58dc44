// swift-tools-version: 6.2
//
// The map of the modules. Dependencies point down: a target depends only on targets below it in its column.
// A dependency that would point up, or sideways between columns, is a design mistake: move the shared part down.
//
//   segue (executable)            segue-host (executable)         segue-sources (executable)
//   └ SegueCLI                    └ WalkthroughHost               └ SwiftSources (the only importer of SwiftSyntax)
//     ├ CommandArguments (leaf)     ├ Walkthrough                   └ ClassIndex
//     ├ Reporters                   └ HeadlessUIKit ──► InterfaceBuilder, RuntimeEvents (leaf)
//     ├ Validation ──► YAMLTree       └ HeadlessQuartzCore
//     │ └ ClassIndex                    ├ HeadlessCoreGraphics
//     ├ AppBuild                        └ AnimationCore (leaf)
//     │ ├ ClassIndex
//     │ └ AppProject
//     ├ ChildProcesses
//     ├ Walkthrough
//     │ └ YAMLTree  (the only importer of libyaml)
//     ├ SceneMerge
//     │ └ SceneDiff  (beside SceneGraph: a difference is between two documents and needs no links)
//     └ SceneGraph
//       └ InterfaceBuilder
//         └ XMLTree (the only importer of libxml2)
//           └ SourceText (leaf)
//
// CProcess (leaf, C) is used by ChildProcesses and segue-host: the few calls of Linux that Swift cannot make.
// Geometry, JSONText and SystemClasses (leaves) are used in all columns. SystemClasses has what is known of Apple's
// classes, protocols and frameworks: a fact about them that is not behaviour is there and nowhere else.
//
// AnimationCore stands on its own in both columns: `segue animate` shows the curves and springs that the runtime moves by.
//
// Only SegueCLI, ChildProcesses and the executables' entry points touch files, the environment, the terminal and
// wall-clock time.

import Foundation
import PackageDescription

/// Compiler settings every target shares.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// `segue` starts in milliseconds because it carries the Swift runtime with it; its neighbours share the dynamic one.
let staticRuntime = ["-static-stdlib"]

/// The folder that holds the toolchain's own copy of SwiftSyntax, beside the `swift` that runs this manifest.
let swiftSyntaxFolder: String = {
    let names = (Context.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    let compiler = names.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/swiftc"
    let resolved = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    return resolved.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
}()

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

let package = Package(
    name: "segue",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "segue", targets: ["segue"]),
        .executable(name: "segue-host", targets: ["segue-host"]),
        .executable(name: "segue-sources", targets: ["segue-sources"]),
        .library(name: "WalkthroughHost", targets: ["WalkthroughHost"]),
        .plugin(name: "SegueValidateCommand", targets: ["SegueValidateCommand"]),
        .plugin(name: "SegueValidateBuild", targets: ["SegueValidateBuild"]),
    ],
    targets: [
        // System libraries.
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

        // What Swift cannot call of Linux: fork, prctl, Landlock, seccomp, handlers of signals.
        .target(name: "CProcess"),
        module("ChildProcesses", ["CProcess", "SourceText"]),

        // Points, sizes, rectangles and insets: the same in documents, in scripts and in the runtime.
        module("Geometry"),

        // JSON, written and read the same everywhere.
        module("JSONText"),

        // Apple's classes and protocols as data.
        module("SystemClasses"),

        // Documents: bytes to linked scenes.
        module("SourceText"),
        module("XMLTree", ["SourceText", "CLibXML2"]),
        module("YAMLTree", ["SourceText", "CLibYAML"]),
        module("InterfaceBuilder", ["XMLTree", "Geometry", "JSONText", "SystemClasses", "SourceText"]),
        module("SceneGraph", ["InterfaceBuilder", "XMLTree", "SourceText"]),
        module("SceneDiff", ["InterfaceBuilder", "XMLTree", "Geometry", "SourceText"]),
        module("SceneMerge", ["SceneDiff", "InterfaceBuilder", "XMLTree", "SourceText"]),

        // What people ask of them.
        module("CommandArguments"),
        module("Walkthrough", ["YAMLTree", "Geometry", "JSONText", "SourceText"]),
        module("ClassIndex", ["SystemClasses", "SourceText"]),
        module("AppProject", ["SourceText"]),
        module("AppBuild", ["ClassIndex", "AppProject", "JSONText", "SourceText"]),
        module(
            "Validation",
            ["SceneGraph", "InterfaceBuilder", "XMLTree", "YAMLTree", "ClassIndex", "SystemClasses", "SourceText"]),
        module(
            "Reporters",
            [
                "Validation", "SceneGraph", "SceneMerge", "SceneDiff", "InterfaceBuilder", "Walkthrough",
                "AnimationCore", "Geometry", "JSONText", "SourceText",
            ]),
        module(
            "SegueCLI",
            [
                "CommandArguments", "Reporters", "Validation", "ClassIndex", "AppProject", "AppBuild", "Walkthrough",
                "SceneGraph", "SceneDiff", "SceneMerge", "InterfaceBuilder", "XMLTree", "AnimationCore", "YAMLTree",
                "Geometry", "JSONText", "SourceText", "ChildProcesses",
            ]),
        .executableTarget(
            name: "segue", dependencies: ["SegueCLI"],
            swiftSettings: settings + [.unsafeFlags(staticRuntime)],
            linkerSettings: [
                .unsafeFlags(staticRuntime),
                // Fixed addresses: nothing to relocate at the start, which is a tenth of it.
                .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux])),
                // The static FoundationEssentials needs these; modules built against the dynamic one do not name them.
                .linkedLibrary("_FoundationCShims", .when(platforms: [.linux])),
                .linkedLibrary("_FoundationCollections", .when(platforms: [.linux])),
                .linkedLibrary("swiftSynchronization", .when(platforms: [.linux])),
            ]),

        // What other packages run of it.
        .plugin(
            name: "SegueValidateCommand",
            capability: .command(
                intent: .custom(
                    verb: "segue-validate", description: "Finds what would fail at run time in storyboards and xibs")),
            dependencies: ["segue", "segue-sources"], path: "Sources/Plugins/ValidateCommandPlugin"),
        .plugin(
            name: "SegueValidateBuild", capability: .buildTool(), dependencies: ["segue", "segue-sources"],
            path: "Sources/Plugins/ValidateBuildPlugin"),

        // The runtime: UIKit without a screen.
        module("AnimationCore", ["Geometry"]),
        module("RuntimeEvents"),
        module("HeadlessCoreGraphics"),
        module("HeadlessQuartzCore", ["HeadlessCoreGraphics", "AnimationCore", "Geometry"]),
        module(
            "HeadlessUIKit",
            [
                "HeadlessQuartzCore", "HeadlessCoreGraphics", "AnimationCore", "RuntimeEvents", "InterfaceBuilder",
                "SystemClasses", "Geometry", "SourceText",
            ]),
        module(
            "WalkthroughHost",
            [
                "HeadlessUIKit", "HeadlessQuartzCore", "RuntimeEvents", "InterfaceBuilder", "Walkthrough", "Geometry",
                "SourceText",
            ]),
        .executableTarget(
            name: "segue-host", dependencies: ["WalkthroughHost", "CProcess"], swiftSettings: settings,
            // The app's library resolves the runtime's symbols in this executable.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),

        // What `tools/benchmark animation` measures.
        .executableTarget(
            name: "animation-benchmark", dependencies: ["HeadlessQuartzCore", "AnimationCore", "Geometry"],
            path: "tools/benchmarks/animation-benchmark", swiftSettings: settings),

        // The app's Swift sources, read with the toolchain's SwiftSyntax.
        .target(
            name: "SwiftSources", dependencies: ["ClassIndex", "SystemClasses", "JSONText", "SourceText"],
            swiftSettings: settings + [.unsafeFlags(["-I", swiftSyntaxFolder])],
            linkerSettings: [
                .unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder])
            ]),
        .executableTarget(
            name: "segue-sources", dependencies: ["SwiftSources"],
            swiftSettings: settings + [.unsafeFlags(["-I", swiftSyntaxFolder])]),

        // Tests.
        .target(name: "TestSupport", dependencies: ["SourceText"], path: "Tests/TestSupport", swiftSettings: settings),
        tests("SourceText", ["SourceText"]),
        tests("JSONText", ["JSONText"]),
        tests("SystemClasses", ["SystemClasses"]),
        tests("XMLTree", ["XMLTree"]),
        tests("YAMLTree", ["YAMLTree"]),
        tests("InterfaceBuilder", ["InterfaceBuilder", "Geometry", "SystemClasses"]),
        tests("SceneGraph", ["SceneGraph"]),
        tests("SceneDiff", ["SceneDiff", "InterfaceBuilder", "SourceText"]),
        // Random edits and what must hold of their merges: for the tests, and for `tools/merge-fuzz` on real files.
        .target(
            name: "MergeTrials",
            dependencies: ["SceneMerge", "SceneDiff", "InterfaceBuilder", "XMLTree", "SourceText"],
            path: "Tests/MergeTrials", swiftSettings: settings),
        .executableTarget(
            name: "merge-fuzz", dependencies: ["MergeTrials", "InterfaceBuilder", "SourceText"],
            path: "tools/fuzzing/merge-fuzz", swiftSettings: settings),
        tests("SceneMerge", ["SceneMerge", "MergeTrials", "InterfaceBuilder", "XMLTree", "SourceText"]),
        tests("CommandArguments", ["CommandArguments", "SourceText"]),
        tests("Walkthrough", ["Walkthrough", "Geometry"]),
        tests("ClassIndex", ["ClassIndex", "SourceText"]),
        tests("AppProject", ["AppProject", "SourceText"]),
        tests("AppBuild", ["AppBuild", "AppProject", "ClassIndex", "SourceText"]),
        tests("ChildProcesses", ["ChildProcesses", "SourceText"]),
        // The examples of rules that read Swift are read as the tool reads them.
        .testTarget(
            name: "ValidationTests",
            dependencies: [
                "Validation", "SceneGraph", "InterfaceBuilder", "YAMLTree", "AppProject", "ClassIndex", "SwiftSources",
                "SourceText", "TestSupport",
            ],
            exclude: ["Goldens"], swiftSettings: settings + [.unsafeFlags(["-I", swiftSyntaxFolder])]),
        .testTarget(
            name: "ReportersTests",
            dependencies: [
                "Reporters", "Validation", "SceneGraph", "SceneDiff", "InterfaceBuilder", "SourceText", "TestSupport",
            ],
            exclude: ["Goldens"], swiftSettings: settings),
        tests(
            "SegueCLI",
            [
                "SegueCLI", "AppBuild", "ClassIndex", "ChildProcesses", "CProcess", "JSONText", "XMLTree", "SourceText",
            ]),
        tests("AnimationCore", ["AnimationCore", "Geometry"]),
        tests("RuntimeEvents", ["RuntimeEvents"]),
        tests("HeadlessCoreGraphics", ["HeadlessCoreGraphics"]),
        tests("HeadlessQuartzCore", ["HeadlessQuartzCore", "AnimationCore", "Geometry"]),
        tests("HeadlessUIKit", ["HeadlessUIKit", "InterfaceBuilder", "SystemClasses", "SourceText", "XMLTree"]),
        tests(
            "WalkthroughHost",
            ["WalkthroughHost", "HeadlessUIKit", "AnimationCore", "InterfaceBuilder", "Walkthrough", "SourceText"]),
        tests("EndToEnd", []),
        .testTarget(
            name: "SwiftSourcesTests",
            dependencies: ["SwiftSources", "ClassIndex", "SystemClasses", "SourceText", "TestSupport"],
            swiftSettings: settings + [.unsafeFlags(["-I", swiftSyntaxFolder])]),
    ],
    swiftLanguageModes: [.v6]
)
