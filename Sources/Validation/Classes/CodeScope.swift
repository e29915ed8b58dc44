import ClassIndex
import InterfaceBuilder
import SceneGraph
import SystemClasses

/// What a project's storyboards offer to the identifiers that its code writes out.
struct CodeScope {
    private let classes: ProjectClasses
    private let graph: SceneGraph
    let scope: ClassScope

    /// `nil` where no sources are given.
    init?(_ contents: ProjectContents) {
        guard let scope = contents.classScope else { return nil }
        self.scope = scope
        classes = scope.classes
        graph = contents.graph
    }

    /// The identifiers of that kind, where the storyboards that they may name are at hand.
    func uses(_ kind: ClassIndex.IdentifierUse.Kind) -> [ClassIndex.IdentifierUse] {
        classes.uses.filter { $0.kind == kind && !classes.outside.contains($0.position.path) && !$0.identifier.isEmpty }
    }

    /// Whether some code has an identifier of that kind that cannot be read off it.
    func hasUnresolved(_ kind: ClassIndex.IdentifierUse.Kind) -> Bool {
        classes.modules.contains { $0.index.unresolvedUses.contains(kind) }
    }

    /// The casts of what storyboards at hand make.
    var casts: [ClassIndex.Cast] {
        classes.modules.flatMap(\.index.casts).filter { !classes.outside.contains($0.position.path) }
    }

    var segueIdentifiers: Set<String> { Set(graph.edges.compactMap(\.segue.identifier)) }

    var storyboardNames: Set<String> {
        Set(
            graph.documents.lazy.filter { $0.kind == .storyboard }
                .flatMap { namesInCode(of: storyboardName(ofPath: $0.source.path)) })
    }

    /// By the storyboard's name.
    var controllerIdentifiers: [String: Set<String>] {
        var identifiers: [String: Set<String>] = [:]
        for name in storyboardNames { identifiers[name] = [] }
        for node in graph.nodes {
            guard let identifier = node.controller?.storyboardIdentifier else { continue }
            for name in namesInCode(of: node.storyboardName) { identifiers[name, default: []].insert(identifier) }
        }
        return identifiers
    }

    /// Without the extension, as a storyboard's.
    var nibNames: Set<String> {
        Set(
            graph.documents.lazy.filter { $0.kind != .storyboard }.flatMap { namesInCode(of: Self.nibName($0)) })
    }

    /// The indices of the xibs of each name.
    var nibs: [String: [Int]] {
        var nibs: [String: [Int]] = [:]
        for (index, document) in graph.documents.enumerated() where document.kind != .storyboard {
            for name in namesInCode(of: Self.nibName(document)) { nibs[name, default: []].append(index) }
        }
        return nibs
    }

    private static func nibName(_ document: InterfaceDocument) -> String {
        let name = storyboardName(ofPath: document.source.path)
        return name.hasSuffix(".xib") ? String(name.dropLast(".xib".count)) : name
    }

    /// Those of cells in storyboards and xibs, and those that code registers. AppKit's cells have theirs as `identifier`.
    var reuseIdentifiers: Set<String> {
        var identifiers = Set(classes.uses.lazy.filter { $0.kind == .registration }.map(\.identifier))
        for document in graph.documents {
            let (isMac, isArchive) = (document.platform == .macOS, document.kind == .legacyArchive)
            for element in document.tree.elements {
                if let identifier = element.attribute("reuseIdentifier") { identifiers.insert(identifier) }
                if isMac, let identifier = element.attribute("identifier") { identifiers.insert(identifier) }
                if isArchive, element.attribute("key") == "IBUIReuseIdentifier" { identifiers.insert(element.text) }
            }
        }
        return identifiers
    }

    /// The nibs and classes that AppKit's collection views look for by the identifier of an item; none where no document
    /// is for macOS.
    var macItemNames: Set<String> {
        graph.documents.contains { $0.platform == .macOS } ? nibNames.union(classes.names) : []
    }

    /// The files in which nothing of AppKit can be meant: they import UIKit, on every platform that they are read for.
    var filesOfUIKit: Set<String> {
        var imports: [String: Set<String>] = [:]
        for file in classes.modules.flatMap(\.index.files) {
            imports[file.path, default: []].formUnion(file.imports.map { String($0.prefix { $0 != "." && $0 != "/" }) })
        }
        let ofAppKit = SystemModules.areOnly(in: .appKit)
        return Set(imports.filter { $1.contains("UIKit") && $1.isDisjoint(with: ofAppKit) }.keys)
    }
}
