import SystemClasses

/// Swift before 3, where the first parameter of a method has no label unless one is written apart.
extension ClassIndex {
    /// Whether the sources override the system's methods by the names that they had before Swift 3, which later
    /// compilers refuse.
    public var isWrittenBeforeSwift3: Bool {
        classes.contains { entry in
            entry.language == .swift && entry.overrides.contains(where: SystemSelector.isNameBeforeSwift3)
        }
    }

    /// The index with the selectors that a compiler before Swift 3 gives to the same sources as well: `tap(sender:)` is
    /// `tap:` to it, `tap(sender:event:)` is `tap:event:`.
    ///
    /// Of a method whose label is written twice, `tap(sender sender:)`, the selector is the same in both; the index does
    /// not tell the two apart, so it keeps both selectors.
    public func beforeSwift3() -> ClassIndex {
        var index = self
        for position in index.classes.indices where index.classes[position].language == .swift {
            let methods = index.classes[position].methods
            let known = Set(methods.map(\.selector))
            index.classes[position].methods += methods.compactMap { method in
                guard let first = method.parameters.first, first.label != nil, !method.isAsync, !method.isThrowing
                else {
                    return nil
                }
                var old = method
                let name = method.swiftName.prefix { $0 != "(" }
                old.selector = "\(name):" + method.parameters.dropFirst().map { "\($0.label ?? ""):" }.joined()
                return known.contains(old.selector) ? nil : old
            }
        }
        return index
    }
}
