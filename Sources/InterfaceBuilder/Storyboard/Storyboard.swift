import SourceText
import XMLTree

/// The scenes of one storyboard file and the segues between them, in the order the file has them.
public struct Storyboard: Sendable {
    public let document: InterfaceDocument

    init(document: InterfaceDocument) { self.document = document }

    public var scenes: [Scene] {
        document.tree.root.children("scenes").flatMap { $0.children("scene").map(Scene.init) }
    }

    /// The id of the controller the storyboard begins with; `nil` when it has no entry point.
    public var initialViewControllerID: String? { document.initialViewControllerID }

    /// The controller the storyboard begins with; `nil` when it has no entry point, or one that does not exist.
    public var initialViewController: Controller? { initialViewControllerID.flatMap(controller(id:)) }

    /// All segues, in document order.
    public var segues: [Segue] { document.tree.root.descendants("segue").compactMap(Segue.init) }

    /// The scene in which the object with the id `id` is.
    public func scene(containing id: String) -> Scene? {
        document.object(id: id).flatMap { Scene(around: $0.element) }
    }

    /// The controller with the object id `id`.
    public func controller(id: String) -> Controller? {
        guard let object = document.object(id: id), let scene = Scene(around: object.element) else { return nil }
        return scene.controllers.first { $0.object == object }
    }

    /// The controller that code instantiates by `identifier`, its storyboard identifier.
    public func controller(identifier: String) -> Controller? {
        scenes.lazy.flatMap(\.controllers).first { $0.storyboardIdentifier == identifier }
    }

    /// The exit with the object id `id`, to which unwind segues go.
    public func exit(id: String) -> Exit? {
        guard let object = document.object(id: id), object.elementName == "exit" else { return nil }
        return Exit(object)
    }

    /// The controller from whose scene `segue` starts.
    public func owner(of segue: Segue) -> Controller? { Scene(around: segue.element)?.owner(of: segue) }
}
