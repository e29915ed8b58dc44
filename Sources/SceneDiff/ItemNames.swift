import InterfaceBuilder
import SourceText
import XMLTree

/// Names for the items of an outline, by which people find them.
package struct ItemNames {
    package enum Naming {
        /// With what is only told once, when a thing comes or goes: a segue's kind.
        case whole
        case short
    }

    private let outline: Outline
    private let known = Known()

    package init(_ outline: Outline) { self.outline = outline }

    /// Names that are asked for again and again: by each thing in a scene, by each connection to an object.
    private final class Known {
        var scenes: [Int: String] = [:]
        var targets: [Int: String] = [:]
        var names: [Int: String] = [:]
        /// The objects that share name and scene with another, and the scenes that share their name.
        var alike: Set<Int>?
    }

    private static let longestName = 100

    package func subject(_ index: Int, naming: Naming) -> Subject {
        let item = outline.items[index]
        let id = item.element.attribute("id") ?? item.element.attribute("sceneID")
        var subject = Subject(
            category: item.category, objectID: item.category == .document ? nil : id, element: item.element.name,
            name: name(index, naming))
        guard item.category != .scene, item.category != .document else { return subject }
        let scene = item.scene.flatMap { outline.items[$0].category == .scene ? sceneName($0) : nil }
        // A controller is called as its scene.
        if item.category != .controller || scene.map({ subject.name == $0 || subject.name.hasSuffix(" \($0)") }) != true
        {
            subject.scene = scene
        }
        if let parent = item.parent, [.segue, .outlet, .action].contains(item.category),
            outline.items[parent].category != .controller, outline.items[parent].category != .document
        {
            subject.holder = name(parent)
            subject.holderID = outline.items[parent].element.attribute("id")
        }
        return subject
    }

    package func name(_ index: Int, _ naming: Naming = .short) -> String {
        guard naming == .short else { return makeName(index, naming) }
        if let name = known.names[index] { return name }
        let name = makeName(index, naming)
        known.names[index] = name
        return name
    }

    private func makeName(_ index: Int, _ naming: Naming) -> String {
        let item = outline.items[index]
        switch item.category {
        case .document: return item.element.name
        case .scene: return "scene " + sceneName(index)
        case .segue: return segueName(item.element, naming)
        case .outlet:
            let what = item.element.name == "outlet" ? "outlet" : "outlet collection"
            let property = item.element.attribute("property") ?? ""
            return "\(what) \(property) → \(target(item.element.attribute("destination")))"
        case .action:
            let action = Action(item.element)
            let event = action?.eventType.map { " on \($0)" } ?? ""
            return "action \(action?.selector ?? "") → \(target(action?.destinationID))\(event)"
        case .constraint: return "constraint " + constraintText(item)
        case .controller, .view, .item, .gestureRecognizer, .object: return distinctName(index)
        }
    }

    /// The name of an object, with its id where another of its scene has the same one.
    private func distinctName(_ index: Int) -> String {
        let object = InterfaceObject(outline.items[index].element)
        let name = objectName(object)
        // A controller is as hard to tell from another as its scene.
        let isAlike = alike.contains(index) || Storyboard.Controller(object) != nil && isSceneAlike(of: index)
        return isAlike ? told(name, by: object.id) : name
    }

    private func isSceneAlike(of index: Int) -> Bool {
        outline.items[index].scene.map { outline.items[$0].category == .scene && alike.contains($0) } ?? false
    }

    private func told(_ name: String, by id: String) -> String {
        id.isEmpty || name.hasSuffix("(\(id))") ? name : "\(name) (\(id.shortened(to: Self.longestName)))"
    }

    private var alike: Set<Int> {
        if let alike = known.alike { return alike }
        var first: [Place: Int] = [:]
        var alike: Set<Int> = []
        for (index, item) in outline.items.enumerated() {
            let name: String
            switch item.category {
            case .scene: name = makeSceneName(index)
            case .controller, .view, .item, .gestureRecognizer, .object:
                name = objectName(InterfaceObject(item.element))
            case .document, .segue, .outlet, .action, .constraint: continue
            }
            let place = Place(scene: item.category == .scene ? nil : item.scene, name: name)
            if let other = first[place] { alike.formUnion([other, index]) } else { first[place] = index }
        }
        known.alike = alike
        return alike
    }

    private struct Place: Hashable {
        let scene: Int?
        let name: String
    }

    /// The scene with the index `index`, as changes name it.
    func scenePlace(_ index: Int) -> ScenePlace {
        let element = outline.items[index].element
        return ScenePlace(
            id: element.attribute("sceneID") ?? "", name: sceneName(index), position: element.position)
    }

    /// The part a place has, where it tells the place from another: `subviews of view "Header"`.
    func place(_ index: Int, role: String, besides other: String) -> String {
        role == other ? name(index) : "\(role) of \(name(index))"
    }

    /// Classes and labels alone do not say what a thing is.
    private func objectName(_ object: InterfaceObject) -> String {
        if object.elementName == "viewLayoutGuide", object.key == "safeArea" { return "safe area" }
        if object.elementName == "viewControllerLayoutGuide", let edge = object.string("type") {
            return "\(edge) layout guide"
        }
        if object.key == "view", object.customClass == nil, object.userLabel == nil, object.elementName == "view",
            let parent = object.parent, Storyboard.Controller(parent) != nil
        {
            return "root view"
        }
        let name = object.displayName
        if let controller = Storyboard.Controller(object) {
            return "\(object.elementName) \(controllerName(controller) ?? "(\(object.id))")"
        }
        return name.hasPrefix(object.elementName) ? name : "\(object.elementName) \(name)"
    }

    private func controllerName(_ controller: Storyboard.Controller) -> String? {
        if controller.isPlaceholder {
            return [controller.storyboardName, controller.referencedIdentifier].compactMap { $0 }.joined(separator: ".")
                .shortened(to: Self.longestName)
        }
        let name =
            controller.customClass ?? controller.title ?? controller.storyboardIdentifier ?? controller.userLabel
        return name?.shortened(to: Self.longestName)
    }

    private func sceneName(_ index: Int) -> String {
        if let name = known.scenes[index] { return name }
        let item = outline.items[index].element
        let controller = alike.contains(index) ? Storyboard.Scene(around: item)?.controller : nil
        let name = controller.map { told(makeSceneName(index), by: $0.id) } ?? makeSceneName(index)
        known.scenes[index] = name
        return name
    }

    private func makeSceneName(_ index: Int) -> String {
        guard let controller = Storyboard.Scene(around: outline.items[index].element)?.controller else {
            return (outline.items[index].element.attribute("sceneID") ?? "").shortened(to: Self.longestName)
        }
        return controllerName(controller) ?? "\(controller.kind) (\(controller.id))"
    }

    private func segueName(_ element: XMLElement, _ naming: Naming) -> String {
        guard let segue = Storyboard.Segue(element) else { return "\(element.attribute("key") ?? "inner") segue" }
        var words: [String] = []
        if naming == .whole, segue.kind != .relationship { words.append(segue.kind.name) }
        words.append(segue.kind == .relationship ? "relationship \(segue.relationship ?? "")" : "segue")
        if let identifier = segue.identifier { words.append("\"\(identifier)\"") }
        words.append("→ \(target(segue.destinationID))")
        return words.joined(separator: " ")
    }

    /// The object that an id names: a controller by its own name alone.
    func target(_ id: String?) -> String {
        guard let id, !id.isEmpty else { return "nothing" }
        guard let index = outline.item(id: id) else { return id }
        if let name = known.targets[index] { return name }
        let name = makeTarget(index, id.shortened(to: Self.longestName))
        known.targets[index] = name
        return name
    }

    private func makeTarget(_ index: Int, _ id: String) -> String {
        let object = InterfaceObject(outline.items[index].element)
        if let controller = Storyboard.Controller(object) {
            let name = controllerName(controller) ?? "\(controller.kind) (\(id))"
            return isSceneAlike(of: index) ? told(name, by: object.id) : name
        }
        if object.elementName == "exit" { return "exit" }
        if object.sceneMemberID == "firstResponder" { return "first responder" }
        return distinctName(index)
    }

    /// `label "Hi".top = safeArea.top + 8`.
    private func constraintText(_ item: Outline.Item) -> String {
        let constraint = InterfaceConstraint(item.element)
        let holder = item.parent.map { outline.items[$0].element.attribute("id") ?? "" } ?? ""
        func side(_ id: String?, _ attribute: String) -> String { "\(target(id ?? holder)).\(attribute)" }
        var text = side(constraint?.firstItemID, constraint?.firstAttribute ?? "")
        let signs = ["greaterThanOrEqual": " ≥ ", "lessThanOrEqual": " ≤ "]
        text += signs[constraint?.relation ?? ""] ?? " = "
        let constant = item.element.attribute("constant") ?? "0"
        guard let second = constraint?.secondAttribute else { return text + constant }
        if let multiplier = item.element.attribute("multiplier") { text += "\(multiplier) × " }
        text += side(constraint?.secondItemID, second)
        if constant != "0" { text += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)" }
        return text
    }
}

extension Category {
    /// Whether the name of such a thing, when it is whole, says the property's value.
    func namesProperty(_ property: String) -> Bool {
        switch self {
        case .constraint:
            ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant", "relation", "multiplier"]
                .contains(property)
        case .outlet: ["property", "destination"].contains(property)
        case .action: ["selector", "destination", "target", "eventType"].contains(property)
        case .segue: ["kind", "destination", "identifier", "relationship"].contains(property)
        default: false
        }
    }
}
