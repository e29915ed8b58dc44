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
        // Scenes take their place from where segues come from: each once, when all of those have one.
        var missing = [Int](repeating: 0, count: project.nodes.count)
        func isOpen(_ way: SceneGraph.Edge) -> Bool {
            Self.place(after: way, from: project[way.source].controller, places) == nil
        }
        for way in project.edges where isOpen(way) {
            if let target = way.destination.node { missing[target] += 1 }
        }
        var ready = project.nodes.indices.filter { missing[$0] == 0 }
        while let node = ready.popLast() {
            let leaving = project.edges(from: node).filter(isOpen)
            let controller = project[node].controller
            let isMadeByCode = controller?.storyboardIdentifier != nil || initial.contains(node)
            var place: Place? = isMadeByCode ? .unknown : nil
            for way in project.edges(to: node) {
                let next = Self.place(after: way, from: project[way.source].controller, places)
                place = place == nil || place == next ? next : .unknown
            }
            places[node] = place ?? .unknown
            for target in leaving.compactMap(\.destination.node) {
                missing[target] -= 1
                if missing[target] == 0 { ready.append(target) }
            }
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
