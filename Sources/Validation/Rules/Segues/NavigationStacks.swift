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
            var place: Place? = isMadeByCode ? .unknown : nil
            var isOpen = false
            for way in project.edges(to: node) {
                guard let next = Self.place(after: way, from: project[way.source].controller, places) else {
                    isOpen = true
                    break
                }
                place = place == nil || place == next ? next : .unknown
            }
            guard !isOpen, places[node] != place ?? .unknown else { continue }
            places[node] = place ?? .unknown
            waiting += project.edges(from: node).compactMap(\.destination.node).filter { places[$0] == nil }
        }
    }

    /// Where a scene stands that is shown by `way`; `nil` where that is not known yet of the source.
    private static func place(
        after way: SceneGraph.Edge, from source: Storyboard.Controller?, _ places: [Place?]
    ) -> Place? {
        switch way.kind {
        case .relationship: source?.kind == .navigationController ? .inside : places[way.source]
        // Outside of one, show presents.
        case .embed, .push, .show: places[way.source]
        case .presentation, .modal, .popover, .popoverPresentation: .outside
        default: .unknown
        }
    }

    /// Whether `node` is in a navigation controller each time it is shown.
    func isAlwaysInside(_ node: SceneGraph.Node.ID) -> Bool { places[node] == .inside }

    /// Whether `node` is in no navigation controller, however it is shown.
    func isNeverInside(_ node: SceneGraph.Node.ID) -> Bool { places[node] == .outside }
}
