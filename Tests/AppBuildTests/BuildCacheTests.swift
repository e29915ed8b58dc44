import SourceText
import Testing

@testable import AppBuild

@Suite struct BuildCacheTests {
    private let request = AppBuildRequest(sources: ["App"], module: "Demo")

    private func file(_ name: String, beside library: String) -> String {
        library.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/" + name
    }

    /// Cut off, one byte exchanged, longer, empty, gone.
    @Test(arguments: ["librar", "l1brary", "library ", "", nil])
    func aDamagedLibraryIsBuiltAnew(text: String?) throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        let library = try #require(try AppBuilder(environment).build(request).library)
        environment.set(library, text)
        let again = try AppBuilder(environment).build(request)
        #expect(!again.isFromCache)
        #expect(again.library == library)
        #expect(environment.text(library) == "library")
        #expect(try AppBuilder(environment).build(request).isFromCache)
    }

    /// It can still be decoded, and says something else.
    @Test func aDamagedIndexIsBuiltAnew() throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        let library = try #require(try AppBuilder(environment).build(request).library)
        let path = file("index.json", beside: library)
        let text = try #require(environment.text(path))
        environment.set(path, text.replacing("UIView", with: "UILabel"))
        try #require(environment.text(path) != text)
        let again = try AppBuilder(environment).build(request)
        #expect(!again.isFromCache)
        #expect(again.index.classes.map(\.superclass) == ["UIView"])
    }

    @Test(arguments: ["{", "", "{\"version\":1,\"diagnostics\":[],\"leftOut\":[]}", nil])
    func aDamagedRecordIsBuiltAnew(text: String?) throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        let library = try #require(try AppBuilder(environment).build(request).library)
        environment.set(file("build.json", beside: library), text)
        #expect(try !AppBuilder(environment).build(request).isFromCache)
        #expect(try AppBuilder(environment).build(request).isFromCache)
    }

    @Test func whatWasLeftOutIsKept() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": "", "App/B.swift": ""],
            compile: { environment, command in
                guard command.arguments.contains(where: { $0.hasSuffix("Copy_B.swift") }) else {
                    environment.writeLibrary(command)
                    return ToolOutcome(ending: .exited(0))
                }
                return ToolOutcome(ending: .exited(1), errors: "App/B.swift:1:1: error: no\nApp/B.swift:1:2: error: no")
            })
        let first = try AppBuilder(environment).build(request)
        let second = try AppBuilder(environment).build(request)
        #expect(second.isFromCache)
        #expect(second.omissions == first.omissions && first.omissions.count == 1)
        #expect(second.diagnostics == first.diagnostics)
    }

    @Test(arguments: [("App/main.swift", true), ("App/Other.swift", false)])
    func aFileThatOnlyStartsTheAppIsReplaced(path: String, isReplaced: Bool) throws {
        let environment = FakeEnvironment(
            ["App/A.swift": "", path: ""],
            rewrite: FakeEnvironment.copying(problems: [path: "left out of the app: it starts the app"]))
        let omission = try #require(try AppBuilder(environment).build(request).omissions.first)
        #expect(omission.reason == "it starts the app")
        #expect(omission.isReplaced == isReplaced)
    }
}
