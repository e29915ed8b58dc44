import XMLTree

/// What the names of elements mean to a merge.
enum PartKind {
    /// Elements that are one value: two people who change parts of one do not mean the mixture.
    static let values: Set<String> = [
        "color", "fontDescription", "font", "nil", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets",
        "integer", "real", "boolean", "string", "mutableString", "attributedString", "mutableAttributedString", "data",
        "mutableData", "date", "url", "locale", "autoresizingMask", "range", "preferredSymbolConfiguration",
        "imageReference", "device", "null",
    ]

    /// Connections and constraints: Interface Builder gives them new ids when it makes them again.
    static let remade: Set<String> = ["outlet", "outletCollection", "action", "segue", "constraint"]

    /// Exits, first responders and layout guides: Xcode adds them by itself, each file with ids of its own.
    static func isDerived(_ element: XMLElement) -> Bool {
        if element.name.hasSuffix("LayoutGuide") { return true }
        guard element.name == "exit" || element.name == "placeholder" else { return false }
        return element.attributeRange("sceneMemberID") != nil
    }

    /// Whether it is a list and nothing else: `<subviews>`, `<connections>`. It is there when something is in it.
    static func isList(_ element: XMLElement) -> Bool {
        guard !values.contains(element.name), element.attributes.allSatisfy({ $0.name == "key" }) else { return false }
        return lists.contains(element.name) || element.children.first { _ in true } != nil
    }

    private static let lists: Set<String> = [
        "subviews", "connections", "constraints", "items", "cells", "sections", "prototypes", "resources", "objects",
        "scenes", "gestureRecognizers", "userDefinedRuntimeAttributes", "toolbarItems", "layoutGuides",
    ]

    /// What tells an element without an id from its siblings.
    ///
    /// A value is told by its key alone: `<nil key="textColor"/>` takes the place of a colour.
    static func label(of element: XMLElement) -> String {
        if let key = element.attribute("key") { return values.contains(element.name) ? key : "\(element.name) \(key)" }
        for name in labels {
            if let value = element.attribute(name) { return "\(element.name) \(name) \(value)" }
        }
        // An id that stands twice in a file still says something within one list.
        if element.name != "device", let id = element.attribute("id") { return "\(element.name) id \(id)" }
        return element.name
    }

    private static let labels = ["keyPath", "reference", "identifier", "name", "sceneID", "type"]
}
