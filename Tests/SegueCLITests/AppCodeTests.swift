import AppBuild
import ClassIndex
import SourceText
import Testing
import Walkthrough

@testable import SegueCLI

/// What a transcript says of a build, as far as the walkthrough accepts it.
@Suite struct AppCodeTests {
    private func script(_ sources: Script.Sources, _ standIns: Script.StandIns? = nil) -> Script {
        Script(path: "w.yml", sources: sources, standIns: standIns)
    }

    private func omission(_ path: String, member: String? = nil, classes: [String] = [], isReplaced: Bool = false)
        -> AppBuild.Omission
    {
        let problem = Diagnostic(.warning, "app-file-left-out", "left out of the app: no", path: path)
        return AppBuild.Omission(
            path: path, member: member, classes: classes, reason: "no", problem: problem,
            furtherErrors: [Diagnostic(.error, "app-compiler-error", "more", path: path)], isReplaced: isReplaced)
    }

    private func build(_ omissions: [AppBuild.Omission], others: [ClassIndex.File] = []) -> AppBuild {
        var index = ClassIndex(module: "Shop")
        let paths = ["App/A.swift"] + omissions.map(\.path)
        index.files = Set(paths).sorted().map { .init(path: $0, language: .swift) } + others
        return AppBuild(
            library: "/App.so", index: index, diagnostics: omissions.map(\.problem), omissions: omissions)
    }

    @Test func whatIsLeftOutIsNotAcceptedUnlessTheWalkthroughSaysSo() {
        let build = build([omission("App/B.swift", classes: ["B"]), omission("App/A.swift", member: "A.f()")])
        let summary = AppCodeSummary(build, script(.compile(path: ".")))
        #expect(summary.mode == .compiled)
        #expect(summary.files == 2 && summary.filesIncluded == 1 && summary.membersLeftOut == 1)
        #expect(summary.omissions.map(\.isAccepted) == [false, false])
        #expect(
            summary.diagnostics.map(\.identifier) == [
                "app-file-left-out", "app-compiler-error", "app-file-left-out", "app-compiler-error",
            ])
        #expect(AppCodeSummary(build, script(.compile(path: "."), .allow)).isAccepted)
    }

    @Test(arguments: [
        (["B"], [true, false]), (["Shop.B"], [true, false]), (["A"], [false, true]), (["B.swift"], [true, false]),
        (["A.swift", "B"], [true, true]), (["C"], [false, false]),
    ])
    func aListAcceptsItsClassesAndFiles(names: [String], expected: [Bool]) {
        let build = build([omission("App/B.swift", classes: ["B"]), omission("App/A.swift", member: "A.f()")])
        let summary = AppCodeSummary(build, script(.compile(path: "."), .allowOnly(names)))
        #expect(summary.omissions.map(\.isAccepted) == expected)
    }

    @Test func aFileThatOnlyStartsTheAppIsAccepted() {
        let summary = AppCodeSummary(
            build([omission("App/main.swift", isReplaced: true)]), script(.compile(path: ".")))
        #expect(summary.isAccepted && summary.omissions.count == 1)
    }

    /// A header alone is no code.
    @Test func objectiveCFilesWithImplementationsAreLeftOut() {
        let files: [ClassIndex.File] = [
            .init(path: "App/Old.h", language: .objectiveC), .init(path: "App/Old.m", language: .objectiveC),
            .init(path: "App/Older.mm", language: .objectiveC),
        ]
        let summary = AppCodeSummary(build([], others: files), script(.compile(path: ".")))
        #expect(summary.files == 3 && summary.filesIncluded == 1)
        #expect(summary.omissions.map(\.file) == ["App/Old.m", "App/Older.mm"])
        #expect(!summary.isAccepted)
    }

    @Test func sourcesThatAreReadAreAccepted() {
        var build = build([])
        build.library = nil
        build.diagnostics = [
            Diagnostic(.warning, "app-file-left-out", "expected '}'", path: "App/A.swift"),
            Diagnostic(.warning, "app-file-left-out", "it starts the app", path: "App/main.swift"),
        ]
        let summary = AppCodeSummary(build, script(.index(path: ".")))
        #expect(summary.mode == .read && summary.isAccepted)
        #expect(summary.omissions.map(\.file) == ["App/A.swift"])
    }
}
