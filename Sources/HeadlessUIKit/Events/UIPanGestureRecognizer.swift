/// Recognises a finger that moves over the view, and follows it until it is lifted.
///
/// It begins once the finger has moved ten points in any direction; the translation counts from where it went down.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that take part.
    open var minimumNumberOfTouches = 1
    /// The most fingers that take part.
    open var maximumNumberOfTouches = Int.max

    private var start: CGPoint = .zero
    private var last: (place: CGPoint, time: Double)?
    private var speed = CGPoint.zero

    /// How far the finger has to move before the gesture begins, in points. Apple publishes none; 10 is segue's choice.
    private static let slop: CGFloat = 10
    /// How long a finger may rest before it counts as standing still, in seconds.
    private static let restingTime = 0.1

    /// How far the finger has moved, in a view's coordinates, or the window's.
    open func translation(in view: UIView?) -> CGPoint { difference(from: start, to: lastLocation, in: view) }

    /// Counts the way from here on from a translation.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let now = view.map { $0.convert(lastLocation, from: $0.window) } ?? lastLocation
        let begin = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
        start = view?.convert(begin, to: view?.window) ?? begin
    }

    /// How fast the finger moves, in points a second of a view's coordinates, or the window's.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last, RuntimeClock.current.now - last.time <= Self.restingTime else { return .zero }
        return difference(from: .zero, to: speed, in: view)
    }

    private func difference(from first: CGPoint, to second: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: second.x - first.x, y: second.y - first.y) }
        let (first, second) = (view.convert(first, from: view.window), view.convert(second, from: view.window))
        return CGPoint(x: second.x - first.x, y: second.y - first.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        (start, last, speed) = (lastLocation, (lastLocation, RuntimeClock.current.now), .zero)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let now = RuntimeClock.current.now
        if let last, now > last.time {
            let seconds = CGFloat(now - last.time)
            speed = CGPoint(x: (lastLocation.x - last.place.x) / seconds, y: (lastLocation.y - last.place.y) / seconds)
        }
        last = (lastLocation, now)
        switch state {
        case .possible:
            let way = CGPoint(x: lastLocation.x - start.x, y: lastLocation.y - start.y)
            if max(abs(way.x), abs(way.y)) >= Self.slop { state = begins(along: way) ? .began : .failed }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    /// Whether a way makes the gesture.
    func begins(along way: CGPoint) -> Bool { true }
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognises a finger that moves inward from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that the gesture may start at.
    open var edges: UIRectEdge = []

    private var startEdges: UIRectEdge = []

    /// How near to the edge the finger has to go down, in points. Apple publishes none; 13 is segue's choice.
    private static let reach: CGFloat = 13

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let (place, screen) = (lastLocation, view?.window?.bounds ?? UIScreen.main.bounds)
        startEdges = []
        if place.x <= screen.minX + Self.reach { startEdges.insert(.left) }
        if place.x >= screen.maxX - Self.reach { startEdges.insert(.right) }
        if place.y <= screen.minY + Self.reach { startEdges.insert(.top) }
        if place.y >= screen.maxY - Self.reach { startEdges.insert(.bottom) }
        startEdges.formIntersection(edges)
        if startEdges.isEmpty { state = .failed }
    }

    override func begins(along way: CGPoint) -> Bool {
        if abs(way.x) >= abs(way.y) { return startEdges.contains(way.x > 0 ? .left : .right) }
        return startEdges.contains(way.y > 0 ? .top : .bottom)
    }
}
