import InterfaceBuilder
import XMLTree

/// The constraints of a document that speak of the same attributes of the same two items.
struct ConstraintGroups {
    /// A constraint, turned so that its items come in order.
    struct Constraint {
        let element: XMLElement
        let constant: Double
        let isRequiredEquality: Bool
    }

    private struct Key: Hashable {
        let first, firstAttribute, second, secondAttribute: String
        let relation, multiplier, priority: String
    }

    /// Each in the order of the file, those of one left out.
    let groups: [[Constraint]]

    init(_ document: DocumentContents) {
        // Constraints that size classes turn on and off do not hold at the same time.
        let variable = Set(
            ["include", "exclude"].flatMap { name in document.elements(name).compactMap { $0.attribute("reference") } })
        var groups: [Key: [Constraint]] = [:]
        var order: [Key] = []
        for element in document.elements("constraint") {
            // Placeholders are removed when the app is built.
            guard element.attribute("placeholder") != "YES", !variable.contains(element.attribute("id") ?? "") else {
                continue
            }
            let holder = element.parent?.parent?.attribute("id") ?? ""
            let first = element.attribute("firstItem") ?? holder
            let second = element.attribute("secondItem") ?? ""
            let firstAttribute = element.attribute("firstAttribute") ?? ""
            let secondAttribute = element.attribute("secondAttribute") ?? ""
            let relation = element.attribute("relation") ?? "equal"
            let multiplier = element.attribute("multiplier") ?? "1"
            let priority = element.attribute("priority") ?? "1000"
            var constant = element.attribute("constant").flatMap(Double.init) ?? 0
            // a = b + c says the same as b = a - c.
            let isTurned =
                relation == "equal" && multiplier == "1" && !second.isEmpty
                && (second, secondAttribute) < (first, firstAttribute)
            if isTurned { constant = 0 - constant }
            let key = Key(
                first: isTurned ? second : first, firstAttribute: isTurned ? secondAttribute : firstAttribute,
                second: isTurned ? first : second, secondAttribute: isTurned ? firstAttribute : secondAttribute,
                relation: relation, multiplier: multiplier, priority: priority)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(
                Constraint(
                    element: element, constant: constant,
                    isRequiredEquality: relation == "equal" && priority == "1000"))
        }
        self.groups = order.compactMap { groups[$0] }.filter { $0.count > 1 }
    }
}
