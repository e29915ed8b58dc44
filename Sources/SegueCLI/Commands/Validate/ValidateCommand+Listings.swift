import CommandArguments
import SourceText

/// `--print-config` and `--show-files`: what a run would do.
extension ValidateCommand {
    /// The app's sources that the command line names.
    var givenSources: [AppClasses.Module] { sources.isEmpty ? [] : [.init(name: module, paths: sources)] }

    /// Throws where a listing is asked for together with what it has no use for.
    func checkListings() throws {
        let checksNothing = !fix && baseline == nil && !watches
        if settings.printConfig {
            guard checksNothing, !inputs.isVirtual, rule.isEmpty, format == .text else {
                throw ValidationError("--print-config checks nothing; it goes with paths, --config and --sources.")
            }
        }
        if inputs.showFiles {
            guard checksNothing, !inputs.stdin, !settings.printConfig else {
                throw ValidationError("--show-files checks nothing; it goes with paths, --git-staged and --sources.")
            }
            guard format == .text || format == .json else {
                throw ValidationError("--show-files writes text or json, not \(format.rawValue).")
            }
        }
    }

    /// Lists the files instead of checking them.
    func showFiles(
        _ found: ValidationSession.Found, modules: [AppClasses.Module], _ delivery: Delivery, _ tool: Tool
    ) throws -> ExitStatus {
        let configurations = found.configurations
        let listing = FilesListing(
            tool: tool, configurations: configurations, project: found.project, found: found.others)
        let (report, status) = listing.report(
            interfaces: found.sources.map(\.path), modules: inputs.isVirtual ? [] : modules)
        // Those of the sources are found on the way.
        guard configurations.problems.isEmpty else {
            return tool.report(configurations.problems, status: .usage) { configurations.sources[$0] }
        }
        let emptyStatus = tool.report(found.others.empty, status: .usage)
        try format.deliver(report, to: delivery)
        return Swift.max(status, emptyStatus)
    }
}
