/// The view that covers the screen and holds everything an app shows.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The window's level among windows.
    open var windowLevel: CGFloat = 0
    /// Whether the window was shown.
    private(set) var isOnScreen = false { didSet { layer.isDisplayRoot = isOnScreen } }

    /// The view that holds the root controller's view.
    private var rootHolder: UIView?

    open override var window: UIWindow? { self }
    /// What is in a window is in no other one.
    override func enter(_ window: UIWindow?) {}
    open override var next: UIResponder? { UIKitRuntime.current.application }

    /// Whether the window is the one that gets key events.
    open var isKeyWindow: Bool { UIKitRuntime.current.application.keyWindow === self }

    /// The controller whose view fills the window.
    ///
    /// On a window that is on screen the new controller's view takes the old one's place at once.
    open var rootViewController: UIViewController? {
        willSet { if isOnScreen, newValue !== rootViewController { removeRoot() } }
        didSet { if isOnScreen, oldValue !== rootViewController { installRoot() } }
    }

    /// Shows the window and makes it key (R17).
    open func makeKeyAndVisible() {
        UIKitRuntime.current.application.add(self)
        makeKey()
        guard !isOnScreen else { return }
        isOnScreen = true
        isHidden = false
        installRoot()
    }

    /// Makes the window the one that gets key events.
    open func makeKey() { UIKitRuntime.current.application.makeKey(self) }

    private func installRoot() {
        guard let root = rootViewController else { return }
        let runtime = UIKitRuntime.current
        runtime.record(.rootController(root.runtimeName), of: root.runtimeName)
        root.loadViewIfNeeded()
        // The callbacks of a root may put another one in its place.
        guard root === rootViewController else { return }
        root.isAppearanceDriven = true
        root.beginAppearance(true, animated: false)
        guard root === rootViewController else { return }
        // R12: the design's size of a root view does not matter, it fills its host.
        root.view.frame = bounds
        addRootView(root.view)
        root.isAppearing()
        layoutIfNeeded()
        root.endAppearance()
        root.isAppearanceDriven = false
    }

    private func addRootView(_ view: UIView) {
        guard UIKitRuntime.current.ios >= 13 else { return addSubview(view) }
        // R114: since iOS 13 two private views lie between the window and the root view.
        let transition = StockView(filling: bounds, className: "UITransitionView")
        let shadow = StockView(filling: bounds, className: "UIDropShadowView")
        transition.addSubview(shadow)
        shadow.addSubview(view)
        rootHolder = transition
        insertSubview(transition, at: 0)
    }

    private func removeRoot() {
        guard let root = rootViewController, root.isViewLoaded else { return }
        root.isAppearanceDriven = true
        ModalPresentation.abandon(from: root)
        if root.appearance == .appeared || root.appearance == .appearing {
            root.beginAppearance(false, animated: false)
        }
        root.view.removeFromSuperview()
        rootHolder?.removeFromSuperview()
        rootHolder = nil
        if root.appearance == .disappearing { root.endAppearance() }
        root.isAppearanceDriven = false
    }
}

/// A view of UIKit's own that has a private class there: only its name and place matter.
final class StockView: UIView {
    /// A view that prints as that class.
    init(frame: CGRect, className: String) {
        super.init(frame: frame)
        stockClassName = className
    }

    /// A view of that class that follows the size of the view it fills.
    convenience init(filling bounds: CGRect, className: String) {
        self.init(frame: bounds, className: className)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
