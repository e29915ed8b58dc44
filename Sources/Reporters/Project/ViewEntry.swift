import InterfaceBuilder

extension ViewsReport.ViewEntry {
    /// Takes any object, also one that is no view, such as a menu or an item of a watch's controller.
    init(_ object: InterfaceObject) { self.init(InterfaceView(object)) }

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
        action = view.elementName == "menuItem" ? view.object.actions.first?.selector : nil
        subviews = Self.inside(view)
    }

    /// What is directly inside, views or not.
    private static func inside(_ view: InterfaceView) -> [Self] {
        switch view.elementName {
        case "menu": InterfaceMenu(view.object)?.items.map { Self($0.object) } ?? []
        case "menuItem": InterfaceMenuItem(view.object)?.submenu.map { [Self($0.object)] } ?? []
        case "group", "table", "tableRow": view.object.watchItems.map(Self.init)
        default: view.children.map(Self.init)
        }
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
        if let action { parts.append("action = \(action)") }
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
