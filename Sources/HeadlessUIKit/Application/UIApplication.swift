/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The app.
    public static var shared: UIApplication { UIKitRuntime.current.application }

    /// The app's windows, rearmost first.
    open private(set) var windows: [UIWindow] = []
    /// The window that gets key events.
    open private(set) var keyWindow: UIWindow?
    /// The object that hears of the app's states.
    open var delegate: (any UIApplicationDelegate)?

    /// The responder that gets keys and actions without a target.
    weak var firstResponder: UIResponder?

    private var layoutIsScheduled = false

    /// Sends an action to a target, or to the first responder after the sender that can take it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = (target as AnyObject?) ?? firstResponder(for: action, from: sender) else { return false }
        let name = (receiver as? UIResponder)?.runtimeName ?? "\(type(of: receiver))"
        UIKitRuntime.current.record(.call(.init("\(action)"), about: .action), of: name)
        MethodCall(object: receiver, selector: action, arguments: [sender, event]).run()
        return true
    }

    private func firstResponder(for action: Selector, from sender: Any?) -> UIResponder? {
        var responder = firstResponder ?? sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
        while let current = responder {
            if current.canPerformAction(action, withSender: sender) { return current }
            responder = current.next
        }
        return nil
    }

    /// Starts the app as UIKit does with a main storyboard (R17): its initial controller becomes the root of a window
    /// that fills the screen.
    package func launch(root: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    func add(_ window: UIWindow) {
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }

    func makeKey(_ window: UIWindow) {
        add(window)
        keyWindow = window
    }

    /// Lets go of the windows and of what they show.
    func end() {
        for window in windows {
            window.rootViewController?.forgetPresentations()
            window.layer.forgetAnimations()
        }
        withExtendedLifetime((windows, keyWindow, delegate)) {
            (windows, keyWindow, firstResponder, delegate) = ([], nil, nil, nil)
        }
    }

    /// Lays out all windows when the clock next moves, once however often it is asked for.
    func scheduleLayout() {
        guard !layoutIsScheduled else { return }
        layoutIsScheduled = true
        RuntimeClock.current.schedule(after: 0) { [weak self] in
            guard let self else { return }
            layoutIsScheduled = false
            for window in windows { window.layoutIfNeeded() }
        }
    }
}

extension UIApplication {
    /// Names what an app was launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// Hears of the app's states.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The window that a main storyboard is shown in.
    var window: UIWindow? { get set }
    /// Called once the app is launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app gets events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app gets no more events.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app is in the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app is in the foreground again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }
}
