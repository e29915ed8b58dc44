import InterfaceBuilder
import XMLTree

/// Views whose frame something else decides each time they are shown; Interface Builder writes what it measured.
package enum FramePlacement {
    /// Whether a controller, a bar, a table, a cell's style, a stack or constraints place the view.
    package static func isDecidedElsewhere(_ view: XMLElement, usesConstraints: Bool) -> Bool {
        let key = view.attribute("key")
        if key == "view", let parent = view.parent, Storyboard.Controller(InterfaceObject(parent)) != nil {
            return true
        }
        if let key, placedKeys.contains(key) { return true }
        if view.name == "tableViewCell" || view.name.hasSuffix("TableViewCell") { return true }
        if let list = view.parent, list.name == "subviews", let parent = list.parent {
            if parent.name == "stackView" || isPlacedByStyle(view, parent) { return true }
            // A macOS table is as large as its rows.
            if parent.name == "clipView", tables.contains(view.name) { return true }
        }
        return usesConstraints && view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO"
    }

    /// Whether it is the text label, detail text label or image view of a cell whose style lays them out.
    private static func isPlacedByStyle(_ view: XMLElement, _ content: XMLElement) -> Bool {
        guard content.attribute("key") == "contentView", let cell = content.parent,
            cell.attributeRange("style") != nil, let id = view.attribute("id")
        else { return false }
        return partsOfStyledCells.contains { cell.attribute($0) == id }
    }

    private static let placedKeys: Set<String> = ["navigationBar", "toolbar", "tabBar", "contentView"]
    private static let tables: Set<String> = ["tableView", "outlineView"]
    private static let partsOfStyledCells = ["textLabel", "detailTextLabel", "imageView"]
}
