import SystemClasses

/// What can be set by name on the system's own objects, and what they can be told by selector, class by class.
///
/// A name counts for the class that declares it and for its subclasses: `tableView` is set on a table view controller,
/// not on every controller. Apple's documentation is the source.
///
/// ```swift
/// StockMembers.hasProperty("tableView", of: "UITableViewController")   // true
/// StockMembers.hasAction("performClose:", of: "UIViewController")      // false
/// ```
enum StockMembers {
    /// Whether objects of the system's class have a property of that name which can be set by key (R6).
    static func hasProperty(_ name: String, of stock: String) -> Bool {
        if properties.holds(name, of: stock) { return true }
        // `isHidden` is Swift's name of `hidden`.
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return false }
        return properties.holds(first.lowercased() + name.dropFirst(3), of: stock)
    }

    /// Whether objects of the system's class answer to that selector.
    static func hasAction(_ selector: String, of stock: String) -> Bool { actions.holds(selector, of: stock) }

    private static let properties = Table(uiKitProperties + "\n" + appKitProperties + "\n" + watchKitProperties)
    private static let actions = Table(uiKitActions + "\n" + appKitActions + "\n" + watchKitActions)

    /// The classes of every table, for a test that each of them is known.
    static var classes: Set<String> { properties.classes.union(actions.classes) }

    /// Names with the classes that declare them.
    private struct Table: Sendable {
        private var owners: [Substring: [String]] = [:]
        private(set) var classes: Set<String> = []

        /// Reads lines of `Class Class: name name`.
        init(_ text: String) {
            for line in text.split(separator: "\n") {
                // Selectors have colons too.
                let parts = line.split(separator: ":", maxSplits: 1)
                let names = parts[0].split(separator: " ").map(String.init)
                classes.formUnion(names)
                for member in parts[1].split(separator: " ") { owners[member, default: []] += names }
            }
        }

        func holds(_ name: String, of stock: String) -> Bool {
            guard let owners = owners[name[...]] else { return false }
            return owners.contains { $0 == stock || SystemClass.isKind(stock, of: $0) == true }
        }
    }
}
