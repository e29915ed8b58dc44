import Foundation
import Testing
import Walkthrough

@testable import SegueCLI

/// A walkthrough that cannot be carried out says so in every format, with the status of who is at fault.
@Suite struct WalkFaultTests {
    let tool: TestTool
    let host: FakeHost
    let walkthrough: String

    init() throws {
        tool = try TestTool()
        host = try FakeHost()
        try tool.folder.write(Samples.sound, to: "Flow/Main.storyboard")
        try tool.folder.write("class First {}", to: "Flow/First.swift")
        walkthrough = try tool.folder.write("sources: .\nsteps: [launch, back, settle]\n", to: "Flow/walkthrough.yml")
        tool.environment = ProcessInfo.processInfo.environment
        let records = try host.records(passing: 3) + [.finished(.init(time: 3))]
        tool.environment["SEGUE_HOST"] = try host.executable(writing: records, then: "")
        tool.environment["SEGUE_CACHE"] = tool.folder.path("cache")
        // Everything a build asks for is there, if only by name.
        try tool.folder.write("", to: "Modules/HeadlessUIKit.swiftmodule")
        tool.environment["SEGUE_MODULES"] = tool.folder.path("Modules")
        tool.environment["SEGUE_SOURCES"] = "/bin/true"
        tool.environment["SEGUE_SWIFTC"] = "/bin/true"
    }

    /// Runs the walkthrough in each format: all steps are listed as not run, and the reason is there.
    private func expectNotCarriedOut(
        _ status: ExitStatus, identifier: String, _ reason: String? = nil, steps: Int = 3, path: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let path = path ?? walkthrough
        #expect(tool.run("walk", path) == status, sourceLocation: sourceLocation)
        #expect(tool.output.contains("The walkthrough was not carried out:\n"), sourceLocation: sourceLocation)
        if let reason { #expect(tool.output.contains(reason), "\(tool.output)", sourceLocation: sourceLocation) }
        #expect(!tool.output.contains("✓"), sourceLocation: sourceLocation)
        if steps > 0 {
            #expect(
                tool.output.contains("\(steps) steps: 0 passed, \(steps) not run"), sourceLocation: sourceLocation)
        }
        #expect(tool.errors.contains("[\(identifier)]"), sourceLocation: sourceLocation)

        #expect(tool.run("walk", path, "--format", "json") == status, sourceLocation: sourceLocation)
        let document = try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any]
        let walks = try #require(document?["walkthroughs"] as? [[String: Any]], sourceLocation: sourceLocation)
        #expect(walks.map { $0["passed"] as? Bool } == [false], sourceLocation: sourceLocation)
        #expect(walks[0]["finished"] as? Bool == false, sourceLocation: sourceLocation)
        let outcomes = (walks[0]["steps"] as? [[String: Any]])?.map { $0["outcome"] as? String }
        #expect(outcomes == Array(repeating: "notRun", count: steps), sourceLocation: sourceLocation)
        let obstacles = walks[0]["obstacles"] as? [[String: Any]]
        #expect(obstacles?.first?["identifier"] as? String == identifier, sourceLocation: sourceLocation)
        let message = try #require(
            (walks[0]["breakdown"] as? [String: Any])?["message"] as? String, sourceLocation: sourceLocation)
        if let reason { #expect(message.contains(reason), sourceLocation: sourceLocation) }

        #expect(tool.run("walk", path, "--format", "junit") == status, sourceLocation: sourceLocation)
        let counts = "tests=\"\(steps + 1)\" failures=\"0\" errors=\"1\" skipped=\"\(steps)\""
        #expect(tool.output.contains(counts), "\(tool.output)", sourceLocation: sourceLocation)
        #expect(tool.output.contains("name=\"the walkthrough is carried out\""), sourceLocation: sourceLocation)
    }

    @Test func aMissingCompiler() throws {
        tool.environment["SEGUE_SWIFTC"] = tool.folder.path("nowhere")
        try expectNotCarriedOut(
            .internalError, identifier: "swift-compiler-not-found", "no Swift compiler was found")
    }

    @Test func aMissingReader() throws {
        tool.environment["SEGUE_SOURCES"] = tool.folder.path("nowhere")
        try expectNotCarriedOut(
            .internalError, identifier: "segue-sources-not-found", "segue-sources tool was not found")
    }

    @Test func aMissingReaderOfAnIndex() throws {
        tool.environment["SEGUE_SOURCES"] = tool.folder.path("nowhere")
        try tool.folder.write("sources: {index: .}\nsteps: [launch, back, settle]\n", to: "Flow/walkthrough.yml")
        try expectNotCarriedOut(
            .internalError, identifier: "segue-sources-not-found", "segue-sources tool was not found")
    }

    @Test func aReaderThatFails() throws {
        tool.environment["SEGUE_SOURCES"] = "/bin/false"
        try expectNotCarriedOut(
            .internalError, identifier: "app-build-failed", "segue-sources ended with status 1")
    }

    @Test func missingModules() throws {
        tool.environment["SEGUE_MODULES"] = tool.folder.path("nowhere")
        try expectNotCarriedOut(
            .internalError, identifier: "runtime-modules-not-found",
            "HeadlessUIKit is not in \(tool.folder.path("nowhere"))")
    }

    @Test func noTemporaryFolder() throws {
        tool.environment["TMPDIR"] = tool.folder.path("nowhere")
        try expectNotCarriedOut(
            .internalError, identifier: "no-temporary-folder", "nowhere: No such file or directory")
    }

    @Test func aHostThatIsNotThere() throws {
        tool.environment["SEGUE_HOST"] = nil
        try expectNotCarriedOut(.internalError, identifier: "walk-failed", "segue-host is not beside segue")
    }

    @Test(arguments: [("nowhere", "No such file or directory"), ("/bin/false", "segue-host could not begin")])
    func aHostThatCannotBegin(path: String, reason: String) throws {
        tool.environment["SEGUE_HOST"] = path.hasPrefix("/") ? path : tool.folder.path(path)
        try tool.folder.write("steps: [launch, back, settle]\n", to: "Flow/walkthrough.yml")
        let file = tool.folder.path("report.xml")
        #expect(tool.run("walk", walkthrough, "-f", "junit", "-o", file) == .internalError)
        #expect(try tool.folder.text("report.xml").contains(reason))
        #expect(tool.run("walk", walkthrough) == .internalError)
        #expect(tool.output.contains(reason))
        #expect(tool.output.contains("The walkthrough was not carried out:\n"))
    }

    @Test func sourcesThatAreNotThere() throws {
        try tool.folder.write("sources: Gone\nsteps: [launch, back, settle]\n", to: "Flow/walkthrough.yml")
        try expectNotCarriedOut(
            .unreadableInput, identifier: "unreadable-sources", "there is no file or folder of app sources here")
    }

    @Test func aFolderWithoutSources() throws {
        try tool.folder.makeFolder("Flow/Empty")
        try tool.folder.write("sources: Empty\nsteps: [launch, back, settle]\n", to: "Flow/walkthrough.yml")
        try expectNotCarriedOut(
            .unreadableInput, identifier: "no-sources", "there are no Swift or Objective-C sources here")
    }

    @Test(arguments: Samples.unreadable)
    func aStoryboardThatCannotBeRead(identifier: String, bytes: [UInt8]) throws {
        let path = try tool.folder.write(Data(bytes), to: "Flow/Main.storyboard")
        #expect(tool.run("walk", walkthrough, "--format", "json") == .unreadableInput)
        #expect(tool.output.contains("\"identifier\" : \"\(identifier)\""))
        #expect(tool.output.contains("\"path\" : \"\(path)\""))
        try expectNotCarriedOut(.unreadableInput, identifier: identifier)
    }

    @Test func aWalkthroughThatIsWrong() throws {
        try tool.folder.write("steps:\n  - lanch\n  - bak\n", to: "Flow/walkthrough.yml")
        tool.run("walk", walkthrough)
        #expect(tool.output.hasPrefix("\(walkthrough)\n"))
        #expect(tool.output.contains("\n\(walkthrough):2:5: "))
        #expect(tool.output.contains("  \(walkthrough):3:5: "))
        try expectNotCarriedOut(.usage, identifier: "unknown-key", "lanch", steps: 0)
    }

    @Test func aWalkthroughThatIsNotThere() throws {
        try expectNotCarriedOut(
            .unreadableInput, identifier: "missing-file", "none.yml", steps: 0, path: tool.folder.path("none.yml"))
        try tool.folder.makeFolder("Empty")
        #expect(tool.run("walk", tool.folder.path("Empty"), "-f", "junit") == .usage)
        #expect(tool.output.contains("errors=\"1\""))
    }

    @Test func whatCanBeWalkedIsWalkedAllTheSame() throws {
        try tool.folder.write("steps: [launch, back, settle]\n", to: "Flow/walkthrough.yml")
        try tool.folder.write("steps: [lanch]\n", to: "Flow/a.walkthrough.yml")
        #expect(tool.run("walk", tool.folder.path("Flow"), "--format", "junit") == .usage)
        #expect(tool.output.components(separatedBy: "<testsuite ").count == 3)
        #expect(tool.output.contains("tests=\"3\" failures=\"0\" errors=\"0\" skipped=\"0\""))
    }
}
