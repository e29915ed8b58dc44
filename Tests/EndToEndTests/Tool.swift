import Foundation
import TestSupport
import Testing

/// The built `segue`, run as a person would run it.
enum Tool {
    /// What a run left behind.
    struct Run {
        let status: Int32
        let output: String
        let errors: String

        /// The output as JSON.
        func json() throws -> [String: Any] {
            try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        }
    }

    /// The folder of the built executables: the test bundle lies in it.
    static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    static var isBuilt: Bool {
        FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("segue").path)
    }

    /// The path of another program that tests may use; `nil` where it is not installed.
    static func find(_ program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs `segue` in a folder, by default the package's own; no colours, no progress, a cache of its own.
    ///
    /// - Parameters:
    ///   - path: the folders in which the tool finds programs, by default those of the test.
    ///   - variables: what the tool's environment has beside the test's own.
    static func run(
        _ arguments: [String], in directory: URL = Fixtures.packageRoot, path: String? = nil, input: URL? = nil,
        variables: [String: String] = [:]
    ) throws -> Run {
        let process = Process()
        process.executableURL = folder.appendingPathComponent("segue")
        process.arguments = arguments
        process.currentDirectoryURL = directory
        var environment = ProcessInfo.processInfo.environment
        environment["SEGUE_CACHE"] = cache.path
        environment["NO_COLOR"] = "1"
        environment["COLUMNS"] = nil
        if let path {
            environment["PATH"] = path
            environment["SEGUE_SWIFTC"] = nil
        }
        process.environment = environment.merging(variables) { $1 }
        process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
        // Files rather than pipes: nobody has to read while the tool runs.
        let scratch = try Scratch()
        let (output, errors) = (scratch.url("output"), scratch.url("errors"))
        process.standardOutput = try scratch.handle("output")
        process.standardError = try scratch.handle("errors")
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    /// One cache for all runs of a test session, so that an app that several tests walk is compiled once.
    private static let cache = FileManager.default.temporaryDirectory
        .appendingPathComponent("segue-tests-\(ProcessInfo.processInfo.processIdentifier)")
}
