import InterfaceBuilder
import SceneGraph

/// The views of scenes as `recursiveDescription` shows them. R112
public struct ViewsReport: Sendable {
    let scenes: [SceneViews]

    struct SceneViews: Encodable, Sendable {
        let storyboard: String
        let sceneID: String
        let controllerID: String?
        let name: String
        /// The controller's view, or an AppKit window; `nil` where the file has none.
        let view: ViewEntry?
        let line: Int
        let column: Int
    }

    struct ViewEntry: Encodable, Sendable {
        let id: String
        let element: String
        /// The class it has at run time.
        let className: String
        /// Which property of the view around it it is.
        let key: String?
        let frame: InterfaceRect?
        let text: String?
        let isHidden: Bool
        let alpha: Double
        let isOpaque: Bool
        let autoresizing: [String]
        let isUserInteractionEnabled: Bool?
        let tag: Int
        let gestureRecognizers: [String]
        let subviews: [ViewEntry]
    }

    /// Reads the scenes that `selection` names; references, which have no views, are left out.
    public init(_ graph: SceneGraph, _ selection: ReportSelection) {
        scenes = graph.nodes.compactMap { node in
            guard selection.includes(node: node.id), let controller = node.controller, !controller.isPlaceholder else {
                return nil
            }
            let window = controller.object.child("window").map(InterfaceView.init)
            let position = node.scene.position
            return SceneViews(
                storyboard: graph.documents[node.document].source.path, sceneID: node.scene.sceneID,
                controllerID: controller.id, name: node.name, view: (controller.view ?? window).map(ViewEntry.init),
                line: position.line, column: position.column)
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
        var blocks: [String] = []
        for scene in scenes {
            let id = scene.controllerID.map { " (\($0))" } ?? ""
            var lines = ["\(scene.name)\(id) in \(scene.storyboard):\(scene.line):\(scene.column)"]
            if let view = scene.view { add(view, depth: 0, &lines) } else { lines.append("no view in the file") }
            let ellipsis = unicode ? "…" : "..."
            blocks.append(
                lines.map { DisplayWidth.fit($0.printable, columns: columns, ellipsis: ellipsis) + "\n" }.joined())
        }
        return blocks.joined(separator: "\n")
    }

    private func add(_ view: ViewEntry, depth: Int, _ lines: inout [String]) {
        lines.append(String(repeating: "   | ", count: depth) + view.description)
        for subview in view.subviews { add(subview, depth: depth + 1, &lines) }
    }

    /// For programs.
    public func json(generator: String) -> String {
        ReportJSON.text(Document(generator: generator, scenes: scenes))
    }

    private struct Document: Encodable {
        let version = ProjectReport.version
        let report = "views"
        let generator: String
        let scenes: [SceneViews]
    }
}

extension ViewsReport.ViewEntry {
    init(_ view: InterfaceView) {
        id = view.id
        element = view.elementName
        className = view.object.className ?? view.elementName
        key = view.object.key
        frame = view.frame
        text = view.text ?? view.title
        isHidden = view.isHidden
        alpha = view.alpha
        isOpaque = view.isOpaque
        let mask = view.autoresizingMask
        autoresizing = Self.letters.filter { mask.contains($0.0) }.map(\.1)
        isUserInteractionEnabled = view.isUserInteractionEnabled
        tag = view.tag
        gestureRecognizers = view.gestureRecognizerIDs
        subviews = view.children.map(Self.init)
    }

    /// The mask's parts in UIKit's letters and order.
    private static let letters = [
        ("flexibleMinX", "LM"), ("widthSizable", "W"), ("flexibleMaxX", "RM"), ("flexibleMinY", "TM"),
        ("heightSizable", "H"), ("flexibleMaxY", "BM"),
    ]

    var description: String {
        var parts: [String] = []
        if let frame {
            let numbers = [frame.x, frame.y, frame.width, frame.height].map { TranscriptNumber.text($0) }
            parts.append("frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))")
        }
        if let text { parts.append("text = '\(text.replacing("\n", with: "\\n"))'") }
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(TranscriptNumber.text(alpha))") }
        if !isOpaque { parts.append("opaque = NO") }
        if !autoresizing.isEmpty { parts.append("autoresize = \(autoresizing.joined(separator: "+"))") }
        if isUserInteractionEnabled == false { parts.append("userInteractionEnabled = NO") }
        if !gestureRecognizers.isEmpty {
            parts.append("gestureRecognizers = \(gestureRecognizers.joined(separator: ", "))")
        }
        if tag != 0 { parts.append("tag = \(tag)") }
        return "<\(className): \(([id] + parts).joined(separator: "; "))>"
    }
}
