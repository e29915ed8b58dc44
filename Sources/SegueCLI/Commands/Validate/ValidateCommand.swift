import AppProject
import CommandArguments
import Reporters
import SourceText
import Validation

/// `segue validate`: what is wrong with the files.
struct ValidateCommand: ReportingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "validate",
            abstract: "Finds what would fail at run time: broken files, segues that lead nowhere, ids used twice.",
            discussion: """
                Each finding says where it is (file, line and column), which object it is about, how one gets to it \
                from the scene, and what to do.

                    segue validate
                    segue validate App/Base.lproj/Main.storyboard
                    segue validate App/ Extensions/
                    segue validate --format sarif --output findings.sarif .
                    segue validate --fix --dry-run App/
                    segue validate --watch App/
                    segue validate --sources App/ App/
                    segue validate --git-staged
                    segue validate --show-files App/
                    segue validate --print-config App/

                The nearest .segue.yml above a file says which rules are applied to it and what is accepted; \
                `segue rules` lists the rules. --config names one configuration for all files instead. All files given are \
                one project.

                The exit status is 0 when no error was found, 1 when one was (see --fail-on), 64 when a configuration \
                is wrong, and 65 when a file could not be read.
                """)
    }

    @Argument(
        help: ArgumentHelp("Storyboards, xibs, or folders of them; without one the current folder.", valueName: "path"))
    var paths: [String] = []

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = FindingsFormat.text

    @Option(
        help: ArgumentHelp(
            "Apply only this rule, whatever the configuration says; may be repeated.", valueName: "name"))
    var rule: [String] = []

    @Option(help: ArgumentHelp("The least severity that fails the run.", valueName: "level"))
    var failOn = FailureLevel.error

    @Flag(help: "Show only what fails the run, and nothing when nothing does.")
    var quiet = false

    @Option(help: ArgumentHelp("Show at most this many findings; the others are counted.", valueName: "count"))
    var max: Int?

    @Flag(help: "Apply the safe fixes to the files, then report what is left.")
    var fix = false

    @Flag(help: "With --fix: change nothing, and show the changes as a unified diff.")
    var dryRun = false

    @Option(
        help: ArgumentHelp(
            "Make what is found now the baseline that the configuration names, or take out of it what is gone.",
            valueName: "action"))
    var baseline: BaselineAction?

    @Option(
        help: ArgumentHelp(
            "The app's Swift and Objective-C sources, a file or folder; may be repeated.",
            discussion: "Storyboards and code are held against each other then; nothing is compiled.",
            valueName: "path"))
    var sources: [String] = []

    @Option(
        help: ArgumentHelp(
            "With --sources: the module they are compiled into; otherwise the one that most classes name.",
            valueName: "name"))
    var module: String?

    @Option(
        help: ArgumentHelp(
            "Show the .segue.yml that says what this configuration of another linter says.",
            discussion: "IBLinter's .iblinter.yml or xiblint's .xiblint.json.", valueName: "file"))
    var importConfig: String?

    @Flag(
        name: .customLong("watch"),
        help: "Look again whenever a file changes, until Control-C; the exit status is that of the last look.")
    var watches = false

    @OptionGroup var inputs: ValidationInputs
    @OptionGroup var settings: ConfigurationOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var parallel: JobsOption

    mutating func validate() throws {
        if let max, max < 0 { throw ValidationError("--max takes a number from 0 up, not \(max).") }
        if dryRun, !fix { throw ValidationError("--dry-run belongs to --fix.") }
        if dryRun, format != .text { throw ValidationError("--dry-run shows a unified diff, and takes no --format.") }
        if fix, inputs.isVirtual {
            throw ValidationError("--fix changes files; it goes with neither --stdin nor --git-staged.")
        }
        if baseline != nil, inputs.isVirtual || fix || !rule.isEmpty {
            throw ValidationError(
                "--baseline takes what all rules find in files; it goes with neither --rule nor --fix.")
        }
        if watches, inputs.isVirtual || baseline != nil || dryRun || importConfig != nil {
            throw ValidationError("--watch looks at files again and again; it goes only with paths, --fix and reports.")
        }
        if module != nil, sources.isEmpty { throw ValidationError("--module belongs to --sources.") }
        if !sources.isEmpty, inputs.isVirtual {
            throw ValidationError("--sources needs the whole project; it goes with neither --stdin nor --git-staged.")
        }
        if importConfig != nil {
            let isAlone = settings.config == nil && !settings.printConfig && !inputs.showFiles
            guard paths.isEmpty, !inputs.isVirtual, !fix, baseline == nil, isAlone else {
                throw ValidationError("--import-config looks at no storyboards; name none, and no other configuration.")
            }
            return
        }
        try checkListings()
        try inputs.check(paths)
        if paths.isEmpty, !inputs.isVirtual { paths = ["."] }
    }

    func run(in tool: Tool) throws -> ExitStatus { watches ? try watch(in: tool) : try validate(in: tool) }

    /// One look at everything.
    func validate(in tool: Tool) throws -> ExitStatus {
        let only = try selectedRules()
        let delivery = try Delivery(output, tool)
        if let importConfig { return try ConfigurationImport(path: importConfig, tool: tool).run(delivery) }
        let session = Session(tool, jobs: parallel.jobs)
        var found = try inputs.find(paths, session)
        // Everything that was not read is part of the report, in every format.
        var status = found.problems.empty.isEmpty ? ExitStatus.success : .usage
        var remarks = found.problems.notes + found.problems.empty

        let configurations = Configurations(
            tool.files, walked: found.problems.folders, named: settings.config)
        if settings.printConfig {
            return try ConfigurationPrint(tool: tool, configurations: configurations, sources: givenSources)
                .run(found.problems, delivery)
        }
        // A file alone belongs to no target that matters, unless its classes are looked up.
        let project =
            inputs.isVirtual || (sources.isEmpty && found.problems.folders.isEmpty)
            ? ProjectModel() : session.readProject(found.problems, paths: paths + sources)
        if !inputs.includeIgnored {
            project.removeTests(from: &found.problems)
            let kept = Set(found.problems.files)
            if !inputs.isVirtual {
                found.sources.removeAll { !kept.contains($0.path) && !paths.contains($0.path) }
            }
        }
        var manifests = session.readManifests(found.problems.manifests)
        manifests.problems.removeAll { project.isOfNoTarget(manifest: $0.path) }
        manifests.manifests = project.manifests(
            manifests.manifests, documents: found.problems.files,
            wholeFolders: paths.filter { tool.files.kind(of: $0) == .folder })
        var run = ValidationRun(
            session: session, configurations: configurations, only: only, isWholeProject: !inputs.isVirtual,
            manifests: manifests.manifests, found: found.problems, problems: manifests.problems)
        let files = run.included(found.sources)
        let modules = sources.isEmpty ? configurations.sources(for: files.map(\.path)) : givenSources
        if files.isEmpty, !found.sources.isEmpty, configurations.problems.isEmpty {
            remarks.append(
                Diagnostic(
                    .warning, "everything-excluded",
                    "the configuration leaves out every file: \(found.sources.count) of \(found.sources.count)",
                    path: configurations.find(for: found.sources[0].path)?.found.configuration.path ?? ".",
                    fixHint: "see \"include\" and \"exclude\""))
        }
        guard configurations.problems.isEmpty else {
            return tool.report(configurations.problems, status: .usage) { configurations.sources[$0] }
        }
        if inputs.showFiles {
            return try showFiles(found, modules: modules, configurations, project, delivery, tool)
        }
        let wholeFolders =
            inputs.isVirtual
            ? [] : paths.filter { tool.files.kind(of: $0) == .folder }.map(configurations.paths.absoluteFolder)
        var known = KnownFindings(
            configurations: configurations, files: tool.files, only: only, wholeFolders: wholeFolders)
        let classes = AppClasses(
            modules, tool: tool, wholeFolders: wholeFolders, project: project)
        run.classes = classes
        if inputs.isVirtual, classes.isWanted { remarks.append(sourcesNotRead(configurations, files)) }

        let before = run.check(files)
        // Those of the sources are found on the way.
        guard configurations.problems.isEmpty else {
            return tool.report(configurations.problems, status: .usage) { configurations.sources[$0] }
        }
        var checked = before
        var unused = known.removeSuppressed(from: &checked)
        known.readBaselines(of: checked)
        guard known.problems.isEmpty else { return tool.report(known.problems, status: .usage) }
        if let baseline {
            let paths = try known.writeBaselines(
                of: checked, sources: classes.files, isUpdate: baseline == .update)
            if !quiet { paths.forEach { tool.terminal.say("\($0): written") } }
        }
        known.removeKnown(from: &checked)
        var fixes: [FileFixes]?
        if fix {
            let fixer = Fixer(run: run, tool: tool, sources: files, before: before)
            var plan = try fixer.plan(for: checked.map(\.findings))
            if dryRun {
                let diff = try plan.changed.sorted { $0.key < $1.key }.map {
                    try UnifiedDiff.text($0.value.edits, of: $0.value.source)
                }
                _ = tool.report(plan.refused.map(\.finding.diagnostic), status: .success)
                try delivery.deliver(document: diff.joined())
                return Swift.max(status, outcome(of: checked))
            }
            try fixer.write(&plan)
            let count = plan.changed.values.reduce(0) { $0 + $1.count }
            if !quiet, count > 0 {
                tool.terminal.say("fixed \(count) in \(plan.changed.count) file\(plan.changed.count == 1 ? "" : "s")")
            }
            checked = plan.after
            unused = known.removeSuppressed(from: &checked)
            known.removeKnown(from: &checked)
            for refused in plan.refused { checked[refused.file].findings.insert(refused.finding, at: 0) }
            fixes = try fixer.report(plan)
        }
        status = Swift.max(status, outcome(of: checked))

        // Nothing was staged.
        if inputs.gitStaged, found.sources.isEmpty, format == .text { return status }
        var report = report(checked, unused, remarks)
        report.fixes = fixes
        if report.failures > 0 { status = Swift.max(status, .findings) }
        if quiet {
            report = report.onlyFailures()
            if format == .text, report.failures == 0 { return status }
        }
        if let max { report = report.limited(to: max) }
        try format.deliver(report, to: delivery, summary: !quiet)
        return status
    }

    /// That the sources a configuration names have no say here.
    private func sourcesNotRead(_ configurations: Configurations, _ files: [Session.Source]) -> Diagnostic {
        let path = files.lazy.compactMap { configurations.find(for: $0.path)?.found }
            .first { !$0.configuration.sources.isEmpty }?.configuration.path
        return Diagnostic(
            .note, "sources-not-checked",
            "the app's sources are not read with \(inputs.stdin ? "--stdin" : "--git-staged"), so classes, outlets and "
                + "actions are not checked", path: path ?? Configurations.fileName,
            fixHint: "run segue validate with paths too")
    }

    private func selectedRules() throws -> Set<String> {
        let known = Validator.allRules.map { type(of: $0).description.identifier }
        for name in rule where !known.contains(name) {
            throw Stop(
                .usage, "there is no rule \"\(name)\"",
                hint: nearestName(to: name, in: known).map { "did you mean \($0)?" } ?? "segue rules lists them")
        }
        return Set(rule)
    }

    private func outcome(of checked: [ValidationRun.Checked]) -> ExitStatus {
        if checked.contains(where: { $0.input.problem != nil }) { return .unreadableInput }
        return checked.contains { $0.findings.contains { $0.diagnostic.severity >= failOn.severity } }
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
            files: files, rules: Validator.allRules.map { type(of: $0).description }, failureLevel: failOn.severity)
    }
}

/// From which severity on findings fail the run.
enum FailureLevel: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note

    var severity: Diagnostic.Severity {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}

/// What `--baseline` does.
enum BaselineAction: String, ExpressibleByArgument, CaseIterable { case write, update }
