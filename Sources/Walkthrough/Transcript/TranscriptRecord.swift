import SourceText

/// One line of the stream a host writes. Each line can be read by itself; a stream may break off after any of them.
public enum TranscriptRecord: Sendable, Hashable {
    /// The first record of a stream.
    case header(Header)
    /// A step begins; its ``step(_:)`` follows unless the host dies in it.
    case stepStarted(StepStart)
    case event(TranscriptEvent)
    case step(StepResult)
    /// The last record of a stream that did not break off.
    case finished(Finish)

    /// The version of the stream that this code writes and reads.
    public static let currentVersion = 1

    /// What is walked, and every step that is to come.
    public struct Header: Sendable, Hashable, Codable {
        /// A step that is to come.
        public struct Step: Sendable, Hashable, Codable {
            /// The step on one line.
            public var text: String
            /// Where it begins in the walkthrough file.
            public var position: SourcePosition

            /// Announces a step.
            public init(text: String, position: SourcePosition) {
                self.text = text
                self.position = position
            }
        }

        /// The version of the stream's format.
        public var version: Int
        /// The walkthrough file, as the user gave it.
        public var script: String
        /// Paths of the project's storyboards; the first is the entry.
        public var storyboards: [String]
        /// The screen.
        public var device: DeviceSpec
        /// The version of iOS whose behaviour applied.
        public var ios: Int
        /// Every step of the script, in its order.
        public var steps: [Step]

        /// Makes the header of a walk of `script`.
        public init(script: Script, storyboards: [String]) {
            self.version = TranscriptRecord.currentVersion
            self.script = script.path
            self.storyboards = storyboards
            self.device = script.device
            self.ios = script.behaviour
            self.steps = script.steps.map { Step(text: $0.text, position: $0.position) }
        }
    }

    /// The beginning of a step.
    public struct StepStart: Sendable, Hashable, Codable {
        /// The place in the script, counted from 0.
        public var index: Int
        /// The step on one line.
        public var text: String
        /// Where it begins in the walkthrough file.
        public var position: SourcePosition
        /// Virtual seconds since the launch.
        public var time: Double

        /// Begins a step.
        public init(index: Int, text: String, position: SourcePosition, time: Double) {
            self.index = index
            self.text = text
            self.position = position
            self.time = time
        }
    }

    /// The end of a stream.
    public struct Finish: Sendable, Hashable, Codable {
        /// Virtual seconds since the launch.
        public var time: Double

        /// Ends a stream.
        public init(time: Double) { self.time = time }
    }
}

extension TranscriptRecord: Codable {
    private enum Key: String, CodingKey { case record }
    private enum Kind: String, Codable { case header, stepStarted, event, step, finished }

    /// Reads a record by its `record` key.
    public init(from decoder: any Decoder) throws {
        switch try decoder.container(keyedBy: Key.self).decode(Kind.self, forKey: .record) {
        case .header: self = .header(try Header(from: decoder))
        case .stepStarted: self = .stepStarted(try StepStart(from: decoder))
        case .event: self = .event(try TranscriptEvent(from: decoder))
        case .step: self = .step(try StepResult(from: decoder))
        case .finished: self = .finished(try Finish(from: decoder))
        }
    }

    /// Writes the record's own keys and, as `record`, which it is.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .header(let header):
            try container.encode(Kind.header, forKey: .record)
            try header.encode(to: encoder)
        case .stepStarted(let start):
            try container.encode(Kind.stepStarted, forKey: .record)
            try start.encode(to: encoder)
        case .event(let event):
            try container.encode(Kind.event, forKey: .record)
            try event.encode(to: encoder)
        case .step(let result):
            try container.encode(Kind.step, forKey: .record)
            try result.encode(to: encoder)
        case .finished(let finish):
            try container.encode(Kind.finished, forKey: .record)
            try finish.encode(to: encoder)
        }
    }
}
