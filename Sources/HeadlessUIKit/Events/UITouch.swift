/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
    /// Where a touch stands.
    public enum Phase: Int, Hashable, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// The view that the touch began in.
    open internal(set) weak var view: UIView?
    /// Where the touch stands.
    open internal(set) var phase = Phase.began
    private var windowLocation: CGPoint

    init(at point: CGPoint, view: UIView?) {
        windowLocation = point
        super.init()
        self.view = view
    }

    /// Where the finger is, in a view's coordinates, or the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return windowLocation }
        return view.convert(windowLocation, from: view.window)
    }
}

/// Something that happened to the device: touches, motion, keys.
@MainActor
open class UIEvent: NSObject {
    /// The touches of the event.
    open internal(set) var allTouches: Set<UITouch>?
}
