import Foundation
import TestSupport
import Testing

@testable import SegueCLI

@Suite struct ReportCommandTests {
    let tool: TestTool

    init() throws { tool = try TestTool() }

    @Test func itShowsTheTree() throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        #expect(tool.run("report", path) == .success)
        expectSameText(
            tool.output,
            """
            1 storyboard, 2 scenes, 1 segue (1 show)
            └─ \(path): iOS, 2 scenes, 1 segue
               ├─ First: UIViewController, id a, initial
               │  └─ show "next" → Second
               └─ Second: UIViewController, id b

            """)
    }

    @Test func aTerminalsWidthHolds() throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        tool.isTerminal = true
        tool.columns = 30
        tool.run("report", path)
        #expect(tool.output.split(separator: "\n").allSatisfy { $0.count <= 30 })
        #expect(tool.output.contains("1 storyboard, 2 scenes, 1 seg…\n"))
    }

    @Test(arguments: Samples.unreadable)
    func whatCannotBeReadIsOneDiagnosticAndEndsWith65(identifier: String, bytes: [UInt8]) throws {
        let path = try tool.folder.write(Data(bytes), to: "Main.storyboard")
        #expect(tool.run("report", path, "--output", tool.folder.path("out")) == .unreadableInput)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.contains("[\(identifier)]\n"))
        #expect(tool.errors.split(separator: "\n").count { $0.contains(" error: ") } == 1)
        #expect(tool.folder.contents() == ["Main.storyboard"])
    }

    @Test func oneBrokenFileDoesNotHideTheOthers() throws {
        let broken = try tool.folder.write("", to: "App/a.storyboard")
        let sound = try tool.folder.write(Samples.sound, to: "App/b.storyboard")
        #expect(tool.run("report", tool.folder.path("App"), "--format", "json") == .unreadableInput)
        #expect(tool.errors.hasPrefix("\(broken):1:1: error: the file is empty [empty-file]\n"))
        let document = try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [String: Any]
        let storyboards = try #require(document?["storyboards"] as? [[String: Any]])
        #expect(storyboards.map { $0["path"] as? String } == [sound])
    }

    @Test func nothingToReadHasItsStatus() throws {
        try tool.folder.makeFolder("Empty")
        #expect(tool.run("report", tool.folder.path("Empty")) == .usage)
        #expect(tool.run("report", tool.folder.path("none.storyboard")) == .unreadableInput)
    }

    @Test(arguments: [
        (["tree"], "1 storyboard, 2 scenes"), (["views", "--scene", "First"], "First (a) in "),
        (["graph"], "digraph segue {"), (["graph", "--format", "mermaid"], "flowchart LR"),
        (["graph", "--format", "graphml"], "<?xml version"), (["refs", "Second"], "Second, id b, in "),
        (["stats"], "files "), (["--unknown"], "every element and attribute is known"),
        (["--kind", "show", "--format", "json"], "{\n"),
    ]) func eachKindIsASubcommandAndTheTreeTheDefault(arguments: [String], beginning: String) throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        #expect(tool.run(["report"] + arguments + [path]) == .success)
        #expect(tool.errors.isEmpty)
        #expect(tool.output.hasPrefix(beginning), "\(tool.output)")
    }

    @Test(arguments: [
        (["--scene", "Frist"], "no scene is called \"Frist\"", "did you mean \"First\"?"),
        (["--storyboard", "Mian"], "no storyboard is called \"Mian\"", "did you mean \"Main\"?"),
        (["--kind", "shwo"], "no segue is of the kind \"shwo\"", "did you mean \"show\"?"),
        (["--fromat", "json"], "Unknown option '--fromat'", "--format"),
        (["--format", "dot"], "The value 'dot' is invalid", "'json'"),
        (["--format", "json", "graph"], "there is no file or folder \"graph\"", "segue report graph "),
    ]) func whatMeansNothingEndsWith64AndAHint(arguments: [String], message: String, hint: String) throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        #expect(tool.run(["report"] + arguments + [path]) == .usage)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.contains(message))
        #expect(tool.errors.contains(hint))
    }

    @Test func aNameOfSeveralScenesListsThem() throws {
        let first = try tool.folder.write(Samples.sound, to: "App/A.storyboard")
        let second = try tool.folder.write(Samples.sound, to: "App/B.storyboard")
        #expect(tool.run("report", "refs", "First", tool.folder.path("App")) == .usage)
        #expect(tool.errors.contains("several scenes are called \"First\""))
        #expect(tool.errors.contains("a: First in \(first):4:5\n"))
        #expect(tool.errors.contains("a: First in \(second):4:5\n"))
        #expect(tool.run("report", "refs", "First", "--storyboard", "B", tool.folder.path("App")) == .success)
        #expect(tool.output.hasPrefix("First, id a, in \(second)"))
    }

    @Test func anInfoPlistTellsWhereTheAppBegins() throws {
        try tool.folder.write(Samples.sound, to: "App/Main.storyboard")
        try tool.folder.write(
            "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>", to: "App/App-Info.plist"
        )
        #expect(tool.run("report", tool.folder.path("App")) == .success)
        #expect(tool.output.contains("First: UIViewController, id a, initial, by UIMainStoryboardFile\n"))
        #expect(tool.errors.isEmpty)
    }

    @Test func anInfoPlistThatCannotBeReadIsAWarning() throws {
        try tool.folder.write(Samples.sound, to: "App/Main.storyboard")
        try tool.folder.write("bplist00", to: "App/Info.plist")
        #expect(tool.run("report", tool.folder.path("App")) == .success)
        #expect(tool.errors.contains(" warning: the property list is binary"))
        #expect(tool.errors.contains("[binary-property-list]"))
        #expect(tool.output.hasPrefix("1 storyboard"))
    }

    @Test func aSettingOfTheBuildIsToldAndNoSceneIsUnreachableForIt() throws {
        try tool.folder.write(Samples.sound, to: "App/Main.storyboard")
        try tool.folder.write(
            "<plist><dict><key>UIMainStoryboardFile</key><string>Main$(SUFFIX)</string></dict></plist>",
            to: "App/Info.plist")
        #expect(tool.run("report", tool.folder.path("App")) == .success)
        #expect(tool.errors.contains("Info.plist:1:"))
        #expect(tool.errors.contains("UIMainStoryboardFile is \"Main$(SUFFIX)\", which the build fills in"))
        #expect(!tool.output.contains("unreachable"))
    }

    @Test func aFileMayBeCalledLikeAKind() throws {
        let path = try tool.folder.write(Samples.sound, to: "graph")
        #expect(tool.run("report", path) == .success)
        #expect(tool.output.hasPrefix("1 storyboard"))
    }

    @Test(arguments: ["dot", "mermaid", "graphml", "json"]) func aGraphMayReplaceItself(format: String) throws {
        let path = try tool.folder.write(Samples.sound, to: "Main.storyboard")
        let file = tool.folder.path("graph")
        for _ in 0..<2 {
            #expect(tool.run("report", "graph", "--format", format, "--output", file, path) == .success)
        }
        #expect(try tool.folder.text("graph").contains("segue \(Version.current)"))
    }
}
