import JSONText
import SourceText
import Walkthrough

/// Transcripts for programs: one JSON document with a version, its keys sorted and every number with all its digits.
///
/// Outcomes are `passed`, `failed`, `error` and `notRun`. Times are virtual seconds since the launch. Numbers that JSON
/// has no text for are the strings `inf`, `-inf` and `nan`. The form is in `docs/schemas/transcript.schema.json`.
public enum TranscriptJSON {
    /// The version of the document; it rises when a key changes its meaning or goes away.
    public static let version = 2

    /// The document for `transcripts`, which ends in a newline; `generator` is the program's name and version.
    public static func report(_ transcripts: [Transcript], generator: String? = nil) -> String {
        JSONText.document(Document(generator: generator, walkthroughs: transcripts.map(Walk.init)))
    }

    private struct Document: Encodable {
        let version = TranscriptJSON.version
        let generator: String?
        let walkthroughs: [Walk]
    }

    private struct Walk: Encodable {
        let script: String?
        let storyboards: [String]
        let device: DeviceSpec?
        let ios: Int?
        let appCode: AppCode?
        let passed: Bool
        let strict: Bool
        let finished: Bool
        let breakdown: StepResult.Problem?
        let obstacles: [Diagnostic]
        let unconfined: [String]?
        let counts: Transcript.Counts
        let standIns: [Transcript.Gap]
        let unmodelled: [Transcript.Gap]
        let time: Double?
        let steps: [Step]

        init(_ transcript: Transcript) {
            script = transcript.script
            storyboards = transcript.header?.storyboards ?? []
            device = transcript.header?.device
            ios = transcript.header?.ios
            appCode = transcript.appCode.map(AppCode.init)
            passed = transcript.isPassed
            strict = transcript.isStrict
            finished = transcript.isFinished
            breakdown = transcript.breakdown
            obstacles = transcript.obstacles
            unconfined = transcript.unconfined
            counts = transcript.counts
            standIns = transcript.standIns
            unmodelled = transcript.unmodelled
            time = transcript.finish?.time
            steps = transcript.entries.map(Step.init)
        }
    }

    private struct AppCode: Encodable {
        let mode: AppCodeSummary.Mode
        let files: Int
        let filesIncluded: Int
        let accepted: Bool
        let leftOut: [Omission]
        let diagnostics: [Diagnostic]

        init(_ summary: AppCodeSummary) {
            mode = summary.mode
            files = summary.files
            filesIncluded = summary.filesIncluded
            accepted = summary.isAccepted
            leftOut = summary.omissions.map(Omission.init)
            diagnostics = summary.diagnostics
        }
    }

    private struct Omission: Encodable {
        let file: String
        let member: String?
        let classes: [String]
        let reason: String
        let position: SourcePosition?
        let hint: String?
        let notes: [String]
        let accepted: Bool

        init(_ omission: AppCodeSummary.Omission) {
            file = omission.file
            member = omission.member
            classes = omission.classes
            reason = omission.reason
            position = omission.position
            hint = omission.hint
            notes = omission.notes
            accepted = omission.isAccepted
        }
    }

    private struct Step: Encodable {
        let number: Int
        let text: String
        let position: SourcePosition
        let start: Double
        let end: Double
        let outcome: String
        let problem: StepResult.Problem?
        let expected: Bool
        let expectations: [StepResult.ExpectationResult]
        let documents: [StepResult.Document]
        let samples: [Sample]
        let events: [TranscriptEvent]

        init(_ entry: Transcript.Entry) {
            let result = entry.result
            number = result.index + 1
            text = result.text
            position = result.position
            start = result.start
            end = result.end
            outcome =
                switch result.outcome {
                case .passed: "passed"
                case .failed: "failed"
                case .error: "error"
                case .notRun: "notRun"
                }
            problem = result.outcome.problem
            expected = result.isExpected
            expectations = result.expectations
            documents = result.documents
            samples = result.samples
            events = entry.events
        }
    }
}
