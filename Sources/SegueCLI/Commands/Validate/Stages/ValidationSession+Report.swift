import Reporters
import SourceText
import Validation

extension ValidationSession {
    /// The last stage: writes the report.
    func report(_ fixed: Fixed) throws -> ExitStatus {
        let (files, configured) = (fixed.unknown.files, fixed.unknown.checked.configured)
        var status = max(status(configured), outcome(of: files))
        // Nothing was staged.
        if options.inputs.gitStaged, configured.foundNothing, options.format == .text { return status }
        var report = report(files, fixed.unknown.unused, configured.remarks)
        report.fixes = fixed.fixes
        if report.failures > 0 { status = max(status, .findings) }
        if options.quiet {
            report = report.onlyFailures()
            if options.format == .text, report.failures == 0 { return status }
        }
        if let most = options.max { report = report.limited(to: most) }
        try options.format.deliver(report, to: delivery, summary: !options.quiet)
        return status
    }

    /// What is known before anything is checked.
    func status(_ configured: Configured) -> ExitStatus { configured.hasEmptyPaths ? .usage : .success }

    /// What the findings of the files make of the exit status.
    func outcome(of files: [ValidationRun.Checked]) -> ExitStatus {
        if files.contains(where: { $0.input.problem != nil }) { return .unreadableInput }
        return files.contains { $0.findings.contains { $0.diagnostic.severity >= options.failOn.severity } }
            ? .findings : .success
    }

    private func report(
        _ checked: [ValidationRun.Checked], _ unused: [Configurations.Found: [Finding]], _ remarks: [Diagnostic]
    ) -> FindingsReport {
        var files = checked.map {
            FindingsReport.File(path: $0.input.path, source: $0.input.source, findings: $0.findings)
        }
        for remark in remarks { files.append(.init(path: remark.path, source: nil, findings: [Finding(remark)])) }
        // What is wrong with a configuration comes last.
        for (found, findings) in unused.sorted(by: { $0.key.folder < $1.key.folder }) {
            files.append(.init(path: found.configuration.path, source: found.source, findings: findings.sorted()))
        }
        return FindingsReport(
            files: files, rules: Validator.allRules.map { type(of: $0).description },
            failureLevel: options.failOn.severity)
    }
}
