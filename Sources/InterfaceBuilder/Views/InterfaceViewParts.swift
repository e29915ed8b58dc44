import XMLTree

/// What a button shows in one of its states.
public struct InterfaceButtonState: Sendable, Hashable {
    public let element: XMLElement

    public var title: String? { element.string("title") ?? element.string("attributedTitle") }

    /// The name of the image.
    public var image: String? { element.attribute("image") }
    public var backgroundImage: String? { element.attribute("backgroundImage") }
    public var titleColor: InterfaceColor? {
        element.child(key: "titleColor", named: "color").map(InterfaceColor.init)
    }
}

/// A font as a document describes it.
public struct InterfaceFont: Sendable, Hashable {
    public let element: XMLElement

    /// `system`, `boldSystem`, `italicSystem`; `nil` for a font by name or by text style.
    public var type: String? { element.attribute("type") }
    public var name: String? { element.attribute("name") }
    public var family: String? { element.attribute("family") }

    /// A text style such as `UICTFontTextStyleBody`.
    public var style: String? { element.attribute("style") }

    /// Such as `semibold`.
    public var weight: String? { element.attribute("weight") }

    /// In points; `nil` for a text style.
    public var pointSize: Double? { element.number("pointSize") }
}
