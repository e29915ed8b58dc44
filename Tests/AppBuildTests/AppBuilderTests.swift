import SourceText
import Testing

@testable import AppBuild

@Suite struct AppBuilderTests {
    private let request = AppBuildRequest(sources: ["App"], module: "Demo")

    private func build(_ environment: FakeEnvironment) throws -> AppBuild {
        try AppBuilder(environment).build(request)
    }

    /// A compiler that complains about files for as long as it is given them.
    private func complaining(_ complaints: [String: String]) -> FakeEnvironment.Answer {
        { environment, command in
            let said = complaints.filter { complaint in
                command.arguments.contains { $0.hasSuffix("/Copy_\(complaint.key.split(separator: "/").last ?? "")") }
            }
            guard !said.isEmpty else {
                environment.writeLibrary(command)
                return ToolOutcome(ending: .exited(0))
            }
            return ToolOutcome(ending: .exited(1), errors: said.sorted { $0.key < $1.key }.map(\.value).joined())
        }
    }

    @Test func buildsALibraryOfAllFiles() throws {
        let environment = FakeEnvironment(["App/A.swift": "class A: UIView {}", "App/B.swift": ""])
        let build = try build(environment)
        #expect(build.library?.hasPrefix("/cache/apps/") == true)
        #expect(build.library?.hasSuffix("/App.so") == true || build.library?.hasSuffix("/App.dylib") == true)
        #expect(environment.text(build.library ?? "") == "library")
        #expect(build.index.classes.map(\.name) == ["A", "B"])
        #expect(build.diagnostics.isEmpty && build.leftOut.isEmpty && !build.isFromCache)
        // Nothing is left of the draft.
        #expect(!environment.paths.contains { $0.contains("draft-") })
    }

    @Test func callsTheToolsAsTheyWantToBeCalled() throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        _ = try AppBuilder(environment).build(AppBuildRequest(sources: ["App"], module: "Demo", platform: .tvOS))
        let calls = environment.calls
        try #require(calls.count == 2)
        #expect(
            calls[0].arguments == [
                "rewrite", "--module", "Demo", "--platform", "tvOS", "--output", "/cache/apps/draft-1", "--",
                "App/A.swift",
            ])
        let compile = calls[1].arguments.joined(separator: " ")
        for part in [
            "-swift-version 5", "-parse-as-library", "-emit-library", "-module-name Demo",
            "-module-alias UIKit=HeadlessUIKit", "-module-alias QuartzCore=HeadlessQuartzCore",
            "-module-alias CoreGraphics=HeadlessCoreGraphics", "-I /modules",
            "/cache/apps/draft-1/Copy_A.swift /cache/apps/draft-1/SegueRegistrations.swift",
        ] {
            #expect(compile.contains(part), "\(part) is missing")
        }
        #expect(calls[1].limit > 60)
    }

    @Test func equalSourcesAreNotCompiledTwice() throws {
        let environment = FakeEnvironment(["App/A.swift": "class A: UIView {}"])
        let first = try build(environment)
        let second = try build(environment)
        #expect(second.isFromCache)
        #expect(second.library == first.library)
        #expect(second.index == first.index)
        #expect(environment.calls.count == 2)
    }

    @Test func whateverTheBuildDependsOnIsPartOfItsKey() throws {
        let environment = FakeEnvironment(["App/A.swift": "1"])
        var libraries = [try build(environment).library]
        environment.set("App/A.swift", "2")
        libraries.append(try build(environment).library)
        environment.set("/modules/HeadlessUIKit.swiftmodule", "2")
        libraries.append(try build(environment).library)
        environment.set("/bin/swiftc", "another compiler")
        libraries.append(try build(environment).library)
        environment.set("/bin/segue-sources", "another rewrite")
        libraries.append(try build(environment).library)
        libraries.append(try AppBuilder(environment).build(.init(sources: ["App"], module: "Other")).library)
        libraries.append(
            try AppBuilder(environment).build(.init(sources: ["App"], module: "Demo", platform: .tvOS)).library)
        environment.set("App/B.swift", "")
        libraries.append(try build(environment).library)
        #expect(Set(libraries).count == libraries.count)
        #expect(environment.compilations == libraries.count)
        // Back to where it was.
        environment.set("App/B.swift", nil)
        #expect(try build(environment).isFromCache)
    }

    @Test func aBrokenCacheEntryIsBuiltAnew() throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        let library = try #require(try build(environment).library)
        let folder = library.split(separator: "/").dropLast().map { "/\($0)" }.joined()
        for (name, text) in [("build.json", "{"), ("index.json", ""), ("build.json", nil)] {
            environment.set("\(folder)/\(name)", text)
            let again = try build(environment)
            #expect(!again.isFromCache)
            #expect(again.library == library)
        }
        environment.set(library, nil)
        #expect(try build(environment).library == library)
        #expect(try build(environment).isFromCache)
    }

    @Test func theOldestBuildsGo() throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        for number in 0..<(BuildPlan.keptBuilds + 8) {
            environment.set("App/A.swift", "\(number)")
            _ = try build(environment)
        }
        let kept = Set(environment.paths.filter { $0.hasPrefix("/cache/apps/") }.map { $0.split(separator: "/")[2] })
        #expect(kept.count <= BuildPlan.keptBuilds + 1)
        #expect(try build(environment).isFromCache)
        environment.set("App/A.swift", "0")
        #expect(try !build(environment).isFromCache)
    }

    @Test func aFileThatDoesNotCompileIsLeftOut() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": "ok", "App/B.swift": "one\nlet é = bad\n", "App/C.swift": "ok"],
            compile: complaining([
                "App/B.swift": "App/B.swift:2:10: error: cannot find 'bad' in scope\n"
                    + "let é = bad\n        ^~~\nApp/A.swift:1:1: note: did you mean 'bat'?\n"
                    + "App/B.swift:9:1: error: another one\n"
            ]))
        let build = try build(environment)
        #expect(build.library != nil)
        #expect(build.leftOut == ["App/B.swift"])
        #expect(environment.compilations == 2)
        let problem = try #require(build.diagnostics.first)
        #expect(build.diagnostics.count == 1)
        #expect(problem.severity == .warning)
        #expect(problem.identifier == "app-file-left-out")
        #expect(problem.message == "left out of the app: cannot find 'bad' in scope")
        // The compiler counts bytes, people count characters.
        #expect(problem.position == SourcePosition(path: "App/B.swift", line: 2, column: 9))
        #expect(
            problem.notes == [
                .init("did you mean 'bat'?", position: SourcePosition(path: "App/A.swift", line: 1, column: 1)),
                .init("its class becomes a stand-in: B"),
            ])
        #expect(build.index.classes.map(\.name) == ["A", "B", "C"])
        #expect(build.omissions.map(\.classes) == [["B"]])
        #expect(build.omissions.map(\.reason) == ["cannot find 'bad' in scope"])
        #expect(build.omissions.flatMap(\.furtherErrors).map(\.message) == ["another one"])
        // The same holds when the build comes from the cache.
        let again = try self.build(environment)
        #expect(again.isFromCache)
        #expect(again.diagnostics == build.diagnostics)
        #expect(again.omissions == build.omissions)
    }

    @Test func filesThatNeedOneThatIsLeftOutFollowIt() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": "", "App/B.swift": "", "App/C.swift": ""],
            compile: { environment, command in
                let copies = command.arguments.filter { $0.contains("/Copy_") }.map { $0.split(separator: "_")[1] }
                if copies.contains("A.swift") {
                    return ToolOutcome(ending: .exited(1), errors: "App/A.swift:1:8: error: no such module 'Charts'\n")
                }
                if copies.contains("B.swift") {
                    return ToolOutcome(
                        ending: .exited(1), errors: "App/B.swift:1:4: error: cannot find type 'A' in scope\n")
                }
                environment.writeLibrary(command)
                return ToolOutcome(ending: .exited(0))
            })
        let build = try build(environment)
        #expect(build.leftOut == ["App/A.swift", "App/B.swift"])
        #expect(environment.compilations == 3)
        #expect(build.diagnostics[0].fixHint?.contains("#if canImport(Charts)") == true)
        #expect(build.diagnostics[1].fixHint == nil)
        #expect(
            build.diagnostics[1].notes.first
                == .init(
                    "A is declared in a file that was left out",
                    position: SourcePosition(path: "App/A.swift", line: 1, column: 7)))
    }

    /// The draft has another name each time, and no reader can open it.
    @Test func notesAboutCopiesHaveNoPlace() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": ""],
            compile: complaining([
                "App/A.swift": "App/A.swift:1:1: error: no\n/cache/apps/draft-1/Copy_A.swift:2:1: note: found here\n"
            ]))
        let note = try #require(try build(environment).diagnostics.first?.notes.first)
        #expect(note.message == "found here" && note.position == nil)
    }

    @Test func whatTheRuntimeLacksIsSaid() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": ""],
            compile: complaining([
                "App/A.swift": "App/A.swift:1:1: error: cannot find type 'UIPencilInteraction' in scope\n"
            ]))
        #expect(
            try build(environment).diagnostics.first?.fixHint == "segue's UIKit does not have UIPencilInteraction")
    }

    @Test func filesWithSyntaxErrorsAreLeftOutAtOnce() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": "", "App/B.swift": ""],
            rewrite: FakeEnvironment.copying(problems: ["App/B.swift": "left out of the app: expected '}'"]))
        let build = try build(environment)
        #expect(build.leftOut == ["App/B.swift"])
        #expect(build.diagnostics.map(\.message) == ["left out of the app: expected '}'"])
        #expect(environment.compilations == 1)
    }

    @Test func whenEveryFileIsLeftOutThereIsNoLibrary() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": ""], compile: complaining(["App/A.swift": "App/A.swift:1:1: error: no\n"]))
        let build = try build(environment)
        #expect(build.library == nil)
        #expect(build.leftOut == ["App/A.swift"])
        #expect(build.index.classes.map(\.name) == ["A"])
        #expect(!environment.paths.contains { $0.hasPrefix("/cache/apps/") })
    }

    @Test func aRegistrationThatDoesNotCompileIsOmitted() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": ""],
            compile: { environment, command in
                let copy = command.arguments.first { $0.contains("/Copy_A") } ?? ""
                guard environment.text(copy)?.contains("A.a") == true else {
                    environment.writeLibrary(command)
                    return ToolOutcome(ending: .exited(0))
                }
                return ToolOutcome(ending: .exited(1), errors: "\(copy):2:5: error: ambiguous use of 'a'\n")
            })
        let build = try build(environment)
        #expect(build.library != nil)
        #expect(build.leftOut.isEmpty)
        #expect(
            build.diagnostics.map(\.message) == ["A.a cannot be used from a storyboard: ambiguous use of 'a'"])
        #expect(build.omissions.map(\.member) == ["A.a"] && build.omissions.map(\.reason) == ["ambiguous use of 'a'"])
        #expect(environment.calls.last { $0.executable != "/bin/swiftc" }?.arguments.contains("A.a") == true)
    }

    @Test func anErrorInGeneratedCodeWithoutANameLeavesTheFileOut() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": "", "App/B.swift": ""],
            compile: { environment, command in
                guard let copy = command.arguments.first(where: { $0.contains("/Copy_A") }) else {
                    environment.writeLibrary(command)
                    return ToolOutcome(ending: .exited(0))
                }
                return ToolOutcome(ending: .exited(1), errors: "\(copy):1:5: error: strange\n")
            })
        let build = try build(environment)
        #expect(build.leftOut == ["App/A.swift"])
        #expect(build.library != nil)
    }

    @Test func aCompilerThatCrashesOnAFileDoesWithoutIt() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": "", "App/B.swift": ""],
            compile: { environment, command in
                guard command.arguments.contains(where: { $0.hasSuffix("Copy_B.swift") }) else {
                    environment.writeLibrary(command)
                    return ToolOutcome(ending: .exited(0))
                }
                return ToolOutcome(
                    ending: .signalled(6),
                    errors: "Stack dump:\n1.\tCompiling\n2.\tWhile type-checking 'f()' (at App/B.swift:3:1)\n")
            })
        let build = try build(environment)
        #expect(build.leftOut == ["App/B.swift"])
        #expect(build.diagnostics.map(\.message) == ["left out of the app: the compiler crashed on this file"])
    }

    @Test func sourcesThatDoNotExistAreAnError() {
        let environment = FakeEnvironment(["App/A.swift": ""])
        for request in [
            AppBuildRequest(sources: ["Ap"], module: "Demo"), .init(sources: ["App", "x"], module: "Demo"),
        ] {
            #expect {
                try AppBuilder(environment).build(request)
            } throws: { error in
                (error as? Diagnostic)?.identifier == "unreadable-sources" && (error as? Diagnostic)?.severity == .error
            }
        }
    }

    @Test func aFolderWithoutSwiftHasNoLibraryAndNoProblem() throws {
        let environment = FakeEnvironment(["App/Old.h": "@interface Old : NSObject\n@end"], compiler: nil)
        let build = try build(environment)
        #expect(build.library == nil)
        #expect(build.diagnostics.isEmpty)
        #expect(build.index.classes.map(\.name) == ["Old"])
    }

    @Test func anIndexAloneCompilesNothing() throws {
        let environment = FakeEnvironment(["App/A.swift": ""], compiler: nil)
        let build = try AppBuilder(environment).index(request)
        #expect(build.index.classes.map(\.name) == ["A"])
        #expect(build.library == nil && build.diagnostics.isEmpty)
        #expect(environment.calls.map { $0.arguments[0] } == ["index"])
        #expect(!environment.paths.contains { $0.contains("draft-") })
    }
}
