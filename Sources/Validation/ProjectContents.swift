import SceneGraph

/// A project as rules look at it: its storyboards linked, and what lies beside them where that is given.
public struct ProjectContents: Sendable {
    /// The storyboards and xibs with everything between them resolved.
    public let graph: SceneGraph

    /// What the asset catalogues, image files and font files give; `nil` where nobody has looked.
    public let resources: ProjectResources?

    /// Takes a project.
    public init(_ graph: SceneGraph, resources: ProjectResources? = nil) {
        self.graph = graph
        self.resources = resources
    }
}
