import XMLTree

extension InterfaceObject {
    /// What is written for assistive technologies; `nil` when nothing is.
    public var accessibility: InterfaceAccessibility? {
        element.child(key: "accessibilityConfiguration").map { InterfaceAccessibility(element: $0) }
    }
}

/// What an object tells assistive technologies.
public struct InterfaceAccessibility: Sendable, Hashable {
    public let element: XMLElement

    /// The name by which tests find the object.
    public var identifier: String? { element.attribute("identifier") }
    public var label: String? { element.string("label") }
    public var hint: String? { element.string("hint") }

    /// AppKit's description, which stands in for a label.
    public var accessibilityDescription: String? { element.string("description") }
    public var help: String? { element.string("help") }

    /// Such as `button` and `header`; empty when the element's class decides.
    public var traits: Set<String> {
        guard let traits = element.child(key: "traits") else { return [] }
        return Set(traits.attributes.filter { $0.value == "YES" }.map(\.name))
    }

    /// Whether it is one element for assistive technologies; `nil` when the element's class decides.
    public var isElement: Bool? { element.child(key: "isElement")?.flag("value") }
}
