import ClassIndex
import InterfaceBuilder
import SceneGraph

/// What is known of the ways that lead to a scene.
struct UnwindWays: Sendable {
    private let project: SceneGraph
    /// Whether code may show the scene wherever it likes, or one before it.
    private let isBehindCode: [Bool]
    /// Of the scenes with a class of their own before each scene, itself among them, two.
    private let classesBefore: [[SceneGraph.Node.ID]]

    init(_ project: SceneGraph, _ neighbourhood: Neighbourhood) {
        self.project = project
        let namedByCode = project.nodes.filter { node in
            guard let controller = node.controller else { return false }
            // Where not all of the app is given, another storyboard may lead to an initial controller.
            return controller.storyboardIdentifier != nil
                || (controller.id == project.documents[node.document].initialViewControllerID
                    && !neighbourhood.hasManifest(of: node.document))
        }.map(\.id)
        var isBehindCode = [Bool](repeating: false, count: project.nodes.count)
        for node in project.reachable(from: namedByCode) { isBehindCode[node] = true }
        self.isBehindCode = isBehindCode
        classesBefore = Self.classes(in: project)
    }

    /// Carries each scene with a class along the segues. No scene keeps more than two, so that this is linear; of two,
    /// one at least is another than the scene itself.
    private static func classes(in project: SceneGraph) -> [[SceneGraph.Node.ID]] {
        var before = [[SceneGraph.Node.ID]](repeating: [], count: project.nodes.count)
        var open: [(scene: SceneGraph.Node.ID, from: SceneGraph.Node.ID)] = []
        func arrive(_ scene: SceneGraph.Node.ID, from origin: SceneGraph.Node.ID) {
            guard before[scene].count < 2, !before[scene].contains(origin) else { return }
            before[scene].append(origin)
            open.append((scene, origin))
        }
        for node in project.nodes where node.controller?.customClass != nil { arrive(node.id, from: node.id) }
        while let (scene, origin) = open.popLast() {
            for edge in project.edges(from: scene) {
                if let target = edge.destination.node { arrive(target, from: origin) }
            }
        }
        return before
    }

    /// Whether all ways to the scene are drawn: neither it nor a scene before it can be shown by code.
    ///
    /// What code shows may have anything behind it, and the app's own root is made in code as well.
    func isKnown(to node: SceneGraph.Node.ID) -> Bool {
        !isBehindCode[node] && project.edges(to: node).contains { $0.source != node }
    }

    /// Whether a scene before it has a class of its own.
    func hasOwnClass(before node: SceneGraph.Node.ID) -> Bool {
        classesBefore[node].contains { $0 != node }
    }

    /// Whether the scenes stand one behind the other on the only way to `source`, the nearest first.
    static func isStraight(
        _ scenes: [SceneGraph.Node.ID], to source: SceneGraph.Node.ID, _ project: SceneGraph
    ) -> Bool {
        var left = scenes[...]
        var current = source
        var steps = 0
        while let next = left.first, steps <= project.nodes.count {
            let before = Set(project.edges(to: current).filter { $0.segue.kind != .unwind }.map(\.source))
            guard before.count == 1, let only = before.first else { return false }
            if only == next { left.removeFirst() }
            current = only
            steps += 1
        }
        return left.isEmpty
    }
}

extension ClassScope {
    /// Whether the controller's class implements the selector; `nil` when that cannot be told.
    func implements(_ controller: Storyboard.Controller, _ selector: String) -> Bool? {
        guard let chain = chain(of: controller) else { return nil }
        // It may let the action pass, and says so at run time.
        if chain.selectors.contains(selector) { return true }
        return chain.isKnown ? false : nil
    }

    /// Whether the controller's class implements the selector, and lets no action pass that it implements.
    func surelyImplements(_ node: SceneGraph.Node, _ selector: String) -> Bool {
        guard let chain = node.controller.flatMap({ chain(of: $0) }), chain.selectors.contains(selector) else {
            return false
        }
        return !chain.entries.contains { entry in
            entry.overrides.contains { $0.hasPrefix("canPerformUnwindSegueAction") }
                || entry.methods.contains { $0.selector.hasPrefix("canPerformUnwindSegueAction") }
        }
    }
}

extension ProjectClasses {
    /// The selectors of unwind actions.
    var unwindActions: Set<String> {
        Set(modules.flatMap { $0.index.classes.flatMap(\.methods) }.lazy.filter(\.isUnwindAction).map(\.selector))
    }

    /// The classes that declare the method.
    func owners(of selector: String) -> [ClassIndex.Class] {
        modules.flatMap(\.index.classes).filter { $0.methods.contains { $0.selector == selector && !$0.isStatic } }
    }
}
