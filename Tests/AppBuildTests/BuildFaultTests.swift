import SourceText
import Testing

@testable import AppBuild

/// What fails for another reason than the app's own code is an error, never an app of stand-ins.
@Suite struct BuildFaultTests {
    private let request = AppBuildRequest(sources: ["App"], module: "Demo")
    private let located = "App/A.swift:1:8: error: "

    private func fault(
        _ environment: FakeEnvironment, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Diagnostic? {
        do throws(Diagnostic) {
            let build = try AppBuilder(environment).build(request)
            Issue.record("built with \(build.diagnostics)", sourceLocation: sourceLocation)
            return nil
        } catch {
            #expect(error.severity == .error, sourceLocation: sourceLocation)
            #expect(error.path == "App", sourceLocation: sourceLocation)
            #expect(AppBuildFault(rawValue: error.identifier) != nil, sourceLocation: sourceLocation)
            // Nothing is left of what was begun.
            #expect(!environment.paths.contains { $0.contains("draft-") }, sourceLocation: sourceLocation)
            return error
        }
    }

    @Test func aMissingCompiler() {
        let environment = FakeEnvironment(["App/A.swift": ""], compiler: nil)
        let fault = fault(environment)
        #expect(fault?.identifier == "swift-compiler-not-found")
        #expect(fault?.message.hasPrefix("no Swift compiler was found") == true)
        #expect(fault?.fixHint?.contains("SEGUE_SWIFTC") == true)
        #expect(environment.calls.isEmpty)
    }

    @Test func aMissingRewriteTool() {
        let fault = fault(FakeEnvironment(["App/A.swift": ""], segueSources: nil))
        #expect(fault?.identifier == "segue-sources-not-found")
    }

    @Test func missingModules() {
        let environment = FakeEnvironment(["App/A.swift": ""])
        environment.set("/modules/HeadlessUIKit.swiftmodule", nil)
        let fault = fault(environment)
        #expect(fault?.identifier == "runtime-modules-not-found")
        #expect(fault?.message.contains("HeadlessUIKit is not in /modules") == true)
        #expect(fault?.fixHint?.contains("SEGUE_MODULES") == true)
    }

    @Test func noTemporaryFolder() {
        let fault = fault(FakeEnvironment(["App/A.swift": ""], temporary: "/full"))
        #expect(fault?.identifier == "no-temporary-folder")
        #expect(fault?.message.hasSuffix("/full: No space left on device") == true)
        #expect(fault?.fixHint?.contains("TMPDIR") == true)
    }

    @Test func aBuildOfTheCacheIsNotUsedWithoutTheTools() throws {
        let environment = FakeEnvironment(["App/A.swift": ""])
        _ = try AppBuilder(environment).build(request)
        environment.set("/modules/HeadlessUIKit.swiftmodule", nil)
        #expect(fault(environment) != nil)
    }

    @Test(arguments: [
        (ToolOutcome(ending: .outOfTime), "swiftc did not end in time"),
        (.init(ending: .signalled(9)), "swiftc was ended by signal 9: it said nothing"),
        (.init(ending: .signalled(9), errors: "App/A.swift:1:8: error: no"), "swiftc was ended by signal 9"),
        (.init(ending: .exited(1)), "swiftc ended with status 1: it said nothing"),
        (.init(ending: .exited(1), errors: "App/Other.swift:1:1: error: no"), "swiftc ended with status 1"),
        (
            .init(ending: .exited(1), errors: "ld: warning: x\nerror: link command failed\nmore"),
            "swiftc ended with status 1: error: link command failed"
        ),
        // It says that all is well, and there is no library.
        (.init(ending: .exited(0)), "swiftc ended with status 0, but wrote no library"),
    ])
    func aCompilerThatFails(outcome: ToolOutcome, expected: String) {
        let environment = FakeEnvironment(["App/A.swift": ""], compile: { _, _ in outcome })
        let fault = fault(environment)
        #expect(fault?.identifier == "app-build-failed")
        #expect(fault?.message.contains(expected) == true)
        #expect(environment.compilations == 1)
    }

    /// Such errors are located at the import, in the user's file.
    @Test(arguments: [
        "malformed compiled module: /modules/HeadlessUIKit.swiftmodule", "no such module 'HeadlessQuartzCore'",
        "missing required modules: 'AnimationCore', 'SourceText'",
        "module compiled with Swift 5.9 cannot be imported by the Swift 6.3 compiler: /modules/HeadlessUIKit.swiftmodule",
    ])
    func modulesThatCannotBeImported(text: String) {
        let environment = FakeEnvironment(
            ["App/A.swift": "", "App/B.swift": ""],
            compile: { [located] _, _ in .init(ending: .exited(1), errors: located + text + "\n") })
        let fault = fault(environment)
        #expect(fault?.message.contains("swiftc cannot import the modules in /modules: \(text)") == true)
        #expect(environment.compilations == 1)
    }

    @Test(arguments: [
        ToolOutcome(ending: .signalled(9)), .init(ending: .exited(0)), .init(ending: .outOfTime),
        .init(ending: .exited(127), errors: "segue-sources: error while loading libSwiftSyntax.so\n"),
    ])
    func aRewriteToolThatFails(outcome: ToolOutcome) {
        let fault = fault(FakeEnvironment(["App/A.swift": ""], rewrite: { _, _ in outcome }))
        #expect(fault?.identifier == "app-build-failed")
        #expect(fault?.message.contains(outcome.failure(of: "segue-sources")) == true)
    }

    @Test func aReadingToolThatFailsIsAWarningOfTheIndex() throws {
        let environment = FakeEnvironment(
            ["App/A.swift": ""], rewrite: { _, _ in ToolOutcome(ending: .exited(127), errors: "cannot load") })
        let build = try AppBuilder(environment).index(request)
        #expect(build.diagnostics.map(\.identifier) == ["app-build-failed"])
        #expect(build.diagnostics.first?.message.hasSuffix("segue-sources ended with status 127: cannot load") == true)
    }

    // MARK: What cannot be written

    @Test func aCacheThatCannotBeWrittenIsDoneWithout() throws {
        let environment = FakeEnvironment(["App/A.swift": ""], cache: "/full/cache")
        let build = try AppBuilder(environment).build(request)
        #expect(build.temporaryFolder == "/tmp/draft-2")
        #expect(build.library?.hasPrefix("/tmp/draft-2/App.") == true)
        #expect(environment.text(build.library ?? "") == "library")
        #expect(!environment.paths.contains { $0.hasPrefix("/full/") })
        let compile = environment.calls.last?.arguments.joined(separator: " ") ?? ""
        #expect(!compile.contains("/full/"))
    }

    /// The folder can be made, but there is no room for what the tools write.
    @Test(arguments: [
        "segue-sources: cannot write /cache/apps/draft-1/index.json: No space left on device",
        "error: unable to write: Read-only file system",
    ])
    func aCacheOnAFullDiskIsDoneWithout(text: String) throws {
        let environment = FakeEnvironment(
            ["App/A.swift": ""],
            rewrite: { environment, command in
                command.arguments.contains { $0.hasPrefix("/cache/") }
                    ? ToolOutcome(ending: .exited(74), errors: text)
                    : FakeEnvironment.copying()(environment, command)
            })
        let build = try AppBuilder(environment).build(request)
        #expect(build.temporaryFolder?.hasPrefix("/tmp/") == true)
        #expect(environment.text(build.library ?? "") == "library")
        #expect(!environment.paths.contains { $0.hasPrefix("/cache/") })
    }

    @Test func aFullDiskIsAnError() {
        let environment = FakeEnvironment(
            ["App/A.swift": ""],
            compile: { _, _ in
                ToolOutcome(ending: .exited(1), errors: "error: unable to write: No space left on device")
            })
        let fault = fault(environment)
        #expect(fault?.message == "the app's own code cannot be compiled: /tmp: No space left on device")
        #expect(fault?.fixHint?.contains("SEGUE_CACHE") == true)
        // In the cache, and then in the temporary folder.
        #expect(environment.compilations == 2)
    }
}
