import SceneGraph

/// A project as rules look at it: its storyboards linked, and what lies beside them where that is given.
public struct ProjectContents: Sendable {
    /// The storyboards and xibs with everything between them resolved.
    public let graph: SceneGraph

    /// Takes a project.
    public init(_ graph: SceneGraph) { self.graph = graph }
}
