import SourceText

/// What to do about a selector that is not there.
enum SelectorHint {
    /// Which of `known` may be meant by `selector`: the method whose first parameter has got a label, which is part of
    /// its selector since Swift 3, or the nearest name.
    static func text(for selector: String, in known: [String]) -> String? {
        if selector.hasSuffix(":"), let labelled = labelled(selector, in: known) {
            let name = selector.dropLast()
            return "the first parameter of \(name) has a label, which makes it \"\(labelled)\": write _ before it"
        }
        return nearestName(to: selector, in: known).map { "did you mean \"\($0)\"?" }
    }

    private static func labelled(_ selector: String, in known: [String]) -> String? {
        let parts = selector.split(separator: ":")
        return known.first { other in
            let others = other.split(separator: ":")
            guard let first = parts.first, others.count == parts.count, others.dropFirst() == parts.dropFirst() else {
                return false
            }
            return others[0].hasPrefix(first + "With")
        }
    }
}
