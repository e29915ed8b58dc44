import Testing

@testable import SegueCLI

@Suite struct SegueCommandTests {
    @Test func withoutArgumentsItShowsItsHelp() throws {
        let tool = try TestTool()
        #expect(tool.run() == .success)
        #expect(tool.output.hasPrefix("Validates, walks and reports the storyboards of an app, without Xcode.\n"))
        #expect(tool.errors.isEmpty)
    }

    @Test func theVersionIsOneLine() throws {
        let tool = try TestTool()
        #expect(tool.run("--version") == .success)
        #expect(tool.output == "segue \(Version.current)\n")
    }

    @Test func aMistypedCommandNamesTheRightOne() throws {
        let tool = try TestTool()
        #expect(tool.run("hepl") == .usage)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.hasPrefix("Error: Unknown command 'hepl'. Did you mean 'help'?\n"))
    }
}
