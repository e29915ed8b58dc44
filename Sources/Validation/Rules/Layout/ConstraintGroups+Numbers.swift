import XMLTree

extension ConstraintGroups {
    /// Makes a number of a constraint that all constraints of its group have, and hardly another.
    struct KeyNumbers {
        private let id, first, firstAttribute, second, secondAttribute: Int?
        private let relation, multiplier, priority: Int?

        private static let nothing = XMLAttribute.valueHash(of: "")
        private static let equal = XMLAttribute.valueHash(of: "equal")
        private static let one = XMLAttribute.valueHash(of: "1")
        private static let required = XMLAttribute.valueHash(of: "1000")

        init(_ tree: XMLTree) {
            id = tree.nameIndex(of: "id")
            first = tree.nameIndex(of: "firstItem")
            firstAttribute = tree.nameIndex(of: "firstAttribute")
            second = tree.nameIndex(of: "secondItem")
            secondAttribute = tree.nameIndex(of: "secondAttribute")
            relation = tree.nameIndex(of: "relation")
            multiplier = tree.nameIndex(of: "multiplier")
            priority = tree.nameIndex(of: "priority")
        }

        func number(_ constraint: XMLElement) -> UInt64 {
            let holder = { constraint.parent?.parent.map { value(id, of: $0) } ?? Self.nothing }
            let first = value(first, of: constraint, else: holder())
            let second = value(second, of: constraint)
            let relation = value(relation, of: constraint, else: Self.equal)
            let multiplier = value(multiplier, of: constraint, else: Self.one)
            var one = mixed(first, value(firstAttribute, of: constraint))
            let other = mixed(second, value(secondAttribute, of: constraint))
            // What can be turned has the same number both ways.
            let isEitherWay = relation == Self.equal && multiplier == Self.one && second != Self.nothing
            if !isEitherWay { one = mixed(one, 1) }
            return mixed(
                mixed(one &+ other, relation),
                mixed(multiplier, value(priority, of: constraint, else: Self.required)))
        }

        private func value(
            _ name: Int?, of element: XMLElement, else absent: @autoclosure () -> UInt64 = Self.nothing
        ) -> UInt64 {
            name.flatMap { element.attributeNode(nameIndex: $0) }?.valueHash ?? absent()
        }

        private func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
            let product = (left ^ right.byteSwapped &* 3) &* 0x9E37_79B9_7F4A_7C15
            return product ^ product >> 29
        }
    }
}
