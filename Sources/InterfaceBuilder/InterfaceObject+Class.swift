import SystemClasses

extension InterfaceObject {
    /// The class of the object where the document names no other: `UIButton` for a `button`.
    ///
    /// In a document for macOS it is AppKit's, for watchOS WatchKit's. `nil` for what is no object at run time, such as
    /// a storyboard reference.
    public var stockClass: String? {
        guard !elementName.isEmpty, !Self.elementsWithoutClass.contains(elementName) else { return nil }
        return SystemClass.name(ofElement: elementName, in: kit)
    }

    /// The object's own class, else the stock one.
    public var className: String? { customClass ?? stockClass }

    /// Whose objects those of its document are.
    public var kit: SystemClass.Kit {
        let root = element.tree.root
        let (type, runtime) = (root.attribute("type") ?? "", root.attribute("targetRuntime") ?? "")
        // Nearly every document is one of these; the search below takes longer, and this is asked of each object.
        if runtime == "iOS.CocoaTouch", Self.typesOfUIKit.contains(type) { return .uiKit }
        let hint = type + runtime
        if hint.holds("atchKit") { return .watchKit }
        return hint.isEmpty || hint.holds("CocoaTouch") || hint.holds("AppleTV") ? .uiKit : .appKit
    }

    /// The types of documents that Xcode writes for iOS.
    private static let typesOfUIKit = [
        "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
    ]

    private static let elementsWithoutClass: Set<String> = [
        "viewControllerPlaceholder", "controllerPlaceholder", "placeholder", "exit", "scene",
    ]
}
