import SourceText
import XMLTree

/// The objects and controllers around each place of a document; found once, however many places are asked for.
struct ObjectsAround {
    private let tree: XMLTree
    /// In the order of the file.
    private let elements: [XMLElement]
    /// By element in that order: the nearest one with an id, and the nearest controller, itself or around it; -1 for none.
    private var objects: [Int] = []
    private var controllers: [Int] = []

    init(_ tree: XMLTree) {
        self.tree = tree
        elements = Array(tree.elements)
        var places = [Int](repeating: -1, count: tree.nodeCount)
        for (place, element) in elements.enumerated() {
            places[element.index] = place
            let around = element.parent.map { places[$0.index] } ?? -1
            let isObject = element.attributeNode("id") != nil
            let isController = element.attributeNode("sceneMemberID")?.hasValue("viewController") == true
            objects.append(isObject ? place : around < 0 ? -1 : objects[around])
            controllers.append(isController ? place : around < 0 ? -1 : controllers[around])
        }
    }

    /// The ids of what is at a position: the object, what it leads to, and its controller.
    func ids(at position: SourcePosition) -> [String] {
        guard let offset = tree.source.lines.offset(line: position.line, column: position.column),
            let place = place(of: offset)
        else { return [] }
        let object = objects[place] < 0 ? nil : elements[objects[place]]
        let controller = controllers[place] < 0 ? nil : elements[controllers[place]]
        return [object?.attribute("id"), object?.attribute("destination"), controller?.attribute("id")]
            .compactMap { $0 }
    }

    /// The last element that begins at or before `offset`: what findings are about is in start tags.
    private func place(of offset: Int) -> Int? {
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].range.start <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }
}
