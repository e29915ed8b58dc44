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
        let suspects = Self.suspects(document)
        guard !suspects.isEmpty else {
            groups = []
            return
        }
        // Constraints that size classes turn on and off do not hold at the same time.
        let variable = Set(
            ["include", "exclude"].flatMap { name in document.elements(name).compactMap { $0.attribute("reference") } })
        var groups: [Key: [Constraint]] = [:]
        var order: [Key] = []
        for element in suspects {
            // Placeholders are removed when the app is built.
            guard element.attribute("placeholder") != "YES", !variable.contains(element.attribute("id") ?? "") else {
                continue
            }
            let first = element.attribute("firstItem") ?? Self.holderID(of: element)
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

    /// The id of the view that has the constraint. For one that is as long as a file its place stands: it must not be
    /// copied for each constraint.
    private static func holderID(of constraint: XMLElement) -> String {
        guard let holder = constraint.parent?.parent, let id = holder.attributeNode("id") else { return "" }
        return isLong(id) ? "\u{0}\(holder.index)" : id.value
    }

    static func isLong(_ id: XMLAttribute) -> Bool { id.valueRange.length > 1_024 }

    /// The constraints that may be in a group: those with the key number of another. Most constraints are alone, and for
    /// them no key is made.
    private static func suspects(_ document: DocumentContents) -> [XMLElement] {
        let constraints = document.constraints
        guard constraints.indices.count > 1 else { return [] }
        let keys = constraints.indices.map(KeyNumbers(constraints: constraints).number)
        // By the last bits of the number: one more than the index of the first constraint that has it; 0 for none.
        var slots = [Int](repeating: 0, count: 1 << (Int.bitWidth - keys.count.leadingZeroBitCount + 1))
        var isSuspect = [Bool](repeating: false, count: keys.count)
        for (index, key) in keys.enumerated() {
            var slot = Int(truncatingIfNeeded: key) & (slots.count - 1)
            while slots[slot] != 0, keys[slots[slot] - 1] != key { slot = (slot + 1) & (slots.count - 1) }
            if slots[slot] == 0 {
                slots[slot] = index + 1
            } else {
                isSuspect[index] = true
                isSuspect[slots[slot] - 1] = true
            }
        }
        return constraints.indices.filter { isSuspect[$0] }.map { constraints[$0] }
    }
}
