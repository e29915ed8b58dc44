import SourceText
import Walkthrough

/// One walkthrough in a child process: the job goes in, the transcript comes out, and whatever the app does to the
/// child, the steps before it are kept.
struct HostRun {
    /// The path of `segue-host`.
    var executable: String
    var environment: [String: String]
    var job: HostJob
    /// The app's source files, as compiled, so that a crash can be placed in them.
    var sources: [String]
    /// How long the host has to load the app and say its first word.
    var startLimit: Duration = .seconds(60)

    /// What is known at the end.
    struct Result {
        var transcript: Transcript
        /// What the app wrote to standard output and error, its last lines.
        var appOutput: String
    }

    /// Runs the job, and hands over the transcript each time there is more of it.
    ///
    /// Never waits longer than the script's limit for a step. Throws ``Stop`` only when the host cannot be started.
    func run(onProgress: (Transcript) -> Void) throws -> Result {
        var transcript = Transcript(header: .init(script: job.script, storyboards: job.storyboards))
        let limit = Duration.seconds(job.script.limit)
        var strayLines = 0
        var hasBegun = false
        do {
            let outcome = try child().stream(deadline: .now + startLimit) { line, control in
                guard let record = try? TranscriptRecord(line: line.utf8) else {
                    strayLines += 1
                    Self.note(strayLine: line, number: strayLines, in: &transcript)
                    return
                }
                transcript.append(record)
                hasBegun = true
                switch record {
                // What the app does is limited, not how much it tells meanwhile.
                case .event: break
                case .stepStarted: control.deadline = .now + limit
                case .header, .step: control.deadline = .now + max(limit, startLimit)
                case .finished: control.deadline = .now + .seconds(5)
                }
                onProgress(transcript)
            }
            let report = CrashReport(standardError: outcome.errorText, sources: sources)
            if !transcript.isFinished {
                transcript.breakOff(problem(outcome.ending, report, hasBegun: hasBegun))
            }
            return Result(transcript: transcript, appOutput: report.appOutput)
        } catch {
            throw Stop(
                .internalError, "\(error)", hint: "segue-host lies beside segue; SEGUE_HOST names it elsewhere")
        }
    }

    private func child() throws -> ChildProcess {
        var child = ChildProcess(executable: executable, input: try job.encoded())
        child.environment = environment.merging(CrashReport.environment) { $1 }
        // An abort makes Swift's runtime print where the app is; then the child goes on, and is killed.
        child.inquiry = .init(signal: SignalName.abort, patience: .seconds(5), lastWords: "Backtrace took")
        return child
    }

    /// What stands between the records got there past the host's own output; the app's words must not be lost.
    private static func note(strayLine line: String, number: Int, in transcript: inout Transcript) {
        let most = 100
        guard let step = transcript.stepInFlight, number <= most else { return }
        let text = number < most ? String(line.prefix(500)) : "(further lines are left out)"
        transcript.append(
            .event(.init(step: step.index, time: transcript.lastEvent?.time ?? step.time, kind: .log, text: text)))
    }

    private func problem(
        _ ending: ChildProcess.Ending, _ report: CrashReport, hasBegun: Bool
    ) -> StepResult.Problem {
        var problem: StepResult.Problem
        switch ending {
        case .exited where !hasBegun:
            let words = report.lastWords.map { $0.hasPrefix("segue-host: ") ? String($0.dropFirst(12)) : $0 }
            return .init(
                "segue-host could not begin: \(words.isEmpty ? "it said nothing" : words.joined(separator: "; "))")
        case .deadlinePassed where !hasBegun:
            let seconds = Double(startLimit.components.seconds) + Double(startLimit.components.attoseconds) / 1e18
            return .init("segue-host did not begin within \(TimeText.seconds(seconds))")
        case .signalled(let number):
            let reason = report.reason.map { ": \($0)" } ?? ""
            problem = .init("the app crashed with \(SignalName.text(number))\(reason)")
            if report.reason == nil, let meaning = SignalName.meaning(number) { problem.notes.append(meaning) }
        case .exited(let status):
            problem = .init("the app ended its process, with status \(status), before the walkthrough was over")
        case .deadlinePassed:
            problem = .init("the step did not end within \(TimeText.seconds(job.script.limit)) of real time")
            problem.hint = "look for a loop or a wait that never ends, or set a longer 'limit:' in the walkthrough"
        case .killed:
            problem = .init("the walkthrough was stopped")
        }
        problem.position = report.position
        problem.notes += report.lastWords.map { "the app wrote: \($0)" }
        return problem
    }
}

/// Durations in messages.
enum TimeText {
    /// `10 s`, `0.5 s`.
    static func seconds(_ seconds: Double) -> String {
        seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(clamping: seconds)) s" : "\(seconds) s"
    }
}
