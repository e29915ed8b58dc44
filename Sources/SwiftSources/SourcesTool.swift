import ClassIndex
import JSONText
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The commands of `segue-sources`.
package struct SourcesTool {
    /// The tool cannot do what was asked; the message says why.
    struct Failure: Error, CustomStringConvertible {
        var description: String
        /// What the process returns: 64 for a mistake in the call, 65 for unreadable sources, 74 for unwritable output.
        var status: Int32
    }

    static let usage = """
        usage: segue-sources index --output FILE [--module NAME] [--platform iOS] SOURCE…
               segue-sources check [--module NAME] [--platform iOS] SOURCE…
               segue-sources rewrite --output FOLDER [--module NAME] [--platform iOS] [--runtime-module UIKit]
                                     [--leave-out SOURCE]… [--omit MEMBER]…
                                     [--omit-body LINE:COLUMN:SOURCE --because ERROR]… SOURCE…

        The SOURCE - stands for the paths that standard input has, each ended by a zero byte. Which source is being
        read is said on standard error: @0 for the first. For index, an empty path ends a module; the next module's
        name and platform follow, then its paths.

        index    writes the class index of Swift and Objective-C sources as JSON, one line for each module; the FILE - is
                 standard output.
        check    reads each source by itself, and writes nothing.
        rewrite  writes copies of Swift sources that compile without Objective-C, each with the registration of its
                 classes, and index.json and manifest.json.

        """

    private let arguments: ToolArguments

    /// Carries out the command line of this process, and ends the process where that fails.
    package static func main() {
        ProcessLimits.apply()
        ProcessLimits.withLargeStack {
            do {
                try run(Array(CommandLine.arguments.dropFirst()), watch: .process)
            } catch {
                try? StandardStreams.write(Array("segue-sources: \(error)\n".utf8), to: STDERR_FILENO)
                exit((error as? Failure)?.status ?? 70)
            }
        }
    }

    /// Carries out a command line, the program's own name left out.
    static func run(_ arguments: [String], watch: FileWatch = .none) throws {
        try SourcesTool(arguments: ToolArguments(arguments), watch: watch).run()
    }

    private let watch: FileWatch

    private init(arguments: ToolArguments, watch: FileWatch) {
        (self.arguments, self.watch) = (arguments, watch)
    }

    private func run() throws {
        guard arguments.command != .index else { return try index() }
        var files = try readSources()
        guard arguments.command != .check else { return check(files) }
        let omissions = BodyOmissions(runtimeModule: arguments.runtimeModule, requests: arguments.bodies)
        var bodies: [RewriteManifest.OmittedBody] = []
        for position in files.indices where !omissions.requests.isEmpty {
            let result = omissions.apply(to: files[position])
            files[position] = result.file
            bodies += result.bodies
        }
        let program = Program(
            module: arguments.module, platform: arguments.platform, files: files, watch: watch)
        var run = RewriteRun(
            program, runtimeModule: arguments.runtimeModule, leftOut: Set(arguments.leftOut),
            omitted: Set(arguments.omitted))
        try write(run.run(), bodies)
    }

    /// Writes the index of each module, one after the other: the trees of one are given up before the next is read.
    private func index() throws {
        let modules =
            try arguments.sources == ["-"]
            ? SourceModule.read(StandardStreams.readAll(), arguments)
            : [
                SourceModule(name: arguments.module, platform: arguments.platform, paths: arguments.sources)
            ]
        let parsed = try ParsedFiles(modules) { try read($0) }
        var count = 0
        var output: [UInt8] = []
        for module in modules {
            let files = try parsed.begin(module.paths) { try read($0) }
            let program = Program(
                module: module.name, platform: module.platform, files: files, isReading: true, parsed: parsed,
                watch: watch.counting(from: count))
            count += files.count
            output += try encoded(program.index)
        }
        try write(output, to: arguments.output)
    }

    /// Reads each file as if it were the only one.
    private func check(_ files: [SourceFile]) {
        for (number, file) in files.enumerated() {
            watch.begin(number, file)
            _ = Program(
                module: arguments.module, platform: arguments.platform, files: [file], isReading: true,
                parsed: ParsedFiles())
        }
        watch.end()
    }

    private func readSources() throws -> [SourceFile] {
        let paths = arguments.sources == ["-"] ? try readPaths() : arguments.sources
        return try paths.map(read)
    }

    private func read(_ path: String) throws -> SourceFile {
        do {
            return SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        } catch {
            throw Failure(description: "cannot read \(path): \(Self.reason(error))", status: 65)
        }
    }

    /// The paths on standard input: there may be more than a command line holds.
    private func readPaths() throws -> [String] {
        try StandardStreams.readAll().split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private func write(_ result: RewriteRun.Result, _ bodies: [RewriteManifest.OmittedBody]) throws {
        let folder = arguments.output
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(description: "cannot make \(folder): \(Self.reason(error))", status: 74)
        }
        var copies: [RewriteManifest.Copy] = []
        for copy in result.copies {
            let path = "\(folder)/\(copy.name)"
            try write(copy.text, to: path)
            copies.append(RewriteManifest.Copy(source: copy.source, path: path))
        }
        let registrations = "\(folder)/SegueRegistrations.swift"
        try write(Array(result.registrations.utf8), to: registrations)
        try writeJSON(result.index, to: "\(folder)/\(RewriteManifest.indexName)")
        let manifest = RewriteManifest(
            files: copies, registrations: registrations, problems: result.problems, bodies: bodies)
        try writeJSON(manifest, to: "\(folder)/\(RewriteManifest.fileName)")
    }

    private func writeJSON(_ value: some Encodable, to path: String) throws { try write(encoded(value), to: path) }

    /// A value as one line.
    private func encoded(_ value: some Encodable) throws -> [UInt8] {
        try JSONText.line(value) + [UInt8(ascii: "\n")]
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        do {
            guard path != "-" else { return try StandardStreams.write(bytes) }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw Failure(description: "cannot write \(path): \(Self.reason(error))", status: 74)
        }
    }

    /// The system's own words for an error of Foundation's, where it has any: `No space left on device`.
    private static func reason(_ error: any Error) -> String {
        guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else { return "\(error)" }
        return String(cString: strerror(code.rawValue))
    }
}
