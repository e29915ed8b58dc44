public import RuntimeEvents

/// Something that happened, with its time and what it happened to.
public struct RuntimeEvent: Hashable, Sendable {
    /// What an event is about.
    public typealias Kind = EventKind

    /// Virtual seconds since the runtime started.
    public let time: Double
    /// What happened.
    public let content: EventContent
    /// The name of the object that it happened to; empty where there is none.
    public let subject: String
    /// The id of the storyboard object behind the subject.
    public let objectID: String?
    /// Where that object, or the segue, stands in its file.
    public let position: InterfacePosition?

    /// What the event is about.
    public var kind: Kind { content.kind }
    /// The event in words, beginning with the subject where there is one; made anew each time.
    public var text: String { content.sentence(of: subject) }
}
