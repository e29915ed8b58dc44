import XMLTree

extension ConstraintGroups {
    /// Makes a number of a constraint that all constraints of its group have, and hardly another.
    struct KeyNumbers {
        let constraints: Constraints

        private static let nothing = XMLAttribute.valueHash(of: "")
        private static let equal = XMLAttribute.valueHash(of: "equal")
        private static let one = XMLAttribute.valueHash(of: "1")
        private static let required = XMLAttribute.valueHash(of: "1000")

        func number(_ index: Int) -> UInt64 {
            let nothing = Self.nothing
            func value(_ part: Constraints.Part) -> UInt64? { constraints.valueHash(part, index) }
            let first = value(.firstItem) ?? holderNumber(constraints[index])
            let second = value(.secondItem) ?? nothing
            let relation = value(.relation) ?? Self.equal
            let multiplier = value(.multiplier) ?? Self.one
            var one = mixed(first, value(.firstAttribute) ?? nothing)
            let other = mixed(second, value(.secondAttribute) ?? nothing)
            // What can be turned has the same number both ways.
            let isEitherWay = relation == Self.equal && multiplier == Self.one && second != nothing
            if !isEitherWay { one = mixed(one, 1) }
            return mixed(mixed(one &+ other, relation), mixed(multiplier, value(.priority) ?? Self.required))
        }

        private func holderNumber(_ constraint: XMLElement) -> UInt64 {
            guard let holder = constraint.parent?.parent, let id = holder.attributeNode("id") else {
                return Self.nothing
            }
            return ConstraintGroups.isLong(id) ? UInt64(holder.index) : id.valueHash
        }

        private func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
            let product = (left ^ right.byteSwapped &* 3) &* 0x9E37_79B9_7F4A_7C15
            return product ^ product >> 29
        }
    }
}
