import Testing

@testable import AppSources

@Suite struct SourceFinderTests {
    private func find(_ paths: [String], in files: [String]) throws -> SourceFinder<FakeEnvironment>.Sources {
        let environment = FakeEnvironment(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        return try SourceFinder(environment).find(paths)
    }

    @Test func findsSourcesInTheOrderOfTheirPaths() throws {
        let found = try find(
            ["App"], in: ["App/b.swift", "App/a/z.swift", "App/C.swift", "App/x.m", "App/y.mm", "App/x.h", "App/t.txt"])
        #expect(found.swift == ["App/C.swift", "App/a/z.swift", "App/b.swift"])
        #expect(found.objectiveC == ["App/x.h", "App/x.m", "App/y.mm"])
        #expect(found.missing.isEmpty)
    }

    @Test func leavesAloneWhatIsNotTheApp() throws {
        let others = [
            ".build/a.swift", ".git/a.swift", "Pods/P/a.swift", "Carthage/a.swift", "DerivedData/a.swift",
            "build/a.swift", "SourcePackages/a.swift", "Tests/a.swift", "AppTests/a.swift", "AppUITests/a.swift",
            "App.playground/a.swift", "App.xcodeproj/a.swift", "node_modules/a.swift", "Package.swift",
            "sub/Package.swift", "Kit.xcframework/Headers/a.h",
        ]
        let found = try find(["."], in: others + ["App/Screen.swift", "Contests/b.swift", "Protests.swift"])
        #expect(found.swift == ["App/Screen.swift", "Contests/b.swift", "Protests.swift"])
        #expect(found.objectiveC.isEmpty)
    }

    @Test func takesWhatTheUserNames() throws {
        let files = ["Tests/a.swift", "Pods/b.swift", "Package.swift"]
        #expect(try find(["Tests", "Package.swift"], in: files).swift == ["Tests/a.swift", "Package.swift"])
        #expect(try find(["Pods/b.swift", "Pods"], in: files).swift == ["Pods/b.swift"])
        #expect(try find(["Nowhere", "Pods"], in: files).missing == ["Nowhere"])
    }

    @Test func pathsKeepTheFormTheUserGave() throws {
        #expect(try find(["./App"], in: ["./App/a.swift"]).swift == ["./App/a.swift"])
        #expect(try find(["/x/"], in: ["/x/a.swift"]).swift == ["/x/a.swift"])
    }
}
