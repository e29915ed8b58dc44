import SceneDiff
import XMLTree

/// Attributes whose values name other objects.
enum References {
    /// Whether the attribute may name an object: it is one of those that do, or looks like an id of Interface Builder's.
    static func canName(_ attribute: XMLAttribute) -> Bool {
        let length = attribute.valueRange.length
        guard length > 0, length < 64, attribute.name != "id" else { return false }
        if names.contains(attribute.name) { return true }
        return looksLikeID(attribute)
    }

    /// Whether the value has the form of the ids that Interface Builder makes by chance, such as `BYZ-38-t0r`.
    static func looksLikeID(_ attribute: XMLAttribute) -> Bool {
        guard attribute.valueRange.length == 10 else { return false }
        let value = Array(attribute.value.utf8)
        return value.count == 10 && value[3] == UInt8(ascii: "-") && value[6] == UInt8(ascii: "-")
    }

    private static let names: Set<String> = [
        "destination", "target", "firstItem", "secondItem", "initialViewController", "popoverAnchorView",
        "popoverAnchorBarButtonItem", "reference", "initialItem", "headerView", "cornerView", "horizontalScroller",
        "verticalScroller", "nextKeyView", "selectedItem", "textLabel", "detailTextLabel", "imageView",
    ]
}
