import InterfaceBuilder
import SourceText
import XMLTree

/// A document as rules look at it: its elements sorted by name, and its segues and scenes, all found in a single pass,
/// so that fifty rules do not walk the tree fifty times.
public struct DocumentContents: Sendable {
    /// A scene with its top-level objects.
    public struct Scene: Sendable {
        public let scene: Storyboard.Scene
        public let objects: [InterfaceObject]
        public let controllers: [Storyboard.Controller]

        /// The scene's controller, a storyboard reference included.
        public var controller: Storyboard.Controller? { controllers.first }
        public let exits: [InterfaceObject]

        init(_ scene: Storyboard.Scene) {
            self.scene = scene
            objects = scene.objects
            controllers = objects.compactMap(Storyboard.Controller.init)
            exits = objects.filter { $0.elementName == "exit" }
        }
    }

    /// A segue with what it belongs to.
    public struct Segue: Sendable {
        public let segue: Storyboard.Segue
        public let kind: Storyboard.Segue.Kind
        /// The index of its scene in `scenes`; `nil` when, wrongly, it is in none.
        public let scene: Int?
        /// The controller that performs it.
        public let owner: Storyboard.Controller?
        /// The object whose connection it is.
        public let holder: InterfaceObject?

        public var element: XMLElement { segue.element }
        public var object: InterfaceObject { InterfaceObject(segue.element) }
        /// Whether only code performs it: no control, cell or gesture does.
        public var isManual: Bool { holder != nil && holder == owner?.object && kind != .relationship }
        /// `show segue "next"`, or without the identifier it does not have.
        public var summary: String { segue.summary }
    }

    public let document: InterfaceDocument
    /// Empty in a xib.
    public let scenes: [Scene]
    /// Every segue, in the order of the file; empty in a xib.
    public let segues: [Segue]

    /// Where the elements of each name begin in `order`; one more than there are names.
    private let starts: [UInt32]
    private let order: [UInt32]
    private let constraintsOnce = Once<Constraints>()
    private let constraintItemsOnce = Once<ConstraintItems>()
    private let constraintGroupsOnce = Once<ConstraintGroups>()

    /// Looks through `document`.
    public init(_ document: InterfaceDocument) {
        self.document = document
        let tree = document.tree
        (starts, order) = tree.elementsByName()

        guard let storyboard = document.storyboard else {
            (scenes, segues) = ([], [])
            return
        }
        let scenes = storyboard.scenes.map(Scene.init)
        self.scenes = scenes
        segues = tree.root.descendants("segue").compactMap { element in
            guard let segue = Storyboard.Segue(element) else { return nil }
            let scene = Self.scene(around: segue.element, in: scenes)
            let owner = Storyboard.Controller(around: segue.element) ?? scene.flatMap { scenes[$0].controller }
            return Segue(segue: segue, kind: segue.kind, scene: scene, owner: owner, holder: segue.holder)
        }
    }

    /// The elements called `name`, in the order of the file.
    public func elements(_ name: String) -> some RandomAccessCollection<XMLElement> {
        indices(of: name).lazy.map { [tree = document.tree] in tree[Int($0)] }
    }

    /// The indices of the elements called `name`, in the order of the file.
    func indices(of name: String) -> ArraySlice<UInt32> {
        order[document.tree.nameIndex(of: name).map { Int(starts[$0])..<Int(starts[$0 + 1]) } ?? 0..<0]
    }

    /// The names of elements that occur, in no order.
    public var elementNames: [String] {
        (0..<document.tree.nameCount).filter { starts[$0] < starts[$0 + 1] }
            .map { document.tree[Int(order[Int(starts[$0])])].name }
    }

    /// The constraints, with what rules want of each.
    var constraints: Constraints { constraintsOnce.value { Constraints(self) } }

    /// The objects that the constraints' items name.
    var constraintItems: ConstraintItems { constraintItemsOnce.value { ConstraintItems(self) } }

    /// The constraints that speak of the same.
    var constraintGroups: ConstraintGroups { constraintGroupsOnce.value { ConstraintGroups(self) } }

    /// The object with that id.
    public func object(_ id: String) -> InterfaceObject? { document.object(id: id) }

    /// The object whose id is the value of `attribute`.
    func object(_ attribute: XMLAttribute) -> InterfaceObject? { document.object(withIDIn: attribute) }

    /// The index in `scenes` of the scene that `element` is in.
    public func scene(around element: XMLElement) -> Int? { Self.scene(around: element, in: scenes) }

    /// Scenes are in the order of the file and not in one another.
    private static func scene(around element: XMLElement, in scenes: [Scene]) -> Int? {
        var (low, high) = (0, scenes.count)
        while low < high {
            let middle = (low + high) / 2
            if scenes[middle].scene.element.index <= element.index { low = middle + 1 } else { high = middle }
        }
        guard low > 0, scenes[low - 1].scene.element.range.contains(element.range.start) else { return nil }
        return low - 1
    }
}

extension InterfaceObject {
    /// The prototype cell that it is in or is: one that is made many times, or never.
    var repeatedCell: XMLElement? {
        var current = element
        while let parent = current.parent {
            if parent.name == "prototypes" || (parent.name == "cells" && current.name == "collectionViewCell") {
                return current
            }
            current = parent
        }
        return nil
    }
}
