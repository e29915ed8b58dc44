import Foundation
import PackagePlugin

/// Validates a target's storyboards and xibs whenever it is built. What is wrong with them is an error of the build, in the
/// form in which Xcode marks lines.
@main struct ValidateBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = module.sourceFiles.map(\.url).filter { ["storyboard", "xib"].contains($0.pathExtension) }
        guard !files.isEmpty else { return [] }
        // Nothing is written there: a file that never comes makes the command run with each build.
        let never = context.pluginWorkDirectoryURL.appendingPathComponent("\(target.name).validated")
        return [
            .buildCommand(
                displayName: "Validating the storyboards of \(target.name)",
                executable: try context.tool(named: "segue").url,
                arguments: ["validate", "--format", "xcode"] + files.map(\.path), inputFiles: files,
                outputFiles: [never])
        ]
    }
}
