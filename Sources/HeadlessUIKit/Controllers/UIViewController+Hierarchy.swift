extension UIViewController {
    /// The controllers as `_printHierarchy` prints them (R110, R111), with storyboard ids for addresses.
    package var printedHierarchy: String { hierarchyLines(prefix: "", isPresented: false).joined(separator: "\n") }

    private func hierarchyLines(prefix: String, isPresented: Bool) -> [String] {
        var line = "<\(className) \(stableID)>, state: \(appearance.rawValue), view: \(printedView)"
        if isPresented, let controller = ownPresentation?.controller {
            line += ", presented with: <\(controller.printedClass) \(stableID)>"
        }
        var lines = [prefix + line]
        let inner = String(repeating: "   | ", count: depth(of: prefix))
        for child in children { lines += child.hierarchyLines(prefix: inner + "   | ", isPresented: false) }
        if let presented = presentation?.presented {
            lines += presented.hierarchyLines(prefix: inner + "   + ", isPresented: true)
        }
        return lines
    }

    /// Each level of the prefix is five characters wide.
    private func depth(of prefix: String) -> Int { prefix.count / 5 }

    private var printedView: String {
        guard let ownView else { return "(view not loaded)" }
        return "<\(ownView.className) \(ownView.stableID)>" + (ownView.window == nil ? " not in the window" : "")
    }
}
