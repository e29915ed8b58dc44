import Geometry
import SourceText
import XMLTree

extension Storyboard {
    /// A controller and what belongs to it: its views, its first responder, its exit, its gesture recognisers.
    public struct Scene: Sendable, Hashable {
        /// The `<scene>` element.
        public let element: XMLElement

        init(_ element: XMLElement) { self.element = element }

        /// The scene that `element` is in, or is.
        public init?(around element: XMLElement) {
            if element.name == "scene" {
                self.init(element)
            } else {
                guard let scene = element.nearestAncestor(named: "scene") else { return nil }
                self.init(scene)
            }
        }

        public var sceneID: String { element.attribute("sceneID") ?? "" }
        public var position: SourcePosition { element.position }

        /// Where the scene stands on the canvas.
        public var canvasLocation: Point? { element.child(key: "canvasLocation").flatMap(Point.init) }

        /// The scene's top-level objects.
        public var objects: [InterfaceObject] {
            element.children("objects").flatMap { $0.children.map(InterfaceObject.init) }
        }

        /// The scene's controllers; Interface Builder writes one, hand edits and merges more.
        public var controllers: [Controller] { objects.compactMap(Controller.init) }

        /// The scene's controller, a placeholder for one of another storyboard included.
        public var controller: Controller? {
            for list in element.children where list.name == "objects" {
                for object in list.children {
                    if let controller = Controller(InterfaceObject(object)) { return controller }
                }
            }
            return nil
        }

        /// Controllers that stand for one in another storyboard. R124
        public var placeholders: [Controller] { controllers.filter(\.isPlaceholder) }

        /// The scene's exits, to which unwind segues go. R123
        public var exits: [Exit] { objects.filter { $0.elementName == "exit" }.map(Exit.init) }

        /// The scene's first responder.
        public var firstResponder: InterfaceObject? { objects.first { $0.sceneMemberID == "firstResponder" } }

        /// The scene's gesture recognisers, which views take up with `gestureRecognizers` outlet collections. R122
        public var gestureRecognizers: [InterfaceGestureRecognizer] {
            element.descendants.compactMap { InterfaceGestureRecognizer(InterfaceObject($0)) }
        }

        /// All segues that start in the scene, in document order.
        public var segues: [Segue] { element.descendants("segue").compactMap(Segue.init) }

        /// The controller from which `segue`, one of the scene's, starts: the one around its holder, else the scene's.
        func owner(of segue: Segue) -> Controller? {
            Controller(around: segue.element) ?? controller
        }
    }

    /// The place of a scene to which unwind segues go.
    public struct Exit: Sendable, Hashable {
        public let object: InterfaceObject

        /// Takes `object` as an exit.
        public init(_ object: InterfaceObject) { self.object = object }

        public var id: String { object.id }
        public var userLabel: String? { object.userLabel }
        public var position: SourcePosition { object.position }
    }
}
