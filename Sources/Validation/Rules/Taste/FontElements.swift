import InterfaceBuilder
import XMLTree

extension DocumentContents {
    /// The fonts that the document sets, those of remarks for translators left out.
    var fonts: [XMLElement] {
        (Array(elements("fontDescription")) + elements("font")).filter { !$0.isInRemark }
            .sorted { $0.index < $1.index }
    }

    /// The colours that the document sets; those of remarks for translators, and the values that the document keeps
    /// of named colours, are left out.
    var colors: [XMLElement] {
        elements("color").filter { color in
            guard let parent = color.parent?.name else { return false }
            return parent != "namedColor" && parent != "systemColor" && !color.isInRemark
        }
    }
}

extension XMLElement {
    /// Whether it is the looks of a remark that Interface Builder shows to translators.
    fileprivate var isInRemark: Bool {
        ancestors.contains { $0.name == "attributedString" && $0.attribute("key") == "userComments" }
    }

    /// The object that it is a property of.
    var owner: InterfaceObject? {
        ancestors.first { $0.attributeRange("id") != nil }.map { InterfaceObject($0) }
    }

    /// The size of a font in points; `nil` for one that follows the reader's choice.
    var fontSize: Double? { (attribute("pointSize") ?? attribute("size")).flatMap(Double.init) }

    /// Where the size stands.
    var fontSizeRangeName: String { attributeRange("pointSize") != nil ? "pointSize" : "size" }
}
