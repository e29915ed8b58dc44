/// The running app.
@MainActor
open class UIApplication: UIResponder {
    /// The app.
    public static var shared: UIApplication { UIKitRuntime.current.application }

    /// The app's windows, rearmost first.
    open private(set) var windows: [UIWindow] = []
    /// The window that gets key events.
    open private(set) var keyWindow: UIWindow?
    /// The object that hears of the app's states.
    open var delegate: (any UIApplicationDelegate)?

    private var layoutIsScheduled = false

    /// Sends an action to a target, or to the first responder after the sender that can take it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = (target as AnyObject?) ?? firstResponder(for: action, from: sender) else { return false }
        let name = (receiver as? UIResponder)?.runtimeName ?? "\(type(of: receiver))"
        UIKitRuntime.current.record(.action, name, "\(name).\(action)")
        MethodCall(object: receiver, selector: action, arguments: [sender, event]).run()
        return true
    }

    private func firstResponder(for action: Selector, from sender: Any?) -> UIResponder? {
        var responder = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
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

/// Hears of the app's states.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The window that a main storyboard is shown in.
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }
}
