/// One line of what happened, in the order in which it happened.
public struct RuntimeEvent: Hashable, Sendable {
    /// What an event is about.
    public enum Kind: String, Hashable, Sendable {
        /// A controller was made, loaded its view, appeared, was released …
        case lifecycle
        /// A segue was asked for, prepared and performed.
        case segue
        /// The search for an unwind's destination and the way there.
        case unwind
        /// A controller was presented or dismissed.
        case presentation
        /// A container changed what it shows.
        case navigation
        /// A transition's objects and their calls.
        case transition
        /// An animation began or ended.
        case animation
        /// An action or a delegate method was called.
        case action
        /// What UIKit would write to the console, and what segue notices.
        case warning
        /// What UIKit would raise, and what came to nothing.
        case failure
        /// A class whose code did not run was met.
        case standIn
        /// Something was needed that the runtime does not model.
        case unmodelled
    }

    /// Virtual seconds since the runtime started.
    public let time: Double
    /// What the event is about.
    public let kind: Kind
    /// The name of the object that it happened to.
    public let subject: String
    /// The event in words, beginning with the subject where there is one.
    public let text: String
    /// The id of the storyboard object behind the subject.
    public let objectID: String?
    /// Where that object, or the segue, stands in its file.
    public let position: InterfacePosition?
}
