import InterfaceBuilder
import SceneGraph

/// Whether the storyboard a reference names is really the one that is given under this name.
///
/// Names are unique only within an app. In a folder of several, one may be given that belongs to another app than the
/// reference, because its own was not given: what it lacks is no fault. Storyboards below one folder belong together.
struct Neighbourhood {
    private let project: SceneGraph
    /// How many folders all storyboards have in common.
    private let common: Int

    init(_ project: SceneGraph) {
        self.project = project
        let paths = project.documents.filter { $0.kind == .storyboard }.map { Self.folders($0.source.path) }
        common =
            paths.dropFirst().reduce(paths.first ?? []) { shared, path in
                zip(shared, path).prefix { $0 == $1 }.map(\.0)
            }.count
    }

    func holds(_ reference: SceneGraph.Reference) -> Bool {
        let origin = project[reference.node].document
        let name = reference.placeholder.storyboardName
        guard let target = name.map({ project.storyboard(named: $0, from: origin) }) ?? origin else { return false }
        let here = Self.folders(project.documents[origin].source.path).dropFirst(common)
        let there = Self.folders(project.documents[target].source.path).dropFirst(common)
        return here.isEmpty || there.isEmpty || here.first == there.first
    }

    /// The folders of a path, those of languages left out.
    private static func folders(_ path: String) -> [Substring] {
        path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
    }
}
