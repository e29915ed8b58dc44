/// The device's screen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The device's own screen.
    public static var main: UIScreen { UIKitRuntime.current.screen }

    /// The screen's rectangle, in points.
    public let bounds: CGRect
    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels per point.
    public let scale: CGFloat
    /// Pixels per point of the panel.
    public var nativeScale: CGFloat { scale }

    init(_ configuration: RuntimeConfiguration) {
        bounds = CGRect(origin: .zero, size: configuration.screenSize)
        scale = configuration.scale
        super.init()
    }
}

/// The kinds of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The device that the app runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitRuntime.current.configuration.idiom }
    /// The version of iOS, as "17.0".
    public var systemVersion: String { "\(UIKitRuntime.current.ios).0" }
    /// The name of the operating system.
    public var systemName: String { "iOS" }
    /// The device's model.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The device's name.
    public var name: String { UIKitRuntime.current.configuration.deviceName }
}
