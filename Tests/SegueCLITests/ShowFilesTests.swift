import Foundation
import TestSupport
import Testing

@testable import SegueCLI

/// `segue validate --show-files`: which files would be checked, and why others would not.
@Suite struct ShowFilesTests {
    let tool: TestTool
    let app: String

    init() throws {
        tool = try TestTool()
        for name in [
            "Main.storyboard", "Views/Cell.xib", "Pods/P/pod.xib", "Old/old.xib", ".hidden.xib", ".cache/c.xib",
            "Generated/g.xib", "local.xib",
        ] {
            try tool.folder.write(Samples.dangling, to: "App/" + name)
        }
        try tool.folder.makeFolder(".git")
        try tool.folder.write("/App/Generated/\nlocal.*\n", to: ".gitignore")
        try tool.folder.write("exclude: [Old]", to: "App/.segue.yml")
        try tool.folder.write("notes", to: "App/notes.txt")
        try tool.folder.write("x", to: "Elsewhere/outside.xib")
        try tool.folder.link("App/out.xib", to: "../Elsewhere/outside.xib")
        app = tool.folder.path("App")
    }

    /// A path as seen from the tool's folder, also where the system's own folder leads through a link.
    private func short(_ text: String) -> String {
        let root = FileSystem().resolved(tool.folder.path) ?? ""
        return text.replacing(root + "/", with: "").replacing(tool.folder.path + "/", with: "")
    }

    private func document() throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any])
    }

    private func files() throws -> [String] {
        try #require(document()["files"] as? [[String: Any]]).map { short($0["path"] as? String ?? "") }
    }

    /// The reason by the path.
    private func leftOut() throws -> [String: String] {
        let entries = try #require(document()["leftOut"] as? [[String: Any]])
        return Dictionary(
            entries.map { (short($0["path"] as? String ?? ""), $0["reason"] as? String ?? "") }
        ) { "\($0) \($1)" }
    }

    @Test func everyFileIsListedWithTheReason() throws {
        #expect(tool.run("validate", "--show-files", "--format", "json", app) == .success)
        #expect(try files() == ["App/Main.storyboard", "App/Views/Cell.xib"])
        #expect(
            try leftOut() == [
                "App/Pods": "dependency", "App/Old/old.xib": "excluded", "App/.hidden.xib": "hidden",
                "App/.cache": "hidden", "App/Generated": "gitignore", "App/local.xib": "gitignore",
                "App/out.xib": "link",
            ])
        #expect(try document()["version"] as? Int == 1)
        #expect(try document()["otherFiles"] as? Int == 1)
        let schema = Fixtures.packageRoot.appendingPathComponent("docs/schemas/files.schema.json")
        #expect(try JSONSchema(json: Data(contentsOf: schema)).accepts(JSON(document())))
        // The schema refuses what is no such document.
        var other = try document()
        other["leftOut"] = [["path": "a", "reason": "mood"]]
        #expect(try !JSONSchema(json: Data(contentsOf: schema)).accepts(JSON(other)))
    }

    @Test func asTextToo() throws {
        #expect(tool.run("validate", "--show-files", app) == .success)
        expectSameText(
            short(tool.output),
            """
            App/Main.storyboard
            App/Views/Cell.xib

            left out:
              App/.cache       hidden
              App/.hidden.xib  hidden
              App/Generated    named by a .gitignore
              App/Old/old.xib  "exclude" in App/.segue.yml names it
              App/Pods         a folder of dependencies or of build products
              App/local.xib    named by a .gitignore
              App/out.xib      this link is not followed: it leads out of the folder

            2 files to check, 7 left out; 1 file of other kinds

            """)
    }

    @Test func theFilesAreThoseThatAreChecked() throws {
        for options in [[], ["--include-ignored"]] {
            tool.run(["validate", "--show-files", "--format", "json", app] + options)
            let listed = try Set(files())
            tool.run(["validate", "--format", "json", app] + options)
            let findings = try #require(document()["findings"] as? [[String: Any]])
            let found = findings.filter { $0["rule"] as? String == "segue-destination-missing" }
            #expect(Set(found.map { short($0["path"] as? String ?? "") }) == listed)
        }
    }

    @Test func whatIncludeDoesNotNameIsLeftOut() throws {
        let named = try tool.folder.write("include: [Views]", to: "App/views.yml")
        #expect(tool.run("validate", "--show-files", "--format", "json", "--config", named, app) == .success)
        #expect(try files() == ["App/Views/Cell.xib"])
        #expect(try leftOut()["App/Main.storyboard"] == "not-included")
        #expect(tool.run("validate", "--show-files", "--config", named, app) == .success)
        #expect(short(tool.output).contains("  \"include\" in App/views.yml does not name it\n"))
    }

    @Test func testsAndSourcesAreListed() throws {
        let project = """
            // !$*UTF8*$!
            { objects = {
            TApp = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (SApp, ); productType = "com.apple.product-type.application"; };
            SApp = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            TTest = {isa = PBXNativeTarget; name = ShopTests; fileSystemSynchronizedGroups = (STest, ); productType = "com.apple.product-type.bundle.unit-test"; };
            STest = {isa = PBXFileSystemSynchronizedRootGroup; path = Checks; sourceTree = "<group>"; };
            }; }
            """
        try tool.folder.write(project, to: "Shop.xcodeproj/project.pbxproj")
        try tool.folder.write(Samples.sound, to: "Checks/Sample.xib")
        try tool.folder.write("class Helper {}\n", to: "Checks/Helper.swift")
        try tool.folder.write("import XCTest\n", to: "Loose/Loose.swift")
        try tool.folder.write("class First {}\n", to: "App/First.swift")
        try tool.folder.write("class Made {}\n", to: "Loose/local.swift")
        let root = tool.folder.path
        #expect(tool.run("validate", "--show-files", "--format", "json", "--sources", root, root) == .success)
        #expect(
            try files() == [
                "App/Main.storyboard", "App/Views/Cell.xib", "Elsewhere/outside.xib", "App/First.swift",
            ])
        let entries = try #require(document()["files"] as? [[String: Any]])
        // The project file and the notes; sources are listed, so they are no others.
        #expect(try document()["otherFiles"] as? Int == 2)
        #expect(entries.map { $0["kind"] as? String } == ["interface", "interface", "interface", "source"])
        #expect(entries.map { $0["targets"] as? [String] } == [["Shop"], ["Shop"], [], ["Shop"]])
        #expect(entries.map { $0["configuration"] != nil } == [true, true, false, true])
        let reasons = try leftOut()
        #expect(reasons["Checks/Sample.xib"] == "test" && reasons["Checks/Helper.swift"] == "test")
        #expect(reasons["Loose/Loose.swift"] == "test")
        // A source that is read because a target has it is not left out; this one belongs to none.
        #expect(reasons["Loose/local.swift"] == "gitignore")
        #expect(tool.run("validate", "--show-files", "--sources", root, root) == .success)
        #expect(tool.output.contains("test code of ShopTests\n") && tool.output.contains("test code\n"))
        // Who names a file of tests wants it checked.
        let sample = tool.folder.path("Checks/Sample.xib")
        #expect(tool.run("validate", "--show-files", "--format", "json", "--sources", root, sample) == .success)
        #expect(try files().contains("Checks/Sample.xib") && leftOut()["Checks/Sample.xib"] == nil)
    }

    @Test func whatCannotBeReadIsListedAndTold() throws {
        #expect(tool.run("validate", "--show-files", "--format", "json", app, app + "/none") == .unreadableInput)
        #expect(try leftOut()["App/none"] == "unreadable" && files().count == 2)
        #expect(
            tool.run("validate", "--show-files", "--format", "json", "--sources", app + "/no", app) == .unreadableInput)
        #expect(try leftOut()["App/no"] == "unreadable")
        #expect(tool.run("validate", "--show-files", app + "/Pods/P/../..", tool.folder.path(".git")) == .usage)
        #expect(tool.errors.contains("[nothing-found]"))
        try tool.folder.write("rules: {none: off}", to: "App/.segue.yml")
        #expect(tool.run("validate", "--show-files", app) == .usage)
        #expect(tool.output.isEmpty && tool.errors.contains("[unknown-rule]"))
    }

    @Test func itGoesWithNothingThatChecks() {
        for options in [["--fix"], ["--watch"], ["--stdin"], ["--baseline", "write"], ["--print-config"]] {
            #expect(tool.run(["validate", "--show-files"] + options) == .usage)
        }
        #expect(tool.run("validate", "--show-files", "--format", "sarif") == .usage)
        #expect(tool.errors.contains("--show-files writes text or json, not sarif."))
    }
}
