import ClassIndex

/// How the runtime makes an object of a class that has no `init(coder:)`.
enum ObjectMaker {
    /// `init(identifier:source:destination:)`.
    case segue
    /// `init()`.
    case object

    /// The way to make an object of the class; `nil` for a class that is made from a coder, or that cannot be made.
    static func maker(for entry: ClassIndex.Class, _ lookup: ClassLookup) -> ObjectMaker? {
        switch lookup.stockClass(of: entry.name) {
        case "UIStoryboardSegue", "UIStoryboardPopoverSegue":
            return inherits("init(identifier:source:destination:)", entry, lookup) ? .segue : nil
        case "NSObject", "UIResponder":
            return inherits("init()", entry, lookup) ? .object : nil
        default: return nil
        }
    }

    /// A class has its superclass's initialisers unless it has designated ones of its own.
    private static func inherits(_ name: String, _ entry: ClassIndex.Class, _ lookup: ClassLookup) -> Bool {
        for ancestor in lookup.chain(entry.name) where !ancestor.isForeign {
            guard ancestor.language == .swift, !ancestor.isGeneric else { return false }
            let own = ancestor.initializers.filter { initializer in
                initializer.swiftName == name
                    || (name == "init()" && initializer.parameters.allSatisfy(\.hasDefault))
            }
            if let found = own.first {
                // A private initialiser of a superclass may be in another file.
                return !found.isUnavailable && (!found.access.isPrivate || ancestor.name == entry.name)
            }
            if ancestor.initializers.contains(where: { !$0.isConvenience }) { return false }
        }
        return true
    }
}
