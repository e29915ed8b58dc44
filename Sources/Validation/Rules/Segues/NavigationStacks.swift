import InterfaceBuilder
import SceneGraph

/// Which scenes stand in a navigation controller whenever they are shown, and which never do.
///
/// Where code can make a scene, because it has an identifier or is an initial controller, nothing is sure of it.
struct NavigationStacks {
    private enum Place { case inside, outside, unknown }

    private var places: [Place?]

    init(_ project: SceneGraph) {
        places = Array(repeating: nil, count: project.nodes.count)
        let initial = Set(
            project.entryPoints.filter { if case .reference = $0.origin { false } else { true } }.map(\.node))
        // Scenes take their place from where segues come from: until nothing changes, at most once for each.
        var waiting = Array(project.nodes.indices)
        while let node = waiting.popLast() {
            let controller = project[node].controller
            let isMadeByCode = controller?.storyboardIdentifier != nil || initial.contains(node)
            let ways = project.edges(to: node).map { way in place(after: way) }
            guard !ways.contains(where: { $0 == nil }) else { continue }
            let known = Set(ways.compactMap { $0 } + (isMadeByCode || ways.isEmpty ? [.unknown] : []))
            let place: Place = known.count == 1 ? known.first ?? .unknown : .unknown
            guard places[node] != place else { continue }
            places[node] = place
            waiting += project.edges(from: node).compactMap(\.destination.node).filter { places[$0] == nil }
        }

        func place(after way: SceneGraph.Edge) -> Place? {
            let source = project[way.source].controller
            switch way.segue.kind {
            case .relationship: return source?.kind == .navigationController ? .inside : places[way.source]
            case .embed, .push: return places[way.source]
            // Outside of one, show presents.
            case .show: return places[way.source]
            case .presentation, .modal, .popover, .popoverPresentation: return .outside
            default: return .unknown
            }
        }
    }

    /// Whether `node` is in a navigation controller each time it is shown.
    func isAlwaysInside(_ node: SceneGraph.Node.ID) -> Bool { places[node] == .inside }

    /// Whether `node` is in no navigation controller, however it is shown.
    func isNeverInside(_ node: SceneGraph.Node.ID) -> Bool { places[node] == .outside }
}
