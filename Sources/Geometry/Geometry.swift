/// A point in a plane, in points of the screen. Its y goes down on iOS and tvOS, and up on macOS.
public struct Point: Sendable, Hashable, Codable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// A point by its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable, Codable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// A size by its extents.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)
}

/// A rectangle by its corner of least coordinates and its size, in points.
public struct Rect: Sendable, Hashable {
    /// The top left corner.
    public var origin: Point
    /// The extents.
    public var size: Size

    /// A rectangle by corner and size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by its four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The horizontal coordinate of the corner.
    public var x: Double { origin.x }
    /// The vertical coordinate of the corner.
    public var y: Double { origin.y }
    /// The horizontal extent.
    public var width: Double { size.width }
    /// The vertical extent.
    public var height: Double { size.height }

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

/// Distances from the four edges of a rectangle, in points.
public struct Insets: Sendable, Hashable, Codable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the left edge.
    public var left: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the right edge.
    public var right: Double

    /// Insets by their four distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}

extension Rect: Codable {
    private enum Key: String, CodingKey { case x, y, width, height }

    /// Reads the four numbers `x`, `y`, `width` and `height`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            x: try values.decode(Double.self, forKey: .x), y: try values.decode(Double.self, forKey: .y),
            width: try values.decode(Double.self, forKey: .width),
            height: try values.decode(Double.self, forKey: .height))
    }

    /// Writes the four numbers `x`, `y`, `width` and `height`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(origin.x, forKey: .x)
        try values.encode(origin.y, forKey: .y)
        try values.encode(size.width, forKey: .width)
        try values.encode(size.height, forKey: .height)
    }
}
