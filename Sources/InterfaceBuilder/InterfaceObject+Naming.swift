extension InterfaceObject {
    /// A name by which a person finds the object: its label in the editor, its class, its title or text, or what it is.
    ///
    /// ```
    /// Detail View Controller
    /// FirstViewController
    /// button "Go on"
    /// label (Xk3-a8-1bc)
    /// ```
    public var displayName: String {
        if let name = userLabel ?? customClass { return name }
        let view = InterfaceView(self)
        if let title = view.title ?? view.text, !title.isEmpty {
            let line = title.split(whereSeparator: \.isNewline).first.map(String.init) ?? title
            return "\(elementName) \"\(line.count > 30 ? line.prefix(29) + "…" : line)\""
        }
        return id.isEmpty ? elementName : "\(elementName) (\(id))"
    }
}
