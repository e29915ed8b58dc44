extension InterfaceObject {
    /// The class of the object where the document names no other: `UIButton` for a `button`.
    ///
    /// In a document for macOS it is AppKit's, for watchOS WatchKit's. `nil` for what is no object at run time, such as
    /// a storyboard reference.
    public var stockClass: String? {
        let name = elementName
        let root = element.tree.root
        let (type, runtime) = (root.attribute("type") ?? "", root.attribute("targetRuntime") ?? "")
        // Nearly every document is one of these; the search below takes longer, and this is asked of each object.
        if runtime == "iOS.CocoaTouch", Vocabulary.typesOfUIKit.contains(type) {
            return Vocabulary.stockClass(ofElement: name, kit: .uiKit)
        }
        let hint = type + runtime
        let kit: Vocabulary.Kit =
            hint.holds("atchKit")
            ? .watchKit : hint.holds("CocoaTouch") || hint.holds("AppleTV") ? .uiKit : .appKit
        return Vocabulary.stockClass(ofElement: name, kit: hint.isEmpty ? .uiKit : kit)
    }

    /// The object's own class, else the stock one.
    public var className: String? { customClass ?? stockClass }
}

extension Vocabulary {
    /// The framework a document's objects are of.
    enum Kit { case uiKit, appKit, watchKit }

    /// The types of documents that Xcode writes for iOS.
    fileprivate static let typesOfUIKit = [
        "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
    ]

    /// Most elements are called as their class, without its prefix and with a small first letter; here are the others.
    private static let exceptions: [String: String] = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "avPlayerViewController": "AVPlayerViewController",
        "glkView": "GLKView", "glkViewController": "GLKViewController", "mapView": "MKMapView", "mtkView": "MTKView",
        "sceneKitView": "SCNView", "skView": "SKView", "wkWebView": "WKWebView", "customObject": "NSObject",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    ]

    private static let uiKit: [String: String] = [
        "containerView": "UIView", "collectionViewCellContentView": "UIView", "segue": "UIStoryboardSegue",
        // Interface Builder's own name for the view behind a cell's content view.
        "tableViewCellContentView": "UITableViewCellContentView",
    ]

    private static let appKit: [String: String] = [
        "customView": "NSView", "containerView": "NSView", "pagecontroller": "NSPageController",
        "segue": "NSStoryboardSegue", "webView": "WebView", "pdfView": "PDFView", "avPlayerView": "AVPlayerView",
    ]

    private static let watchKit: [String: String] = [
        "controller": "WKInterfaceController", "glanceController": "WKInterfaceController",
        "notificationController": "WKUserNotificationInterfaceController", "hostingController": "WKHostingController",
        "imageView": "WKInterfaceImage", "tableRow": "NSObject", "spriteKitScene": "WKInterfaceSKScene",
        "sceneKitScene": "WKInterfaceSCNScene",
    ]

    private static let withoutClass: Set<String> = [
        "viewControllerPlaceholder", "controllerPlaceholder", "placeholder", "exit", "scene",
    ]

    static func stockClass(ofElement name: String, kit: Kit) -> String? {
        guard !withoutClass.contains(name), let first = name.first else { return nil }
        if let exception = exceptions[name] { return exception }
        let rest = first.uppercased() + name.dropFirst()
        return switch kit {
        case .uiKit: uiKit[name] ?? "UI" + rest
        case .appKit: appKit[name] ?? "NS" + rest
        case .watchKit: watchKit[name] ?? "WKInterface" + rest
        }
    }
}
