import XMLTree

/// Makes edits of documents by chance.
public struct RandomEdits {
    private var dice: Dice
    /// Begins the ids and values of one side.
    private let side: String
    private var number = 0

    public init(_ seed: Int, _ side: String) {
        dice = Dice(seed)
        self.side = side
    }

    private mutating func fresh() -> String {
        number += 1
        return "\(side)\(number)"
    }

    // MARK: Edits

    /// Up to `count` operations that apply to `text` one after the other, and the text afterwards.
    public mutating func edits(_ count: Int, of text: String) -> (operations: [Operation], result: String) {
        var operations: [Operation] = []
        var current = text
        for _ in 0..<(count * 6) where operations.count < count {
            guard let base = EditableText(text), let operation = operation(base) else { continue }
            guard let next = operation.apply(current), next != current else { continue }
            operations.append(operation)
            current = next
        }
        return (operations, current)
    }

    private mutating func operation(_ base: EditableText) -> Operation? {
        let views = base.root.descendants.filter { $0.parent?.name == "subviews" && $0.attribute("id") != nil }
        let owners = base.root.descendants.filter { element in
            element.name == "view" && element.attribute("id") != nil
                && (element.parent?.name == "subviews" || element.attribute("key") == "view")
        }
        switch dice.below(15) {
        case 0, 1: return attribute(views)
        case 2: return frame(views)
        case 3: return insertion(owners)
        case 4: return deletion(base, views)
        case 5: return move(base, views, owners)
        case 6, 7: return connection(base, views)
        case 8: return disconnection(base)
        case 9: return scene()
        case 10: return dice.below(2) == 0 ? sceneDeletion(base) : color(views)
        case 11: return constraint(base, views)
        case 12: return reordering(views)
        case 13: return savedAgain(base)
        default: return resource()
        }
    }

    private mutating func constraint(_ base: EditableText, _ views: [XMLTree.Element]) -> Operation? {
        let all = base.root.descendants("constraint").filter { $0.attribute("id") != nil }
        if dice.below(2) == 0, let id = dice.pick(all)?.attribute("id") {
            let value = "\(1_000 + dice.below(9_000))"
            return Operation(name: "constant of \(id)", writes: ["\(id)@constant"], needs: ["\(id)#life"]) { text in
                guard let text = EditableText(text), let element = text.element(id) else { return nil }
                return text.set(element, "constant", value)
            }
        }
        guard let view = dice.pick(views)?.attribute("id"), let owner = dice.pick(views),
            let id = owner.attribute("id")
        else { return nil }
        let new = fresh()
        let line =
            "<constraint firstItem=\"\(view)\" firstAttribute=\"top\" secondItem=\"\(id)\" secondAttribute=\"top\" constant=\"\(1_000 + dice.below(9_000))\" id=\"\(new)\"/>"
        return Operation(
            name: "constraint \(new) on \(view) in \(id)", writes: ["\(new)#life"],
            needs: ["\(view)#life", "\(id)#life"]
        ) { text in
            guard let text = EditableText(text), let owner = text.element(id), text.element(view) != nil else {
                return nil
            }
            return text.insert([line], in: owner, list: "constraints", after: nil)
        }
    }

    private mutating func reordering(_ views: [XMLTree.Element]) -> Operation? {
        guard let id = dice.pick(views)?.attribute("id") else { return nil }
        return Operation(name: "bring \(id) to the front", writes: ["\(id)#place"], needs: ["\(id)#life"]) { text in
            guard let text = EditableText(text), let view = text.element(id), let owner = view.parent?.parent,
                let name = owner.attribute("id"), view.parent?.children.first(where: { _ in true }) != view
            else { return nil }
            guard let lines = text.lines(view), let without = text.delete([view], isMove: true),
                let rest = EditableText(without),
                let owner = rest.element(name)
            else { return nil }
            return rest.insert(lines, in: owner, list: "subviews", after: nil)
        }
    }

    /// What another Xcode does: another version, and the attributes of a scene in another order.
    private mutating func savedAgain(_ base: EditableText) -> Operation? {
        guard base.root.attribute("toolsVersion") != nil else { return nil }
        let version = "\(90_000 + dice.below(9_000))"
        let name = dice.pick(base.root.descendants("scene"))?.attribute("sceneID")
        return Operation(name: "saved by \(version)", writes: ["document@toolsVersion"], needs: []) { text in
            guard let first = EditableText(text), let changed = first.set(first.root, "toolsVersion", version),
                let text = EditableText(changed)
            else { return nil }
            let scene = text.root.descendants("scene").first { $0.attribute("sceneID") == name }
            return text.withOtherOrder(scene.map { Array($0.descendants) } ?? [])
        }
    }

    private mutating func attribute(_ views: [XMLTree.Element]) -> Operation? {
        guard let id = dice.pick(views)?.attribute("id") else { return nil }
        let name = ["tag", "alpha", "text", "hidden"][dice.below(4)]
        let value: String? = dice.below(5) == 0 && name != "tag" ? nil : fresh()
        return Operation(name: "set \(name) of \(id)", writes: ["\(id)@\(name)"], needs: ["\(id)#life"]) { text in
            guard let text = EditableText(text), let element = text.element(id) else { return nil }
            return text.set(element, name, value)
        }
    }

    private mutating func frame(_ views: [XMLTree.Element]) -> Operation? {
        guard let id = dice.pick(views)?.attribute("id") else { return nil }
        let name = ["x", "y", "width", "height"][dice.below(4)]
        let value = "\(1_000 + dice.below(5_000))"
        return Operation(name: "frame \(name) of \(id)", writes: ["\(id)@frame.\(name)"], needs: ["\(id)#life"]) {
            text in
            guard let text = EditableText(text), let rect = text.element(id)?.child("rect") else { return nil }
            return text.set(rect, name, value)
        }
    }

    private mutating func color(_ views: [XMLTree.Element]) -> Operation? {
        guard let id = dice.pick(views.filter { $0.child("color") != nil })?.attribute("id") else { return nil }
        let value = "0.\(1_000 + dice.below(8_999))"
        return Operation(name: "colour of \(id)", writes: ["\(id)@color"], needs: ["\(id)#life"]) { text in
            guard let text = EditableText(text), let color = text.element(id)?.child("color") else { return nil }
            return text.set(color, "green", value)
        }
    }

    private mutating func insertion(_ owners: [XMLTree.Element]) -> Operation? {
        guard let owner = dice.pick(owners), let id = owner.attribute("id") else { return nil }
        let new = fresh()
        let siblings = owner.child("subviews").map { Array($0.children).compactMap { $0.attribute("id") } } ?? []
        let after = dice.pick(siblings)
        let lines = [
            "<label tag=\"1\" text=\"\(new)\" id=\"\(new)\">",
            "    <rect key=\"frame\" x=\"101.25\" y=\"102.25\" width=\"103.25\" height=\"104.25\"/>", "</label>",
        ]
        return Operation(name: "insert \(new) in \(id)", writes: ["\(new)#life"], needs: ["\(id)#life"]) { text in
            guard let text = EditableText(text), let owner = text.element(id) else { return nil }
            return text.insert(lines, in: owner, list: "subviews", after: after)
        }
    }

    private mutating func deletion(_ base: EditableText, _ views: [XMLTree.Element]) -> Operation? {
        guard let view = dice.pick(views), let id = view.attribute("id") else { return nil }
        let ids = base.ids(in: view)
        return Operation(name: "delete \(id)", writes: life(ids, base), needs: []) { text in
            guard let text = EditableText(text), let view = text.element(id) else { return nil }
            return text.delete([view] + text.connections(to: text.ids(in: view)))
        }
    }

    private func life(_ ids: Set<String>, _ base: EditableText) -> Set<String> {
        let connections = base.connections(to: ids).compactMap { $0.attribute("id") }
        return Set(ids.union(connections).flatMap { ["\($0)#life", "\($0)#place"] })
    }

    private mutating func move(
        _ base: EditableText, _ views: [XMLTree.Element], _ owners: [XMLTree.Element]
    ) -> Operation? {
        guard let view = dice.pick(views), let id = view.attribute("id"), let owner = dice.pick(owners),
            let target = owner.attribute("id"), !base.ids(in: view).contains(target)
        else { return nil }
        let around = ([owner] + Array(owner.ancestors)).compactMap { $0.attribute("id") }
        let needs = ["\(id)#life", "\(target)#life"] + around.map { "\($0)#place" }
        return Operation(name: "move \(id) into \(target)", writes: ["\(id)#place"], needs: Set(needs)) { text in
            guard let text = EditableText(text), let view = text.element(id), let owner = text.element(target),
                !text.ids(in: view).contains(target), view.parent?.parent != owner
            else { return nil }
            guard let lines = text.lines(view), let without = text.delete([view], isMove: true),
                let rest = EditableText(without),
                let owner = rest.element(target)
            else { return nil }
            return rest.insert(lines, in: owner, list: "subviews", after: nil)
        }
    }

    private mutating func connection(_ base: EditableText, _ views: [XMLTree.Element]) -> Operation? {
        let controllers = base.root.descendants.filter {
            $0.attribute("sceneMemberID") == "viewController" && $0.parent?.name == "objects"
        }.compactMap { $0.attribute("id") }
        guard let owner = dice.pick(controllers), let other = dice.pick(controllers),
            let view = dice.pick(views)?.attribute("id")
        else { return nil }
        let (new, kind) = (fresh(), dice.below(3))
        let property = dice.below(4) == 0 ? "shared" : new
        let (line, target, written) =
            switch kind {
            case 0:
                (
                    "<segue destination=\"\(other)\" kind=\"show\" identifier=\"\(new)\" id=\"\(new)\"/>", other,
                    "\(new)#life"
                )
            case 1:
                (
                    "<outlet property=\"\(property)\" destination=\"\(view)\" id=\"\(new)\"/>", view,
                    "\(owner)@outlet \(property)"
                )
            default: ("<action selector=\"\(new):\" destination=\"\(view)\" id=\"\(new)\"/>", view, "\(new)#life")
            }
        return Operation(
            name: "connect \(line)", writes: [written], needs: ["\(owner)#life", "\(target)#life"]
        ) { text in
            guard let text = EditableText(text), let owner = text.element(owner), text.element(target) != nil else {
                return nil
            }
            let isTwice =
                kind == 1
                && owner.child("connections")?.children.contains { $0.attribute("property") == property } == true
            return isTwice ? nil : text.insert([line], in: owner, list: "connections", after: nil)
        }
    }

    private mutating func disconnection(_ base: EditableText) -> Operation? {
        let all = base.root.descendants.filter { $0.parent?.name == "connections" }
        guard let id = dice.pick(all)?.attribute("id") else { return nil }
        return Operation(name: "disconnect \(id)", writes: ["\(id)#life"], needs: []) { text in
            guard let text = EditableText(text), let element = text.element(id) else { return nil }
            return text.delete([element])
        }
    }

    private mutating func scene() -> Operation? {
        let new = fresh()
        return Operation(name: "scene \(new)", writes: ["\(new)#life"], needs: []) { text in
            text.replacing(
                "\n    </scenes>",
                with: "\n" + Self.lines(ofScene: new).joined(separator: "\n") + "\n    </scenes>")
        }
    }

    private mutating func sceneDeletion(_ base: EditableText) -> Operation? {
        let scenes = base.root.descendants("scene").filter { scene in
            let ids = base.ids(in: scene)
            return base.root.attribute("initialViewController").map { !ids.contains($0) } ?? true
        }
        guard let scene = dice.pick(scenes), let name = scene.attribute("sceneID") else { return nil }
        let writes = life(base.ids(in: scene), base).union(["\(name)#life"])
        return Operation(name: "delete scene \(name)", writes: writes, needs: []) { text in
            guard let text = EditableText(text),
                let scene = text.root.descendants("scene").first(where: { $0.attribute("sceneID") == name })
            else { return nil }
            return text.delete([scene] + text.connections(to: text.ids(in: scene)))
        }
    }

    private mutating func resource() -> Operation? {
        let new = fresh()
        return Operation(name: "image \(new)", writes: ["image \(new)"], needs: []) { text in
            text.replacing(
                "    </resources>", with: "        <image name=\"\(new)\" width=\"2\" height=\"2\"/>\n    </resources>")
        }
    }

    private static func lines(ofScene name: String) -> [String] {
        [
            "<scene sceneID=\"s-\(name)\">", "    <objects>",
            "        <viewController id=\"\(name)\" title=\"\(name)\" sceneMemberID=\"viewController\">",
            "            <view key=\"view\" id=\"v-\(name)\">",
            "                <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>",
            "            </view>",
            "        </viewController>", "    </objects>", "</scene>",
        ].map { "        " + $0 }
    }
}
