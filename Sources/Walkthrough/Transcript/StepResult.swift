import SourceText

/// How a step went.
public struct StepResult: Sendable, Hashable, Codable {
    /// What went wrong, for the person who has to mend it.
    public struct Problem: Sendable, Hashable, Codable, ExpressibleByStringInterpolation {
        /// One sentence; for UIKit's exceptions, UIKit's own text.
        public var message: String
        /// Where the cause is: the walkthrough file, the storyboard or the app's sources.
        public var position: SourcePosition?
        /// What to do about it.
        public var hint: String?
        /// Facts that help, a line each, as `last event: SecondViewController.viewDidLoad`.
        public var notes: [String]

        /// Makes a problem.
        public init(_ message: String, position: SourcePosition? = nil, hint: String? = nil, notes: [String] = []) {
            self.message = message
            self.position = position
            self.hint = hint
            self.notes = notes
        }

        /// Makes a problem that is only a message.
        public init(stringLiteral value: String) { self.init(value) }
    }

    /// The verdict on a step.
    public enum Outcome: Sendable, Hashable {
        case passed
        /// An expectation did not hold, something was not found, or the app crashed or hung.
        case failed(Problem)
        /// UIKit would have raised an exception.
        case error(Problem)
        case notRun

        /// Whether the step did what it should.
        public var isPassed: Bool { self == .passed }

        /// What went wrong, when something did.
        public var problem: Problem? {
            switch self {
            case .failed(let problem), .error(let problem): problem
            case .passed, .notRun: nil
            }
        }
    }

    /// How one line of an `expect` step went.
    public struct ExpectationResult: Sendable, Hashable, Codable {
        /// The expectation on one line.
        public var text: String
        /// Where it stands in the walkthrough file.
        public var position: SourcePosition
        /// Why it did not hold; nil when it did.
        public var problem: Problem?

        /// Whether it held.
        public var isPassed: Bool { problem == nil }

        /// Makes a result, of an expectation that held unless a problem is given.
        public init(text: String, position: SourcePosition, problem: Problem? = nil) {
            self.text = text
            self.position = position
            self.problem = problem
        }
    }

    /// A hierarchy or trace of the moment after the step.
    public struct Document: Sendable, Hashable, Codable {
        /// Which report it is.
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable { case controllers, views, trace }

        /// Which report it is.
        public var kind: Kind
        /// Lines that end in a newline each, except perhaps the last.
        public var text: String

        /// Makes a document.
        public init(kind: Kind, text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// The place in the script, counted from 0.
    public var index: Int
    /// The step on one line.
    public var text: String
    /// Where the step begins in the walkthrough file.
    public var position: SourcePosition
    /// Virtual seconds since the launch at which the step began.
    public var start: Double
    /// Virtual seconds since the launch at which the step was over, its settling included.
    public var end: Double
    /// The verdict.
    public var outcome: Outcome
    /// Whether a failure or error is what the next step expects; it then counts as passed.
    public var isExpected: Bool
    /// For an `expect` step, each of its lines.
    public var expectations: [ExpectationResult]
    /// Hierarchies and traces that were asked for.
    public var documents: [Document]
    /// For the step whose transition was sampled, what was seen.
    public var samples: [Sample]

    /// Makes a result.
    public init(
        index: Int, text: String, position: SourcePosition, start: Double, end: Double, outcome: Outcome,
        isExpected: Bool = false, expectations: [ExpectationResult] = [], documents: [Document] = [],
        samples: [Sample] = []
    ) {
        self.index = index
        self.text = text
        self.position = position
        self.start = start
        self.end = end
        self.outcome = outcome
        self.isExpected = isExpected
        self.expectations = expectations
        self.documents = documents
        self.samples = samples
    }
}

extension StepResult.Outcome: Codable {
    private enum Key: String, CodingKey { case kind, problem }
    private enum Kind: String, Codable { case passed, failed, error, notRun }

    /// Reads what ``encode(to:)`` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .passed: self = .passed
        case .failed: self = .failed(try container.decode(StepResult.Problem.self, forKey: .problem))
        case .error: self = .error(try container.decode(StepResult.Problem.self, forKey: .problem))
        case .notRun: self = .notRun
        }
    }

    /// Writes `{"kind": …, "problem": …}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        let kind: Kind =
            switch self {
            case .passed: .passed
            case .failed: .failed
            case .error: .error
            case .notRun: .notRun
            }
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(problem, forKey: .problem)
    }
}
