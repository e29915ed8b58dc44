import ChildProcesses
import Walkthrough

/// The lines that come from a host, taken in one by one.
struct HostStream {
    private(set) var hasBegun = false
    var transcript: Transcript
    /// Where the app crashed; nothing after it counts.
    private(set) var crash: HostNotice?
    /// Where a hanging app was, each time it was asked.
    private(set) var samples: [HostNotice] = []

    private let folder: PrivateFolder
    private let limit: Duration
    private let startLimit: Duration
    private var strayLines = 0

    init(job: HostJob, folder: PrivateFolder, startLimit: Duration) {
        self.folder = folder
        self.startLimit = startLimit
        limit = .seconds(job.script.limit)
        transcript = Transcript(header: .init(script: job.script, storyboards: job.storyboards))
        transcript.keepsEvents = job.options.trace
    }

    /// Takes in a line, and says how long the next one may take; `true` when there is more of the transcript.
    mutating func take(_ line: String, _ control: inout ChildProcess.Control) -> Bool {
        if let notice = HostNotice(line: line) {
            take(notice, &control)
            return false
        }
        // What the app does after its time, or another thread after a crash, differs from run to run.
        guard !control.isAsked, crash == nil, !line.isEmpty else { return false }
        let line = folder.masked(line)
        guard let record = try? TranscriptRecord(line: line.utf8) else {
            strayLines += 1
            note(strayLine: line)
            return false
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
        return true
    }

    private mutating func take(_ notice: HostNotice, _ control: inout ChildProcess.Control) {
        switch notice.host {
        case .confined: transcript.unconfined = notice.missing ?? []
        case .crashed: crash = crash ?? notice
        case .hangs:
            guard control.isAsked else { return }
            samples.append(notice)
            if notice.isLast == true { control.kill() }
        }
    }

    /// What stands between the records got there past the host's own output; the app's words must not be lost.
    private mutating func note(strayLine line: String) {
        let most = 100
        guard let step = transcript.stepInFlight, strayLines <= most else { return }
        let text = strayLines < most ? String(line.prefix(500)) : "(further lines are left out)"
        transcript.append(
            .event(.init(step: step.index, time: transcript.lastEvent?.time ?? step.time, kind: .log, text: text)))
    }
}
