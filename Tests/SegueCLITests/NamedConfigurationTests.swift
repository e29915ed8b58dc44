import Foundation
import Testing

@testable import SegueCLI

/// `segue validate --config`: one configuration for all files.
@Suite struct NamedConfigurationTests {
    let tool: TestTool
    let app: String

    init() throws {
        tool = try TestTool()
        try tool.folder.write(Samples.dangling, to: "App/Main.storyboard")
        try tool.folder.write(Samples.dangling, to: "App/Sub/Other.storyboard")
        app = tool.folder.path("App")
    }

    private func configuration(_ text: String, _ name: String = "ci/strict.yml") throws -> String {
        try tool.folder.write(text, to: name)
    }

    @Test func itTakesThePlaceOfThoseThatAreFound() throws {
        try tool.folder.write("rules: {segue-destination-missing: off}", to: ".segue.yml")
        try tool.folder.write("rules: {segue-destination-missing: note}", to: "App/Sub/.segue.yml")
        let strict = try configuration("rules: {segue-destination-missing: warning}")
        #expect(tool.run("validate", app) == .success)
        #expect(!tool.output.contains("Main.storyboard:") && tool.output.contains(": note: "))
        #expect(tool.run("validate", "--config", strict, app) == .success)
        #expect(tool.output.components(separatedBy: ": warning: ").count == 3)
        #expect(!tool.output.contains(": note: "))
    }

    @Test func aMistakeInOneThatIsNotObeyedDoesNotMatter() throws {
        try tool.folder.write("rules: {none: off}", to: ".segue.yml")
        let strict = try configuration("rules: {segue-destination-missing: off}")
        #expect(tool.run("validate", app) == .usage)
        #expect(tool.run("validate", "--config", strict, app) == .success)
    }

    @Test(
        arguments: [
            ("exclude: [../App/Sub]", 1), ("exclude: [Sub]", 1), ("exclude: ['*.storyboard']", 0),
            ("exclude: [App/Sub]", 2), ("include: [../App/Main.storyboard]", 1),
            ("paths: [{match: ../App/Sub, rules: {segue-destination-missing: off}}]", 1),
            ("suppress: [{rule: segue-destination-missing, path: ../App/Sub/Other.storyboard}]", 1),
        ])
    func pathsAreRelativeToItsFolder(text: String, count: Int) throws {
        let strict = try configuration(text)
        tool.run("validate", "--config", strict, app)
        #expect(tool.output.components(separatedBy: ": error: ").count - 1 == count)
    }

    @Test func theOneThatWouldBeFoundDoesTheSame() throws {
        let found = try configuration("{exclude: [Sub], rules: {segue-destination-missing: warning}}", "App/.segue.yml")
        tool.run("validate", "--format", "json", app)
        let output = tool.output
        #expect(output.contains("segue-destination-missing"))
        tool.run("validate", "--format", "json", "--config", found, app)
        #expect(tool.output == output)
    }

    @Test func baselinesAndSourcesAreThoseThatItNames() throws {
        try tool.folder.write(
            "import UIKit\nclass First: UIViewController {}\nclass Second: UIViewController {}\n", to: "App/Code.swift")
        let strict = try configuration("baseline: known.json")
        #expect(tool.run("validate", "--config", strict, "--baseline", "write", app) == .success)
        #expect(try tool.folder.text("ci/known.json").contains("../App/Main.storyboard"))
        #expect(tool.run("validate", "--config", strict, app) == .success)
        #expect(tool.run("validate", app) == .findings)

        let plain = try configuration("rules: {}")
        #expect(tool.run("validate", "--config", plain, "--baseline", "write", app) == .usage)
        #expect(tool.errors.contains("into \(plain)"))

        let named = Configurations(FileSystem(), named: try configuration("sources: [../App, ../Kit]"))
        let root = try #require(FileSystem().resolved(tool.folder.path))
        let modules = named.sources(for: [app + "/Main.storyboard"])
        #expect(modules.map(\.paths) == [[root + "/App", root + "/Kit"]])
    }

    @Test(arguments: ["missing.yml", "App"])
    func oneThatCannotBeReadIsAUsageError(name: String) {
        #expect(tool.run("validate", "--config", tool.folder.path(name), app) == .usage)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.contains(name) && tool.errors.contains("error: "))
    }

    @Test func anEmptyPathIsNoFile() {
        #expect(tool.run("validate", "--config", "", app) == .usage)
        #expect(tool.errors.contains("--config takes the path of a file."))
    }

    @Test func aMistakeInItHasItsPlace() throws {
        let strict = try configuration("rules:\n  none: off\n")
        #expect(tool.run("validate", "--config", strict, app) == .usage)
        #expect(tool.errors.contains("strict.yml:2:3: error: there is no rule \"none\" [unknown-rule]"))
    }

    @Test(arguments: [["--config", "y"], ["--print-config"], ["--show-files"]])
    func importingGoesWithNoOtherConfiguration(options: [String]) {
        #expect(tool.run(["validate", "--import-config", "x"] + options) == .usage)
        #expect(tool.errors.contains("--import-config looks at no storyboards"))
    }

    @Test func aChangeOfItIsLookedAtAgain() throws {
        let strict = try configuration("rules: {}")
        tool.changes = ScriptedChanges([
            { try self.tool.folder.write("rules: {segue-destination-missing: off}", to: "ci/strict.yml") }
        ])
        #expect(tool.run("validate", "--watch", "--config", strict, app) == .success)
        #expect(tool.output.contains("2 errors in 2 files") && tool.output.hasSuffix("nothing found in 2 files\n"))
    }

    @Test(
        arguments: [
            ("/a/b", "/a/b/c", "c"), ("/a/b", "/a/c/d", "../c/d"), ("/", "/a", "a"), ("/a/b", "/c", "../../c"),
            ("/a/bc", "/a/b/x", "../b/x"),
        ])
    func steps(folder: String, path: String, steps: String) {
        #expect(AbsolutePaths.steps(from: folder, to: path) == steps)
    }
}
