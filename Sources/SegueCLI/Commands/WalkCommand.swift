import AppBuild
import ChildProcesses
import CommandArguments
import SourceText
import Walkthrough

/// `segue walk`: what happens when one goes through the scenes.
struct WalkCommand: ReportingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "walk",
            abstract: "Walks through the scenes of an app as a script says, with the app's own classes.",
            discussion: """
                A walkthrough file names the storyboard and the app's Swift sources, and lists the steps: what to tap, \
                which segue to perform, what must be on screen then.

                    storyboard: Main.storyboard
                    sources: .
                    steps:
                      - launch
                      - performSegue: showDetail
                      - expect: {top: DetailViewController}

                The sources are compiled against a UIKit without a screen and run in a process of their own, on a clock \
                that does not wait; a crash or an endless loop there is a step that failed, with the reason and the line.

                Code that does not compile is left out and part of the report. The walkthrough then fails, unless it says \
                'standIns: allow', or names the classes it does without: 'standIns: [MapViewController]'.

                    segue walk Storyboards/CustomSegue
                    segue walk Flows/login.walkthrough.yml --trace --hierarchy
                    segue walk --format junit --output walk.xml Flows/

                A folder stands for every walkthrough.yml and *.walkthrough.yml below it. The exit status is 0 when all \
                steps went as they should with all of the code, otherwise 1; 64 when a walkthrough file is wrong, 65 when a \
                storyboard or a source file cannot be read, 70 when the code cannot be compiled for another reason than \
                its errors, as without a Swift compiler. The report says so in every format.
                """)
    }

    @Argument(help: ArgumentHelp("Walkthrough files, or folders of them.", valueName: "path"))
    var paths: [String]

    @Flag(help: "Also show every event, with its time on the walkthrough's clock.")
    var trace = false

    @Flag(help: "Also show the controllers after each step, as _printHierarchy does.")
    var hierarchy = false

    @Flag(help: "Also show what the app wrote to standard output and error, on standard error.")
    var appOutput = false

    @Flag(help: "Leave steps passed that only warn, as 'warnings: allow' in the walkthrough does.")
    var allowWarnings = false

    @Flag(help: "Fail a walkthrough on any warning.")
    var strict = false

    @Option(name: .shortAndLong, help: "The shape of the report.")
    var format = WalkPresenter.Format.text

    @OptionGroup var output: OutputOptions

    mutating func validate() throws {
        if strict, allowWarnings { throw ValidationError("--strict and --allow-warnings exclude each other") }
    }

    func run(in tool: Tool) throws -> ExitStatus {
        let delivery = try Delivery(output, tool)
        let finder = InputFinder(fileSystem: tool.files, kinds: .walkthroughs)
        let found = finder.find(paths)
        var status = tool.report(found)
        let presenter = WalkPresenter(format, trace: trace, delivery: delivery, tool: tool)
        for problem in found.unreadable + found.empty {
            presenter.finish(Transcript(unreadScript: problem.path, [problem]))
        }
        // A signal stops the walk; what was done by then is reported before this process ends of it.
        ChildGroups.beginReporting()
        defer { ChildGroups.endReporting() }
        for path in found.files where ChildGroups.interruption == nil {
            switch WalkProject.read(path, in: tool) {
            case .failure(let failure):
                presenter.finish(failure.transcript)
                status = max(status, failure.status)
            case .success(var project):
                if allowWarnings { project.script.allowsWarnings = true }
                status = max(status, walk(project, presenter, tool))
            }
        }
        try presenter.deliver()
        return status
    }

    private func walk(_ project: WalkProject, _ presenter: WalkPresenter, _ tool: Tool) -> ExitStatus {
        var obstacle: Diagnostic
        let status: ExitStatus
        var transcript = Transcript(header: .init(script: project.script, storyboards: project.storyboards))
        transcript.isStrict = strict
        do {
            return try carryOut(project, presenter, tool)
        } catch _ where ChildGroups.interruption != nil {
            transcript.breakOff(.interruption(ChildGroups.interruption ?? 0))
            presenter.finish(transcript)
            return .findings
        } catch let problem as Diagnostic {
            obstacle = problem
            status = AppBuildFault(rawValue: problem.identifier)?.isOfInput == false ? .internalError : .unreadableInput
        } catch let stop as Stop {
            obstacle = Diagnostic(
                .error, "walk-failed", stop.message, path: project.script.path, fixHint: stop.hint)
            status = stop.status
        } catch {
            obstacle = Diagnostic(.error, "walk-failed", "\(error)", path: project.script.path)
            status = .internalError
        }
        obstacle.severity = .error
        transcript.giveUp([obstacle])
        presenter.finish(transcript)
        return tool.report([obstacle], status: status)
    }

    /// Throws a `Diagnostic` or ``Stop`` where the walkthrough cannot be carried out.
    private func carryOut(
        _ project: WalkProject, _ presenter: WalkPresenter, _ tool: Tool
    ) throws -> ExitStatus {
        let host = try hostPath(tool)
        let app = try AppCode.prepare(project, in: tool)
        defer { app.discard(in: tool) }
        if let number = ChildGroups.interruption { throw Interrupted(signal: number) }
        let job = HostJob(
            script: project.script, storyboards: project.storyboards, library: app.library, classes: app.classes,
            nibs: project.nibs(in: tool),
            options: .init(trace: trace || format == .json, hierarchy: hierarchy))
        let environment = tool.environment
        let run = HostRun(
            executable: host, environment: environment, job: job, sources: app.sources,
            supervisor: tool.supervisor,
            symbolizer: Symbolizer.find(environment, compiler: SystemBuildEnvironment.compiler(environment)))
        func whole(_ transcript: Transcript) -> Transcript {
            var transcript = transcript
            transcript.appCode = app.summary
            transcript.isStrict = strict
            return transcript
        }
        let result = try run.run { presenter.update(whole($0)) }
        var transcript = whole(result.transcript)
        // A host that breaks off before the first step has not come to the app.
        let hasBegun = transcript.entries.contains { $0.start != nil || $0.result.outcome != .notRun }
        if let problem = transcript.breakdown, !hasBegun, ChildGroups.interruption == nil {
            let obstacle = Diagnostic(
                .error, "walk-failed", problem.message, path: project.script.path, position: problem.position,
                notes: problem.notes.map { .init($0) }, fixHint: problem.hint)
            transcript.giveUp([obstacle])
        }
        presenter.finish(transcript)
        if appOutput, !result.appOutput.isEmpty { tool.terminal.say(result.appOutput.printable) }
        if !transcript.obstacles.isEmpty { return tool.report(transcript.obstacles, status: .internalError) }
        return transcript.isPassed ? .success : .findings
    }

    /// `SEGUE_HOST`, else the host beside this program.
    private func hostPath(_ tool: Tool) throws -> String {
        if let named = tool.environment["SEGUE_HOST"], !named.isEmpty { return named }
        let beside = tool.executable.map { Path.join(Path.folder(of: $0), "segue-host") }
        guard let beside, tool.files.kind(of: beside) == .file else {
            throw Stop(
                .internalError, "segue-host is not beside segue",
                hint: "install both in one folder, or name it with the variable SEGUE_HOST")
        }
        return beside
    }
}

extension WalkPresenter.Format: ExpressibleByArgument {}
