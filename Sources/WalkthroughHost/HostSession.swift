internal import HeadlessQuartzCore
internal import HeadlessUIKit
public import InterfaceBuilder
internal import SourceText
public import Walkthrough

/// Runs one job: a script against the runtime, step by step, writing the transcript as it goes.
///
/// Each record is handed to the sink the moment it is known, so that what a crash in the app's code leaves behind is
/// everything that came before it.
///
/// ```swift
/// let session = HostSession(job: job, storyboards: [("Main", document)]) { record in write(try record.line()) }
/// session.run()
/// ```
@MainActor
public final class HostSession {
    let job: HostJob
    let runtime: UIKitRuntime
    let stage: Stage
    private let sink: (TranscriptRecord) -> Void
    private let drain: (() -> Void)?
    private(set) var log: StepLog
    let sampler = Sampler()
    /// For which steps it has to be known what came on screen in them.
    private let stepsWatchedForVisibility: [Bool]
    /// For which steps their events have to be known afterwards.
    private let stepsWatchedForEvents: [Bool]
    /// How many visible changes there had been when the screen was last looked at.
    private var knownChanges = 0
    private var endlessDisplayLinks = 0
    /// How many calls were known to be due too far away to wait for.
    private var distantCalls = 0
    /// The controller on top, where its view was in no window when the step before was over.
    private weak var lostTop: UIViewController?

    /// A session on a fresh runtime.
    ///
    /// - Parameters:
    ///   - storyboards: the documents with the names that code and references use.
    ///   - drain: runs what the app's code has put on the main queue; `nil` where there is no such code.
    ///   - sink: takes the transcript's records in order.
    public init(
        job: HostJob, storyboards: [(name: String, document: InterfaceDocument)], drain: (() -> Void)? = nil,
        sink: @escaping (TranscriptRecord) -> Void
    ) {
        self.job = job
        self.sink = sink
        self.drain = drain
        stepsWatchedForVisibility = job.script.stepsWatchedForVisibility
        stepsWatchedForEvents = job.script.stepsWatchedForEvents
        runtime = UIKitRuntime.start(RuntimeConfiguration(job.script.device, ios: job.script.behaviour))
        for (name, document) in storyboards { runtime.storyboards.add(document, named: name) }
        for summary in job.classes {
            let name = [summary.module, summary.name].compactMap { $0 }.joined(separator: ".")
            runtime.storyboards.addClass(
                named: name, selectors: summary.actions + summary.selectors, omission: summary.omissionText)
        }
        runtime.storyboards.hasSources = job.script.sources != Script.Sources.none
        runtime.storyboards.nibNames = Set(job.nibs)
        stage = Stage(runtime: runtime)
        log = StepLog()
    }

    /// Runs every step; a step that fails ends the run unless an expectation of its failure follows.
    public func run() {
        let script = job.script
        sink(.header(.init(script: script, storyboards: job.storyboards)))
        // Code that waits for animations goes on before time moves.
        runtime.layers.runJobs = drain
        defer { runtime.layers.runJobs = nil }
        runtime.keepsEvents = false
        runtime.onEvent = { [weak self] in self?.note($0) }
        runtime.onAnimation = { [weak self] in
            guard let self else { return }
            log.animations.append((begin: $0.begin, duration: $0.duration))
            sampler.animationBegan($0, on: stage)
        }
        var next = Continuation.goesOn
        for (index, step) in script.steps.enumerated() {
            guard next != .ends else {
                sink(.step(result(of: step, index, start: runtime.time.now, outcome: .notRun)))
                continue
            }
            let isLast = next == .judges
            next = run(step, index)
            if isLast { next = .ends }
        }
        sink(.finished(.init(time: runtime.time.now)))
    }

    /// Whether steps follow.
    private enum Continuation {
        case goesOn
        /// Only the expectation of a failure that was another one.
        case judges
        case ends
    }

    private func run(_ step: Step, _ index: Int) -> Continuation {
        let start = runtime.time.now
        sink(.stepStarted(.init(index: index, text: step.text, position: step.position, time: start)))
        let checks = StepRunner.isCheck(step.action)
        if !StepRunner.isContinuation(step.action) {
            log = StepLog(
                step: index, start: runtime.eventCount,
                onScreen: stepsWatchedForVisibility[index] ? stage.onScreen : nil,
                keepsEvents: stepsWatchedForEvents[index])
            sampler.stepBegan()
        }
        log.step = index
        let script = job.script
        // Looked up only where something comes to nothing: the steps that may expect it can be all that follow.
        runtime.acceptsNoEffect = { text in
            script.allowsWarnings || script.expectedWarnings(ofStepAt: index).contains { text.contains($0) }
        }
        var runner = StepRunner(session: self)
        var outcome = runner.run(step)
        if step.settle, outcome.isPassed { settle() }
        let failure = runtime.takeFailure()
        let judge = GapJudge(gaps: runtime.takeGaps(), allowed: job.script.allowedStandIns)
        if let problem = judge.cause, !checks || outcome.isPassed {
            outcome = .failed(problem)
        } else if let failure {
            outcome = .error(problem(of: failure))
        } else if let problem = judge.noEffect, outcome.isPassed {
            outcome = .failed(problem)
        }
        if !checks { log.outcome = outcome }
        var result = result(of: step, index, start: start, outcome: outcome)
        result.isExpected = outcome.problem.map { job.script.expects($0, ofStepAt: index) } ?? false
        result.expectations = runner.expectations
        result.documents = runner.documents + ownDocuments(of: step)
        if !checks { result.samples = sampler.stepEnded() }
        sink(.step(result))
        if outcome.isPassed || result.isExpected || checks { return .goesOn }
        return job.script.expectsFailure(ofStepAt: index) ? .judges : .ends
    }

    /// Runs the clock until nothing waits, and says what was left undone.
    func settle() {
        repeat {
            if !runtime.time.settle(limit: Self.settleLimit) {
                noteUnsettledClock()
                break
            }
            drain?()
        } while runtime.time.pendingCount > 0
        warnOfDisplayLinks()
        runtime.warnOfUnfinishedTransitions()
        runtime.warnOfSeguesWithoutEffect()
        complainOfLostView()
    }

    /// Complains once of a controller on top whose view is in no window.
    private func complainOfLostView() {
        guard !runtime.hasRunningTransitions, let top = stage.top else { return }
        let isLost = top.viewIfLoaded?.window == nil
        if isLost, lostTop !== top { runtime.complainOfLostView(of: top, whileSeeing: stage.visible) }
        lostTop = isLost ? top : nil
    }

    /// Something still waits after the limit. What goes on and on never comes to rest; what is due once, far away, such as
    /// the end of a session or of an endless animation, leaves the app at rest until then.
    private func noteUnsettledClock() {
        let limit = Int(clamping: Self.settleLimit)
        let pause = (runtime.time.nextCallTime ?? .infinity) - runtime.time.now
        guard pause > Self.restingPause else {
            return runtime.complain(
                "after \(limit) virtual seconds something still waits: the app does not come to rest.")
        }
        if runtime.time.pendingCount > distantCalls {
            runtime.warn("something is due after more than \(limit) virtual seconds; no step waits for it.")
        }
        distantCalls = runtime.time.pendingCount
    }

    /// Says once that something calls for frames without an end.
    private func warnOfDisplayLinks() {
        let count = runtime.time.displayLinkCount
        if count > endlessDisplayLinks {
            runtime.warn(
                "\(count - endlessDisplayLinks) display link(s) run on without an end; no step waits for them.")
        }
        endlessDisplayLinks = count
    }

    /// Virtual seconds after which a step that never comes to rest is left as it is.
    static let settleLimit = 60.0
    /// Virtual seconds without anything to do after which an app counts as being at rest.
    private static let restingPause = 30.0

    private func note(_ event: RuntimeEvent) {
        if let before = log.onScreen, runtime.visibleChanges != knownChanges {
            knownChanges = runtime.visibleChanges
            log.cameOnScreen.formUnion(stage.onScreen.subtracting(before))
        }
        if log.keepsEvents { log.events.append(event) }
        if reportsEveryEvent || TranscriptEvent.Kind(event.kind).isNotable {
            sink(.event(TranscriptEvent(event, step: log.step)))
        }
    }

    /// Events that no report shows are still the last words of an app that crashes.
    private var reportsEveryEvent: Bool { job.options.trace || job.library != nil }

    /// The storyboard that `launch` starts: the first of the job.
    var entryStoryboard: String? { job.storyboards.first.map(StepRunner.storyboardName) }

    private func ownDocuments(of step: Step) -> [StepResult.Document] {
        guard job.options.hierarchy, step.settle else { return [] }
        return [.init(kind: .controllers, text: stage.controllerHierarchy)]
    }

    private func result(of step: Step, _ index: Int, start: Double, outcome: StepResult.Outcome) -> StepResult {
        StepResult(
            index: index, text: step.text, position: step.position, start: start, end: runtime.time.now,
            outcome: outcome)
    }

    private func problem(of failure: RuntimeFailure) -> StepResult.Problem {
        StepResult.Problem(
            "\(failure.name): \(failure.reason)", position: failure.position.map(SourcePosition.init),
            hint: failure.advice)
    }
}

/// What happened since the last step that did something, for the expectations after it.
struct StepLog {
    var step = 0
    /// The controllers that were on screen when the step began; nil where nobody asks what came on screen.
    var onScreen: Set<ObjectIdentifier>?
    /// The controllers that came on screen at some moment since.
    var cameOnScreen: Set<ObjectIdentifier> = []
    var events: [RuntimeEvent] = []
    /// Whether somebody asks for the events.
    let keepsEvents: Bool
    var animations: [(begin: Double, duration: Double)] = []
    var outcome = StepResult.Outcome.passed

    /// How many events had happened before.
    let start: Int

    init(step: Int = 0, start: Int = 0, onScreen: Set<ObjectIdentifier>? = nil, keepsEvents: Bool = true) {
        self.step = step
        self.start = start
        self.onScreen = onScreen
        self.keepsEvents = keepsEvents
    }
}

extension TranscriptEvent {
    init(_ event: RuntimeEvent, step: Int) {
        self.init(
            step: step, time: event.time, kind: Kind(event.kind), subject: event.subject.isEmpty ? nil : event.subject,
            text: event.text, objectID: event.objectID, position: event.position.map(SourcePosition.init))
    }
}

extension TranscriptEvent.Kind {
    init(_ kind: RuntimeEvent.Kind) {
        switch kind {
        case .lifecycle: self = .lifecycle
        case .segue: self = .segue
        case .unwind: self = .unwind
        case .presentation: self = .presentation
        case .navigation: self = .navigation
        case .transition: self = .transition
        case .animation: self = .animation
        case .action: self = .call
        case .warning: self = .warning
        case .failure: self = .log
        case .standIn: self = .standIn
        case .unmodelled: self = .unmodelled
        }
    }
}

extension SourcePosition {
    init(_ position: InterfacePosition) {
        self.init(path: position.path, line: position.line, column: position.column)
    }
}

extension RuntimeConfiguration {
    init(_ device: DeviceSpec, ios: Int) {
        self.init(
            deviceName: device.name ?? "\(device.width) × \(device.height)",
            screenSize: CGSize(width: device.width, height: device.height), scale: device.scale,
            idiom: device.idiom == .pad ? .pad : device.idiom == .tv ? .tv : .phone,
            safeAreaInsets: UIEdgeInsets(
                top: device.safeArea.top, left: device.safeArea.left, bottom: device.safeArea.bottom,
                right: device.safeArea.right), ios: ios)
    }
}
