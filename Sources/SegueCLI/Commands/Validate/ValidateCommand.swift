import CommandArguments
import SourceText

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
        if let importConfig {
            return try ConfigurationImport(path: importConfig, tool: tool).run(try Delivery(output, tool))
        }
        return try ValidationSession(self, in: tool).run()
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
