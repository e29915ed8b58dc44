import SwiftSyntax

/// The string that `#keyPath(…)` stands for.
enum KeyPathText {
    /// The path without the type it begins with: `UIView.frame` → `frame`, `person.address.city` as it is.
    static func text(_ expression: ExprSyntax, _ table: SelectorTable) -> String {
        var names = expression.compactDescription.filter { !"?! `".contains($0) }.split(separator: ".").map(String.init)
        var types: [String] = []
        while names.count > 1, let first = names.first, first.first?.isUppercase == true || first == "self" {
            if first != "self", first != "Self" { types.append(first) }
            names.removeFirst()
        }
        let root = types.isEmpty ? [] : [types.joined(separator: ".")]
        var keys: [String] = []
        for (position, name) in names.enumerated() {
            if position == 0, let property = table.property(name, in: root), root.first.map(table.knows) ?? true {
                keys.append(property.name)
            } else {
                keys.append(key(of: name))
            }
        }
        return keys.joined(separator: ".")
    }

    /// UIKit's truth values are `isHidden` in Swift and have the key `hidden`.
    private static func key(of name: String) -> String {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
        return first.lowercased() + rest.dropFirst()
    }
}
