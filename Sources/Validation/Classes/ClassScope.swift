import InterfaceBuilder
import SceneGraph
import SourceText
import SystemClasses
import XMLTree

/// A project's objects with the classes that its sources have for them.
struct ClassScope: Sendable {
    /// An object whose class the document names.
    struct CustomObject: Sendable {
        let object: InterfaceObject
        let name: String
        let outcome: ProjectClasses.Outcome
    }

    /// Everything that the sources declare.
    var classes: ProjectClasses { views.all }
    private let views: DocumentClasses
    /// For each document, in the order of the file.
    let objects: [[CustomObject]]
    /// What is known of each class that the documents name.
    private var chains: [ClassName: ClassChain] = [:]
    /// By the number of the view.
    private let stockChains: [[String: ClassChain]]
    /// The last names of types inside of others, which code in there means first.
    let nestedNames: Set<String>

    /// A class as a document names it.
    private struct ClassName: Hashable {
        let name: String
        var module: String?
        var isTarget = false
        /// Which of the views the document has.
        var view = 0
    }

    init(_ views: DocumentClasses, _ graph: SceneGraph) {
        self.views = views
        stockChains = views.views.map { classes in
            Dictionary(uniqueKeysWithValues: SystemClass.all.map { ($0.name, classes.chain(stock: $0.name)) })
        }
        var nestedNames: Set<String> = []
        for index in views.all.modules.map(\.index) {
            for name in index.types + index.classes.map(\.name) where name.contains(".") {
                if let last = name.split(separator: ".").last { nestedNames.insert(String(last)) }
            }
        }
        self.nestedNames = nestedNames
        let foreign = Self.foreignModules(views.all, graph)
        var outcomes: [ClassName: ProjectClasses.Outcome] = [:]
        objects = graph.documents.map { document in
            let view = views.number(of: document.source.path)
            return document.tree.elements.compactMap { element in
                let object = InterfaceObject(element)
                guard let name = object.customClass, !name.isEmpty, !object.isSystemsStandIn else { return nil }
                let key = Self.key(name, object, view)
                if let known = outcomes[key] { return CustomObject(object: object, name: name, outcome: known) }
                var outcome = views.views[view].find(name, module: key.module, isTarget: key.isTarget)
                if case .elsewhere = outcome, let module = key.module, !key.isTarget, !foreign.contains(module),
                    let reference = views.views[view].isStray(module, of: name)
                {
                    outcome = .hasOtherModule(reference)
                }
                outcomes[key] = outcome
                return CustomObject(object: object, name: name, outcome: outcome)
            }
        }
        for (key, outcome) in outcomes {
            let classes = views.views[key.view]
            switch outcome {
            case .found(let reference): chains[key] = classes.chain(reference)
            case .absentWithoutModule where SystemClass.isKnown(key.name):
                chains[key] = classes.chain(stock: key.name)
            case .absentWithoutModule, .needsModule, .hasOtherModule, .absent, .elsewhere: break
            }
        }
    }

    private static func key(_ name: String, _ object: InterfaceObject, _ view: Int) -> ClassName {
        ClassName(
            name: name, module: object.customModule, isTarget: object.customModuleProvider == "target", view: view)
    }

    /// The modules with classes that the sources do not have: libraries, whose name no source need mention.
    private static func foreignModules(_ classes: ProjectClasses, _ graph: SceneGraph) -> Set<String> {
        var found: Set<String> = []
        for document in graph.documents {
            for element in document.tree.elements {
                guard let module = element.attribute("customModule"), let name = element.attribute("customClass"),
                    !classes.isDeclared(name)
                else { continue }
                found.insert(module)
            }
        }
        return found
    }

    /// What is known of the class of `object`; `nil` where it is of a class that cannot be looked up.
    func chain(of object: InterfaceObject) -> ClassChain? {
        // What stands for the application or the first responder may be of any class.
        guard !object.isSystemsStandIn else { return nil }
        let view = views.number(of: object.element.path)
        guard let name = object.customClass, !name.isEmpty else {
            // A stand-in without a class may be anything.
            guard !object.isStandIn, let stock = object.stockClass, SystemClass.isKnown(stock) else { return nil }
            return stockChains[view][stock]
        }
        return chains[Self.key(name, object, view)]
    }

    /// What is known of the class that the document of `object` sees by a reference.
    func chain(_ reference: ProjectClasses.Reference, of object: InterfaceObject) -> ClassChain {
        views.views[views.number(of: object.element.path)].chain(reference)
    }

    /// The chain of the controller's class.
    func chain(of controller: Storyboard.Controller) -> ClassChain? { chain(of: controller.object) }

    /// Whether a class of that chain is `name`, of the sources or the system, or inherits from it; `nil` when that
    /// cannot be told: the name may be a protocol, another type, or a class of a library.
    func isKind(_ chain: ClassChain, of name: String) -> Bool? {
        if chain.entries.contains(where: { !$0.isForeign && $0.name == name }) { return true }
        guard SystemClass.isKnown(name) else { return classes.isClass(name) && chain.isKnown ? false : nil }
        guard !classes.isOtherType(name) else { return nil }
        // Some code has a class of the system's name, as for a platform that lacks it.
        return classes.isDeclared(name) && chain.isKind(of: name) != true ? nil : chain.isKind(of: name)
    }
}

extension InterfaceObject {
    /// Whether it stands for whatever has the focus, so that any class may be meant.
    var isFirstResponder: Bool {
        if sceneMemberID == "firstResponder" { return true }
        // AppKit gives its first responder the id -1, which is the owner's in a xib of UIKit's.
        return elementName == "placeholder"
            ? element.attribute("placeholderIdentifier") == "IBFirstResponder" : id == "-1"
    }

    /// Whether it stands for an object whose class the document does not tell: the first responder, the application,
    /// which may be of a class of the app's own, and an owner that AppKit's nib calls an NSObject.
    var isSystemsStandIn: Bool {
        if isFirstResponder { return true }
        if elementName == "application" { return (customClass ?? "").isEmpty }
        return elementName == "customObject"
            && (id == "-3" || (id == "-2" && ["NSApplication", "NSObject"].contains(customClass)))
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
