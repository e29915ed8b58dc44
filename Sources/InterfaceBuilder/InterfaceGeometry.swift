import XMLTree

/// A point in the units Interface Builder writes: points of the screen, y down on iOS and tvOS, up on macOS.
public struct InterfacePoint: Sendable, Hashable, Codable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height in points.
public struct InterfaceSize: Sendable, Hashable, Codable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points.
public struct InterfaceRect: Sendable, Hashable, Codable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var origin: InterfacePoint { InterfacePoint(x: x, y: y) }
    public var size: InterfaceSize { InterfaceSize(width: width, height: height) }
}

/// Distances from the four edges, in points.
public struct InterfaceInsets: Sendable, Hashable, Codable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension InterfacePoint {
    /// Reads `<point x="" y=""/>`.
    init?(_ element: XMLElement) {
        guard let x = element.number("x"), let y = element.number("y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension InterfaceSize {
    /// Reads `<size width="" height=""/>`.
    init?(_ element: XMLElement) {
        guard let width = element.number("width"), let height = element.number("height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension InterfaceRect {
    /// Reads `<rect x="" y="" width="" height=""/>`.
    init?(_ element: XMLElement) {
        guard let origin = InterfacePoint(element), let size = InterfaceSize(element) else { return nil }
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }
}

extension InterfaceInsets {
    /// Reads `<edgeInsets top="" left="" bottom="" right=""/>`; `<inset>` has `minX`, `minY`, `maxX`, `maxY` instead.
    init?(_ element: XMLElement) {
        guard let top = element.number("top") ?? element.number("minY"),
            let left = element.number("left") ?? element.number("minX"),
            let bottom = element.number("bottom") ?? element.number("maxY"),
            let right = element.number("right") ?? element.number("maxX")
        else { return nil }
        self.init(top: top, left: left, bottom: bottom, right: right)
    }
}
