import SourceText
import XMLTree

extension InterfaceObject {
    /// A name by which a person finds the object: its label in the editor, its class, its title or text, or what it is.
    /// At most some 100 characters, for it stands in every message about the object.
    ///
    /// ```
    /// Detail View Controller
    /// FirstViewController
    /// button "Go on"
    /// label (Xk3-a8-1bc)
    /// ```
    public var displayName: String { element.remembered("name") { InterfaceObject($0).madeDisplayName } }

    private var madeDisplayName: String {
        if let name = userLabel ?? customClass { return name.shortened(to: Self.longestName) }
        let view = InterfaceView(self)
        if let title = view.title ?? view.text, !title.isEmpty {
            let line = title.split(maxSplits: 1, whereSeparator: \.isNewline).first.map(String.init) ?? title
            return "\(elementName) \"\(line.shortened(to: 30))\""
        }
        return id.isEmpty ? elementName : "\(elementName) (\(id.shortened(to: Self.longestName)))"
    }

    private static let longestName = 100
}
