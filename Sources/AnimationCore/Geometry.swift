/// A point in a plane; y points down.
public struct Point: Sendable, Hashable {
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

/// A width and a height.
public struct Size: Sendable, Hashable {
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

/// A rectangle by its corner of least coordinates and its size.
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

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

/// Distances from the four edges of a rectangle.
public struct Insets: Sendable, Hashable {
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

/// A colour by its gamma-encoded sRGB components and its alpha, not premultiplied: how Core Animation blends colours.
public struct RGBA: Sendable, Hashable {
    /// The red component, 0...1 inside sRGB.
    public var red: Double
    /// The green component, 0...1 inside sRGB.
    public var green: Double
    /// The blue component, 0...1 inside sRGB.
    public var blue: Double
    /// The opacity, 0...1.
    public var alpha: Double

    /// A colour by its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Black, fully transparent.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
