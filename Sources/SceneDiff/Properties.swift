import InterfaceBuilder
import XMLTree

/// A property of a thing: an attribute, or what a child without an id of its own says.
struct Property {
    /// How two values of it are compared.
    enum Kind {
        case text, rect, color, reference
        /// An element that says nothing but that it is there.
        case presence
    }

    let name: String
    let value: String
    let kind: Kind
}

/// Reads what an element says about itself, children that are things of their own left out.
struct PropertyReader {
    private(set) var properties: [Property] = []
    private var names: Set<String> = []
    private var nextNumber: [String: Int] = [:]

    static func properties(of element: XMLElement) -> [Property] {
        var reader = PropertyReader()
        for attribute in element.attributes where attribute.name != "id" && attribute.name != "key" {
            guard attribute.name != "sceneID" else { continue }
            let kind: Property.Kind = references.contains(attribute.name) ? .reference : .text
            reader.add(attribute.name, attribute.value, kind)
        }
        reader.readChildren(of: element, prefix: "")
        return reader.properties
    }

    /// Attributes whose values are ids.
    static let references: Set<String> = [
        "destination", "target", "firstItem", "secondItem", "initialViewController", "popoverAnchorView",
        "popoverAnchorBarButtonItem", "reference", "initialItem", "headerView", "cornerView", "horizontalScroller",
        "verticalScroller", "nextKeyView", "selectedItem",
    ]

    private mutating func add(_ name: String, _ value: String, _ kind: Property.Kind = .text) {
        var unique = name
        if !names.insert(unique).inserted {
            var number = nextNumber[name] ?? 2
            while !names.insert("\(name) #\(number)").inserted { number += 1 }
            nextNumber[name] = number + 1
            unique = "\(name) #\(number)"
        }
        properties.append(Property(name: unique, value: value, kind: kind))
    }

    private mutating func readChildren(of element: XMLElement, prefix: String) {
        for child in element.children where !Outline.isItem(child) { read(child, prefix: prefix) }
    }

    private mutating func read(_ element: XMLElement, prefix: String) {
        let path = prefix + label(of: element)
        if let (value, kind) = compact(element) { return add(path, value, kind) }
        let hasKey = element.attributeRange("key") != nil
        let before = properties.count
        let told =
            element.attributeRange("key") != nil ? "key" : Self.labels.first { element.attributeRange($0) != nil }
        for attribute in element.attributes where attribute.name != told && attribute.name != "key" {
            let kind: Property.Kind = Self.references.contains(attribute.name) ? .reference : .text
            add("\(path).\(attribute.name)", attribute.value, kind)
        }
        readChildren(of: element, prefix: path + ".")
        let isLeaf = element.children.first { _ in true } == nil
        let text = isLeaf ? trimmed(element.text) : ""
        if !text.isEmpty { add(path, text) }
        // An element that says nothing but its name is a value where it has a key, and an empty list where it has none.
        if properties.count == before, isLeaf, hasKey || element.attributes.count > 0 {
            add(path, element.name, .presence)
        }
    }

    /// What tells an element without a key from its siblings is part of its name, not of its value.
    private static let labels = ["keyPath", "reference", "name", "identifier"]

    private func label(of element: XMLElement) -> String {
        if let key = element.attribute("key") { return key }
        for name in Self.labels {
            if let value = element.attribute(name) { return "\(element.name)[\(value)]" }
        }
        return element.name
    }

    /// The element as one value, where that reads better than attribute by attribute.
    private func compact(_ element: XMLElement) -> (String, Property.Kind)? {
        func joined(_ names: [String]) -> String { names.compactMap { element.attribute($0) }.joined(separator: " ") }
        switch element.name {
        case "rect": return (joined(["x", "y", "width", "height"]), .rect)
        case "point": return (joined(["x", "y"]), .text)
        case "size": return (joined(["width", "height"]), .text)
        case "edgeInsets": return (joined(["top", "left", "bottom", "right"]), .text)
        case "inset": return (joined(["minX", "minY", "maxX", "maxY"]), .text)
        case "color": return (InterfaceColor(element).summary ?? attributes(of: element), .color)
        case "nil": return ("nil", .text)
        case "integer", "real", "boolean": return (element.attribute("value") ?? "", .text)
        case "string", "mutableString": return (element.text, .text)
        default: break
        }
        // Masks: each flag that is set is an attribute.
        let flags = element.attributes.filter { $0.name != "key" }
        guard element.attributeRange("key") != nil, !flags.isEmpty, flags.allSatisfy({ $0.value == "YES" }),
            element.children.first(where: { _ in true }) == nil
        else { return nil }
        return (flags.map(\.name).sorted().joined(separator: " "), .text)
    }

    private func attributes(of element: XMLElement) -> String {
        element.attributes.filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
    }

    private func trimmed(_ text: String) -> String {
        let isSpace: (Character) -> Bool = \.isWhitespace
        guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(text[first...last])
    }
}

extension InterfaceColor {
    /// The colour in a few words; `nil` for a form that is unknown.
    fileprivate var summary: String? {
        switch self {
        case .rgb(let red, let green, let blue, let alpha, let space):
            "rgb \(red) \(green) \(blue) \(alpha) \(space)"
        case .gray(let white, let alpha, let space): "gray \(white) \(alpha) \(space)"
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, let space):
            "cmyk \(cyan) \(magenta) \(yellow) \(black) \(alpha) \(space)"
        case .named(let name): "\"\(name)\""
        case .system(let name): name
        case .catalog(let catalog, let name): "\(catalog).\(name)"
        case .unknown: nil
        }
    }
}

/// Whether two values say the same: numbers may be written in different ways, and colours are rounded when saved.
func isSame(_ old: Property, _ new: Property) -> Bool {
    if old.value == new.value { return true }
    let left = old.value.split(separator: " ")
    let right = new.value.split(separator: " ")
    guard left.count == right.count, !left.isEmpty else { return false }
    // Less than half a step of eight bits.
    let tolerance = old.kind == .color && new.kind == .color ? 0.001 : 0
    return zip(left, right).allSatisfy { old, new in
        if old == new { return true }
        guard let old = InterfaceNumber.value(of: String(old)), let new = InterfaceNumber.value(of: String(new)) else {
            return false
        }
        return abs(old - new) <= tolerance
    }
}
