import AppSources
import InterfaceBuilder
import SceneGraph

/// What is known of the ways that lead to a scene.
struct UnwindWays: Sendable {
    private let project: SceneGraph
    /// Whether code may show the scene wherever it likes.
    private let namedByCode: [Bool]

    init(_ project: SceneGraph, _ neighbourhood: Neighbourhood) {
        self.project = project
        namedByCode = project.nodes.map { node in
            guard let controller = node.controller else { return false }
            // Where not all of the app is given, another storyboard may lead to an initial controller.
            return controller.storyboardIdentifier != nil
                || (controller.id == project.documents[node.document].initialViewControllerID
                    && !neighbourhood.hasManifest(of: node.document))
        }
    }

    /// Whether all ways to the scene are drawn: neither it nor a scene before it can be shown by code.
    ///
    /// What code shows may have anything behind it, and the app's own root is made in code as well.
    func isKnown(to node: SceneGraph.Node.ID) -> Bool {
        let way = project.ancestors(of: node)
        return !way.isEmpty && !namedByCode[node] && !way.contains { namedByCode[$0] }
    }

    /// Whether a scene before it has a class of its own.
    func hasOwnClass(before node: SceneGraph.Node.ID) -> Bool {
        project.ancestors(of: node).contains { project[$0].controller?.customClass != nil }
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
