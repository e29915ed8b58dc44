import Foundation
import Testing

@testable import SegueCLI

/// Swift Testing has one too.
typealias ExitStatus = SegueCLI.ExitStatus

/// A tool whose outputs are memory, and a folder that goes away with it.
final class TestTool {
    private(set) var output = ""
    private(set) var errors = ""
    let folder: TemporaryFolder
    var environment: [String: String] = [:]
    var isTerminal = false
    /// What is typed, line by line.
    var answers: [String] = []
    var columns: Int?
    var executable: String?
    var changes: any ChangeSource = ScriptedChanges([])
    /// The descriptor that commands read as their standard input.
    var standardInput: Int32 = 0

    init() throws { folder = try TemporaryFolder() }

    /// Runs segue as `arguments` say, as if from a shell.
    @discardableResult
    func run(_ arguments: String...) -> ExitStatus { run(arguments) }

    @discardableResult
    func run(_ arguments: [String]) -> ExitStatus {
        output = ""
        errors = ""
        return SegueTool.run(arguments, in: tool)
    }

    var tool: Tool {
        var files = FileSystem()
        files.standardInput = standardInput
        return Tool(
            terminal: Terminal(
                output: memory { self.output += $0 }, errors: memory { self.errors += $0 },
                input: TerminalInput(isTerminal: isTerminal) {
                    self.answers.isEmpty ? nil : self.answers.removeFirst()
                }),
            files: files, environment: self.environment, executable: self.executable,
            changes: changes)
    }

    private func memory(_ take: @escaping (String) -> Void) -> TerminalOutput {
        .memory(take, isTerminal: isTerminal, columns: columns)
    }
}

/// A folder of a test's own, removed with the value.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("segue-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a file, with the folders above it, and answers with its path.
    @discardableResult
    func write(_ content: String, to name: String) throws -> String { try write(Data(content.utf8), to: name) }

    @discardableResult
    func write(_ content: Data, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file)
        return file.path
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// Every path below the folder, sorted.
    func contents() -> [String] {
        (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
    }
}
