import ChildProcesses
import SourceText
import Walkthrough

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One walkthrough in a child process: the job goes in, the transcript comes out, and whatever the app does to the
/// child, the steps before it are kept.
struct HostRun {
    /// The path of `segue-host`.
    var executable: String
    var environment: [String: String]
    var job: HostJob
    /// The app's source files, as compiled, so that a crash can be placed in them.
    var sources: [String]
    /// The path of `segue`, which keeps watch over the host; `nil` where nobody does.
    var supervisor: String?
    /// The path of `llvm-symbolizer`; without it, only Swift's own words tell where a crash was.
    var symbolizer: String?
    /// How long the host has to load the app and say its first word.
    var startLimit: Duration = .seconds(60)

    /// What is known at the end.
    struct Result {
        var transcript: Transcript
        /// What the app wrote to standard output and error, its last lines.
        var appOutput = ""
    }

    /// Runs the job, and hands over the transcript each time there is more of it.
    ///
    /// Never waits longer than the script's limit for a step. Throws ``Stop`` only when the host cannot be started.
    func run(onProgress: (Transcript) -> Void) throws -> Result {
        let folder: PrivateFolder
        do throws(PrivateFolder.EnvironmentProblem) {
            folder = try PrivateFolder.make(environment)
        } catch {
            var transcript = Transcript(header: .init(script: job.script, storyboards: job.storyboards))
            transcript.breakOff(.init(error.message, hint: "name a folder with room in it by the variable TMPDIR"))
            return Result(transcript: transcript)
        }
        defer { folder.remove() }
        var stream = HostStream(job: job, folder: folder, startLimit: startLimit)
        do {
            let outcome = try child(in: folder).stream(deadline: .now + startLimit) { line, control in
                if stream.take(line, &control) { onProgress(stream.transcript) }
            }
            let report = CrashReport(standardError: folder.masked(outcome.errorText), sources: sources)
            if !stream.transcript.isFinished { end(&stream, outcome.ending, report) }
            return Result(transcript: stream.transcript, appOutput: report.appOutput)
        } catch {
            throw Stop(
                .internalError, "\(error)", hint: "segue-host lies beside segue; SEGUE_HOST names it elsewhere")
        }
    }

    private func child(in folder: PrivateFolder) throws -> ChildProcess {
        var job = job
        job.privateFolder = folder.path
        var child = ChildProcess(executable: executable, input: try job.encoded())
        child.environment = AppEnvironment.variables(environment, folder: folder)
        child.inquiry = .init(signal: AppEnvironment.inquirySignal, patience: .seconds(10))
        child.supervision = supervisor.map {
            .init(executable: $0, isolates: true, fixesAddresses: true, folder: folder.path)
        }
        return child
    }

    private func end(_ stream: inout HostStream, _ ending: ChildProcess.Ending, _ report: CrashReport) {
        guard case .interrupted(let number) = ending else {
            return stream.transcript.breakOff(problem(ending, report, stream), in: job.script)
        }
        stream.transcript.breakOff(.interruption(number))
    }

    private func problem(
        _ ending: ChildProcess.Ending, _ report: CrashReport, _ stream: HostStream
    ) -> StepResult.Problem {
        var problem: StepResult.Problem
        var place = report.position
        switch ending {
        case .exited where !stream.hasBegun:
            let words = report.lastWords.map { $0.hasPrefix("segue-host: ") ? String($0.dropFirst(12)) : $0 }
            return .init(
                "segue-host could not begin: \(words.isEmpty ? "it said nothing" : words.joined(separator: "; "))")
        case .deadlinePassed where !stream.hasBegun:
            let seconds = Double(startLimit.components.seconds) + Double(startLimit.components.attoseconds) / 1e18
            return .init("segue-host did not begin within \(TimeText.seconds(seconds))")
        case .signalled(SIGKILL):
            problem = .init("the app's process was killed with \(SignalName.text(SIGKILL))")
            problem.notes += SignalName.meaning(SIGKILL).map { [$0] } ?? []
        case .signalled(let number):
            let reason = report.reason.map { ": \($0)" } ?? ""
            problem = .init("the app crashed with \(SignalName.text(number))\(reason)")
            if stream.crash?.isStackFull == true {
                problem.notes.append("its stack was full: functions called each other without end")
            } else if report.reason == nil, let meaning = SignalName.meaning(number) {
                problem.notes.append(meaning)
            }
            if report.reason?.contains("failed to allocate") == true {
                problem.notes.append("an app that is walked may use 4 GB of memory")
            }
            // A precondition of the standard library names its own file; the frames know who called it.
            place = crashPlace(stream) ?? place
        case .exited(let status):
            problem = .init("the app ended its process, with status \(status), before the walkthrough was over")
        case .deadlinePassed:
            problem = .init("the step did not end within \(TimeText.seconds(job.script.limit)) of real time")
            problem.hint = "look for a loop or a wait that never ends, or set a longer 'limit:' in the walkthrough"
            place = hangPlace(stream)
        case .killed, .interrupted:
            problem = .init("the walkthrough was stopped")
        }
        problem.position = place
        problem.notes += report.lastWords.map { "the app wrote: \($0)" }
        if let hint = AppEnvironment.hint(for: [report.reason ?? ""] + report.lastWords, job.script) {
            problem.hint = problem.hint ?? hint
        }
        return problem
    }

    private var places: Symbolizer? {
        guard let symbolizer, let library = job.library else { return nil }
        return Symbolizer(executable: symbolizer, library: library, sources: sources, supervisor: supervisor)
    }

    private func crashPlace(_ stream: HostStream) -> SourcePosition? {
        guard let crash = stream.crash, let places else { return nil }
        return crash.isStackFull == true
            ? places.recursion(crash.frames ?? []) : places.innermost(crash.frames ?? [])
    }

    private func hangPlace(_ stream: HostStream) -> SourcePosition? { places?.common(stream.samples) }
}

/// Durations in messages.
enum TimeText {
    /// `10 s`, `0.5 s`.
    static func seconds(_ seconds: Double) -> String {
        seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(clamping: seconds)) s" : "\(seconds) s"
    }
}

extension StepResult.Problem {
    /// The signal that segue got.
    static func interruption(_ number: Int32) -> StepResult.Problem {
        .init("the walkthrough was stopped by \(SignalName.name(number))")
    }
}

/// Segue got a signal before the host was started; the report is written before it ends.
struct Interrupted: Error {
    var signal: Int32
}
