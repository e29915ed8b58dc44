import SourceText

/// One entry of a script's `steps`.
public struct Step: Sendable, Hashable {
    /// What it does.
    public var action: Action
    /// Whether the virtual clock runs until nothing is pending once the action is done.
    public var settle: Bool
    /// Where the step begins in the walkthrough file.
    public var position: SourcePosition
    /// The step on one line, as `performSegue: FirstCustomSegue`.
    public var text: String

    /// Makes a step that settles as its action does by default, unless given.
    public init(action: Action, settle: Bool? = nil, position: SourcePosition, text: String) {
        self.action = action
        self.settle = settle ?? action.settlesByDefault
        self.position = position
        self.text = text
    }
}

/// In a job a step is a list, not an object: a walkthrough has many of them, and the keys of each would cost more than the
/// rest of it.
extension Step: Codable {
    /// Reads what ``encode(to:)`` wrote.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        text = try list.decode(String.self)
        settle = try list.decode(Bool.self)
        let (line, column) = (try list.decode(Int.self), try list.decode(Int.self))
        position = SourcePosition(path: try list.decode(String.self), line: line, column: column)
        action = try list.decode(Action.self)
    }

    /// Writes the step's text, whether it settles, its line, column and path, and its action.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(text)
        try list.encode(settle)
        try list.encode(position.line)
        try list.encode(position.column)
        try list.encode(position.path)
        try list.encode(action)
    }
}
