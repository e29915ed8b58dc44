import AppSources
import InterfaceBuilder
import SceneGraph
import SourceText
import XMLTree

/// A project's objects with the classes that its sources have for them.
struct ClassScope: Sendable {
    /// An object whose class the document names.
    struct CustomObject: Sendable {
        let object: InterfaceObject
        let name: String
        let outcome: ProjectClasses.Outcome
    }

    let classes: ProjectClasses
    /// For each document, in the order of the file.
    let objects: [[CustomObject]]
    /// What is known of each class that the documents name.
    private var chains: [ClassName: ClassChain] = [:]
    private let stockChains: [String: ClassChain]

    /// A class as a document names it.
    private struct ClassName: Hashable {
        let name: String
        var module: String?
        var isTarget = false
    }

    init(_ classes: ProjectClasses, _ graph: SceneGraph) {
        self.classes = classes
        stockChains = Dictionary(
            uniqueKeysWithValues: StockClasses.names.map { ($0, classes.chain(stock: $0)) })
        var outcomes: [ClassName: ProjectClasses.Outcome] = [:]
        objects = graph.documents.map { document in
            // What AppKit loads has classes of its own.
            guard document.platform != .macOS else { return [] }
            return document.tree.elements.compactMap { element in
                let object = InterfaceObject(element)
                guard let name = object.customClass, !name.isEmpty else { return nil }
                let key = ClassName(
                    name: name, module: object.customModule, isTarget: object.customModuleProvider == "target")
                let outcome = outcomes[key] ?? classes.find(name, module: key.module, isTarget: key.isTarget)
                outcomes[key] = outcome
                return CustomObject(object: object, name: name, outcome: outcome)
            }
        }
        for (key, outcome) in outcomes {
            switch outcome {
            case .found(let reference): chains[key] = classes.chain(reference)
            case .absentWithoutModule where StockClasses.isKnown(key.name):
                chains[key] = classes.chain(stock: key.name)
            case .absentWithoutModule, .needsModule, .hasOtherModule, .absent, .elsewhere: break
            }
        }
    }

    /// What is known of the class of `object`; `nil` where it is of a class that cannot be looked up.
    func chain(of object: InterfaceObject) -> ClassChain? {
        guard let name = object.customClass, !name.isEmpty else {
            // A stand-in without a class may be anything.
            guard !object.isStandIn, let stock = object.stockClass, StockClasses.isKnown(stock) else { return nil }
            return stockChains[stock]
        }
        return chains[
            ClassName(name: name, module: object.customModule, isTarget: object.customModuleProvider == "target")]
    }

    /// The chain of the controller's class.
    func chain(of controller: Storyboard.Controller) -> ClassChain? { chain(of: controller.object) }

    /// Whether a class of that chain is `name`, of the sources or the system, or inherits from it; `nil` when that
    /// cannot be told: the name may be a protocol, another type, or a class of a library.
    func isKind(_ chain: ClassChain, of name: String) -> Bool? {
        if chain.entries.contains(where: { !$0.isForeign && $0.name == name }) { return true }
        if classes.isClass(name) { return chain.isKnown ? false : nil }
        guard StockClasses.isKnown(name), !classes.isOtherType(name) else { return nil }
        return chain.isKind(of: name)
    }
}

extension InterfaceDocument {
    /// The outlets and outlet collections that objects have, in the order of the file.
    var outletElements: some Sequence<XMLElement> {
        tree.elements.lazy.filter { element in
            (element.name == "outlet" || element.name == "outletCollection") && element.parent?.name == "connections"
        }
    }
}
