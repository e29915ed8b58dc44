import SceneDiff
import SourceText

/// Something that both sides did and that cannot both be in the result.
public struct MergeConflict: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// One property has two new values.
        case changedTwice = "changed-twice"
        /// One side deleted what the other changed.
        case deletedAndChanged = "deleted-and-changed"
        /// One side deleted what the other connects to.
        case referenceToDeleted = "reference-to-deleted"
        /// Two places for one object.
        case movedTwice = "moved-twice"
        /// Two orders of one list.
        case orderedTwice = "ordered-twice"
        case initialControllerTwice = "initial-controller-twice"
        case outletConnectedTwice = "outlet-connected-twice"
        case storyboardIdentifierTwice = "storyboard-identifier-twice"
        case reuseIdentifierTwice = "reuse-identifier-twice"
        /// Both sides merge, and the result has an error that neither side has.
        case newError = "new-error"
        /// An object got a fresh id, and texts in other languages beside the document have its old one.
        case textsOfFreshID = "texts-of-fresh-id"
    }

    /// What a side has: in words, and where.
    public struct Value: Sendable, Hashable {
        /// `nil` where the file has no such thing.
        public var text: String?
        public var position: SourcePosition?

        public init(text: String?, position: SourcePosition?) {
            self.text = text
            self.position = position
        }
    }

    public let kind: Kind
    /// What it is about, named as `segue diff` does.
    public let subject: Subject?
    /// The property, such as `text` or `normal.title`; `nil` where it is about the whole object.
    public let property: String?
    public let base: Value
    public let ours: Value
    public let theirs: Value
    /// Where it is in the result, of an error that only the result has.
    public let result: SourcePosition?
    /// The side whose value is in the result; `nil` where both are.
    public let taken: MergeSide?
    /// Whether somebody chose that side, by an option or by an answer.
    public let isResolved: Bool
    /// The same in another merge of the same files: what choices are remembered by.
    public let identifier: String
    /// One sentence without a full stop.
    public let message: String

    public init(
        kind: Kind, subject: Subject?, property: String? = nil, base: Value, ours: Value, theirs: Value,
        result: SourcePosition? = nil, taken: MergeSide?, isResolved: Bool, identifier: String, message: String
    ) {
        self.kind = kind
        self.subject = subject
        self.property = property
        self.base = base
        self.ours = ours
        self.theirs = theirs
        self.result = result
        self.taken = taken
        self.isResolved = isResolved
        self.identifier = identifier
        self.message = message
    }

    /// What the side has.
    public func value(of side: MergeSide) -> Value { side == .ours ? ours : theirs }
}

/// Which side counts where both cannot.
public struct MergeChoices: Sendable, Hashable {
    /// For all conflicts without a choice of their own; `nil` leaves OURS in the file and the conflict open.
    public var preferred: MergeSide?
    /// By the conflicts' identifiers.
    public var chosen: [String: MergeSide]

    public init(preferred: MergeSide? = nil, chosen: [String: MergeSide] = [:]) {
        self.preferred = preferred
        self.chosen = chosen
    }

    func side(for identifier: String) -> (side: MergeSide, isResolved: Bool) {
        if let side = chosen[identifier] ?? preferred { return (side, true) }
        return (.ours, false)
    }
}

/// A new object that got another id, as both sides gave its own to something new.
public struct FreshID: Sendable, Hashable {
    public let old: String
    public let new: String
    /// The side that added the object.
    public let side: MergeSide
    /// The object, named as `segue diff` does.
    public let subject: Subject?
    /// Where it is in the file of that side.
    public let position: SourcePosition?
}
