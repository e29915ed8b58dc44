import Reporters
import SourceText
import Validation

extension ValidationSession {
    /// What is to be reported.
    struct Fixed {
        var unknown: Unknown
        /// What was fixed and what was refused; `nil` where nothing was to be fixed.
        var fixes: [FileFixes]?
    }

    /// The sixth stage: applies the safe fixes where that is asked for; what is found then is what is left.
    func fix(_ unknown: Unknown) throws -> Fixed {
        guard options.fix else { return Fixed(unknown: unknown) }
        let checked = unknown.checked
        let fixer = Fixer(
            run: checked.configured.run, tool: tool, sources: checked.configured.sources, before: checked.files)
        var plan = try fixer.plan(for: unknown.files.map(\.findings))
        if options.dryRun {
            try showChanges(plan)
            throw Ended(status: max(status(checked.configured), outcome(of: unknown.files)))
        }
        try fixer.write(&plan)
        let count = plan.changed.values.reduce(0) { $0 + $1.count }
        if !options.quiet, count > 0 {
            tool.terminal.say("fixed \(count) in \(plan.changed.count) file\(plan.changed.count == 1 ? "" : "s")")
        }
        var left = unknown
        left.files = plan.after
        left.unused = left.known.removeSuppressed(from: &left.files)
        left.known.removeKnown(from: &left.files)
        for refused in plan.refused { left.files[refused.file].findings.insert(refused.finding, at: 0) }
        return Fixed(unknown: left, fixes: try fixer.report(plan))
    }

    private func showChanges(_ plan: Fixer.Plan) throws {
        let changes = try plan.changed.sorted { $0.key < $1.key }.map {
            try UnifiedDiff.text($0.value.edits, of: $0.value.source)
        }
        _ = tool.report(plan.refused.map(\.finding.diagnostic), status: .success)
        try delivery.deliver(document: changes.joined())
    }
}
