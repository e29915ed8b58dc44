import AppSources
import InterfaceBuilder
import SceneGraph
import SourceText

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

    init(_ classes: ProjectClasses, _ graph: SceneGraph) {
        self.classes = classes
        objects = graph.documents.map { document in
            // What AppKit loads has classes of its own.
            guard document.platform != .macOS else { return [] }
            return document.tree.elements.compactMap { element in
                guard let name = element.attribute("customClass"), !name.isEmpty else { return nil }
                let object = InterfaceObject(element)
                return CustomObject(object: object, name: name, outcome: classes.find(object, name))
            }
        }
    }

    /// What is known of the class of `object`; `nil` where it is of a class that cannot be looked up.
    func chain(of object: InterfaceObject) -> ClassChain? {
        guard let name = object.customClass, !name.isEmpty else {
            // A stand-in without a class may be anything.
            guard !object.isStandIn, let stock = object.stockClass, StockClasses.isKnown(stock) else { return nil }
            return classes.chain(stock: stock)
        }
        switch classes.find(object, name) {
        case .found(let reference): return classes.chain(reference)
        case .absentWithoutModule: return StockClasses.isKnown(name) ? classes.chain(stock: name) : nil
        case .needsModule, .hasOtherModule, .absent, .elsewhere: return nil
        }
    }

    /// The chain of the controller's class.
    func chain(of controller: Storyboard.Controller) -> ClassChain? { chain(of: controller.object) }
}

extension ProjectClasses {
    /// What the class of `object`, called `name`, leads to.
    func find(_ object: InterfaceObject, _ name: String) -> Outcome {
        find(name, module: object.customModule, isTarget: object.customModuleProvider == "target")
    }
}
