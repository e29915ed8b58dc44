import SceneGraph

/// A project as rules look at it: its storyboards linked, and what lies beside them where that is given.
public struct ProjectContents: Sendable {
    /// The storyboards and xibs with everything between them resolved.
    public let graph: SceneGraph

    /// What the asset catalogues, image files and font files give; `nil` where nobody has looked.
    public let resources: ProjectResources?

    private let neighbourhoodOnce = Once<Neighbourhood>()
    private let navigationOnce = Once<NavigationStacks>()
    private let unwindWaysOnce = Once<UnwindWays>()
    private let classScenesOnce = Once<ClassScenes>()
    private let handledUnwindsOnce = Once<[SceneGraph.Unwind]>()

    /// What stands near what.
    var neighbourhood: Neighbourhood { neighbourhoodOnce.value { Neighbourhood(graph) } }

    /// Which scenes stand in a navigation controller.
    var navigation: NavigationStacks { navigationOnce.value { NavigationStacks(graph) } }

    /// Which ways to scenes are all drawn.
    var unwindWays: UnwindWays { unwindWaysOnce.value { UnwindWays(graph, neighbourhood) } }

    /// Which controllers are of which class of `scope`.
    func classScenes(_ scope: ClassScope) -> ClassScenes { classScenesOnce.value { ClassScenes(graph, scope) } }

    /// The unwind segues with those who could answer them by their classes, as `scope` has them.
    func handledUnwinds(_ scope: ClassScope) -> [SceneGraph.Unwind] {
        handledUnwindsOnce.value { graph.unwinds(implements: scope.implements) }
    }

    /// The app's own classes with the objects that are of them; `nil` where no sources are given.
    let classScope: ClassScope?

    /// Takes a project.
    public init(_ graph: SceneGraph, resources: ProjectResources? = nil, classes: DocumentClasses?) {
        self.graph = graph
        self.resources = resources
        classScope = classes.map { ClassScope($0, graph) }
    }

    /// Takes a project whose documents all see the same classes.
    public init(_ graph: SceneGraph, resources: ProjectResources? = nil, classes: ProjectClasses? = nil) {
        self.init(graph, resources: resources, classes: classes.map { DocumentClasses($0) })
    }
}
