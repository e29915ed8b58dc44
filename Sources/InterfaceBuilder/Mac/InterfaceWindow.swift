import Geometry
import SourceText
import XMLTree

extension Storyboard.Controller {
    /// A window controller's window, on macOS.
    public var window: InterfaceWindow? { object.child("window").flatMap(InterfaceWindow.init) }

    /// An application's main menu, on macOS.
    public var mainMenu: InterfaceMenu? { object.child("mainMenu").flatMap(InterfaceMenu.init) }
}

/// A window or a panel; on iOS, only old xibs have any.
public struct InterfaceWindow: Sendable, Hashable {
    public let object: InterfaceObject

    /// Takes `object` as a window; `nil` when it is something else.
    public init?(_ object: InterfaceObject) {
        guard object.elementName == "window" || object.elementName == "panel" else { return nil }
        self.object = object
    }

    public var id: String { object.id }
    public var title: String? { object.string("title") }

    /// The name by which code finds it.
    public var identifier: String? { object.string("identifier") }
    public var frameAutosaveName: String? { object.string("frameAutosaveName") }
    public var isVisibleAtLaunch: Bool { object.flag("visibleAtLaunch") ?? true }
    public var isReleasedWhenClosed: Bool { object.flag("releasedWhenClosed") ?? true }

    /// Such as `titled` and `resizable`.
    public var styleMask: Set<String> {
        guard let mask = object.element.child(key: "styleMask") else { return [] }
        return Set(mask.attributes.filter { $0.value == "YES" }.map(\.name))
    }

    /// Its content's place on the screen, y up.
    public var contentRect: Rect? { object.rect("contentRect") }

    /// The part of the screen it was designed on that windows may use.
    public var screenRect: Rect? { object.rect("screenRect") }
    public var minimumSize: Size? { size("minSize") }
    public var maximumSize: Size? { size("maxSize") }
    public var contentView: InterfaceView? { object.child("contentView").map(InterfaceView.init) }

    /// The items a toolbar may have, and among them those it begins with, by id.
    public var toolbarItems: [InterfaceObject] {
        (object.child("toolbar")?.element.children("allowedToolbarItems") ?? [])
            .flatMap { $0.children.map(InterfaceObject.init) }
    }
    public var defaultToolbarItemIDs: [String] {
        (object.child("toolbar")?.element.children("defaultToolbarItems") ?? [])
            .flatMap { $0.children.compactMap { $0.attribute("reference") ?? $0.attribute("id") } }
    }
    public var position: SourcePosition { object.position }

    /// Written as `<value type="size">`, or as `<size>`.
    private func size(_ key: String) -> Size? { object.element.child(key: key).flatMap(Size.init) }
}
