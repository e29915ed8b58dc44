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
        #expect(tool.run("report") == .usage)
    }
}
