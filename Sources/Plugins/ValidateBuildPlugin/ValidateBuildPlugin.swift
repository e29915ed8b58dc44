import Foundation
import PackagePlugin

/// Validates a target's storyboards and xibs whenever they have changed and it is built. What is wrong with them is an
/// error of the build, in the form in which Xcode marks lines.
@main struct ValidateBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = module.sourceFiles.map(\.url).filter { ["storyboard", "xib"].contains($0.pathExtension) }
        guard !files.isEmpty else { return [] }
        let segue = try context.tool(named: "segue").url
        // What reads Swift where the configuration names sources.
        let sources = try context.tool(named: "segue-sources").url
        let configuration = [".segue.yml"].map { context.package.directoryURL.appendingPathComponent($0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        // Builds know a command as done by a file that it writes. An empty source adds nothing to the module; anything
        // else would be copied into the product.
        let done = context.pluginWorkDirectoryURL.appendingPathComponent("\(target.name)Storyboards.swift")
        return [
            .buildCommand(
                displayName: "Validating the storyboards of \(target.name)",
                executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: [
                    "-c", #"done=$1; shift; "$0" validate --format xcode "$@" && : > "$done""#, segue.path, done.path,
                ]
                    + files.map(\.path),
                environment: ["SEGUE_SOURCES": sources.path],
                inputFiles: files + configuration + [segue, sources], outputFiles: [done])
        ]
    }
}
