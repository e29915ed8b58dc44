extension ClassIndex {
    /// Adds the selectors that methods have in Swift 2, where the first label is no part of them:
    /// `func show(sender: AnyObject)` answers to `show:`, and in Swift 3 to `showWithSender:`.
    public mutating func addSwift2Selectors() {
        for position in classes.indices where classes[position].language == .swift {
            let known = Set(classes[position].methods.map(\.selector))
            for method in classes[position].methods where method.parameters.first?.label != nil {
                let name = method.swiftName.prefix { $0 != "(" }
                var other = method
                other.selector =
                    name + ":" + method.parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
                if !known.contains(other.selector) { classes[position].methods.append(other) }
            }
        }
    }
}
