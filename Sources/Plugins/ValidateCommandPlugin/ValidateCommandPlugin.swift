import Foundation
import PackagePlugin

/// `swift package segue-validate`: `segue validate` over a package, with whatever else is given to it.
///
///     swift package segue-validate
///     swift package segue-validate --target App --format github
@main struct ValidateCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = names.isEmpty ? [] : try context.package.targets(named: names)
        // Who names no target means the whole package; who names paths, or another source, means just those.
        let rest = extractor.remainingArguments
        let folders = targets.compactMap { $0.sourceModule?.directoryURL.path }
        let paths =
            !folders.isEmpty ? folders : rest.isEmpty || namesNoPath(rest) ? [context.package.directoryURL.path] : []

        let process = Process()
        process.executableURL = try context.tool(named: "segue").url
        process.arguments = ["validate"] + rest + paths
        process.currentDirectoryURL = context.package.directoryURL
        // What reads Swift for --sources; the package manager may call it by another name than segue looks for.
        var environment = ProcessInfo.processInfo.environment
        environment["SEGUE_SOURCES"] = try context.tool(named: "segue-sources").url.path
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        // What was found stands above; the status is that of `swift package`.
        if process.terminationStatus != 0 {
            Diagnostics.error("segue validate ended with status \(process.terminationStatus)")
        }
    }

    /// Whether the arguments are options alone.
    private func namesNoPath(_ arguments: [String]) -> Bool {
        let flags: Set = ["--quiet", "--fix", "--dry-run", "--force", "--watch"]
        var isValue = false
        for argument in arguments {
            if isValue {
                isValue = false
            } else if ["--stdin", "--git-staged", "--help", "-h"].contains(argument) || !argument.hasPrefix("-") {
                return false
            } else {
                isValue = !flags.contains(argument) && !argument.contains("=")
            }
        }
        return true
    }
}
