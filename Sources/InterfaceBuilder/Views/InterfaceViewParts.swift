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

/// What is different in some size classes: which of its subviews and constraints a view has there.
public struct InterfaceVariation: Sendable, Hashable {
    public let element: XMLElement

    /// `default`, or the traits it is for, such as `heightClass=regular-widthClass=compact`.
    public var key: String { element.attribute("key") ?? "" }

    /// The ids of subviews that are there in this variation only.
    public var includedSubviewIDs: [String] { references("include", of: "subviews") }
    public var excludedSubviewIDs: [String] { references("exclude", of: "subviews") }
    public var includedConstraintIDs: [String] { references("include", of: "constraints") }
    public var excludedConstraintIDs: [String] { references("exclude", of: "constraints") }

    private func references(_ name: String, of key: String) -> [String] {
        element.children("mask").filter { $0.attribute("key") == key }
            .flatMap { $0.children(name).compactMap { $0.attribute("reference") } }
    }
}
