/// The scenes that are being made, so that a storyboard whose scenes hold each other ends in a failure.
struct SceneConstruction {
    private struct Scene: Hashable {
        let storyboard: String
        let id: String
    }

    private var path: [Scene] = []
    private var counts: [Scene: Int] = [:]
    /// Whether the construction in progress has failed: the rest of it is not even tried, for scenes that hold several of
    /// each other would try for ever.
    private var hasFailed = false

    /// Scenes that hold each other may end their recursion by `shouldPerformSegue`; some levels are theirs to use.
    private static let mostOfOneScene = 24
    private static let mostScenes = 150

    /// Goes into a scene; `false` where it is being made too many times already, or too many are.
    ///
    /// - Parameter isRelationship: children of containers are made with them, and nothing can stop that: the second time
    ///   round is a circle.
    mutating func enter(_ storyboard: String, _ id: String, isRelationship: Bool = false) -> Bool {
        let scene = Scene(storyboard: storyboard, id: id)
        let most = isRelationship ? 1 : Self.mostOfOneScene
        guard !hasFailed, path.count < Self.mostScenes, counts[scene, default: 0] < most else {
            hasFailed = true
            return false
        }
        counts[scene, default: 0] += 1
        path.append(scene)
        return true
    }

    mutating func leave() {
        guard let scene = path.popLast() else { return }
        counts[scene] = counts[scene, default: 1] - 1
        if path.isEmpty { self = SceneConstruction() }
    }
}

extension RuntimeFailure {
    /// A failure of scenes that hold each other without end.
    static func endlessScenes(_ name: String, position: InterfacePosition?) -> RuntimeFailure {
        .inconsistency(
            "The scenes of storyboard \(name) hold each other without end.",
            advice: "A relationship, embed segue or reference leads back to a scene that it is being made for.",
            position: position)
    }
}
