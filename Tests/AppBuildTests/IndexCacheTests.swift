import SourceText
import Testing

@testable import AppBuild
@testable import ClassIndex

@Suite struct IndexCacheTests {
    private let request = AppBuildRequest(sources: ["App"], module: "Demo")

    private func index(_ environment: FakeEnvironment, _ request: AppBuildRequest? = nil) throws -> AppBuild {
        try AppBuilder(environment).index(request ?? self.request)
    }

    @Test func unchangedSourcesAreNotReadTwice() throws {
        let environment = FakeEnvironment(["App/A.swift": "class A: UIView {}"])
        let first = try index(environment)
        #expect(!first.isFromCache)
        let second = try index(environment)
        #expect(second.isFromCache)
        #expect(second.index == first.index && second.diagnostics == first.diagnostics)
        #expect(environment.calls.count == 1)
        #expect(environment.paths.filter { $0.hasPrefix("/cache/") }.count == 1)
        #expect(environment.paths.contains { $0.hasPrefix("/cache/indexes/") && $0.hasSuffix(".json") })
    }

    @Test func whateverTheIndexDependsOnIsPartOfItsKey() throws {
        let environment = FakeEnvironment(["App/A.swift": "#if os(iOS)"])
        let changes: [() -> Void] = [
            {}, { environment.set("App/A.swift", "#if os(tvOS)") }, { environment.set("App/Old.m", "") },
            { environment.set("App/B.swift", "") }, { environment.set("/bin/segue-sources", "another") },
        ]
        for change in changes {
            change()
            #expect(try !index(environment).isFromCache)
            #expect(try index(environment).isFromCache)
        }
        #expect(try !index(environment, .init(sources: ["App"], module: "Other")).isFromCache)
        #expect(try !index(environment, .init(sources: ["App"], module: "Demo", platform: .tvOS)).isFromCache)
        // The compiler has no say in it.
        environment.set("/bin/swiftc", "another compiler")
        #expect(try index(environment).isFromCache)
        #expect(environment.calls.count == changes.count + 2)
    }

    @Test func sourcesWithoutConditionsAreTheSameForAllPlatforms() throws {
        let environment = FakeEnvironment(["App/A.swift": "class A: UIView {} // #id", "App/Old.m": "#if A\n#endif"])
        _ = try index(environment)
        #expect(try index(environment, .init(sources: ["App"], module: "Demo", platform: .tvOS)).isFromCache)
        #expect(environment.calls.count == 1)
    }

    @Test func severalModulesAreReadByOneRun() {
        let environment = FakeEnvironment(["A/A.swift": "#if os(iOS)\n#endif", "B/B.swift": "", "C/Old.m": ""])
        let requests: [AppBuildRequest] = [
            .init(sources: ["A"], module: "A"), .init(sources: ["A"], module: "A", platform: .macOS),
            .init(sources: ["B"], module: "B"), .init(sources: ["B"], module: "B", platform: .macOS),
            .init(sources: ["C"], module: "C"), .init(sources: ["A", "B"], module: "D"),
        ]
        let readings = AppBuilder(environment).read(requests)
        #expect(readings.map(\.index.module) == ["A", "A", "B", "B", "C", "D"])
        #expect(readings.map { $0.index.classes.map(\.name) } == [["A"], ["A"], ["B"], ["B"], [], ["A", "B"]])
        #expect(environment.calls.count == 1)
        #expect(environment.calls[0].modules.map(\.platform) == ["iOS", "macOS", "iOS", "iOS"])
        #expect(environment.calls[0].modules.map(\.sources.count) == [1, 1, 1, 2])
        // Only what has changed is read again.
        environment.set("B/B.swift", "1")
        #expect(AppBuilder(environment).read(requests).map(\.isFromCache) == [true, true, false, false, false, false])
        #expect(environment.calls.map(\.modules.count) == [4, 2])
    }

    @Test(arguments: ["", "{", "{\"version\":1}"])
    func aBrokenEntryIsReplaced(text: String) throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        _ = try index(environment)
        let entry = try #require(environment.paths.first { $0.hasPrefix("/cache/indexes/") })
        environment.set(entry, text)
        #expect(try !index(environment).isFromCache)
        #expect(try index(environment).isFromCache)
    }

    @Test func anEntryOfAnotherVersionIsReplaced() throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        _ = try index(environment)
        let entry = try #require(environment.paths.first { $0.hasPrefix("/cache/indexes/") })
        let current = "\"version\":\(ClassIndex.currentVersion)"
        let text = try #require(environment.text(entry))
        try #require(text.contains(current))
        environment.set(entry, text.replacing(current, with: "\"version\":1"))
        #expect(try !index(environment).isFromCache)
    }

    @Test func theOldestGo() throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        for number in 0..<(BuildPlan.keptIndexes + 8) {
            environment.set("App/A.swift", "\(number)")
            _ = try index(environment)
        }
        #expect(environment.paths.count { $0.hasPrefix("/cache/indexes/") } <= BuildPlan.keptIndexes + 1)
        #expect(try index(environment).isFromCache)
        environment.set("App/A.swift", "0")
        #expect(try !index(environment).isFromCache)
    }

    @Test func aCacheThatCannotBeWrittenIsNoFailure() throws {
        let environment = FakeEnvironment(["App/A.swift": ""], cache: "/full/cache")
        for _ in 0..<2 {
            let build = try index(environment)
            #expect(build.index.classes.map(\.name) == ["A"])
            #expect(build.diagnostics.isEmpty && !build.isFromCache)
        }
        #expect(environment.calls.count == 2)
        #expect(!environment.paths.contains { $0.hasPrefix("/full/") || $0.hasPrefix("/tmp/") })
    }

    @Test func aFailureIsNotKept() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": ""], rewrite: { _, _ in ToolOutcome(ending: .exited(65), errors: "cannot read") })
        for _ in 0..<2 {
            #expect(try index(environment).diagnostics.map(\.identifier) == ["app-build-failed"])
        }
        #expect(!environment.paths.contains { $0.hasPrefix("/cache/") })
    }
}
