import ClassIndex
import SourceText
import SystemClasses

/// A class with all that it inherits, as far as the sources tell. Its questions take the same time however long it is.
struct ClassChain: Sendable {
    /// The classes of the sources, nearest first, then what the sources add to the system's.
    let entries: [ClassIndex.Class]
    /// The first superclass that the sources do not declare; `nil` where there is none.
    let stock: String?

    /// The names that values can be set for.
    let propertyNames: Set<String>
    /// The selectors of its methods.
    let selectors: Set<String>

    /// Whether every class in it is known, so that it has no member that cannot be seen.
    let isKnown: Bool
    /// Whether the sources declare one of its classes more than once, so that members of others are among its own.
    let isRepeated: Bool
    private let takesAnyKey: Bool
    private let takesAnySelector: Bool
    /// The classes that code gives to some objects of this one: `object_setClass(_:_:)`.
    var substitutes: [ClassChain] = []

    /// - Parameter isWhole: Whether no file that could not be read may extend one of the classes.
    init(entries: [ClassIndex.Class], stock: String?, isWhole: Bool = true) {
        (self.entries, self.stock) = (entries, stock)
        propertyNames = Set(entries.flatMap { $0.outlets + $0.attributes }.map(\.name))
        selectors = Set(entries.flatMap(\.methods).lazy.filter { !$0.isStatic }.map(\.selector))
        isKnown = isWhole && stock.map(SystemClass.isKnown) ?? true
        isRepeated = entries.contains(where: \.isRepeated)
        let members = selectors.union(entries.flatMap(\.overrides))
        takesAnyKey = !members.isDisjoint(with: [
            "setValue(_:forUndefinedKey:)", "setValue:forUndefinedKey:", "setValue(_:forKey:)", "setValue:forKey:",
        ])
        takesAnySelector = !members.isDisjoint(with: [
            "forwardingTarget(for:)", "forwardingTargetForSelector:", "responds(to:)", "respondsToSelector:",
            "forwardInvocation(_:)", "forwardInvocation:",
        ])
    }

    /// The first superclass that is the system's; `nil` where it is not known.
    private var system: SystemClass? { stock.flatMap(SystemClass.init) }

    /// Whether it is `ancestor` or inherits from it; `nil` when that cannot be told.
    func isKind(of ancestor: String) -> Bool? {
        guard let stock else { return false }
        return SystemClass.isKind(stock, of: ancestor)
    }

    /// The nearest outlet that is set for `name`; `nil` where the sources have none.
    func property(_ name: String) -> ClassIndex.Property? {
        guard propertyNames.contains(name) else { return nil }
        return entries.lazy.flatMap(\.outlets).first { $0.name == name }
    }

    /// Whether a value can be set for `name` by key; `nil` when that cannot be told (R6).
    func takes(_ name: String) -> Bool? {
        if propertyNames.contains(name) || system?.takes(key: name) == true { return true }
        if let first = name.first, selectors.contains("set\(first.uppercased())\(name.dropFirst()):") { return true }
        if substitutes.contains(where: { $0.takes(name) != false }) { return nil }
        return isKnown && !takesAnyKey ? false : nil
    }

    /// Whether its objects answer to `selector`; `nil` when that cannot be told.
    func responds(to selector: String) -> Bool? {
        if selectors.contains(selector) || system?.responds(to: selector) == true { return true }
        // The setter of a property is a method too.
        if selector.hasPrefix("set"), selector.hasSuffix(":"), let first = selector.dropFirst(3).first,
            takes(first.lowercased() + selector.dropFirst(4).dropLast()) != false
        {
            return true
        }
        if substitutes.contains(where: { $0.responds(to: selector) != false }) { return nil }
        return isKnown && !takesAnySelector ? false : nil
    }

    /// Where the nearest class of the sources is declared.
    var notes: [Diagnostic.Note] {
        entries.first { !$0.isForeign }.map {
            [Diagnostic.Note("\($0.name) is declared here", position: $0.position)]
        } ?? []
    }
}
