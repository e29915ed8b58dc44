import SourceText

/// One entry of a script's `steps`.
public struct Step: Sendable, Hashable, Codable {
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
