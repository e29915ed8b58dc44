#if !canImport(CoreGraphics)
    /// A two-dimensional vector.
    public struct CGVector: Sendable, Hashable, Codable {
        /// The x component.
        public var dx: CGFloat
        /// The y component.
        public var dy: CGFloat

        /// The vector of length 0.
        public init() { self.init(dx: 0, dy: 0) }

        /// A vector by its components.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        /// A vector by its components.
        public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

        /// A vector by its components.
        public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

        /// The vector of length 0.
        public static let zero = CGVector()
    }

    extension CGVector: CustomDebugStringConvertible {
        /// The components, as `print` shows them on Apple's systems.
        public var debugDescription: String { "(\(dx), \(dy))" }
    }
#endif
