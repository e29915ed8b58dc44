import Foundation
import Testing

@testable import SegueCLI

@Suite struct TerminalTests {
    /// What a terminal with `environment` writes to a pipe that is or is not a terminal.
    private func output(environment: [String: String], file: String = "/dev/null") throws -> TerminalOutput {
        let descriptor = open(file, O_RDWR)
        try #require(descriptor >= 0)
        return TerminalOutput.descriptor(descriptor, environment: environment)
    }

    @Test func aFileHasNoColorsAndNoWidth() throws {
        let output = try output(environment: [:])
        #expect(!output.isTerminal && !output.usesColors && output.columns == nil)
    }

    @Test func aWidthThatIsSaidHolds() throws {
        #expect(try output(environment: ["COLUMNS": "72"]).columns == 72)
        #expect(try output(environment: ["COLUMNS": "many"]).columns == nil)
        #expect(try output(environment: ["COLUMNS": "0"]).columns == nil)
    }

    @Test(
        arguments: [
            ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false),
            (["TERM": "xterm"], true),
        ] as [([String: String], Bool)])
    func colorsObeyTheEnvironment(environment: [String: String], colors: Bool) throws {
        let terminal = try output(environment: environment, file: "/dev/ptmx")
        #expect(terminal.isTerminal)
        #expect(terminal.usesColors == colors)
        #expect(terminal.columns == 80)
    }

    @Test(
        arguments: [
            (["FORCE_COLOR": "1"], true), (["CLICOLOR_FORCE": "1"], true),
            (["FORCE_COLOR": "3", "TERM": "dumb"], true), (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true),
            (["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), (["FORCE_COLOR": "1", "NO_COLOR": ""], true),
            (["FORCE_COLOR": ""], false), (["FORCE_COLOR": "0"], false), (["FORCE_COLOR": "false"], false),
            (["CLICOLOR_FORCE": "0"], false), (["CLICOLOR": "1"], false), (["TERM": "xterm"], false),
        ] as [([String: String], Bool)])
    func aFileHasColorsWhereTheyAreForced(environment: [String: String], colors: Bool) throws {
        #expect(try output(environment: environment).usesColors == colors)
    }

    @Test(arguments: [(["CLICOLOR": "0"], false), (["CLICOLOR": "1"], true), (["CLICOLOR": ""], true)])
    func aTerminalHasColorsUnlessTheyAreRefused(environment: [String: String], colors: Bool) throws {
        #expect(try output(environment: environment, file: "/dev/ptmx").usesColors == colors)
    }

    @Test func theOptionWins() throws {
        let output = try output(environment: ["NO_COLOR": "1"])
        output.use(.auto)
        #expect(!output.usesColors)
        output.use(.always)
        #expect(output.usesColors)
        let forced = try self.output(environment: ["FORCE_COLOR": "1"])
        forced.use(.auto)
        #expect(forced.usesColors)
        forced.use(.never)
        #expect(!forced.usesColors)
    }

    @Test func progressShowsOnATerminalOnly() {
        var shown = ""
        func terminal(_ isTerminal: Bool) -> Terminal {
            let output = TerminalOutput(isTerminal: isTerminal, usesColors: false, columns: 20) {
                shown += String(decoding: $0, as: UTF8.self)
                return .written
            }
            return Terminal(output: output, errors: output)
        }
        terminal(false).progress("reading")
        #expect(shown.isEmpty)
        let visible = terminal(true)
        visible.progress("reading a file with a long name")
        visible.progress("reading a file with a long title")
        visible.write("result\n")
        #expect(shown == "\r\u{1B}[Kreading a file with\r\u{1B}[Kresult\n")
    }

    @Test func aReaderThatHasGoneIsNoFailure() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let output = TerminalOutput.descriptor(ends[1], environment: [:])
        output.write("nobody reads this")
        output.write("nor this")
        #expect(output.failure == nil)
    }

    @Test(.enabled(if: access("/dev/full", W_OK) == 0, "needs /dev/full"))
    func aFullDiskIsAnInternalError() throws {
        let full = try output(environment: [:], file: "/dev/full")
        let tool = Tool(
            terminal: Terminal(output: full, errors: try output(environment: [:])), files: FileSystem(),
            environment: [:], executable: nil)
        #expect(SegueTool.run(["--version"], in: tool) == .internalError)
        #expect(full.failure?.contains("space") == true)
    }
}
