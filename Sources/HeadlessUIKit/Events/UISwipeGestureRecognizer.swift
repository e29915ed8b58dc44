/// Recognises a quick stroke in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of strokes.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)

        /// The direction of a stroke: the way in which it went farther; `nil` for one that is too short.
        ///
        /// - Parameter minimum: the least length in points. Apple publishes none; 30 is segue's choice.
        package init?(from start: CGPoint, to end: CGPoint, minimum: CGFloat = 30) {
            let across = end.x - start.x
            let down = end.y - start.y
            guard max(abs(across), abs(down)) >= minimum else { return nil }
            if abs(across) > abs(down) {
                self = across > 0 ? .right : .left
            } else {
                self = down > 0 ? .down : .up
            }
        }
    }

    /// The directions that are recognised.
    open var direction = Direction.right
    /// How many fingers take part.
    open var numberOfTouchesRequired = 1
}

/// Recognises taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture.
    open var numberOfTapsRequired = 1
    /// How many fingers take part.
    open var numberOfTouchesRequired = 1
}
