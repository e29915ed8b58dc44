import Geometry
import InterfaceBuilder
import JSONText
import SceneGraph

/// The views of scenes and xibs as `recursiveDescription` shows them, R112; on a watch the items, on macOS the menus too.
public struct ViewsReport: Sendable {
    let scenes: [SceneViews]
    let xibs: [XibViews]

    struct SceneViews: Encodable, Sendable {
        let storyboard: String
        let sceneID: String
        let controllerID: String?
        let name: String
        /// The controller's view, or an AppKit window; `nil` where the file has none.
        let view: ViewEntry?
        /// What a controller shows that has no view: a watch's items, an application's main menu.
        let items: [ViewEntry]?
        let line: Int
        let column: Int
    }

    struct XibViews: Encodable, Sendable {
        let path: String
        /// What is at the top: views, windows, menus, controllers and whatever else there is.
        let objects: [ViewEntry]
    }

    struct ViewEntry: Encodable, Sendable {
        let id: String
        let element: String
        /// The class it has at run time.
        let className: String
        /// Which property of the view around it it is.
        let key: String?
        let frame: Rect?
        let text: String?
        let isHidden: Bool
        let alpha: Double
        let isOpaque: Bool
        let autoresizing: [String]
        let isUserInteractionEnabled: Bool?
        let tag: Int
        let gestureRecognizers: [String]
        /// What a menu item sends.
        let action: String?
        let subviews: [ViewEntry]
    }

    /// Reads the scenes that `selection` names; references, which have no views, are left out. Xibs are read only where it
    /// names no scenes and storyboards.
    public init(_ graph: SceneGraph, _ selection: ReportSelection) {
        scenes = graph.nodes.compactMap { node in
            guard selection.includes(node: node.id), let controller = node.controller, !controller.isPlaceholder else {
                return nil
            }
            let window = controller.object.child("window").map(InterfaceView.init)
            let items = (controller.watchItems + [controller.mainMenu?.object].compactMap { $0 }).map(ViewEntry.init)
            let position = node.scene.position
            return SceneViews(
                storyboard: graph.documents[node.document].source.path, sceneID: node.scene.sceneID,
                controllerID: controller.id, name: node.name, view: (controller.view ?? window).map(ViewEntry.init),
                items: items.isEmpty ? nil : items, line: position.line, column: position.column)
        }
        let documents = selection.isPartial ? [] : graph.documents.filter { $0.kind == .xib }
        xibs = documents.map { document in
            XibViews(
                path: document.source.path,
                objects: document.topLevelObjects.filter { !$0.isStandIn }.map(ViewEntry.init))
        }
    }

    /// For people: each scene's name and place, and below it its views, those inside others indented.
    ///
    /// ```
    /// FirstViewController (a1) in Main.storyboard:12:9
    /// <UIView: v1; frame = (0 0; 375 667); autoresize = W+H>
    ///    | <UIButton: b1; frame = (16 20; 120 30); text = 'Go'; opaque = NO; autoresize = RM+BM>
    /// ```
    /// What UIKit prints of an object's address is here the id it has in the file. Layers are left out: files have none.
    public func text(columns: Int? = nil, unicode: Bool = true) -> String {
        var blocks: [[String]] = []
        for scene in scenes {
            let id = scene.controllerID.map { " (\($0))" } ?? ""
            var lines = ["\(scene.name)\(id) in \(scene.storyboard):\(scene.line):\(scene.column)"]
            let views = [scene.view].compactMap { $0 } + (scene.items ?? [])
            if views.isEmpty { lines.append("no view in the file") }
            for view in views { add(view, depth: 0, &lines) }
            blocks.append(lines)
        }
        for xib in xibs {
            var lines = [xib.path]
            if xib.objects.isEmpty { lines.append("no object in the file") }
            for object in xib.objects { add(object, depth: 0, &lines) }
            blocks.append(lines)
        }
        let ellipsis = unicode ? "…" : "..."
        return blocks.map { lines in
            lines.map { DisplayWidth.fit($0.printableLine, columns: columns, ellipsis: ellipsis) + "\n" }.joined()
        }.joined(separator: "\n")
    }

    private func add(_ view: ViewEntry, depth: Int, _ lines: inout [String]) {
        lines.append(String(repeating: "   | ", count: depth) + view.description)
        for subview in view.subviews { add(subview, depth: depth + 1, &lines) }
    }

    /// For programs.
    public func json(generator: String) -> String {
        JSONText.document(Document(generator: generator, scenes: scenes, xibs: xibs))
    }

    private struct Document: Encodable {
        let version = ProjectReport.version
        let report = "views"
        let generator: String
        let scenes: [SceneViews]
        let xibs: [XibViews]
    }
}
