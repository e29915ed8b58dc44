import Geometry
import InterfaceBuilder
import XMLTree

/// The scenes of a storyboard and the segues between them, each marked with what became of it: what a drawing needs.
public struct SceneMap: Sendable, Hashable {
    public struct Scene: Sendable, Hashable {
        /// The same for the two versions of a scene.
        public let place: ScenePlace
        /// The name it has in this version.
        public let name: String
        /// The controller's element, such as `tableViewController`; `nil` for a scene without one.
        public let controller: String?
        /// Where it is on Interface Builder's canvas.
        public let canvasLocation: Point?
        /// Whether the storyboard begins with it.
        public let isInitial: Bool
        /// What became of it or of something in it; `nil` where it is the same.
        public fileprivate(set) var mark: Change.Kind?
    }

    /// A segue or a relationship.
    public struct Arrow: Sendable, Hashable {
        public let id: String
        /// The index in `scenes` of the one it starts in.
        public fileprivate(set) var source: Int
        /// The index in `scenes` of the one it leads to; `nil` where it leads to an exit or to nothing.
        public fileprivate(set) var target: Int?
        /// What it leads to, by name.
        public let targetName: String
        /// The kind, or the name of a relationship.
        public let kind: String
        public let identifier: String?
        /// Whether one controller contains the other.
        public let isContainment: Bool
        public let mark: Change.Kind?
    }

    public private(set) var scenes: [Scene] = []
    public private(set) var arrows: [Arrow] = []

    /// Takes the scenes and segues of `outline`. `partner` gives the item by which an item is known in both versions,
    /// the names of that version, and what became of the item.
    init(
        _ outline: Outline, _ names: ItemNames, partner: (Int) -> (names: ItemNames, index: Int, mark: Change.Kind?)
    ) {
        let initial = outline.document.initialViewControllerID
        var numbers: [Int: Int] = [:]
        for (index, item) in outline.items.enumerated() where item.category == .scene {
            numbers[index] = scenes.count
            let scene = Storyboard.Scene(around: item.element)
            let controller = scene?.controller
            let (partnerNames, partnerIndex, mark) = partner(index)
            scenes.append(
                Scene(
                    place: partnerNames.scenePlace(partnerIndex), name: names.scenePlace(index).name,
                    controller: controller?.element.name, canvasLocation: scene?.canvasLocation,
                    isInitial: controller.map { $0.id == initial } ?? false, mark: mark))
        }
        for (index, item) in outline.items.enumerated() where item.category == .segue {
            guard let source = item.scene.flatMap({ numbers[$0] }), let segue = Storyboard.Segue(item.element) else {
                continue
            }
            let target = outline.item(id: segue.destinationID)
            let isController = target.map { outline.items[$0].category == .controller } ?? false
            arrows.append(
                Arrow(
                    id: segue.id, source: source,
                    target: isController ? target.flatMap { outline.items[$0].scene }.flatMap { numbers[$0] } : nil,
                    targetName: names.target(segue.destinationID),
                    kind: segue.kind == .relationship ? segue.relationship ?? "relationship" : segue.kind.name,
                    identifier: segue.identifier, isContainment: segue.kind == .relationship || segue.kind == .embed,
                    mark: partner(index).mark))
        }
    }

    /// The scenes that have a mark, and those at the ends of segues that have one.
    public var markedPlaces: Set<ScenePlace> {
        var places = Set(scenes.filter { $0.mark != nil }.map(\.place))
        for arrow in arrows where arrow.mark != nil {
            places.insert(scenes[arrow.source].place)
            if let target = arrow.target { places.insert(scenes[target].place) }
        }
        return places
    }

    /// The map of the scenes at `places` and the segues among them.
    public func restricted(to places: Set<ScenePlace>) -> SceneMap {
        var map = self
        map.scenes = []
        let numbers: [Int?] = scenes.map { scene in
            guard places.contains(scene.place) else { return nil }
            map.scenes.append(scene)
            return map.scenes.count - 1
        }
        map.arrows = arrows.compactMap { arrow in
            guard let source = numbers[arrow.source] else { return nil }
            var arrow = arrow
            arrow.source = source
            if let target = arrow.target {
                guard let number = numbers[target] else { return nil }
                arrow.target = number
            }
            return arrow
        }
        return map
    }

    /// The map with the scenes at `places` marked as changed, where they have no mark.
    func marking(_ places: Set<ScenePlace>) -> SceneMap {
        var map = self
        for index in map.scenes.indices where map.scenes[index].mark == nil {
            if places.contains(map.scenes[index].place) { map.scenes[index].mark = .changed }
        }
        return map
    }
}
