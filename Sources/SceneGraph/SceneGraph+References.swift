import InterfaceBuilder
import SourceText

extension SceneGraph {
    /// Why a placeholder has no controller.
    public struct Unresolved: Error, Sendable, Hashable {
        public let reason: Reason
    }

    /// The scene that `placeholder`, of the document with that index, stands for.
    public func resolve(_ placeholder: Storyboard.Controller, in document: Int) -> Result<Node.ID, Unresolved> {
        var placeholder = placeholder
        var document = document
        // A reference may lead to a reference; a chain longer than there are scenes has come around.
        for _ in 0...nodes.count {
            switch step(placeholder, in: document) {
            case .failure(let reason): return .failure(reason)
            case .success(let node):
                guard let next = nodes[node].controller, next.isPlaceholder else { return .success(node) }
                placeholder = next
                document = nodes[node].document
            }
        }
        return .failure(Unresolved(reason: .endless))
    }

    private func step(_ placeholder: Storyboard.Controller, in document: Int) -> Result<Node.ID, Unresolved> {
        if let bundle = placeholder.bundleIdentifier, !bundle.isEmpty {
            return .failure(Unresolved(reason: .otherBundle(bundle)))
        }
        let name = placeholder.storyboardName ?? storyboardName(ofPath: documents[document].source.path)
        let target = placeholder.storyboardName == nil ? document : storyboard(named: name, from: document)
        guard let target, let storyboard = documents[target].storyboard else {
            let known = storyboardsByName.keys.sorted()
            return .failure(Unresolved(reason: .noStoryboard(named: name, nearest: nearestName(to: name, in: known))))
        }
        if let identifier = placeholder.referencedIdentifier {
            // A placeholder may carry the very identifier it refers to; it is not its own target.
            let controllers = storyboard.scenes.flatMap(\.controllers).filter { $0 != placeholder }
            if let controller = controllers.first(where: { $0.storyboardIdentifier == identifier }) {
                return success(controller, in: target)
            }
            let known = controllers.compactMap(\.storyboardIdentifier).sorted()
            return .failure(
                Unresolved(
                    reason: .noController(
                        identifier: identifier, storyboard: name, nearest: nearestName(to: identifier, in: known))))
        }
        guard let controller = storyboard.initialViewController else {
            return .failure(Unresolved(reason: .noInitialController(storyboard: name)))
        }
        return success(controller, in: target)
    }

    private func success(_ controller: Storyboard.Controller, in document: Int) -> Result<Node.ID, Unresolved> {
        guard let node = node(of: controller.object, in: document) else {
            return .failure(Unresolved(reason: .endless))
        }
        return .success(node.id)
    }

    /// The document that is the storyboard `name` for code of the document `origin`.
    ///
    /// A project may have several files of one name, for languages or targets: of those the one with most folders in
    /// common with the origin is taken, `Base.lproj` before other languages, then the first given.
    public func storyboard(named name: String, from origin: Int) -> Int? {
        guard let candidates = storyboardsByName[name] else { return nil }
        let here = folders(of: origin)
        return candidates.max { left, right in
            rank(left, from: here) < rank(right, from: here)
                || (rank(left, from: here) == rank(right, from: here) && left > right)
        }
    }

    private func folders(of document: Int) -> [Substring] {
        documents[document].source.path.split(separator: "/").dropLast()
    }

    private func rank(_ document: Int, from here: [Substring]) -> (Int, Int) {
        let there = folders(of: document)
        return (zip(here, there).prefix { $0 == $1 }.count, there.last == "Base.lproj" ? 1 : 0)
    }
}
