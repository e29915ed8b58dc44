import InterfaceBuilder

extension SceneGraph {
    /// A scene at which something outside the scenes begins, and what that is.
    public struct EntryPoint: Sendable, Hashable {
        public enum Origin: Sendable, Hashable {
            /// It is its storyboard's initial controller.
            case initialController
            /// The manifest with this index names its storyboard, in the entry with this index.
            case manifest(Int, entry: Int)
            /// The reference with this index names its storyboard, and no controller in it.
            case reference(Int)
            /// The system shows its storyboard while the app starts.
            case launchScreen
            /// AppKit's application object, which macOS makes.
            case application
        }

        public let node: Node.ID
        public let origin: Origin
    }

    /// A storyboard that a manifest names and the project does not have, or that has no initial controller.
    public struct MissingEntry: Sendable, Hashable {
        /// The index of the manifest in `manifests`.
        public let manifest: Int
        /// The index of the entry in the manifest.
        public let entry: Int
        public let reason: Reason
        /// The index of the storyboard, where there is one.
        public let document: Int?
    }

    /// How one gets to a scene.
    public enum Reach: String, Sendable, Hashable, Comparable {
        /// By segues, from where the app begins.
        case segues
        /// By segues, but first by code: from the initial controller of a storyboard that nothing names, or from a
        /// controller with an identifier.
        case code
        /// Not at all: no segue leads there, and code has no name for it.
        case none

        public static func < (left: Reach, right: Reach) -> Bool { left.rank < right.rank }

        private var rank: Int { self == .segues ? 0 : self == .code ? 1 : 2 }
    }

    mutating func findEntryPoints() {
        for document in documents.indices {
            let isLaunchScreen = documents[document].isLaunchScreen
            if let node = initialNode(of: document) {
                add(node, .initialController)
                if isLaunchScreen { add(node, .launchScreen) }
            }
            for node in nodes(of: document) where nodes[node].controller?.kind == .application {
                add(node, .application)
            }
        }
        for (index, manifest) in manifests.enumerated() {
            let folders = StoryboardNames.folders(of: manifest.path)
            let isInTarget = manifest.target.map { target in
                { [documents] in target.documents.contains(documents[$0].source.path) }
            }
            for (entry, wanted) in manifest.entries.enumerated() {
                steps += 1
                guard let document = names.document(wanted.storyboard, from: folders, in: isInTarget) else {
                    missingEntries.append(
                        .init(
                            manifest: index, entry: entry,
                            reason: .noStoryboard(named: wanted.storyboard, nearest: nil),
                            document: nil))
                    continue
                }
                if let node = initialNode(of: document) {
                    add(node, .manifest(index, entry: entry))
                } else if !beginsWithoutController(document) {
                    missingEntries.append(
                        .init(
                            manifest: index, entry: entry, reason: .noInitialController(storyboard: wanted.storyboard),
                            document: document))
                }
            }
        }
        for (index, reference) in references.enumerated() where reference.placeholder.referencedIdentifier == nil {
            if let target = reference.target { add(target, .reference(index)) }
        }
    }

    private mutating func add(_ node: Node.ID, _ origin: EntryPoint.Origin) {
        steps += 1
        // A placeholder that is a storyboard's initial controller stands for another scene.
        let target = nodes[node].controller.flatMap { reference(of: $0, in: nodes[node].document) }?.target
        entryPoints.append(EntryPoint(node: target ?? node, origin: origin))
    }

    /// Whether the storyboard has AppKit's application object: a menu-bar app shows no window at its start.
    private func beginsWithoutController(_ document: Int) -> Bool {
        nodes(of: document).contains { nodes[$0].controller?.kind == .application }
    }

    private func initialNode(of document: Int) -> Node.ID? {
        documents[document].storyboard?.initialViewController.flatMap { node(of: $0.object, in: document)?.id }
    }

    /// The scenes at which the app begins: those that manifests name, launch screens and AppKit's application; in a
    /// project without manifests, or where one of them leaves a name to the build, every storyboard's initial controller.
    public var roots: [Node.ID] {
        let isNamed = entryPoints.contains { if case .manifest = $0.origin { true } else { false } }
        let isOpen = manifests.contains { $0.unresolved.contains { !$0.isLaunchScreen } }
        let roots = entryPoints.filter { entry in
            switch entry.origin {
            case .manifest, .launchScreen, .application: true
            case .initialController: !isNamed || isOpen
            case .reference: false
            }
        }
        return Set(roots.map(\.node)).sorted()
    }

    /// How one gets to each scene, by node. A placeholder is where its segues come from.
    public func reach() -> [Reach] {
        var steps = 0
        return reach(steps: &steps)
    }

    func reach(steps: inout Int) -> [Reach] {
        var result = [Reach](repeating: .none, count: nodes.count)
        mark(roots, .segues, &result, &steps)
        let named = nodes.filter { $0.controller?.storyboardIdentifier != nil }.map(\.id)
        mark(entryPoints.filter { $0.origin == .initialController }.map(\.node) + named, .code, &result, &steps)
        return result
    }

    /// Marks what is not marked yet and can be reached from `starts`.
    private func mark(_ starts: [Node.ID], _ reach: Reach, _ result: inout [Reach], _ steps: inout Int) {
        var open = starts.filter { result[$0] == .none }
        for node in open { result[node] = reach }
        func visit(_ node: Node.ID) {
            steps += 1
            guard result[node] == .none else { return }
            result[node] = reach
            open.append(node)
        }
        while let current = open.popLast() {
            // A placeholder that is named itself leads on.
            if let controller = nodes[current].controller,
                let target = reference(of: controller, in: nodes[current].document)?.target
            {
                visit(target)
            }
            for edge in edges(from: current) {
                switch edge.destination {
                case .controller(let node): visit(node)
                case .reference(let placeholder, let node):
                    visit(placeholder)
                    visit(node)
                case .unresolved(let placeholder, _): visit(placeholder)
                case .exit, .missing, .notAController: steps += 1
                }
            }
        }
    }
}
