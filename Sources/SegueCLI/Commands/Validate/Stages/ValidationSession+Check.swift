import SourceText
import Validation

extension ValidationSession {
    /// What the rules found.
    struct Checked {
        let configured: Configured
        /// Each file with all that was found in it.
        let files: [ValidationRun.Checked]
    }

    /// What was found and is not known.
    struct Unknown {
        let checked: Checked
        /// The suppressions and baselines.
        var known: KnownFindings
        /// Each file without what is suppressed, and later without what a baseline knows.
        var files: [ValidationRun.Checked]
        /// The suppressions that suppress nothing.
        var unused: [Configurations.Found: [Finding]]
    }

    /// The third stage: applies the rules.
    func check(_ configured: Configured) throws -> Checked {
        let files = configured.run.check(configured.sources)
        // The configurations of the app's sources are found on the way.
        try requireSound(configured.run.configurations)
        return Checked(configured: configured, files: files)
    }

    /// The fourth stage: removes what the configurations suppress.
    func suppress(_ checked: Checked) -> Unknown {
        let known = KnownFindings(
            configurations: checked.configured.run.configurations, files: tool.files, only: only,
            wholeFolders: checked.configured.wholeFolders)
        var files = checked.files
        let unused = known.removeSuppressed(from: &files)
        return Unknown(checked: checked, known: known, files: files, unused: unused)
    }

    /// The fifth stage: writes the baselines where that is asked for, and removes what they know.
    func applyBaselines(to unknown: Unknown) throws -> Unknown {
        var unknown = unknown
        unknown.known.readBaselines(of: unknown.files)
        guard unknown.known.problems.isEmpty else {
            throw Ended(status: tool.report(unknown.known.problems, status: .usage))
        }
        if let action = options.baseline {
            let paths = try unknown.known.writeBaselines(
                of: unknown.files, sources: unknown.checked.configured.classes.files, isUpdate: action == .update)
            if !options.quiet { paths.forEach { tool.terminal.say("\($0): written") } }
        }
        unknown.known.removeKnown(from: &unknown.files)
        return unknown
    }
}
