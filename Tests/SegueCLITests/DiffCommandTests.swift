import Foundation
import TestSupport
import Testing

@testable import SegueCLI

@Suite struct DiffCommandTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    private let changed = Samples.sound.replacing("kind=\"show\"", with: "kind=\"presentation\"")

    @Test func twoFiles() throws {
        let old = try tool.folder.write(Samples.sound, to: "old/Main.storyboard")
        let new = try tool.folder.write(changed, to: "new/Main.storyboard")
        #expect(tool.run("diff", old, new) == .findings)
        expectSameText(
            tool.output,
            """
            \(new): 1 segue changed
              ~ segue "next" → Second in First: kind show → presentation

            """)
        #expect(tool.run("diff", old, new, "--label", "App/Main.storyboard") == .findings)
        #expect(tool.output.hasPrefix("App/Main.storyboard: 1 segue changed\n"))
        #expect(tool.run("diff", old, old) == .success)
        #expect(tool.output == "no differences\n")
    }

    @Test func churnIsShownOnRequest() throws {
        let old = try tool.folder.write(Samples.sound, to: "old.storyboard")
        let new = try tool.folder.write(
            Samples.sound.replacing("version=\"3.0\"", with: "version=\"3.0\" toolsVersion=\"9\""), to: "new.storyboard"
        )
        #expect(tool.run("diff", old, new) == .success)
        #expect(tool.output == "no differences that count; --all shows 1 that does not\n")
        #expect(tool.run("diff", old, new, "--all") == .findings)
        #expect(tool.output.contains("  ~ document: toolsVersion none → 9\n"))
    }

    @Test func foldersAreComparedByThePathsInside() throws {
        try tool.folder.write(Samples.sound, to: "old/App/Same.storyboard")
        try tool.folder.write(Samples.sound, to: "new/App/Same.storyboard")
        try tool.folder.write(Samples.sound, to: "old/Changed.storyboard")
        try tool.folder.write(changed, to: "new/Changed.storyboard")
        try tool.folder.write(Samples.sound, to: "old/Gone.storyboard")
        try tool.folder.write(Samples.sound, to: "new/Here.storyboard")
        #expect(tool.run("diff", tool.folder.path("old"), tool.folder.path("new")) == .findings)
        expectSameText(
            tool.output,
            """
            Changed.storyboard: 1 segue changed
              ~ segue "next" → Second in First: kind show → presentation
            Gone.storyboard: removed, 2 scenes, 2 controllers, 1 segue
            Here.storyboard: added, 2 scenes, 2 controllers, 1 segue

            """)
        let text = tool.output
        tool.run("diff", tool.folder.path("old"), tool.folder.path("new"), "--jobs", "1")
        #expect(tool.output == text)
    }

    @Test func jsonTellsEverything() throws {
        let old = try tool.folder.write(Samples.sound, to: "old.storyboard")
        let new = try tool.folder.write(changed, to: "new.storyboard")
        #expect(tool.run("diff", old, new, "--format", "json") == .findings)
        let document = try #require(JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any])
        #expect(document["version"] as? Int == 1)
        #expect(document["hidden"] as? Int == 0)
        let file = try #require((document["files"] as? [[String: Any]])?.first)
        #expect(file["state"] as? String == "changed")
        let change = try #require((file["changes"] as? [[String: Any]])?.first)
        #expect(change["kind"] as? String == "changed")
        #expect(change["category"] as? String == "segue")
        #expect(change["objectID"] as? String == "x")
        #expect(change["scene"] as? String == "First")
        #expect(change["churn"] as? Bool == false)
        #expect(change["old"] as? [String: Int] == ["line": 6, "column": 13])
        let property = try #require((change["properties"] as? [[String: String]])?.first)
        #expect(property == ["name": "kind", "old": "show", "new": "presentation"])
    }

    /// Every key that is written is in the schema, and every key that the schema requires is written.
    @Test func theSchemaHoldsTheReport() throws {
        let url = Fixtures.packageRoot.appendingPathComponent("docs/schemas/diff.schema.json")
        let schema = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        let old = try tool.folder.write(Samples.sound, to: "old/Main.storyboard")
        try tool.folder.write(Samples.dangling, to: "new/Main.storyboard")
        try tool.folder.write(Samples.sound, to: "new/More.storyboard")
        #expect(tool.run("diff", Path.folder(of: old), tool.folder.path("new"), "--all", "-f", "json") == .findings)
        let document = try JSONSerialization.jsonObject(with: Data(tool.output.utf8))
        #expect(Self.mismatches(document, schema, schema, at: "$") == [])
    }

    private static func mismatches(_ value: Any, _ rule: [String: Any], _ root: [String: Any], at path: String)
        -> [String]
    {
        if let reference = rule["$ref"] as? String {
            let definitions = root["definitions"] as? [String: [String: Any]] ?? [:]
            let name = String(reference.split(separator: "/").last ?? "")
            return mismatches(value, definitions[name] ?? [:], root, at: path)
        }
        if let object = value as? [String: Any], let properties = rule["properties"] as? [String: [String: Any]] {
            let required = (rule["required"] as? [String] ?? []).filter { object[$0] == nil }.map {
                "\(path): no \($0)"
            }
            return required
                + object.flatMap { key, value in
                    properties[key].map { mismatches(value, $0, root, at: "\(path).\(key)") } ?? ["\(path): \(key)?"]
                }
        }
        if let list = value as? [Any], let items = rule["items"] as? [String: Any] {
            return list.flatMap { mismatches($0, items, root, at: path + "[]") }
        }
        if let allowed = rule["enum"] as? [String] {
            return allowed.contains(value as? String ?? "") ? [] : ["\(path): \(value)"]
        }
        return rule["type"] == nil && rule["const"] == nil && rule["additionalProperties"] == nil
            ? ["\(path): no rule"] : []
    }

    @Test func theTerminalsWidthHolds() throws {
        let old = try tool.folder.write(Samples.sound, to: "old.storyboard")
        let new = try tool.folder.write(changed, to: "new.storyboard")
        tool.isTerminal = true
        tool.columns = 30
        tool.run("diff", old, new, "--label", "Main.storyboard")
        #expect(tool.output.contains("  ~ segue \"next\" → Second in …\n"))
        #expect(tool.output.split(separator: "\n").allSatisfy { $0.count <= 30 })
    }

    @Test func gitsExternalDiffArguments() throws {
        let old = try tool.folder.write(Samples.sound, to: "old")
        let new = try tool.folder.write(changed, to: "new")
        // Git stops at any other status than 0.
        #expect(tool.run("diff", "Main.storyboard", old, "1f2e3d4c", "100644", new, "0000000", "100644") == .success)
        #expect(tool.output.hasPrefix("Main.storyboard: 1 segue changed\n"))
        #expect(tool.run("diff", "A.storyboard", "/dev/null", ".", ".", new, "0000000", "100644") == .success)
        #expect(tool.output == "A.storyboard: added, 2 scenes, 2 controllers, 1 segue\n")
        let renamed = [
            "a.storyboard", old, "1f2e3d4c", "100644", new, "0000000", "100644", "b.storyboard", "similarity",
        ]
        #expect(tool.run(["diff"] + renamed) == .success)
        #expect(tool.output.hasPrefix("a.storyboard → b.storyboard: 1 segue changed\n"))
    }

    @Test func textconvPrintsLinesAndNeverFailsForAFileItCannotRead() throws {
        let sound = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        #expect(tool.run("diff", "--textconv", sound) == .success)
        #expect(tool.output.contains("\n      show segue \"next\" → Second\n"))
        let broken = try tool.folder.write("<<<<<<< HEAD\n<document/>\n", to: "Broken.storyboard")
        #expect(tool.run("diff", "--textconv", broken) == .success)
        #expect(tool.output.hasSuffix("<<<<<<< HEAD\n<document/>\n"))
    }

    @Test func wrongArgumentsAndUnreadableFiles() throws {
        let sound = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        let broken = try tool.folder.write("", to: "Broken.storyboard")
        #expect(tool.run("diff") == .usage)
        #expect(tool.run("diff", sound) == .usage)
        #expect(tool.run("diff", sound, sound, sound) == .usage)
        #expect(tool.run("diff", sound, tool.folder.path) == .usage)
        #expect(tool.run("diff", sound, tool.folder.path("none")) == .unreadableInput)
        #expect(tool.run("diff", sound, broken) == .unreadableInput)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.contains("[empty-file]"))
    }

    // MARK: Forms for reviews

    @Test func agentTextNamesIDs() throws {
        let old = try tool.folder.write(Samples.sound, to: "old.storyboard")
        let new = try tool.folder.write(changed, to: "new.storyboard")
        #expect(tool.run("diff", old, new, "--label", "Main.storyboard", "-f", "agent") == .findings)
        let text = """
            segue-diff 1
            file changed Main.storyboard
            scene s1@4 First
            ~ x@6 segue "next" → Second
              .kind show -> presentation

            """
        #expect(tool.output == text)
        // The same bytes on a terminal, whatever its width.
        tool.isTerminal = true
        tool.columns = 20
        #expect(tool.run("diff", old, new, "--label", "Main.storyboard", "-f", "agent") == .findings)
        #expect(tool.output == text)
    }

    @Test(arguments: ["markdown", "html", "agent"]) func aFileOfOursIsReplaced(format: String) throws {
        let old = try tool.folder.write(Samples.sound, to: "old.storyboard")
        let new = try tool.folder.write(changed, to: "new.storyboard")
        let output = tool.folder.path("report")
        for _ in 0..<2 {
            #expect(tool.run("diff", old, new, "-f", format, "--output", output) == .findings)
            #expect(try tool.folder.text("report").contains("presentation"))
        }
    }

    @Test func severalFilesAreOneReport() throws {
        for (folder, text) in [("old", Samples.sound), ("new", changed)] {
            try tool.folder.write(text, to: "\(folder)/A.storyboard")
            try tool.folder.write(text, to: "\(folder)/B.storyboard")
            try tool.folder.write(Samples.sound, to: "\(folder)/Same.storyboard")
        }
        try tool.folder.write(Samples.sound, to: "new/New.storyboard")
        func report(_ format: String) -> String {
            #expect(tool.run("diff", tool.folder.path("old"), tool.folder.path("new"), "-f", format) == .findings)
            return tool.output
        }
        #expect(report("markdown").matches(of: #/\n### /#).count == 3)
        #expect(report("agent").matches(of: #/\nfile /#).count == 3)
        let page = report("html")
        #expect(page.contains("<h1>Changes in 3 storyboards and xibs</h1>"))
        #expect(page.matches(of: /<section>/).count == 3)
        // Each list has an id of its own, and each link leads to one.
        let ids = page.matches(of: #/ id="([^"]*)"/#).map(\.1)
        #expect(Set(ids).count == ids.count)
        #expect(page.matches(of: ##/href="#([^"]*)"/##).allSatisfy { ids.contains($0.1) })
    }

    @Test func linesAreLinkedByTemplate() throws {
        let old = try tool.folder.write(Samples.sound, to: "old.storyboard")
        let new = try tool.folder.write(changed, to: "new.storyboard")
        let arguments = ["diff", old, new, "-f", "markdown"]
        #expect(tool.run(arguments) == .findings)
        #expect(tool.output.contains("(`\(new):6`)"))
        tool.environment = ["GITHUB_WORKSPACE": tool.folder.path, "GITHUB_ACTIONS": "true"]
        #expect(tool.run(arguments + ["--link", "https://host/{path}?line={line}"]) == .findings)
        #expect(tool.output.contains("([line 6](https://host/new.storyboard?line=6))"))
        // No commit is known.
        #expect(tool.run(arguments + ["--link", "https://host/{commit}/{path}"]) == .findings)
        #expect(tool.output.contains("(`\(new):6`)"))
        #expect(tool.run(arguments + ["--link", "https://host/{sha}"]) == .usage)
        #expect(tool.errors.contains("{sha} is not one of {commit}, {path} and {line}"))
    }

    @Test func gitHubActionsSaysHowLinesAreLinked() throws {
        let old = try tool.folder.write(Samples.sound, to: "old.storyboard")
        let new = try tool.folder.write(changed, to: "App/Main.storyboard")
        tool.environment = [
            "GITHUB_ACTIONS": "true", "GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "o/r",
            "GITHUB_SHA": "4f2a", "GITHUB_WORKSPACE": tool.folder.path,
        ]
        #expect(tool.run("diff", old, new, "-f", "markdown") == .findings)
        #expect(tool.output.contains("([line 6](https://github.example/o/r/blob/4f2a/App/Main.storyboard#L6))"))
        // Elsewhere these variables mean nothing.
        tool.environment["GITHUB_ACTIONS"] = nil
        #expect(tool.run("diff", old, new, "-f", "markdown") == .findings)
        #expect(!tool.output.contains("github.example"))
    }
}
