/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case blurOverFullScreen = 8
    case none = -1
    case automatic = -2

    /// The style that Interface Builder writes under a name.
    init?(interfaceName: String) {
        let names: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
            "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
            "overCurrentContext": .overCurrentContext, "popover": .popover, "blurOverFullScreen": .blurOverFullScreen,
            "none": .none, "automatic": .automatic,
        ]
        guard let style = names[interfaceName] else { return nil }
        self = style
    }
}

/// How a presented view moves.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl

    /// The style that Interface Builder writes under a name.
    init?(interfaceName: String) {
        switch interfaceName {
        case "coverVertical": self = .coverVertical
        case "flipHorizontal": self = .flipHorizontal
        case "crossDissolve": self = .crossDissolve
        case "partialCurl": self = .partialCurl
        default: return nil
        }
    }
}

extension UIViewController {
    /// Takes the styles that a file names for the controller or for its presentation; one that is not known is noted.
    func takeStyles(presentation: String?, transition: String?, position: InterfacePosition) {
        func lack(_ name: String, _ what: String) {
            UIKitRuntime.current.lacks("\(what) \(name)", "the \(what) '\(name)' is not modelled.", position: position)
        }
        if let name = presentation {
            if let style = UIModalPresentationStyle(interfaceName: name) {
                modalPresentationStyle = style
            } else {
                lack(name, "presentation style")
            }
        }
        if let name = transition {
            if let style = UIModalTransitionStyle(interfaceName: name) {
                modalTransitionStyle = style
            } else {
                lack(name, "transition style")
            }
        }
    }
}

/// What follows from a style on this device and version.
@MainActor
enum PresentationStyles {
    /// R34: `.automatic` is a page sheet since iOS 13; before, the default was full screen.
    static func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        guard style == .automatic else { return style }
        return UIKitRuntime.current.ios >= 13 ? .pageSheet : .fullScreen
    }

    /// The style that a presentation really has: in compact width popovers become sheets, and before iOS 13 sheets
    /// became the whole screen. Context styles stay what they are: on a phone too the context presents (U5).
    static func adapted(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        let isCompact = UIKitRuntime.current.configuration.idiom == .phone
        switch style {
        case .popover where isCompact: return UIKitRuntime.current.ios >= 13 ? .pageSheet : .fullScreen
        case .pageSheet where isCompact && UIKitRuntime.current.ios < 13: return .fullScreen
        case .formSheet where isCompact: return UIKitRuntime.current.ios >= 13 ? .pageSheet : .fullScreen
        default: return style
        }
    }

    /// Whether the presenter's view leaves the window, and with it hears of its disappearance (T8, T10).
    static func removesPresenter(_ style: UIModalPresentationStyle) -> Bool {
        style == .fullScreen || style == .currentContext
    }

    /// Whether a person can swipe the presented view away.
    static func isSheet(_ style: UIModalPresentationStyle) -> Bool {
        UIKitRuntime.current.ios >= 13 && (style == .pageSheet || style == .formSheet)
    }

    /// Whether the style looks for a controller that defines a presentation context (R30).
    static func isInContext(_ style: UIModalPresentationStyle) -> Bool {
        style == .currentContext || style == .overCurrentContext
    }

    /// The private class that manages a style (R111).
    static func controllerClassName(_ style: UIModalPresentationStyle) -> String {
        switch style {
        case .fullScreen: "_UIFullscreenPresentationController"
        case .overFullScreen, .blurOverFullScreen: "_UIOverFullscreenPresentationController"
        case .pageSheet: "_UIPageSheetPresentationController"
        case .formSheet: "_UIFormSheetPresentationController"
        case .currentContext: "_UICurrentContextPresentationController"
        case .overCurrentContext: "_UIOverCurrentContextPresentationController"
        case .popover: "UIPopoverPresentationController"
        default: "UIPresentationController"
        }
    }
}
