import AppSources
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The commands of `segue-sources`.
struct SourcesTool {
    /// The tool cannot do what was asked; the message says why.
    struct Failure: Error, CustomStringConvertible {
        var description: String
        /// What the process returns: 64 for a mistake in the call, 65 for unreadable sources, 74 for unwritable output.
        var status: Int32
    }

    static let usage = """
        usage: segue-sources index --output FILE [--module NAME] [--platform iOS] SOURCE…
               segue-sources rewrite --output FOLDER [--module NAME] [--platform iOS] [--runtime-module UIKit]
                                     [--leave-out SOURCE]… [--omit MEMBER]… SOURCE…

        index    writes the class index of Swift and Objective-C sources as JSON.
        rewrite  writes copies of Swift sources that compile without Objective-C, each with the registration of its
                 classes, and index.json and manifest.json.

        """

    private let arguments: ToolArguments

    /// Carries out a command line, the program's own name left out.
    static func run(_ arguments: [String]) throws {
        try SourcesTool(arguments: ToolArguments(arguments)).run()
    }

    private func run() throws {
        let program = Program(module: arguments.module, platform: arguments.platform, files: try readSources())
        switch arguments.command {
        case .index: try writeJSON(program.index, to: arguments.output)
        case .rewrite:
            var run = RewriteRun(
                program, runtimeModule: arguments.runtimeModule, leftOut: Set(arguments.leftOut),
                omitted: Set(arguments.omitted))
            try write(run.run())
        }
    }

    private func readSources() throws -> [SourceFile] {
        try arguments.sources.map { path in
            do {
                return SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
            } catch {
                throw Failure(description: "cannot read \(path): \(error)", status: 65)
            }
        }
    }

    private func write(_ result: RewriteRun.Result) throws {
        let folder = arguments.output
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(description: "cannot make \(folder): \(error)", status: 74)
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
        let manifest = RewriteManifest(files: copies, registrations: registrations, problems: result.problems)
        try writeJSON(manifest, to: "\(folder)/\(RewriteManifest.fileName)")
    }

    private func writeJSON(_ value: some Encodable, to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try write(Array(try encoder.encode(value)) + [UInt8(ascii: "\n")], to: path)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw Failure(description: "cannot write \(path): \(error)", status: 74)
        }
    }
}
