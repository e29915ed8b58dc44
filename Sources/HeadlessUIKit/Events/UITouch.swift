/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch stands.
    public enum Phase: Int, Hashable, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// The view that the touch began in.
    open internal(set) weak var view: UIView?
    /// Where the touch stands.
    open internal(set) var phase = Phase.began
    /// When the touch was last what it is, in virtual seconds.
    open private(set) var timestamp: TimeInterval
    /// How many taps the touch is the last of.
    open internal(set) var tapCount = 1
    private var windowLocation: CGPoint
    private var previousWindowLocation: CGPoint

    init(at point: CGPoint, view: UIView?) {
        windowLocation = point
        previousWindowLocation = point
        timestamp = RuntimeClock.current.now
        super.init()
        self.view = view
    }

    /// The window that the touch began in.
    open var window: UIWindow? { view?.window }

    func move(to point: CGPoint) {
        previousWindowLocation = windowLocation
        windowLocation = point
        timestamp = RuntimeClock.current.now
    }

    /// Where the finger was before, in a view's coordinates, or the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        guard let view else { return previousWindowLocation }
        return view.convert(previousWindowLocation, from: view.window)
    }

    /// Where the finger is, in a view's coordinates, or the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return windowLocation }
        return view.convert(windowLocation, from: view.window)
    }
}

/// Something that happened to the device: touches, motion, keys.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The touches of the event.
    open internal(set) var allTouches: Set<UITouch>?
}
