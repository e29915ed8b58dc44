import SourceText
import XMLTree

/// A layout constraint: `first.attribute relation multiplier × second.attribute + constant`.
public struct InterfaceConstraint: Sendable, Hashable {
    public let element: XMLElement

    /// Takes `element` as a constraint; `nil` when it is something else.
    public init?(_ element: XMLElement) {
        guard element.name == "constraint" else { return nil }
        self.element = element
    }

    public var id: String { element.attribute("id") ?? "" }

    /// `nil` means the view that holds the constraint.
    public var firstItemID: String? { element.attribute("firstItem") }
    public var firstAttribute: String { element.attribute("firstAttribute") ?? "" }

    /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
    public var relation: String { element.attribute("relation") ?? "equal" }

    /// `nil` for a constraint on one item.
    public var secondItemID: String? { element.attribute("secondItem") }
    public var secondAttribute: String? { element.attribute("secondAttribute") }
    public var constant: Double { element.number("constant") ?? 0 }

    /// Written as a number, or as a ratio such as `3:4` or `1/3`.
    public var multiplier: Double {
        element.attribute("multiplier").flatMap(InterfaceNumber.ratio) ?? 1
    }

    /// From 1 to 1000, which is required.
    public var priority: Double { element.number("priority") ?? 1_000 }
    public var identifier: String? { element.attribute("identifier") }

    /// Whether it counts on the canvas only and is removed at run time.
    public var isPlaceholder: Bool { element.flag("placeholder") ?? false }
    public var position: SourcePosition { element.position }
}
