// Foundation on Linux prints these structures by their members; on Apple's systems `print` shows their numbers alone.

#if !canImport(CoreGraphics)
    extension CGPoint: @retroactive CustomDebugStringConvertible {
        /// The coordinates, as `print` shows them on Apple's systems.
        public var debugDescription: String { "(\(x), \(y))" }
    }

    extension CGSize: @retroactive CustomDebugStringConvertible {
        /// The extents, as `print` shows them on Apple's systems.
        public var debugDescription: String { "(\(width), \(height))" }
    }

    extension CGRect: @retroactive CustomDebugStringConvertible {
        /// The four numbers, as `print` shows them on Apple's systems.
        public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
    }

    extension CGPoint {
        /// Whether two points are the same.
        public func equalTo(_ point: CGPoint) -> Bool { self == point }
    }

    extension CGSize {
        /// Whether two sizes are the same.
        public func equalTo(_ size: CGSize) -> Bool { self == size }
    }

    extension CGRect {
        /// Whether two rectangles are the same.
        public func equalTo(_ rect: CGRect) -> Bool { self == rect }
    }
#endif
