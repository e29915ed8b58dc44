import XMLTree

/// What only WatchKit's controllers have.
extension Storyboard.Controller {
    /// The items of an interface controller, from top to bottom; groups and tables have items of their own.
    public var watchItems: [InterfaceObject] { object.watchItems }

    /// The items of its menu, which a hard press shows.
    public var watchMenuItems: [InterfaceObject] {
        element.children("menuItems").flatMap { $0.children.map(InterfaceObject.init) }
            + element.children("menu").flatMap {
                $0.children("items").flatMap { $0.children.map(InterfaceObject.init) }
            }
    }

    /// The relationship to the page after this one.
    public var nextPage: Storyboard.Segue? { relationships.first { $0.relationship == "nextPage" } }

    /// The identifier of the notifications that a notification controller shows.
    public var notificationCategory: String? {
        element.child(key: "notificationCategory")?.attribute("identifier")
    }

    /// The relationships of a static notification controller to the dynamic ones that stand in for it.
    public var dynamicNotifications: [Storyboard.Segue] {
        relationships.filter { $0.relationship?.hasSuffix("NotificationInterface") == true }
    }
}

extension InterfaceObject {
    /// The items of a watch's interface controller, group or table, from top to bottom; the group of a table's row.
    public var watchItems: [InterfaceObject] {
        if elementName == "tableRow" {
            return [element.child(key: "rootItem").map(InterfaceObject.init)].compactMap { $0 }
        }
        return element.children("items").flatMap { $0.children.map(InterfaceObject.init) }
    }
}
