import SourceText

/// What happened in a walkthrough, put together from the records of its stream.
///
/// A transcript is whole at every moment: after a record that never came, the steps before it are still there, the step
/// in flight is known with the events it had, and the steps after it are listed as not run.
///
/// ```swift
/// var transcript = Transcript()
/// for record in records { transcript.append(record) }
/// if !transcript.isFinished { transcript.breakOff("the host was killed by signal 9") }
/// ```
public struct Transcript: Sendable, Hashable {
    /// One step: that it began, what happened, how it went.
    public struct Entry: Sendable, Hashable {
        /// nil for a step that never began.
        public var start: TranscriptRecord.StepStart?
        /// What happened, in its order.
        public var events: [TranscriptEvent]
        /// How it went; not run until that is known.
        public var result: StepResult

        /// Makes an entry.
        public init(start: TranscriptRecord.StepStart?, events: [TranscriptEvent], result: StepResult) {
            self.start = start
            self.events = events
            self.result = result
        }

        /// Its warnings, in their order.
        public var warnings: [TranscriptEvent] { events.filter { $0.kind == .warning } }
    }

    /// What is walked; nil until the stream has said.
    public private(set) var header: TranscriptRecord.Header?
    /// Every step of the script, in its order.
    public private(set) var entries: [Entry] = []
    /// The stream's end; nil until it came.
    public private(set) var finish: TranscriptRecord.Finish?
    /// Why the stream broke off, when it did so outside any step, or why there was none.
    public private(set) var breakdown: StepResult.Problem?

    /// Why the walkthrough was not carried out; empty when it was. The first is the ``breakdown`` as well.
    public private(set) var obstacles: [Diagnostic] = []

    /// How much of the app's own code ran; nil as long as that is not known.
    public var appCode: AppCodeSummary?
    /// Whether a warning fails the walkthrough.
    public var isStrict = false
    /// Whether all events of a step are kept when it is over; else those that are notable, so that a long walkthrough does
    /// not fill the memory.
    public var keepsEvents = true

    /// The walkthrough file; nil until it is known.
    public var script: String? { header?.script ?? unreadScript }
    private var unreadScript: String?
    /// What of the app's process was not confined as it should have been, and why, a sentence each; nil until the host has
    /// said. It depends on the system, not on the walk.
    public var unconfined: [String]?

    /// An empty transcript, for a stream whose header is still to come.
    public init() {}

    /// The transcript of a walkthrough file that cannot be read, for the reasons given.
    public init(unreadScript path: String, _ obstacles: [Diagnostic]) {
        unreadScript = path
        giveUp(obstacles)
    }

    /// The transcript of a walkthrough of which nothing ran yet; a host that never speaks leaves it at that.
    public init(header: TranscriptRecord.Header) { append(.header(header)) }

    /// The step that began and has no result yet.
    public private(set) var stepInFlight: TranscriptRecord.StepStart?

    /// The last thing known to have happened.
    public private(set) var lastEvent: TranscriptEvent?

    /// Whether the stream came to its end.
    public var isFinished: Bool { finish != nil }

    /// Takes in the next record of the stream.
    ///
    /// A record about a step that the header did not list is not kept; ``breakdown`` then says so.
    public mutating func append(_ record: TranscriptRecord) {
        switch record {
        case .header(let header):
            self.header = header
            entries = header.steps.enumerated().map { index, step in
                let result = StepResult(
                    index: index, text: step.text, position: step.position, start: 0, end: 0, outcome: .notRun)
                return Entry(start: nil, events: [], result: result)
            }
        case .stepStarted(let start):
            guard has(step: start.index) else { return }
            entries[start.index].start = start
            stepInFlight = start
            setTime(ofStep: start.index, start: start.time, end: start.time)
        case .event(let event):
            guard has(step: event.step) else { return }
            entries[event.step].events.append(event)
            lastEvent = event
        case .step(let result):
            guard has(step: result.index) else { return }
            entries[result.index].result = result
            if !keepsEvents { entries[result.index].events.removeAll { !$0.kind.isNotable } }
            if stepInFlight?.index == result.index { stepInFlight = nil }
        case .finished(let finish):
            self.finish = finish
        }
    }

    /// Notes that no record will come any more, and why: the host crashed, hung or could not be started.
    ///
    /// The step in flight fails with that problem and the last event it had. Outside any step the problem becomes the
    /// transcript's ``breakdown``. Nothing changes once the stream came to its end.
    public mutating func breakOff(_ problem: StepResult.Problem) {
        guard !isFinished else { return }
        guard let start = stepInFlight else {
            breakdown = breakdown ?? problem
            return
        }
        var problem = problem
        let events = entries[start.index].events
        if let last = events.last { problem.notes.append("last event: \(last.text)") }
        entries[start.index].result.outcome = .failed(problem)
        setTime(ofStep: start.index, start: start.time, end: events.last?.time ?? start.time)
        stepInFlight = nil
    }

    /// Notes why the walkthrough is not carried out: a file that cannot be read, a tool that is missing or fails.
    public mutating func giveUp(_ obstacles: [Diagnostic]) {
        guard let first = obstacles.first else { return }
        self.obstacles = obstacles
        breakdown = StepResult.Problem(
            first.position == nil ? "\(first.path): \(first.message)" : first.message, position: first.position,
            hint: first.fixHint,
            notes: first.notes.map { note in note.position.map { "\($0): \(note.message)" } ?? note.message }
                + obstacles.dropFirst().map { "\($0.position?.description ?? $0.path): \($0.message)" })
    }

    /// Sets whether a step's failure is what the step after it expects.
    mutating func setExpected(_ isExpected: Bool, ofStep index: Int) { entries[index].result.isExpected = isExpected }

    private mutating func setTime(ofStep index: Int, start: Double, end: Double) {
        entries[index].result.start = start
        entries[index].result.end = end
    }

    private mutating func has(step index: Int) -> Bool {
        if entries.indices.contains(index) { return true }
        breakdown = breakdown ?? StepResult.Problem("the host wrote of a step that is not among the \(entries.count)")
        return false
    }
}
